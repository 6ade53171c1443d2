import type { CoberturaExterna, Linha } from '@balcao/contracts';

type Campos = Readonly<Record<string, number | string>>;
/** Field of our form for each published cover. */
const POR_CODIGO: Readonly<Partial<Record<Linha, Readonly<Record<string, string>>>>> = {
  RESIDENCIAL: {
    IMOVEL_BASICA: 'basicaCentavos',
    IMOVEL_AMPLA: 'basicaCentavos',
    DANOS_ELETRICOS: 'danosEletricosCentavos',
    VENDAVAL: 'vendavalCentavos',
    ROUBO_SUBTRACAO_BENS: 'rouboCentavos',
    QUEBRA_VIDROS: 'vidrosCentavos',
    ALAGAMENTO: 'alagamentoCentavos',
    RESPONSABILIDADE_CIVIL_FAMILIAR: 'rcFamiliarCentavos',
    PERDA_PAGAMENTO_ALUGUEL: 'aluguelCentavos',
    DANOS_EQUIPAMENTOS_ELETRONICOS: 'eletronicosCentavos',
    DANOS_POR_AGUA: 'danosPorAguaCentavos',
    IMPACTO_VEICULOS: 'impactoCentavos',
    DESMORONAMENTO: 'desmoronamentoCentavos',
  },
  VIDA: {
    MORTE: 'morteCentavos',
    MORTE_ACIDENTAL: 'morteAcidentalCentavos',
    INVALIDEZ_TOTAL_E_PARCIAL_POR_ACIDENTE: 'invalidezAcidenteCentavos',
    INVALIDEZ_TOTAL_POR_ACIDENTE: 'invalidezAcidenteCentavos',
    INVALIDEZ_FUNCIONAL_PERMANENTE_TOTAL_POR_DOENCA: 'invalidezFuncionalCentavos',
    INVALIDEZ_LABORATIVA_PERMANENTE_TOTAL_POR_DOENCA: 'invalidezLaboralCentavos',
    DOENCA_GRAVE: 'doencaGraveCentavos',
  },
};

const RCFV = 'RESPONSABILIDADE_CIVIL_FACULTATIVA_DE_VEICULOS_RCFV';
const TIPOS: Readonly<Record<string, string>> = {
  CASCO_COMPREENSIVA: 'COMPREENSIVA',
  CASCO_INCENDIO_ROUBO_E_FURTO: 'INCENDIO_ROUBO_FURTO',
  CASCO_ROUBO_E_FURTO: 'ROUBO_FURTO',
};

/** The standard has one code for the three liabilities of a car: which one it is, its description says. */
function carCovers(coberturas: readonly CoberturaExterna[]): Campos {
  const limitOf = (codigo: string, nome?: RegExp): number | null =>
    coberturas.find((cobertura) => cobertura.codigo === codigo && (!nome || nome.test(cobertura.nome)))?.limiteCentavos ?? null;
  const tipo = coberturas.map(({ codigo }) => TIPOS[codigo]).find(Boolean);
  const found: Readonly<Record<string, number | string | null | undefined>> = {
    tipo,
    dmCentavos: limitOf(RCFV, /materia/i),
    dcCentavos: limitOf(RCFV, /corpora/i),
    dmoCentavos: limitOf(RCFV, /mora/i),
    appMorteCentavos: limitOf('ACIDENTE_PESSOAIS_DE_PASSAGEIROS_APP_VEICULO'),
  };
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, number | string] => entry[1] !== null && entry[1] !== undefined),
  );
}

/**
 * The covers of a policy held elsewhere as the form of a line has them; what the form does not know is left out.
 *
 * @example coversOfDraft('VIDA', [{ codigo: 'MORTE', limiteCentavos: 10_000_000, … }]) // { morteCentavos: 10_000_000 }
 */
export function coversOfDraft(linha: Linha, coberturas: readonly CoberturaExterna[]): Campos {
  if (linha === 'AUTO') return carCovers(coberturas);
  const campos = POR_CODIGO[linha] ?? {};
  return Object.fromEntries(
    coberturas.flatMap(({ codigo, limiteCentavos }) => {
      const campo = campos[codigo];
      return campo && limiteCentavos !== null ? [[campo, limiteCentavos] as const] : [];
    }),
  );
}
