import type { ContratoVisto, PedidoEmissao } from '@balcao/contracts';
import type { Erros } from '@balcao/shared/forms';

/** What was issued, as typed: a policy like its proposal until somebody says otherwise. */
export interface EmissaoDigitada {
  readonly numero: string;
  readonly emissao: string | null;
  readonly tipoDocumento: PedidoEmissao['tipoDocumento'];
  readonly vigIni: string | null;
  readonly vigFim: string | null;
  readonly premioLiquidoCentavos: number | null;
  readonly iofCentavos: number | null;
  readonly comissaoBps: number | null;
  readonly bonus: number | null;
  readonly ci: string;
  readonly coberturas: NonNullable<ContratoVisto['coberturas']>['coberturas'];
  readonly franquias: NonNullable<ContratoVisto['coberturas']>['franquias'];
}

/** @param hoje `YYYY-MM-DD` */
export const emissaoDe = (contrato: ContratoVisto, hoje: string): EmissaoDigitada => ({
  numero: '',
  emissao: hoje,
  tipoDocumento: 'APOLICE',
  vigIni: contrato.vigIni,
  vigFim: contrato.vigFim,
  premioLiquidoCentavos: contrato.premioLiquidoCentavos,
  iofCentavos: contrato.iofCentavos,
  comissaoBps: contrato.comissaoBps,
  bonus: contrato.bonus,
  ci: contrato.ci ?? '',
  coberturas: contrato.coberturas?.coberturas ?? [],
  franquias: contrato.coberturas?.franquias ?? [],
});

export const pedidoDe = (digitada: EmissaoDigitada, { proposta, coberturas }: ContratoVisto): PedidoEmissao => ({
  propostaId: proposta?.id ?? '',
  versao: proposta?.versao ?? 0,
  numero: digitada.numero.trim(),
  emissao: digitada.emissao ?? '',
  tipoDocumento: digitada.tipoDocumento,
  vigIni: digitada.vigIni ?? '',
  vigFim: digitada.vigFim ?? '',
  premioLiquidoCentavos: digitada.premioLiquidoCentavos ?? 0,
  iofCentavos: digitada.iofCentavos ?? 0,
  comissaoBps: digitada.comissaoBps ?? 0,
  bonus: digitada.bonus,
  ci: digitada.ci.trim() || null,
  coberturas: coberturas && { ...coberturas, coberturas: [...digitada.coberturas], franquias: [...digitada.franquias] },
});

const FALTA = 'Campo obrigatório.';
/** What keeps the issue from being sent: the gateway judges the rest. */
export const errosDaEmissao = (digitada: EmissaoDigitada): Erros<keyof EmissaoDigitada> =>
  Object.fromEntries(
    (['numero', 'emissao', 'vigIni', 'vigFim', 'premioLiquidoCentavos', 'iofCentavos', 'comissaoBps'] as const)
      .filter((campo) => digitada[campo] === null || digitada[campo] === '')
      .map((campo) => [campo, FALTA]),
  );
