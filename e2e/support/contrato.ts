import { contratoManualCalls } from '@balcao/contracts';
import { addDias } from '@balcao/domain';
import type { Gateway } from './gateway.ts';
import { hoje } from './orcamentos.ts';

/** A day so many days from today. */
export const dia = (dias: number): string => addDias(hoje(), dias);

interface ContratoDeTeste {
  readonly numero: string;
  readonly segurado: { readonly nome: string; readonly documento: string };
  readonly bem: string;
  readonly seguradora?: string;
  /** Of the first of two instalments. */
  readonly vencimento: string;
  readonly pagoEm?: string;
}

/** A machine insured since two months ago, as somebody types it in: 2.147,60 in two instalments, the second due in twenty days. */
export async function writeContrato(
  gateway: Gateway,
  { numero, segurado, bem, seguradora = 'jequitiba_seguros', vencimento, pagoEm }: ContratoDeTeste,
): Promise<void> {
  const { corretoras } = await gateway.call(contratoManualCalls.getOpcoes, {});
  await gateway.call(contratoManualCalls.createContrato, {
    segurado: { ...segurado, pessoa: 'PF', email: null, celular: null },
    seguradora,
    ramo: '0171',
    corretoraId: corretoras[0]?.id ?? '',
    tipoDocumento: 'APOLICE',
    bem: `${bem} ${numero}`,
    itens: [],
    coberturas: null,
    vigIni: dia(-60),
    vigFim: dia(305),
    premioLiquidoCentavos: 200_000,
    iofCentavos: 14_760,
    comissaoBps: 2_000,
    agenciamentoBps: 0,
    prolaboreBps: 0,
    politicaComissao: 'PARCELADA',
    forma: 'BOLETO',
    parcelas: [
      { vencimento, valorCentavos: 107_380, linhaDigitavel: null, pagoEm: pagoEm ?? null },
      { vencimento: dia(20), valorCentavos: 107_380, linhaDigitavel: null, pagoEm: null },
    ],
    produtores: [],
    bonus: null,
    ci: null,
    renovacaoDeId: null,
    numeroSeguradora: null,
    emitida: { numero, emissao: dia(-60) },
    motivoRisco: null,
  });
}
