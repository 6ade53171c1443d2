import type { ComissaoDoExtrato, ConsultaRecebimentos, DadosRecebimento, Recebimento } from '@balcao/contracts';
import { foldTexto, hojeEm, receiveComissao } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { assertNotConciliado } from '../extrato-bancario/index.ts';
import { padraoDa } from '../lista/index.ts';
import { assertForaDeLote, assertSemRepassePago } from '../repasse/index.ts';
import type { ArquivoExtratoRepository } from './arquivo-extrato.repository.ts';
import type { BaixaRepository } from './baixa.repository.ts';
import type { ComissaoDoExtratoRepository } from './comissao-do-extrato.repository.ts';
import {
  contaDesconhecida,
  corretoraDesconhecida,
  diaNoFuturo,
  parteDuasVezes,
  parteIndisponivel,
  partesDemais,
  parteSemValor,
  recebimentoDeExtrato,
  recebimentoMudou,
  seguradoraDesconhecida,
} from './extrato-comissao.errors.ts';
import type { RecebimentoRepository } from './recebimento.repository.ts';
import { undoEfeitos } from './undo-efeitos.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly newId: () => string;
  readonly recebimentos: RecebimentoRepository;
  readonly arquivos: Pick<ArquivoExtratoRepository, 'listSeguradoras' | 'hasCorretora'>;
  readonly comissoes: Pick<ComissaoDoExtratoRepository, 'listPorPrevisao'>;
  readonly baixas: Pick<
    BaixaRepository,
    | 'allowUndo'
    | 'hasConta'
    | 'insertEfeitos'
    | 'listDoRecebimento'
    | 'listEfeitos'
    | 'lockComissoes'
    | 'removeEfeitos'
    | 'setComissoes'
    | 'setDia'
  >;
}

/** Receipts without a statement; those of statements are changed where they are settled. */
export function createRecebimentoService({ db, agora, newId, recebimentos, arquivos, comissoes, baixas }: Deps) {
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

  /** The commissions it names receive what it says, as a statement's do. @throws {Recusa} 422 at the part that cannot be */
  async function receive(tx: Tx, chamador: Chamador, recebimentoId: string, dados: DadosRecebimento): Promise<void> {
    const { comissoes: partes, valorCentavos, irrfCentavos, issCentavos, inssCentavos, outrosCentavos } = dados;
    if (partes.length === 0) return;
    const total = valorCentavos + irrfCentavos + issCentavos + inssCentavos + outrosCentavos;
    if (partes.reduce((soma, parte) => soma + parte.valorCentavos, 0) > total) throw partesDemais();
    const ids = partes.map(({ comissaoId }) => comissaoId);
    const estados = new Map((await baixas.listDoRecebimento(tx, dados, ids)).map((uma) => [uma.id, uma]));
    const efeitos = partes.map(({ comissaoId, valorCentavos: valor, isParte }, n) => {
      if (ids.indexOf(comissaoId) !== n) throw parteDuasVezes(`comissoes.${n}.comissaoId`);
      if (valor === 0) throw parteSemValor(`comissoes.${n}.valorCentavos`);
      const antes = estados.get(comissaoId);
      const depois = antes && receiveComissao(antes, valor, isParte);
      if (!antes || !depois) throw parteIndisponivel(`comissoes.${n}.comissaoId`);
      return {
        recebimentoId,
        comissaoId,
        valorCentavos: valor,
        recebidaAntesCentavos: antes.recebidaCentavos,
        statusAntes: antes.status,
        statusDepois: depois.status,
      };
    });
    await baixas.setComissoes(
      tx,
      efeitos.map(({ comissaoId, statusDepois, recebidaAntesCentavos, valorCentavos: valor }) => ({
        id: comissaoId,
        status: statusDepois,
        recebidaCentavos: recebidaAntesCentavos + valor,
      })),
    );
    await baixas.insertEfeitos(tx, chamador, efeitos);
  }

  /** One written by hand, held, as it was read. @throws {Recusa} 404, 409 */
  async function lock(tx: Tx, id: string, versao: number): Promise<void> {
    if ((await recebimentos.lock(tx, id)) === 0) throw naoEncontrado();
    const atual = await read(tx, id);
    if (atual.extratoId !== null) throw recebimentoDeExtrato();
    if (atual.versao !== versao) throw recebimentoMudou(atual);
    await assertNotConciliado(tx, id);
  }

  return {
    list: (consulta: ConsultaRecebimentos, chamador: Chamador) =>
      db.tenant(chamador, async (tx) => ({
        ...(await recebimentos.list(tx, consulta)),
        pagina: consulta.pagina,
        tamanho: consulta.tamanho,
      })),

    listEsperadas: (
      { seguradora, corretoraId, q }: { seguradora: string; corretoraId: string; q?: string | undefined },
      chamador: Chamador,
    ): Promise<ComissaoDoExtrato[]> =>
      db.tenant(chamador, async (tx) => {
        if (!(await arquivos.hasCorretora(tx, corretoraId))) throw corretoraDesconhecida();
        return comissoes.listPorPrevisao(tx, { seguradora, corretoraId }, q ? padraoDa(foldTexto(q)) : null);
      }),

    create: (dados: DadosRecebimento, chamador: Chamador): Promise<Recebimento> =>
      db.tenant(chamador, async (tx) => {
        await judge(tx, dados);
        const id = newId();
        await baixas.setDia(tx, dados.dia);
        await recebimentos.insert(tx, chamador, id, dados);
        await receive(tx, chamador, id, dados);
        return read(tx, id);
      }),

    update: (
      { recebimentoId, versao, ...dados }: DadosRecebimento & { recebimentoId: string; versao: number },
      chamador: Chamador,
    ): Promise<Recebimento> =>
      db.tenant(chamador, async (tx) => {
        await lock(tx, recebimentoId, versao);
        await assertSemRepassePago(tx, recebimentoId);
        const pagas = dados.comissoes.map(({ comissaoId }) => comissaoId);
        await baixas.lockComissoes(tx, recebimentoId, pagas);
        await judge(tx, dados);
        await baixas.setDia(tx, dados.dia);
        await undoEfeitos(tx, baixas, recebimentoId);
        await baixas.removeEfeitos(tx, recebimentoId);
        await recebimentos.update(tx, recebimentoId, dados);
        await receive(tx, chamador, recebimentoId, dados);
        return read(tx, recebimentoId);
      }),

    remove: ({ recebimentoId, versao }: { recebimentoId: string; versao: number }, chamador: Chamador): Promise<Record<string, never>> =>
      db.tenant(chamador, async (tx) => {
        await lock(tx, recebimentoId, versao);
        await assertForaDeLote(tx, recebimentoId);
        await undoEfeitos(tx, baixas, recebimentoId);
        await recebimentos.remove(tx, recebimentoId);
        return {};
      }),
  };
}
