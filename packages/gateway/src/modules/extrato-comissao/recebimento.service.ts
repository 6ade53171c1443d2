import type { ConsultaRecebimentos, DadosRecebimento, Recebimento } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { ArquivoExtratoRepository } from './arquivo-extrato.repository.ts';
import type { BaixaRepository } from './baixa.repository.ts';
import {
  contaDesconhecida,
  corretoraDesconhecida,
  diaNoFuturo,
  recebimentoDeExtrato,
  recebimentoMudou,
  seguradoraDesconhecida,
} from './extrato-comissao.errors.ts';
import type { RecebimentoRepository } from './recebimento.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly newId: () => string;
  readonly recebimentos: RecebimentoRepository;
  readonly arquivos: Pick<ArquivoExtratoRepository, 'listSeguradoras' | 'hasCorretora'>;
  readonly baixas: Pick<BaixaRepository, 'hasConta' | 'setDia'>;
}

/** Receipts without a statement; those of statements are changed where they are settled. */
export function createRecebimentoService({ db, agora, newId, recebimentos, arquivos, baixas }: Deps) {
  async function read(tx: Tx, id: string): Promise<Recebimento> {
    const recebimento = await recebimentos.find(tx, id);
    if (!recebimento) throw naoEncontrado();
    return recebimento;
  }

  /** @throws {Recusa} 422 at what is not there, or is still to come */
  async function judge(tx: Tx, { seguradora, corretoraId, contaId, dia }: DadosRecebimento): Promise<void> {
    if (dia > hojeEm(agora())) throw diaNoFuturo('dia');
    if (!(await arquivos.listSeguradoras(tx)).some(({ slug }) => slug === seguradora)) throw seguradoraDesconhecida();
    if (!(await arquivos.hasCorretora(tx, corretoraId))) throw corretoraDesconhecida();
    if (!(await baixas.hasConta(tx, contaId, [corretoraId]))) throw contaDesconhecida();
  }

  /** One written by hand, held, as it was read. @throws {Recusa} 404, 409 */
  async function lock(tx: Tx, id: string, versao: number): Promise<void> {
    if ((await recebimentos.lock(tx, id)) === 0) throw naoEncontrado();
    const atual = await read(tx, id);
    if (atual.extratoId !== null) throw recebimentoDeExtrato();
    if (atual.versao !== versao) throw recebimentoMudou(atual);
  }

  return {
    list: (consulta: ConsultaRecebimentos, chamador: Chamador) =>
      db.tenant(chamador, async (tx) => ({
        ...(await recebimentos.list(tx, consulta)),
        pagina: consulta.pagina,
        tamanho: consulta.tamanho,
      })),

    create: (dados: DadosRecebimento, chamador: Chamador): Promise<Recebimento> =>
      db.tenant(chamador, async (tx) => {
        await judge(tx, dados);
        const id = newId();
        await baixas.setDia(tx, dados.dia);
        await recebimentos.insert(tx, chamador, id, dados);
        return read(tx, id);
      }),

    update: (
      { recebimentoId, versao, ...dados }: DadosRecebimento & { recebimentoId: string; versao: number },
      chamador: Chamador,
    ): Promise<Recebimento> =>
      db.tenant(chamador, async (tx) => {
        await lock(tx, recebimentoId, versao);
        await judge(tx, dados);
        await baixas.setDia(tx, dados.dia);
        await recebimentos.update(tx, recebimentoId, dados);
        return read(tx, recebimentoId);
      }),

    remove: ({ recebimentoId, versao }: { recebimentoId: string; versao: number }, chamador: Chamador): Promise<Record<string, never>> =>
      db.tenant(chamador, async (tx) => {
        await lock(tx, recebimentoId, versao);
        await recebimentos.remove(tx, recebimentoId);
        return {};
      }),
  };
}
