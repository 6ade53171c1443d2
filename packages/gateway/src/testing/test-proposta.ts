import type { PedidoTransmissao, Proposta, RascunhoAuto } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import type { InsurerPort, RespostaTransmissao } from '../insurers/insurer.port.ts';
import { comercial, type Corretor, type QuotingTeste, umaResposta, umRascunho } from './test-quoting.ts';

/** Key the insurers of these tests sign their notices with. */
export const SEGREDO = 'segredo-de-teste';
export const hoje = hojeEm(new Date());

/** An insurer of the tests that also takes proposals; `propostas` keeps what it was handed. */
export function takesProposals(teste: QuotingTeste) {
  const alfa = teste.seguradoras.alfa_seguros;
  const entregues: { chave: string; pedido: Parameters<NonNullable<InsurerPort['transmit']>>[0] }[] = [];
  const falsa = {
    entregues,
    answer: (async () => ({ status: 'TRANSMITIDA', numeroSeguradora: `P-${entregues.length}`, exigencias: [] })) as (
      signal: AbortSignal,
    ) => Promise<RespostaTransmissao>,
  };
  const port: Partial<InsurerPort> = {
    transmite: ['AUTO'],
    segredoAvisos: SEGREDO,
    transmit: (pedido, { idempotencyKey, signal }) => {
      entregues.push({ chave: idempotencyKey, pedido });
      return falsa.answer(signal);
    },
  };
  Object.assign(alfa, port);
  alfa.answer = async () => ({ ...umaResposta(300_000), referencias: ['oferta-na-seguradora'] });
  return falsa;
}

export interface Venda {
  readonly orcamentoId: string;
  readonly ofertaId: string;
}

let carros = 0;

/** A car that no other sale of this run of the tests is of. */
export function outroVeiculo(): Pick<RascunhoAuto['risco'], 'veiculo'> {
  carros += 1;
  const { veiculo } = umRascunho('').risco;
  const placa = `TST${Math.floor(carros / 100) % 10}A${String(carros % 100).padStart(2, '0')}`;
  return { veiculo: { ...veiculo, placa } as RascunhoAuto['risco']['veiculo'] };
}

/** A calculated case and the offer chosen of it. */
export async function umaVenda(corretor: Corretor, seguradora: 'alfa_seguros' | 'beta_seguros' = 'alfa_seguros'): Promise<Venda> {
  const { orcamentoId, cotacaoId } = await corretor.run(comercial(seguradora), outroVeiculo());
  const { resultados } = await corretor.until(cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
  return { orcamentoId, ofertaId: resultados[0]?.ofertas[0]?.id ?? '' };
}

export const dadosCompletos = {
  email: 'zelia@exemplo.test',
  celular: '35900001234',
  logradouro: 'Rua Inventada',
  numero: '10',
  bairro: 'Centro',
  cidade: 'Itajubá',
  uf: 'MG',
  chassi: '9BWZZZ377VT004251',
};

export const include = (corretor: Corretor, { orcamentoId, ofertaId }: Venda, mudanca: object = {}, headers: Record<string, string> = {}) =>
  corretor.request(
    'POST',
    `orcamentos/${orcamentoId}/proposta`,
    { ofertaId, formaPagamento: 'BOLETO', parcelas: 10, vencimentoPrimeira: addDias(hoje, 5), ...mudanca },
    headers,
  );

/** A chassis of its own for the car of each case. */
export const chassiDe = (orcamentoId: string): string =>
  `9BWZZZ377VT${String(Number.parseInt(orcamentoId.slice(-6), 16) % 1_000_000).padStart(6, '0')}`;

export const transmit = (
  corretor: Corretor,
  { orcamentoId, ofertaId }: Venda,
  mudanca: Partial<PedidoTransmissao> | { pagamento: object } = {},
  headers: Record<string, string> = {},
) =>
  corretor.request(
    'POST',
    `orcamentos/${orcamentoId}/transmissoes`,
    {
      ofertaId,
      pagamento: { forma: 'BOLETO', n: 10, vencimentoPrimeira: addDias(hoje, 5) },
      dadosComplementares: { ...dadosCompletos, chassi: chassiDe(orcamentoId) },
      ...mudanca,
    },
    headers,
  );

export const readProposta = async (corretor: Corretor, id: string): Promise<Proposta> =>
  (await corretor.request('GET', `propostas/${id}`)).json<{ data: Proposta }>().data;

/** Reads until the proposal is as wanted. */
export async function untilProposta(corretor: Corretor, id: string, wanted: (proposta: Proposta) => boolean): Promise<Proposta> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const proposta = await readProposta(corretor, id);
    if (wanted(proposta)) return proposta;
    if (Date.now() > deadline) throw new Error(`a proposta ficou em ${JSON.stringify(proposta)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
