import type { ArquivoExtrato, PedidoMapeamento } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import { sha256Of } from '../../plugins/file-store.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { ArquivoExtratoRepository } from './arquivo-extrato.repository.ts';
import {
  arquivoAusente,
  arquivoRepetido,
  arquivoVazio,
  corretoraDesconhecida,
  jaNaoEspera,
  mapeamentoSemIdentidade,
  mapeamentoSemValor,
  seguradoraDesconhecida,
} from './extrato-comissao.errors.ts';
import { type PedidoLerExtrato, TAREFA_LER_EXTRATO } from './read-extrato.job.ts';

interface Deps extends Pick<Recursos, 'db' | 'tarefas'> {
  readonly newId: () => string;
  readonly arquivos: ArquivoExtratoRepository;
}

interface ArquivoRecebido {
  readonly nome: string;
  readonly corretoraId: string;
  readonly seguradora?: string | undefined;
  readonly conteudo: Buffer | null;
}

/** By what a line is of somebody's commission. */
const IDENTIDADE = ['apolice', 'proposta', 'documento'] as const;

/** Files on their way to be statements. */
export function createArquivoExtratoService({ db, tarefas, newId, arquivos }: Deps) {
  async function read(tx: Tx, id: string): Promise<ArquivoExtrato> {
    const arquivo = await arquivos.find(tx, id);
    if (!arquivo) throw naoEncontrado();
    return arquivo;
  }

  const enqueue = (tx: Tx, { assinaturaId, usuarioId }: Chamador, arquivoId: string): Promise<void> => {
    const pedido: PedidoLerExtrato = { assinaturaId, usuarioId, arquivoId };
    return tarefas.enqueue(tx, TAREFA_LER_EXTRATO, pedido, { chave: `${TAREFA_LER_EXTRATO}:${arquivoId}` });
  };

  async function assertSeguradora(tx: Tx, slug: string): Promise<void> {
    if (!(await arquivos.listSeguradoras(tx)).some((uma) => uma.slug === slug)) throw seguradoraDesconhecida();
  }

  return {
    /** @throws {Recusa} 422 at `arquivo` when it is empty or came before */
    async add({ nome, corretoraId, seguradora, conteudo }: ArquivoRecebido, chamador: Chamador): Promise<ArquivoExtrato> {
      if (!conteudo) throw arquivoAusente();
      if (conteudo.length === 0) throw arquivoVazio();
      const sha256 = sha256Of(conteudo);
      return db.tenant(chamador, async (tx) => {
        if (!(await arquivos.hasCorretora(tx, corretoraId))) throw corretoraDesconhecida();
        if (seguradora) await assertSeguradora(tx, seguradora);
        const id = newId();
        const isNovo = await arquivos.insert(tx, chamador, { id, corretoraId, seguradora: seguradora ?? null, nome, sha256, conteudo });
        const repetido = isNovo ? null : await arquivos.findRepetido(tx, sha256);
        if (repetido) throw arquivoRepetido(repetido.nome, repetido.dia, repetido.numero);
        await enqueue(tx, chamador, id);
        return read(tx, id);
      });
    },

    list: (chamador: Chamador): Promise<ArquivoExtrato[]> => db.tenant(chamador, (tx) => arquivos.list(tx)),

    /** @throws {Recusa} 422 where the mapping does not say what a line is of, 409 when the file waits for none */
    map: (
      arquivoId: string,
      { seguradora, mapeamento, numero, creditoEm }: PedidoMapeamento,
      chamador: Chamador,
    ): Promise<ArquivoExtrato> =>
      db.tenant(chamador, async (tx) => {
        if (!mapeamento.campos.valor) throw mapeamentoSemValor();
        if (IDENTIDADE.every((campo) => !mapeamento.campos[campo])) throw mapeamentoSemIdentidade();
        await assertSeguradora(tx, seguradora);
        const preso = await arquivos.lock(tx, arquivoId);
        if (!preso) throw naoEncontrado();
        if (preso.status !== 'SEM_MAPEAMENTO') throw jaNaoEspera();
        await arquivos.setMapeamento(tx, arquivoId, {
          seguradora,
          mapeamento,
          dito: { numero: numero || null, creditoEm: creditoEm ?? null },
        });
        await enqueue(tx, chamador, arquivoId);
        return read(tx, arquivoId);
      }),

    /** Given up twice is given up once. */
    cancel: (arquivoId: string, chamador: Chamador): Promise<ArquivoExtrato> =>
      db.tenant(chamador, async (tx) => {
        const preso = await arquivos.lock(tx, arquivoId);
        if (!preso) throw naoEncontrado();
        if (preso.status === 'LIDO') throw jaNaoEspera();
        await arquivos.giveUp(tx, arquivoId, { status: 'CANCELADO', recusa: null });
        return read(tx, arquivoId);
      }),
  };
}
