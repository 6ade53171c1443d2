import { CoberturasContratadas, DadosContratoManual, type FichaContratoManual, type OpcoesContratoManual } from '@balcao/contracts';
import { addAnos, addMeses, calcIof, formatCentavos, iofVigente, splitParcelas } from '@balcao/domain';
import type { Erros } from '@balcao/shared/forms';
import type { Diferenca } from '@balcao/ui/records';
import * as z from 'zod/mini';
import { copy } from './contrato-manual.copy.ts';

const centavos = z.nullable(z.int());
const Item = z.object({ descricao: z.string(), placa: z.string(), chassi: z.string(), cep: z.string() });
const Cobertura = z.object({
  codigo: z.string(),
  nome: z.string(),
  lmiCentavos: centavos,
  premioCentavos: centavos,
  franquiaCentavos: centavos,
});
const Parcela = z.object({
  vencimento: z.nullable(z.string()),
  valorCentavos: centavos,
  pagoEm: z.nullable(z.string()),
  linhaDigitavel: z.nullable(z.string()),
});
const Produtor = z.object({ id: z.nullable(z.string()), pctBps: centavos });
export type ItemDigitado = z.infer<typeof Item>;
export type CoberturaDigitada = z.infer<typeof Cobertura>;
export type ParcelaDigitada = z.infer<typeof Parcela>;
export type ProdutorDigitado = z.infer<typeof Produtor>;

const { shape } = DadosContratoManual;
/** The form as typed, by the gateway's own names; an empty text is '', a choice that was not made null. */
const Digitado = z.object({
  'segurado.pessoa': shape.segurado.shape.pessoa,
  'segurado.documento': z.string(),
  'segurado.nome': z.string(),
  'segurado.email': z.string(),
  'segurado.celular': z.string(),
  seguradora: z.nullable(z.string()),
  ramo: z.nullable(z.string()),
  corretoraId: z.nullable(z.string()),
  tipoDocumento: shape.tipoDocumento,
  bem: z.string(),
  vigIni: z.nullable(z.string()),
  vigFim: z.nullable(z.string()),
  bonus: z.nullable(z.int()),
  ci: z.string(),
  renovacaoDeId: z.nullable(z.string()),
  itens: z.readonly(z.array(Item)),
  coberturas: z.readonly(z.array(Cobertura)),
  premioLiquidoCentavos: centavos,
  iofCentavos: centavos,
  forma: shape.forma,
  plano: z.enum(['GERADO', 'DIGITADO']),
  quantas: z.nullable(z.int()),
  primeira: z.nullable(z.string()),
  parcelas: z.readonly(z.array(Parcela)),
  comissaoBps: centavos,
  agenciamentoBps: centavos,
  prolaboreBps: centavos,
  politicaComissao: shape.politicaComissao,
  produtores: z.readonly(z.array(Produtor)),
  situacao: z.enum(['PROPOSTA', 'EMITIDA']),
  numeroSeguradora: z.string(),
  'emitida.numero': z.string(),
  'emitida.emissao': z.nullable(z.string()),
  motivoRisco: z.string(),
  /** What of the covers the form does not show, and keeps. */
  guardadas: z.nullable(CoberturasContratadas),
});
export type Digitado = Readonly<z.infer<typeof Digitado>>;
export const parseDigitado = (valor: unknown): Digitado | null => Digitado.safeParse(valor).data ?? null;

export const itemNovo: ItemDigitado = { descricao: '', placa: '', chassi: '', cep: '' };
export const coberturaNova: CoberturaDigitada = { codigo: '', nome: '', lmiCentavos: null, premioCentavos: null, franquiaCentavos: null };
export const parcelaNova: ParcelaDigitada = { vencimento: null, valorCentavos: null, pagoEm: null, linhaDigitavel: null };
export const produtorNovo: ProdutorDigitado = { id: null, pctBps: 10_000 };

