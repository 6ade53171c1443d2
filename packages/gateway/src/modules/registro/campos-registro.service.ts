import type { ErroCampo } from '@balcao/contracts';
import type { CamposDoRegistro } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { camposInvalidos } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { arquivoDeCampos } from './campos-registro-arquivo.ts';
import { type CamposRepository, historiaDeCampos } from './campos-registro.repository.ts';
import { createEscritaService } from './escrita-registro.service.ts';
import { type ConsultaDoRegistro, createLeituraService } from './leitura-registro.service.ts';
import { type NomeDoRegistro, registroRepetido } from './registro.errors.ts';
import type { FonteDeUso } from './usos-registro.repository.ts';

/** What every record of plain fields has beside them. */
interface Gravado {
  readonly id: string;
  readonly versao: number;
  readonly ativo: boolean;
  readonly alteradoEm: string;
}
interface ConsultaComSituacao extends ConsultaDoRegistro {
  readonly situacao?: 'ATIVO' | 'INATIVO' | undefined;
}

interface Deps<Dados extends object, Ficha extends Dados & Gravado> extends Pick<Recursos, 'db'> {
  readonly newId: () => string;
  readonly repository: CamposRepository<Dados, Ficha>;
  readonly nome: NomeDoRegistro;
  readonly tabela: string;
  readonly campos: CamposDoRegistro<Dados>;
  readonly unico: keyof Dados & string;
  /** Whatever names one: what is named is deactivated, never excluded. */
  readonly usos: readonly FonteDeUso[];
  /** What a change of one that is there may not be, at its fields. */
  readonly refuseMudanca?: (tx: Tx, atual: Ficha, dados: Dados) => Promise<readonly ErroCampo[]>;
}

/** Everything a record of plain fields does: it is listed, written, exported as a file, and its history is read. */
export function createCamposService<Dados extends object, Ficha extends Dados & Gravado, C extends ConsultaComSituacao>(
  deps: Deps<Dados, Ficha>,
) {
  const { db, newId, repository, nome, tabela, campos, unico, usos, refuseMudanca } = deps;
  const leitura = createLeituraService<Ficha, Ficha, C>({
    db,
    repository,
    usos,
    arquivo: arquivoDeCampos<Dados, Ficha>(nome.codigo, campos),
    historiaOf: (_, id) => [{ nome: tabela, ids: [id], colunas: historiaDeCampos(campos) }],
  });
  const escrita = createEscritaService<Ficha, C>({ db, nome, repository, leitura, usos });

  async function assertUnico(tx: Tx, id: string, dados: Dados, chamador: Chamador): Promise<void> {
    if (await repository.isTomado(tx, chamador, dados[unico], id)) throw registroRepetido(nome, unico);
  }

  return {
    ...leitura,
    ...escrita,

    /** @throws {Recusa} 422 at the field another already has */
    create: (dados: Dados, chamador: Chamador): Promise<Ficha> =>
      db.tenant(chamador, async (tx) => {
        const id = newId();
        await assertUnico(tx, id, dados, chamador);
        await repository.insert(tx, chamador, id, dados);
        return leitura.read(tx, id);
      }),

    /** @throws {Recusa} 409 with what stands now when somebody wrote since `versao` was read; 422 as `create` */
    update: (id: string, { versao, ...dados }: Dados & { readonly versao: number }, chamador: Chamador): Promise<Ficha> =>
      escrita.change({ id, versao }, chamador, async (tx) => {
        await assertUnico(tx, id, dados as unknown as Dados, chamador);
        const erros = (await refuseMudanca?.(tx, await leitura.read(tx, id), dados as unknown as Dados)) ?? [];
        if (erros.length > 0) throw camposInvalidos(erros);
        await repository.update(tx, id, dados as unknown as Dados);
      }),
  };
}
