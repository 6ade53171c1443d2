import type { AlvoDoLote, Call, NoFormato } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { Chamador } from '../../plugins/ports.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import type { createEscritaService } from './escrita-registro.service.ts';
import type { ConsultaDoRegistro, FiltrosDe, LeituraService } from './leitura-registro.service.ts';

type Asks<I> = Call<z.ZodMiniType<I>>;
type Named = Readonly<Record<string, unknown>>;
type Serving = Pick<RecursosModulo, 'serve' | 'serveFile'>;

interface RotasDeLeitura<Ficha extends object, Item extends object, C extends ConsultaDoRegistro> {
  readonly calls: {
    readonly listFichas: Asks<C>;
    readonly exportFichas: Asks<NoFormato<C>>;
    readonly getFicha: Asks<Named>;
    readonly listUsos: Asks<Named>;
    readonly listHistoria: Asks<Named>;
  };
  /** The word its addresses name one by. */
  readonly param: string;
  readonly service: LeituraService<Ficha, Item, C>;
}

/** Serves the calls of a record that change nothing. */
export function leituraRoutes<Ficha extends object, Item extends object, C extends ConsultaDoRegistro>(
  app: FastifyInstance,
  { serve, serveFile }: Serving,
  { calls, param, service }: RotasDeLeitura<Ficha, Item, C>,
): void {
  const idOf = (input: Named): string => String(input[param]);
  serve(app, calls.listFichas, (consulta, { chamador }) => service.list(consulta, chamador));
  serveFile(app, calls.exportFichas, (consulta, { chamador }) => service.exportFile(consulta, chamador));
  serve(app, calls.getFicha, (input, { chamador }) => service.get(idOf(input), chamador));
  serve(app, calls.listUsos, (input, { chamador }) => service.listUsos(idOf(input), chamador));
  serve(app, calls.listHistoria, (input, { chamador }) => service.listHistoria(idOf(input), chamador));
}

type EscritaService<C extends ConsultaDoRegistro> = Pick<ReturnType<typeof createEscritaService<object, C>>, 'setAtivos' | 'remove'>;

interface RotasDeEscrita<C extends ConsultaDoRegistro> {
  readonly calls: {
    readonly setAtivos: Asks<AlvoDoLote<FiltrosDe<C>> & { readonly ativo: boolean }>;
    readonly deleteFicha: Asks<Named & { readonly versao: number }>;
  };
  readonly param: string;
  readonly service: EscritaService<C>;
}

/** Serves the calls that turn records on and off and take them away; what creates and changes one is each record's own. */
export function escritaRoutes<C extends ConsultaDoRegistro>(
  app: FastifyInstance,
  { serve }: Serving,
  { calls, param, service }: RotasDeEscrita<C>,
): void {
  serve(app, calls.setAtivos, (pedido, { chamador }) => service.setAtivos(pedido, chamador));
  serve(app, calls.deleteFicha, ({ versao, ...input }, { chamador }) =>
    service.remove({ id: String((input as Named)[param]), versao }, chamador),
  );
}

interface RotasDeCampos<Dados extends object, Ficha extends object, C extends ConsultaDoRegistro>
  extends Omit<RotasDeLeitura<Ficha, Ficha, C>, 'calls' | 'service'> {
  readonly calls: RotasDeLeitura<Ficha, Ficha, C>['calls'] &
    RotasDeEscrita<C>['calls'] & {
      readonly createFicha: Asks<Dados>;
      readonly updateFicha: Asks<Dados & { readonly id: string; readonly versao: number }>;
    };
  readonly service: LeituraService<Ficha, Ficha, C> &
    EscritaService<C> & {
      create(dados: Dados, chamador: Chamador): Promise<Ficha>;
      update(id: string, dados: Dados & { readonly versao: number }, chamador: Chamador): Promise<Ficha>;
    };
}

/** Serves every call of a record of plain fields, whose addresses name one by `id`. */
export function camposRoutes<Dados extends object, Ficha extends object, C extends ConsultaDoRegistro>(
  app: FastifyInstance,
  serving: Serving,
  { calls, service, ...rotas }: RotasDeCampos<Dados, Ficha, C>,
): void {
  leituraRoutes(app, serving, { ...rotas, calls, service });
  escritaRoutes(app, serving, { ...rotas, calls, service });
  serving.serve(app, calls.createFicha, (dados, { chamador }) => service.create(dados, chamador));
  serving.serve(app, calls.updateFicha, ({ id, ...dados }, { chamador }) =>
    service.update(id, dados as unknown as Dados & { readonly versao: number }, chamador),
  );
}