const doArquivo = (ficha: FichaContratoManual): Partial<Digitado> => ({
  'segurado.pessoa': ficha.segurado.pessoa,
  'segurado.documento': ficha.segurado.documento,
  'segurado.nome': ficha.segurado.nome,
  'segurado.email': ficha.segurado.email ?? '',
  'segurado.celular': ficha.segurado.celular ?? '',
  seguradora: ficha.seguradora,
  ramo: ficha.ramo,
  corretoraId: ficha.corretoraId,
  tipoDocumento: ficha.tipoDocumento,
  bem: ficha.bem,
  vigIni: ficha.vigIni,
  vigFim: ficha.vigFim,
  bonus: ficha.bonus,
  ci: ficha.ci ?? '',
  renovacaoDeId: ficha.renovacaoDeId,
  itens: ficha.itens.map(({ descricao, placa, chassi, cep }) => ({ descricao, placa: placa ?? '', chassi: chassi ?? '', cep: cep ?? '' })),
  coberturas: (ficha.coberturas?.coberturas ?? []).map(({ codigo, nome, lmiCentavos, premioCentavos, franquiaCentavos }) => ({
    codigo,
    nome,
    lmiCentavos,
    premioCentavos,
    franquiaCentavos,
  })),
  premioLiquidoCentavos: ficha.premioLiquidoCentavos,
  iofCentavos: ficha.iofCentavos,
  forma: ficha.forma,
  plano: 'DIGITADO',
  quantas: ficha.parcelas.length,
  primeira: ficha.parcelas[0]?.vencimento ?? null,
  parcelas: ficha.parcelas.map((parcela) => ({ ...parcela })),
  comissaoBps: ficha.comissaoBps,
  agenciamentoBps: ficha.agenciamentoBps,
  prolaboreBps: ficha.prolaboreBps,
  politicaComissao: ficha.politicaComissao,
  produtores: ficha.produtores.map(({ id, pctBps }) => ({ id, pctBps })),
  situacao: ficha.emitida ? 'EMITIDA' : 'PROPOSTA',
  numeroSeguradora: ficha.numeroSeguradora ?? '',
  'emitida.numero': ficha.emitida?.numero ?? '',
  'emitida.emissao': ficha.emitida?.emissao ?? null,
  motivoRisco: ficha.motivoRisco ?? '',
  guardadas: ficha.coberturas,
});

const VAZIO: Digitado = {
  'segurado.pessoa': 'PF',
  'segurado.documento': '',
  'segurado.nome': '',
  'segurado.email': '',
  'segurado.celular': '',
  seguradora: null,
  ramo: null,
  corretoraId: null,
  tipoDocumento: 'APOLICE',
  bem: '',
  vigIni: null,
  vigFim: null,
  bonus: null,
  ci: '',
  renovacaoDeId: null,
  itens: [],
  coberturas: [],
  premioLiquidoCentavos: null,
  iofCentavos: null,
  forma: 'BOLETO',
  plano: 'GERADO',
  quantas: 1,
  primeira: null,
  parcelas: [],
  comissaoBps: null,
  agenciamentoBps: 0,
  prolaboreBps: 0,
  politicaComissao: 'PARCELADA',
  produtores: [],
  situacao: 'PROPOSTA',
  numeroSeguradora: '',
  'emitida.numero': '',
  'emitida.emissao': null,
  motivoRisco: '',
  guardadas: null,
};
export const digitadoDe = (ficha: FichaContratoManual | null): Digitado => ({ ...VAZIO, ...(ficha && doArquivo(ficha)) });

const filled = (texto: string): string | null => texto.trim() || null;
const compact = (texto: string): string | null => texto.replace(/[^0-9A-Za-z]/g, '').toUpperCase() || null;

