import type { OfertaCotacao, ResultadoCotacao } from '@balcao/contracts';
import { compareOfertas } from '@balcao/domain';
import { drawComparativo } from '../../packages/gateway/src/modules/comparativo/comparativo.pdf.ts';
import { ask, copyQuote, prepareInsurers } from './quoting.ts';
import { ENDERECO_BENCH, type SessaoBench, signIn } from './site.ts';
import { median, quantile } from './statistics.ts';

const OFERTAS = 5;
const JUNTAS = 10;
const ESPERA_MS = 200;
/** Made one after another from the moment the drawings are asked for. */
const LEITURAS = 20;

export interface ResultadoComparativo {
  /** From the request to the last byte, one at a time, ms. */
  readonly mediana: number;
  readonly p95: number;
  /** The same rendering in the calling thread: how long it blocks other requests, ms. */
  readonly naMesmaThread: number;
  /** A small read of the gateway while `juntas` comparisons are drawn in threads, worst, ms. */
  readonly leituraPior: number;
  readonly juntas: number;
}

async function calculated(sessao: SessaoBench, sandboxUrl: string): Promise<{ id: string; ofertas: OfertaCotacao[]; nomes: string[] }> {
  const slugs = await prepareInsurers(sandboxUrl);
  const id = await copyQuote(sessao);
  const { versao } = await ask<{ versao: number }>(sessao, 'GET', `/c/api/v1/orcamentos/${id}`);
  const comissaoBps = Object.fromEntries(slugs.map((slug) => [slug, 2_000]));
  const body = { orcamentoId: id, versao, seguradoras: slugs, comissaoBps, descontoBps: {} };
  const { cotacaoId } = await ask<{ cotacaoId: string }>(sessao, 'POST', `/c/api/v1/orcamentos/${id}/cotacoes`, body);
  for (;;) {
    const read = await ask<{ cotacao: { status: string }; resultados: ResultadoCotacao[] }>(
      sessao,
      'GET',
      `/c/api/v1/cotacoes/${cotacaoId}`,
    );
    if (read.cotacao.status === 'CONCLUIDA') {
      const all = read.resultados.flatMap(({ seguradoraNome, ofertas }) => ofertas.map((oferta) => ({ seguradoraNome, oferta })));
      const chosen = all.slice(0, OFERTAS);
      return { id, ofertas: chosen.map(({ oferta }) => oferta), nomes: chosen.map(({ seguradoraNome }) => seguradoraNome) };
    }
    await new Promise((resolve) => setTimeout(resolve, ESPERA_MS));
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** A comparison of five offers through the gateway, `vezes` times, beside the same drawing made in line. */
export async function benchComparativo(sandboxUrl: string, vezes: number): Promise<ResultadoComparativo> {
  const sessao = await signIn();
  const { id, ofertas, nomes } = await calculated(sessao, sandboxUrl);
  const url = `${ENDERECO_BENCH}/c/api/v1/orcamentos/${id}/comparativo.pdf?ofertas=${ofertas.map((oferta) => oferta.id).join(',')}`;
  const headers = { authorization: `Bearer ${sessao.token}`, cookie: sessao.cookie };
  const download = async () => {
    const answer = await fetch(url, { headers });
    const pdf = Buffer.from(await answer.arrayBuffer());
    if (pdf.subarray(0, 5).toString() !== '%PDF-') throw new Error(`o comparativo não veio: ${answer.status}`);
  };
  // the first starts the threads and is not counted
  await download();
  const tempos: number[] = [];
  for (let round = 0; round < vezes; round += 1) tempos.push(await timed(download));

  const grade = compareOfertas(ofertas.map((oferta, index) => ({ seguradora: nomes[index] ?? '', oferta })));
  const corretora = { nome: 'Corretora', cnpj: '12345678000195', susep: '0201234567', telefone: '', logo: null };
  const cabecalho = { corretora, corretor: null, numero: '1', segurado: null, bem: null, vigencia: null, validade: null };
  const impresso = { ...cabecalho, emitidoEm: '', notaAtual: null, grade };
  const inline: number[] = [];
  for (let round = 0; round < vezes; round += 1) {
    const from = performance.now();
    drawComparativo(impresso);
    inline.push(performance.now() - from);
  }

  const drawing = Promise.all(Array.from({ length: JUNTAS }, download));
  const reads: number[] = [];
  for (let round = 0; round < LEITURAS; round += 1) reads.push(await timed(() => ask(sessao, 'GET', `/c/api/v1/orcamentos/${id}`)));
  await drawing;
  return {
    mediana: median(tempos),
    p95: quantile(tempos, 0.95),
    naMesmaThread: median(inline),
    leituraPior: Math.max(...reads),
    juntas: JUNTAS,
  };
}
