import { hojeEm } from '@balcao/domain';
import { apoioCalls, type Cotacao, quotingCalls, type RascunhoAuto, registryCalls, type ResultadoCotacao } from '@balcao/contracts';
import { umRascunhoAuto, type MudancasRascunho } from '@balcao/testing';
import { expect, type Page } from '@playwright/test';
import type { Gateway } from './gateway.ts';
import { ready } from './test.ts';

/** Today where the site's users are. */
export const hoje = (): string => hojeEm(new Date());

let serie = 0;
/** A name no other test of this or an earlier run has given. */
export const nomeUnico = (nome: string): string => `${nome} ${Date.now().toString(36)}${((serie += 1)).toString(36)}`;

/** Insurers that answer fast and price any ordinary car. */
export const RAPIDAS = ['jequitiba_seguros', 'capivara_seguros', 'sabia_seguros'] as const;

export interface Orcamento {
  readonly id: string;
  readonly numero: number;
  readonly nome: string;
  readonly rascunho: RascunhoAuto;
}

/** Insurers with their usual commission, as block C wants them. */
export const comercialDe = (seguradoras: readonly string[], bps = 2_000): NonNullable<MudancasRascunho['comercial']> => ({
  seguradoras: [...seguradoras],
  comissaoBps: Object.fromEntries(seguradoras.map((slug) => [slug, bps])),
  descontoBps: {},
});

/** Everything the insurers need, of a car of the table and a brokerage of the user. */
async function rascunhoCompleto(gateway: Gateway, { risco, ...changes }: MudancasRascunho): Promise<RascunhoAuto> {
  const [[corretora], [veiculo]] = await Promise.all([
    gateway.call(registryCalls.listCorretoras, {}),
    gateway.call(apoioCalls.searchVeiculos, { q: 'Onix 1.0' }),
  ]);
  if (!corretora || !veiculo) throw new Error('the demo data has no brokerage or no car');
  const { fipe, marca, modelo, anoModelo, valorCentavos, lugares } = veiculo;
  const carro = { fipe, marca, modelo, anoModelo, anoFabricacao: anoModelo, valorFipeCentavos: valorCentavos, lugares };
  return umRascunhoAuto({
    hoje: hoje(),
    corretoraId: corretora.id,
    comercial: comercialDe(RAPIDAS),
    ...changes,
    risco: { ...risco, veiculo: { ...carro, combustivel: 'FLEX', ...risco?.veiculo } },
  });
}

/** An orçamento of its own, filled whole and saved. */
export async function createOrcamento(gateway: Gateway, changes: MudancasRascunho = {}): Promise<Orcamento> {
  const nome = changes.risco?.segurado?.nome ?? nomeUnico('Helena Prates');
  const risco = { ...changes.risco, segurado: { ...changes.risco?.segurado, nome } };
  const rascunho = await rascunhoCompleto(gateway, { ...changes, risco });
  const { id, numero } = await gateway.call(quotingCalls.createOrcamento, { linha: 'AUTO' });
  const { versao } = await gateway.call(quotingCalls.getOrcamento, { orcamentoId: id });
  await gateway.call(quotingCalls.saveRascunho, { orcamentoId: id, versao, rascunho });
  return { id, numero, nome, rascunho };
}

/** Calculates the saved draft, also one that did not change since it was calculated. */
export async function calculate(gateway: Gateway, { id }: Orcamento): Promise<string> {
  const { versao, rascunho } = await gateway.call(quotingCalls.getOrcamento, { orcamentoId: id });
  const { seguradoras, comissaoBps, descontoBps } = rascunho.comercial as Required<typeof rascunho.comercial>;
  const pedido = { orcamentoId: id, versao, seguradoras, comissaoBps, descontoBps, mesmoAssim: true };
  return (await gateway.call(quotingCalls.calculate, pedido as never)).cotacaoId;
}

/** The run once everybody has answered. */
export async function waitForFim(gateway: Gateway, cotacaoId: string): Promise<{ cotacao: Cotacao; resultados: ResultadoCotacao[] }> {
  const read = () => gateway.call(quotingCalls.getCotacao, { cotacaoId });
  await expect.poll(async () => (await read()).cotacao.status).toMatch(/CONCLUIDA|CANCELADA/);
  return read();
}

/** A car and an address the look-ups know: those of a quote of the demo data. */
export async function umCarroConhecido(gateway: Gateway) {
  const { itens } = await gateway.call(quotingCalls.listOrcamentos, { status: 'CALCULADO', tamanho: 30, ordenar: 'criadoEm' });
  for (const { id } of itens) {
    const { risco } = (await gateway.call(quotingCalls.getOrcamento, { orcamentoId: id })).rascunho as RascunhoAuto;
    const [carro, endereco] = await Promise.all([
      gateway.call(apoioCalls.findVeiculoPorPlaca, { placa: risco.veiculo?.placa ?? '' }),
      gateway.call(apoioCalls.findCep, { cep: risco.segurado?.cep ?? '' }),
    ]);
    if (carro && endereco?.logradouro) return { ...carro, endereco };
  }
  throw new Error('no quote of the demo data has a known plate and postcode');
}

/** Opens an orçamento's page on one of its tabs. */
export async function openOrcamento(page: Page, { id }: Pick<Orcamento, 'id'>, resto: Record<string, string> = {}): Promise<void> {
  await page.goto(`/multicalculo/orcamento-multicalculo?${new URLSearchParams({ id, ...resto })}`);
  await ready(page, 'orcamentoAuto');
}