/** The instalments that were asked to be made: equal, the remainder on the first, one a month. */
export function parcelasDe({ plano, parcelas, quantas, primeira, premioLiquidoCentavos, iofCentavos }: Digitado): ParcelaDigitada[] {
  if (plano === 'DIGITADO') return [...parcelas];
  const total = (premioLiquidoCentavos ?? 0) + (iofCentavos ?? 0);
  if (!quantas || quantas > 60 || !primeira || total <= 0) return [];
  return splitParcelas(total, quantas, 0).map((valorCentavos, index) => ({
    vencimento: addMeses(primeira, index),
    valorCentavos,
    pagoEm: null,
    linhaDigitavel: null,
  }));
}

/** What is sent of what was typed; what the contract cannot hold without is told by `errosOf`. */
export const dadosDe = (digitado: Digitado): DadosContratoManual => ({
  segurado: {
    pessoa: digitado['segurado.pessoa'],
    documento: digitado['segurado.documento'],
    nome: digitado['segurado.nome'].trim(),
    email: filled(digitado['segurado.email']),
    celular: filled(digitado['segurado.celular']),
  },
  seguradora: digitado.seguradora ?? '',
  ramo: digitado.ramo ?? '',
  corretoraId: digitado.corretoraId ?? '',
  tipoDocumento: digitado.tipoDocumento,
  bem: digitado.bem.trim(),
  itens: digitado.itens.map(({ descricao, placa, chassi, cep }) => ({
    descricao: descricao.trim(),
    placa: compact(placa),
    chassi: compact(chassi),
    cep: compact(cep),
  })),
  coberturas:
    digitado.coberturas.length === 0 && digitado.guardadas === null
      ? null
      : {
          coberturas: digitado.coberturas.map((cobertura, index) => ({
            ...digitado.guardadas?.coberturas.find(({ codigo }) => codigo === cobertura.codigo),
            ...cobertura,
            codigo: cobertura.codigo || `C${index + 1}`,
            nome: cobertura.nome.trim(),
          })),
          franquias: digitado.guardadas?.franquias ?? [],
          assistencias: digitado.guardadas?.assistencias ?? [],
        },
  vigIni: digitado.vigIni ?? '',
  vigFim: digitado.vigFim ?? '',
  premioLiquidoCentavos: digitado.premioLiquidoCentavos ?? 0,
  iofCentavos: digitado.iofCentavos ?? 0,
  comissaoBps: digitado.comissaoBps ?? 0,
  agenciamentoBps: digitado.agenciamentoBps ?? 0,
  prolaboreBps: digitado.prolaboreBps ?? 0,
  politicaComissao: digitado.politicaComissao,
  forma: digitado.forma,
  parcelas: parcelasDe(digitado).map(({ vencimento, valorCentavos, ...resto }) => ({
    ...resto,
    vencimento: vencimento ?? '',
    valorCentavos: valorCentavos ?? 0,
  })),
  produtores: digitado.produtores.flatMap(({ id, pctBps }) => (id ? [{ id, pctBps: pctBps ?? 0 }] : [])),
  bonus: digitado.bonus,
  ci: filled(digitado.ci),
  renovacaoDeId: digitado.renovacaoDeId,
  numeroSeguradora: filled(digitado.numeroSeguradora),
  emitida:
    digitado.situacao === 'EMITIDA' ? { numero: digitado['emitida.numero'].trim(), emissao: digitado['emitida.emissao'] ?? '' } : null,
  motivoRisco: filled(digitado.motivoRisco),
});

const LISTAS = ['itens', 'coberturas', 'parcelas', 'produtores'] as const;
const CAMPOS = Object.keys(VAZIO).filter((campo) => campo !== 'guardadas');
const DAS_LISTAS = {
  itens: ['descricao', 'placa', 'chassi', 'cep'],
  coberturas: ['nome'],
  parcelas: ['vencimento', 'valorCentavos'],
  produtores: ['id', 'pctBps'],
} as const;

