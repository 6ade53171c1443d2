import * as z from 'zod/mini';

/** What kind of document it is. */
export const TipoDocumentoLido = z.enum(['PROPOSTA', 'APOLICE', 'ENDOSSO', 'BOLETO']);
export type TipoDocumentoLido = z.infer<typeof TipoDocumentoLido>;

/** The family of layout a document was recognised as; `DESCONHECIDO` is read by its labels alone. */
export const LayoutDocumento = z.enum(['FICHA', 'COLUNAS', 'QUADROS', 'DESCONHECIDO']);
export type LayoutDocumento = z.infer<typeof LayoutDocumento>;

/** Where on a page something was read: x, y (from the top), width and height, in PDF points. */
export const CaixaNaPagina = z.tuple([z.number(), z.number(), z.number(), z.number()]);
export type CaixaNaPagina = z.infer<typeof CaixaNaPagina>;

/** One field as it was read. What did not pass its check has no value: it is left for a person, never guessed. */
export const CampoLido = z.object({
  /** Text, or a whole number (centavos, bps, a class, a year); null when it was not found or not believed. */
  valor: z.nullable(z.union([z.string(), z.number()])),
  /** 0 to 100. */
  confianca: z.int().check(z.gte(0), z.lte(100)),
  pagina: z.nullable(z.int()),
  caixa: z.nullable(CaixaNaPagina),
});
export type CampoLido = z.infer<typeof CampoLido>;

/** Fields a document may have one of. Days are `YYYY-MM-DD`, amounts are integer centavos, rates are bps. */
export const NomeCampoLido = z.enum([
  'tipo',
  'seguradora',
  'numeroProposta',
  'numeroApolice',
  'numeroEndosso',
  'motivoEndosso',
  'seguradoNome',
  'seguradoDocumento',
  'ramo',
  'modelo',
  'anoModelo',
  'placa',
  'chassi',
  'endereco',
  'cep',
  'bonus',
  'ci',
  'vigIni',
  'vigFim',
  'emissao',
  'premioLiquido',
  'iof',
  'premioTotal',
  'juros',
  'forma',
  'comissao',
  'corretorNome',
  'corretorSusep',
  'linhaDigitavel',
  'copiaECola',
  'parcelaNumero',
  'vencimento',
  'valor',
]);
export type NomeCampoLido = z.infer<typeof NomeCampoLido>;

export const CoberturaLida = z.object({ nome: CampoLido, lmi: CampoLido, premio: CampoLido, franquia: CampoLido });
export type CoberturaLida = z.infer<typeof CoberturaLida>;

export const ParcelaLida = z.object({ numero: CampoLido, vencimento: CampoLido, valor: CampoLido });
export type ParcelaLida = z.infer<typeof ParcelaLida>;

/** Why a part of a document was left for a person. */
export const AvisoLeitura = z.enum([
  'LAYOUT_DESCONHECIDO',
  'PAGINA_DIGITALIZADA',
  'SEM_TEXTO',
  'PREMIO_NAO_FECHA',
  'COBERTURAS_NAO_FECHAM',
  'PARCELAS_NAO_FECHAM',
  'VIGENCIA_INVALIDA',
  'BOLETO_DIVERGE',
]);
export type AvisoLeitura = z.infer<typeof AvisoLeitura>;

/** Everything that was read of one document. */
export const LeituraDeCampos = z.object({
  layout: LayoutDocumento,
  /** Its pages are pictures, read by recognising letters. */
  isDigitalizado: z.boolean(),
  paginas: z.int(),
  campos: z.partialRecord(NomeCampoLido, CampoLido),
  coberturas: z.array(CoberturaLida),
  parcelas: z.array(ParcelaLida),
  avisos: z.array(AvisoLeitura),
});
export type LeituraDeCampos = z.infer<typeof LeituraDeCampos>;
