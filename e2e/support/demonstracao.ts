import type { OrcamentoResumo, ResultadoCotacao } from '@balcao/contracts';
import type { Sessao } from './api.ts';

/** Addresses of a calculated quote of the demo data. */
export interface Calculado {
  readonly numero: number;
  readonly formulario: string;
  readonly resultados: string;
  readonly comparativo: string;
}

const PRECISA = 3;

/** A quote of the demo data that has at least three offers; the same one on every run of a day. @throws when there is none. */
export async function findCalculado(sessao: Sessao): Promise<Calculado> {
  const { itens } = await sessao.get<{ itens: OrcamentoResumo[] }>(
    '/c/api/v1/orcamentos?tamanho=50&linha=AUTO&status=CALCULADO,ENVIADO&ordenar=-numero',
  );
  for (const { id, numero, cotacaoId } of itens) {
    if (!cotacaoId) continue;
    const { resultados } = await sessao.get<{ resultados: ResultadoCotacao[] }>(`/c/api/v1/cotacoes/${cotacaoId}`);
    const ofertas = resultados.flatMap((resultado) => resultado.ofertas.map((oferta) => oferta.id));
    if (ofertas.length < PRECISA) continue;
    const of = (page: string, query: Record<string, string>) => `/multicalculo/${page}?${new URLSearchParams({ id, ...query })}`;
    return {
      numero,
      formulario: of('orcamento-multicalculo', { aba: 'dados' }),
      resultados: of('orcamento-multicalculo', { cotacao: cotacaoId }),
      comparativo: of('hfy-comparativo', { cotacao: cotacaoId, ofertas: ofertas.slice(0, PRECISA).join(',') }),
    };
  }
  throw new Error('os dados de demonstração não têm orçamento com ofertas');
}
