import type { ApoliceAtual, Cotacao, Diferencas, RespostaAnterior, ResultadoCotacao } from '@balcao/contracts';
import { compareVersoes, isData, mergeRespostas, normalizeDocumento, type Termos, type VersaoComparada } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { FilaDeDesenho } from './comparativo-fila.ts';
import type { CotacaoPort, ResultadoPort } from '../cotacao/index.ts';
import { blocosDe, linhaDo, type OrcamentoPort, type OrcamentoRow } from '../orcamento/index.ts';
import { escopoDe } from '../escopo/index.ts';
import type { ApoliceAtualRepository } from './apolice-atual.repository.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly orcamentos: OrcamentoPort;
  readonly cotacoes: CotacaoPort;
  readonly resultados: ResultadoPort;
  readonly apolices: ApoliceAtualRepository;
  readonly fila: Pick<FilaDeDesenho, 'prepare'>;
}

/** The terms of every answer standing in a run: its own, and those of the runs it completes. */
function termosDe(cotacao: Cotacao, resultados: readonly ResultadoCotacao[], anteriores: readonly RespostaAnterior[]): Termos {
  const kept = anteriores.filter(({ resultado }) => resultados.every(({ seguradora }) => seguradora !== resultado.seguradora));
  const ratesOf = (own: Record<string, number>, rate: 'comissaoBps' | 'descontoBps') => ({
    ...Object.fromEntries(kept.map((one) => [one.resultado.seguradora, one[rate]])),
    ...own,
  });
  return {
    seguradoras: [...cotacao.seguradoras, ...kept.map(({ resultado }) => resultado.seguradora)],
    comissaoBps: ratesOf(cotacao.comissaoBps, 'comissaoBps'),
    descontoBps: ratesOf(cotacao.descontoBps, 'descontoBps'),
  };
}

/** What the broker typed of the policy being renewed; null for a new insurance or one not named yet. */
function renovadaDe({ rascunho }: Pick<OrcamentoRow, 'rascunho'>) {
  const { segurado, seguro } = blocosDe(rascunho);
  const numero = seguro?.apoliceAnterior?.trim();
  if (!seguro?.tipo || seguro.tipo === 'NOVO' || !numero) return null;
  return {
    numero,
    seguradora: seguro.seguradoraAnterior?.trim() ?? '',
    fimVigencia: isData(seguro.fimVigAnterior ?? '') ? (seguro.fimVigAnterior as string) : null,
    premioCentavos: seguro.premioAnteriorCentavos ?? null,
    documento: normalizeDocumento(segurado?.documento ?? '') || null,
  };
}

/** The current policy: the row of the book when there is one, else the words of the draft. */
export async function findApoliceAtual(tx: Tx, orcamento: OrcamentoRow, apolices: ApoliceAtualRepository): Promise<ApoliceAtual | null> {
  const renovada = renovadaDe(orcamento);
  if (!renovada) return null;
  const { numero, seguradora, fimVigencia, premioCentavos } = renovada;
  const known = await apolices.findApolice(tx, numero, renovada.documento);
  if (!known) {
    const typed = premioCentavos === null ? null : { liquidoCentavos: null, iofCentavos: null, totalCentavos: premioCentavos };
    return { seguradora, numero, fimVigencia, premio: typed, coberturas: null, franquias: null, assistencias: null };
  }
  const { liquidoCentavos, iofCentavos, totalCentavos, coberturas, franquias, assistencias } = known;
  const premio = { liquidoCentavos, iofCentavos, totalCentavos };
  return { seguradora: known.seguradora, numero, fimVigencia: known.vigFim, premio, coberturas, franquias, assistencias };
}

export function createResultadosService({ db, orcamentos, cotacoes, resultados, apolices, fila }: Deps) {
  async function readVersao(tx: Tx, cotacao: Cotacao): Promise<VersaoComparada> {
    const [stored, kept, pedido] = [
      await resultados.listByCotacao(tx, cotacao.id),
      cotacao.complementa ? await resultados.listAnteriores(tx, cotacao.id) : [],
      await cotacoes.findPedido(tx, cotacao.id),
    ];
    return {
      risco: (pedido?.snapshot.risco ?? {}) as unknown as Record<string, unknown>,
      termos: termosDe(cotacao, stored, kept),
      resultados: mergeRespostas(stored, kept).map(({ resultado }) => resultado),
    };
  }

  return {
    /** What changed from one run to another of the same case, in the words of its line. */
    compare: (cotacaoId: string, outraId: string, chamador: Chamador): Promise<Diferencas> =>
      db.tenant(chamador, async (tx) => {
        const escopo = escopoDe(chamador.sessao);
        const [de, para] = [await cotacoes.find(tx, cotacaoId, escopo), await cotacoes.find(tx, outraId, escopo)];
        if (!de || !para || de.orcamentoId !== para.orcamentoId) throw naoEncontrado();
        const orcamento = await orcamentos.find(tx, de.orcamentoId, escopo);
        if (!orcamento) throw naoEncontrado();
        return compareVersoes(linhaDo(orcamento.formulario), await readVersao(tx, de), await readVersao(tx, para));
      }),

    /** The policy a renewal replaces; null for a new insurance. */
    findApolice: (orcamentoId: string, chamador: Chamador): Promise<ApoliceAtual | null> =>
      db.tenant(chamador, async (tx) => {
        const orcamento = await orcamentos.find(tx, orcamentoId, escopoDe(chamador.sessao));
        if (!orcamento) throw naoEncontrado();
        // asked by the screen that compares: its PDF tends to follow, and a thread takes longer to start than a page to draw
        fila.prepare();
        return findApoliceAtual(tx, orcamento, apolices);
      }),
  };
}

export type ResultadosService = ReturnType<typeof createResultadosService>;
