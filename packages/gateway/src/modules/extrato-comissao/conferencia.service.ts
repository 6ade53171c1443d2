import type { ComissaoDoExtrato, DecisaoPedida, ExtratoComissao, LinhaExtrato, SituacaoLinha, StatusExtrato } from '@balcao/contracts';
import { type Casamento, foldTexto } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { padraoDa } from '../lista/index.ts';
import type { ArquivoExtratoRepository } from './arquivo-extrato.repository.ts';
import type { ComissaoDoExtratoRepository } from './comissao-do-extrato.repository.ts';
import {
  baixadoNaoSai,
  comissaoIndisponivel,
  foraDeConferencia,
  parteRepetida,
  partesNaoSomam,
  semSugestao,
} from './extrato-comissao.errors.ts';
import type { ExtratoPreso, ExtratoRepository } from './extrato.repository.ts';
import type { LinhaDecidida, LinhaExtratoRepository } from './linha-extrato.repository.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly extratos: ExtratoRepository;
  readonly linhas: LinhaExtratoRepository;
  readonly comissoes: ComissaoDoExtratoRepository;
  readonly arquivos: ArquivoExtratoRepository;
}

/** A line and how it was matched, as somebody decides it. */
interface LinhaPresa {
  readonly casamento: Casamento;
  readonly valorCentavos: number;
}

interface PedidoDeLinhas {
  readonly extratoId: string;
  readonly situacao?: SituacaoLinha | undefined;
  readonly q?: string | undefined;
  readonly pagina: number;
  readonly tamanho: number;
}

const isBaixado = (status: StatusExtrato): boolean => status === 'BAIXADO' || status === 'DIVERGENTE';
/** A text as it is looked for within others. */
const padraoOf = (q: string | undefined): string | null => (q ? padraoDa(foldTexto(q)) : null);