/** Fields of the form, in its order: those of its lists come last. */
export const camposOf = (digitado: Digitado): readonly string[] => [
  ...CAMPOS,
  ...LISTAS.flatMap((lista) => digitado[lista].flatMap((_, index) => DAS_LISTAS[lista].map((campo) => `${lista}.${index}.${campo}`))),
];

/** What a field is called on screen; one of a list says of which. */
export function rotuloDe(campo: string): string | undefined {
  const [, lista, index, parte] = /^(itens|coberturas|parcelas|produtores)\.(\d+)\.(\w+)$/.exec(campo) ?? [];
  if (!lista) return copy.rotulos[campo];
  const palavras = { itens: copy.item, coberturas: copy.cobertura, parcelas: copy.parcela, produtores: copy.produtor }[lista];
  return `${palavras?.titulo(Number(index) + 1)}, ${(palavras as unknown as Record<string, string>)[parte ?? '']}`;
}

const FALTA = 'Campo obrigatório.';
/** What keeps the form from being sent: the gateway judges the rest. */
export function errosOf(digitado: Digitado): Erros<string> {
  const obrigatorios = ['seguradora', 'ramo', 'corretoraId', 'vigIni', 'vigFim', 'premioLiquidoCentavos', 'comissaoBps'] as const;
  const faltam: string[] = obrigatorios.filter((campo) => digitado[campo] === null);
  for (const campo of ['segurado.documento', 'segurado.nome', 'bem'] as const) if (digitado[campo].trim() === '') faltam.push(campo);
  if (digitado.plano === 'GERADO' && !digitado.primeira) faltam.push('primeira');
  if (digitado.plano === 'GERADO' && !digitado.quantas) faltam.push('quantas');
  if (digitado.plano === 'DIGITADO')
    digitado.parcelas.forEach(({ vencimento }, index) => vencimento ?? faltam.push(`parcelas.${index}.vencimento`));
  digitado.produtores.forEach(({ id }, index) => id ?? faltam.push(`produtores.${index}.id`));
  if (digitado.situacao === 'EMITIDA') {
    if (digitado['emitida.numero'].trim() === '') faltam.push('emitida.numero');
    if (!digitado['emitida.emissao']) faltam.push('emitida.emissao');
  }
  return Object.fromEntries(faltam.map((campo) => [campo, FALTA]));
}

/** The tax of a premium in a ramo on the day it begins; null while something of that is missing. */
export function iofDe(
  { ramo, vigIni }: Pick<Digitado, 'ramo' | 'vigIni'>,
  premioLiquidoCentavos: number | null,
  opcoes: OpcoesContratoManual | undefined,
): { bps: number; centavos: number } | null {
  const linhas = opcoes?.ramos.find(({ codigo }) => codigo === ramo)?.iof;
  if (!linhas || !vigIni || premioLiquidoCentavos === null) return null;
  const bps = iofVigente(
    linhas.map(({ ate, ...linha }) => ({ ...linha, ...(ate !== null && { ate }) })),
    vigIni,
  );
  return bps === null ? null : { bps, centavos: calcIof(premioLiquidoCentavos, bps) };
}

/** A year after the day a cover begins. */
export const fimDe = (vigIni: string): string => addAnos(vigIni, 1);

/** Where what stands and what was typed are not the same, in words. */
export function diferencasDe(gravada: FichaContratoManual, digitado: Digitado): Diferenca[] {
  const deles = digitadoDe(gravada);
  const say = (campo: keyof Digitado, de: Digitado): string => {
    const valor = de[campo];
    if (Array.isArray(valor)) return String(valor.length);
    if (typeof valor === 'number' && campo.endsWith('Centavos')) return formatCentavos(valor);
    return String(valor ?? '');
  };
  return (Object.keys(digitado) as (keyof Digitado)[])
    .filter((campo) => JSON.stringify(deles[campo]) !== JSON.stringify(digitado[campo]))
    .map((campo) => ({ rotulo: rotuloDe(campo) ?? campo, deles: say(campo, deles), meu: say(campo, digitado) }));
}
