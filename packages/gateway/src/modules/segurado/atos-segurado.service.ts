import type {
  AlvoDoLote,
  ConsultaSegurados,
  DadosTarefa,
  MensagemAoSegurado,
  OportunidadeDeVenda,
  ResultadoRegistro,
} from '@balcao/contracts';
import { erroCampo, hojeEm } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { camposInvalidos, naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos, Tarefas } from '../../plugins/ports.ts';
import { actOnLote } from '../lista/index.ts';
import type { TarefaPort } from '../tarefa/index.ts';
import type { Volume } from '../volume/index.ts';
import type { AtosSeguradoRepository, DestinatarioRow } from './atos-segurado.repository.ts';
import { copy } from './atos-segurado.copy.ts';
import { createMensageiro, type Motivo } from './mensageiro-segurado.ts';

type Filtros = Omit<ConsultaSegurados, 'pagina' | 'tamanho' | 'ordenar'>;
type Alvo = AlvoDoLote<Filtros>;

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly newId: () => string;
  readonly tarefas: Pick<Tarefas, 'enqueue'>;
  readonly atos: AtosSeguradoRepository;
  readonly tarefa: Pick<TarefaPort, 'insert'>;
  readonly volume: Pick<Volume, 'take' | 'assertTexto'>;
  readonly findIds: (filtros: Filtros, chamador: Chamador, limite: number) => Promise<readonly string[]>;
}

/** What is done for many clients at once, each by itself. */
export function createAtosSeguradoService({ db, agora, newId, tarefas, atos, tarefa: tarefaPort, volume, findIds }: Deps) {
  const forEach = (
    alvo: Alvo,
    chamador: Chamador,
    act: (tx: Tx, cliente: DestinatarioRow) => Promise<Motivo>,
  ): Promise<ResultadoRegistro[]> =>
    actOnLote(alvo, {
      find: (filtros, limite) => findIds(filtros, chamador, limite),
      act: (ids) =>
        db.tenant(chamador, async (tx) => {
          const desfechos = new Map<string, ResultadoRegistro>();
          // always in the same order, so that two batches with the same clients cannot wait for each other
          for (const id of ids.toSorted()) {
            const cliente = await atos.findDestinatario(tx, id);
            const mensagem = cliente ? await act(tx, cliente) : naoEncontrado().mensagem;
            desfechos.set(id, { id, nome: cliente?.nome ?? null, ok: mensagem === null, mudou: mensagem === null, mensagem });
          }
          return ids.flatMap((id) => desfechos.get(id) ?? []);
        }),
    });

  const mensageiro = createMensageiro({ agora, newId, tarefas, atos, volume });

  return {
    /** @throws {Recusa} 422 when who is to do it is nobody active, or the day has passed; as `actOnLote` */
    async createTarefas({ tarefa, ...alvo }: Alvo & { tarefa: DadosTarefa }, chamador: Chamador): Promise<ResultadoRegistro[]> {
      const { responsavelId, ...dados } = tarefa;
      if (dados.vencimento < hojeEm(agora())) throw camposInvalidos([erroCampo('tarefa.vencimento', 'foraDaFaixa', copy.diaPassado)]);
      const responsavel = responsavelId ?? chamador.usuarioId;
      if (!(await db.tenant(chamador, (tx) => atos.isUsuarioAtivo(tx, responsavel))))
        throw camposInvalidos([erroCampo('tarefa.responsavelId', 'desconhecido', copy.responsavel)]);
      return forEach(alvo, chamador, async (tx, { id }) => {
        await tarefaPort.insert(tx, chamador, { ...dados, id: newId(), responsavelId: responsavel, vinculo: { tipo: 'segurado', id } });
        return null;
      });
    },

    /** @throws {Recusa} 422 of a link in a trial; as `actOnLote` */
    async sendMensagens({ mensagem, ...alvo }: Alvo & { mensagem: MensagemAoSegurado }, chamador: Chamador): Promise<ResultadoRegistro[]> {
      volume.assertTexto(chamador, { 'mensagem.assunto': mensagem.assunto, 'mensagem.texto': mensagem.texto });
      return forEach(alvo, chamador, (tx, cliente) => mensageiro.write(tx, chamador, cliente, mensagem));
    },

    listOportunidades: (chamador: Chamador): Promise<OportunidadeDeVenda[]> =>
      db.tenant(chamador, (tx) => atos.listOportunidades(tx, hojeEm(agora()))),
  };
}

export type AtosSeguradoService = ReturnType<typeof createAtosSeguradoService>;