/** The conference of statements: each line is decided by a person, until the statement is settled. */
export function createConferenciaService({ db, extratos, linhas, comissoes, arquivos }: Deps) {
  async function read(tx: Tx, id: string): Promise<ExtratoComissao> {
    const extrato = await extratos.find(tx, id);
    if (!extrato) throw naoEncontrado();
    return extrato;
  }

  async function lockConferivel(tx: Tx, id: string): Promise<ExtratoPreso> {
    const [extrato] = await extratos.lock(tx, [id]);
    if (!extrato) throw naoEncontrado();
    if (isBaixado(extrato.status)) throw foraDeConferencia();
    return extrato;
  }

  async function assertAbertas(tx: Tx, extrato: ExtratoPreso, ids: readonly string[], campo: string): Promise<void> {
    const abertas = await comissoes.listAbertas(tx, extrato, ids);
    if (ids.some((id) => !abertas.has(id))) throw comissaoIndisponivel(campo);
  }

  async function decisionOf(
    tx: Tx,
    extrato: ExtratoPreso,
    { casamento, valorCentavos }: LinhaPresa,
    pedida: DecisaoPedida,
  ): Promise<LinhaDecidida> {
    const whole = (comissaoId: string) => [{ comissaoId, valorCentavos }];
    if (pedida.acao === 'IGNORAR') return { decisao: 'IGNORADA', motivo: pedida.motivo, partes: [] };
    if (pedida.acao === 'ACEITAR') {
      if (casamento.comissaoId === null) throw semSugestao();
      await assertAbertas(tx, extrato, [casamento.comissaoId], 'decisao.acao');
      return { decisao: 'ACEITA', motivo: null, partes: whole(casamento.comissaoId) };
    }
    if (pedida.acao === 'ESCOLHER') {
      await assertAbertas(tx, extrato, [pedida.comissaoId], 'decisao.comissaoId');
      return { decisao: 'ESCOLHIDA', motivo: null, partes: whole(pedida.comissaoId) };
    }
    if (pedida.acao === 'DIVIDIR') {
      const ids = pedida.partes.map(({ comissaoId }) => comissaoId);
      if (new Set(ids).size < ids.length) throw parteRepetida();
      const soma = pedida.partes.reduce((total, parte) => total + parte.valorCentavos, 0);
      if (soma !== valorCentavos || pedida.partes.some((parte) => parte.valorCentavos === 0)) throw partesNaoSomam();
      await assertAbertas(tx, extrato, ids, 'decisao.partes');
      return { decisao: 'DIVIDIDA', motivo: null, partes: pedida.partes };
    }
    // as the rules had it, unless what was certain is taken by now
    const { comissaoId, decisao } = casamento;
    const isCerta =
      decisao === 'AUTOMATICA' && comissaoId !== null && (await comissoes.listAbertas(tx, extrato, [comissaoId])).has(comissaoId);
    return isCerta ? { decisao: 'AUTOMATICA', motivo: null, partes: whole(comissaoId) } : { decisao: 'PENDENTE', motivo: null, partes: [] };
  }

  return {
    get: (id: string, chamador: Chamador): Promise<ExtratoComissao> => db.tenant(chamador, (tx) => read(tx, id)),

    listLinhas: ({ extratoId, situacao, q, pagina, tamanho }: PedidoDeLinhas, chamador: Chamador) =>
      db.tenant(chamador, async (tx) => {
        const { status } = await read(tx, extratoId);
        const pedido = { situacao: situacao ?? null, padrao: padraoOf(q), pagina, tamanho };
        return { ...(await linhas.list(tx, { id: extratoId, isBaixado: isBaixado(status) }, pedido)), pagina, tamanho };
      }),

    listCandidatas: (
      { extratoId, linhaId, q }: { extratoId: string; linhaId: string; q?: string | undefined },
      chamador: Chamador,
    ): Promise<ComissaoDoExtrato[]> =>
      db.tenant(chamador, async (tx) => {
        const { seguradora, corretora, status } = await read(tx, extratoId);
        const linha = await linhas.find(tx, { id: extratoId, isBaixado: isBaixado(status) }, linhaId);
        if (!linha) throw naoEncontrado();
        const dono = { seguradora: seguradora.slug, corretoraId: corretora.id };
        return comissoes.listCandidatas(tx, dono, { valorCentavos: linha.valorCentavos, padrao: padraoOf(q) });
      }),

    /** @throws {Recusa} 409 once the statement is settled, 422 where a commission is not open or the parts do not add up */
    decide: (
      { extratoId, linhaId, decisao }: { extratoId: string; linhaId: string; decisao: DecisaoPedida },
      chamador: Chamador,
    ): Promise<{ linha: LinhaExtrato; extrato: ExtratoComissao }> =>
      db.tenant(chamador, async (tx) => {
        const preso = await lockConferivel(tx, extratoId);
        const presa = await linhas.findCasamento(tx, extratoId, linhaId);
        if (!presa) throw naoEncontrado();
        await linhas.decide(tx, chamador, { extratoId, linhaId }, await decisionOf(tx, preso, presa, decisao));
        await extratos.recount(tx, extratoId);
        const linha = await linhas.find(tx, { id: extratoId, isBaixado: false }, linhaId);
        if (!linha) throw naoEncontrado();
        return { linha, extrato: await read(tx, extratoId) };
      }),

    /** Accepts what is suggested and still open; each commission once. */
    acceptSugestoes: (extratoId: string, chamador: Chamador): Promise<{ aceitas: number; extrato: ExtratoComissao }> =>
      db.tenant(chamador, async (tx) => {
        const preso = await lockConferivel(tx, extratoId);
        const sugeridas = await linhas.listSugeridas(tx, extratoId);
        const abertas = await comissoes.listAbertas(
          tx,
          preso,
          sugeridas.map(({ comissaoId }) => comissaoId),
        );
        const aceitas = sugeridas.filter(({ comissaoId }) => abertas.has(comissaoId));
        await linhas.acceptMany(tx, chamador, extratoId, aceitas);
        await extratos.recount(tx, extratoId);
        return { aceitas: aceitas.length, extrato: await read(tx, extratoId) };
      }),

    /** @throws {Recusa} 409 while it is settled */
    remove: (extratoId: string, chamador: Chamador): Promise<Record<string, never>> =>
      db.tenant(chamador, async (tx) => {
        const [extrato] = await extratos.lock(tx, [extratoId]);
        if (!extrato) throw naoEncontrado();
        if (isBaixado(extrato.status)) throw baixadoNaoSai();
        await arquivos.freeFiles(tx, extratoId);
        await extratos.remove(tx, extratoId);
        return {};
      }),
  };
}
