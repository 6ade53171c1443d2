import {
  AliquotaCorretora,
  ContaCorretora,
  type DadosCorretora,
  EnderecoCorretora,
  type FichaCorretora,
  RegimeProdutor,
  TipoChavePix,
  TributoCorretora,
} from '@balcao/contracts';
import { formatDocumento, formatTelefone, sayAliquota, sayConta, sayEndereco, validateCorretora } from '@balcao/domain';
import { type Erros, errosDe } from '@balcao/shared/forms';
import type { Diferenca } from '@balcao/ui/records';
import * as z from 'zod/mini';
import { copy } from './corretoras.copy.ts';

/** Parts as typed: an empty text is '', what is not filled yet null. */
const EnderecoDigitado = z.extend(EnderecoCorretora, { complemento: z.string() });
export type EnderecoDigitado = Readonly<z.infer<typeof EnderecoDigitado>>;
const ContaDigitada = z.object({
  banco: z.string(),
  agencia: z.string(),
  conta: z.string(),
  tipo: ContaCorretora.shape.tipo,
  'pix.tipo': z.nullable(TipoChavePix),
  'pix.chave': z.string(),
});
export type ContaDigitada = Readonly<z.infer<typeof ContaDigitada>>;
const AliquotaDigitada = z.extend(AliquotaCorretora, {
  municipio: z.string(),
  bps: z.nullable(z.int()),
  desde: z.nullable(z.string()),
  ate: z.nullable(z.string()),
});
export type AliquotaDigitada = Readonly<z.infer<typeof AliquotaDigitada>>;

const listaDe = <S extends z.ZodMiniType>(item: S) => z.readonly(z.array(item));
/** The form as typed, by the gateway's own names. */
const Digitado = z.object({
  fantasia: z.string(),
  razaoSocial: z.string(),
  cnpj: z.string(),
  susep: z.string(),
  inscricaoMunicipal: z.string(),
  principal: z.boolean(),
  logo: z.nullable(z.string()),
  telefone: z.string(),
  emailIntranet: z.string(),
  site: z.string(),
  'responsavel.nome': z.string(),
  'responsavel.cpf': z.string(),
  'responsavel.susep': z.string(),
  enderecos: listaDe(EnderecoDigitado),
  contas: listaDe(ContaDigitada),
  regime: RegimeProdutor,
  aliquotas: listaDe(AliquotaDigitada),
});
export type Digitado = Readonly<z.infer<typeof Digitado>>;
export const parseDigitado = (valor: unknown): Digitado | null => Digitado.safeParse(valor).data ?? null;

type Lista = 'enderecos' | 'contas' | 'aliquotas';
/** A field of the form that is no list. */
export type Campo = Exclude<keyof Digitado, Lista>;

export const tiposDeEndereco = EnderecoCorretora.shape.tipo.options;
export const tiposDeConta = ContaCorretora.shape.tipo.options;
export const tiposDePix = TipoChavePix.options;
export const tributos = TributoCorretora.options;
/** Who has a CNPJ is no autonomous person. */
export const regimes = RegimeProdutor.options.filter((regime) => regime !== 'PF');

export const digitadoDe = (ficha: FichaCorretora | null): Digitado => ({
  fantasia: ficha?.fantasia ?? '',
  razaoSocial: ficha?.razaoSocial ?? '',
  cnpj: ficha?.cnpj ?? '',
  susep: ficha?.susep ?? '',
  inscricaoMunicipal: ficha?.inscricaoMunicipal ?? '',
  principal: ficha?.principal ?? false,
  logo: ficha?.logo ?? null,
  telefone: formatTelefone(ficha?.telefone ?? ''),
  emailIntranet: ficha?.emailIntranet ?? '',
  site: ficha?.site ?? '',
  'responsavel.nome': ficha?.responsavel?.nome ?? '',
  'responsavel.cpf': ficha?.responsavel?.cpf ?? '',
  'responsavel.susep': ficha?.responsavel?.susep ?? '',
  enderecos: (ficha?.enderecos ?? []).map((endereco) => ({ ...endereco, complemento: endereco.complemento ?? '' })),
  contas: (ficha?.contas ?? []).map(({ pix, ...conta }) => ({
    ...conta,
    'pix.tipo': pix?.tipo ?? null,
    'pix.chave': pix?.chave ?? '',
  })),
  regime: ficha?.regime ?? 'SIMPLES',
  aliquotas: (ficha?.aliquotas ?? []).map((aliquota) => ({ ...aliquota, municipio: aliquota.municipio ?? '' })),
});

const filled = (texto: string): string | null => texto.trim() || null;

function responsavelDe(digitado: Digitado): DadosCorretora['responsavel'] {
  const [nome, cpf, susep] = [digitado['responsavel.nome'].trim(), digitado['responsavel.cpf'], digitado['responsavel.susep'].trim()];
  return nome || cpf || susep ? { nome, cpf, susep } : null;
}

/** What is sent. What is missing is left as the domain refuses it. */
export const dadosDe = (digitado: Digitado): DadosCorretora => ({
  fantasia: digitado.fantasia.trim(),
  razaoSocial: digitado.razaoSocial.trim(),
  cnpj: digitado.cnpj,
  susep: filled(digitado.susep),
  inscricaoMunicipal: filled(digitado.inscricaoMunicipal),
  principal: digitado.principal,
  logo: digitado.logo,
  telefone: filled(digitado.telefone),
  emailIntranet: filled(digitado.emailIntranet),
  site: filled(digitado.site),
  responsavel: responsavelDe(digitado),
  enderecos: digitado.enderecos.map((endereco) => ({ ...endereco, complemento: filled(endereco.complemento) })),
  contas: digitado.contas.map(({ 'pix.tipo': tipoPix, 'pix.chave': chave, ...conta }) => ({
    ...conta,
    pix: tipoPix && { tipo: tipoPix, chave },
  })),
  regime: digitado.regime,
  aliquotas: digitado.aliquotas.map((aliquota) => ({
    ...aliquota,
    municipio: filled(aliquota.municipio),
    bps: aliquota.bps ?? 0,
    desde: aliquota.desde ?? '',
  })),
});

const ENDERECO = ['tipo', 'cep', 'logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'uf'] as const;
const CONTA = ['banco', 'agencia', 'conta', 'tipo', 'pix.tipo', 'pix.chave'] as const;
const ALIQUOTA = ['tributo', 'municipio', 'bps', 'desde', 'ate'] as const;
const listas = { enderecos: ENDERECO, contas: CONTA, aliquotas: ALIQUOTA } as const;
const rotulosDaLista = { enderecos: copy.endereco, contas: copy.conta, aliquotas: copy.aliquota } as const;
const isLista = (campo: string): campo is Lista => campo in listas;

/** Fields of the form, in its order. */
export const camposOf = (digitado: Digitado): readonly string[] =>
  Object.keys(digitadoDe(null)).flatMap((campo) =>
    isLista(campo) ? digitado[campo].flatMap((_, index) => listas[campo].map((nome) => `${campo}.${index}.${nome}`)) : [campo],
  );

/** What a field is called on screen; one of a part says of which. */
export function rotuloDe(campo: string): string | undefined {
  const [, lista = '', index, nome] = /^(enderecos|contas|aliquotas)\.(\d+)\.([\w.]+)$/.exec(campo) ?? [];
  if (!isLista(lista)) {
    const rotulo = copy.rotulos[campo as keyof typeof copy.rotulos];
    return campo.startsWith('responsavel.') ? `${copy.responsavel}, ${rotulo}` : rotulo;
  }
  const rotulos: { readonly titulo: (n: number) => string; readonly [nome: string]: unknown } = rotulosDaLista[lista];
  return `${rotulos.titulo(Number(index) + 1)}, ${String(rotulos[nome ?? ''])}`;
}

/** What keeps the form from being sent. */
export function errosOf(digitado: Digitado): Erros<string> {
  const missing = digitado.aliquotas.flatMap(({ bps, desde }, index) =>
    Object.entries({ bps, desde }).flatMap(([nome, valor]) =>
      valor === null ? [{ campo: `aliquotas.${index}.${nome}`, codigo: 'obrigatorio', mensagem: copy.obrigatorio }] : [],
    ),
  );
  return errosDe({ errors: [...missing, ...validateCorretora(dadosDe(digitado))] }, camposOf(digitado));
}

export const enderecoNovo = (isPrimeiro: boolean): EnderecoDigitado => ({
  tipo: isPrimeiro ? 'SEDE' : 'FILIAL',
  cep: '',
  logradouro: '',
  numero: '',
  complemento: '',
  bairro: '',
  cidade: '',
  uf: '',
});
export const contaNova: ContaDigitada = { banco: '', agencia: '', conta: '', tipo: 'CORRENTE', 'pix.tipo': null, 'pix.chave': '' };
/** A rate from a day on; of Simples where that is the regime. */
export const aliquotaNova = (regime: RegimeProdutor, hoje: string): AliquotaDigitada => ({
  tributo: regime === 'SIMPLES' ? 'SIMPLES' : 'IRRF',
  municipio: '',
  bps: null,
  desde: hoje,
  ate: null,
});

/** A value of the form as a person reads it. */
function emPalavras(campo: keyof Digitado, digitado: Digitado): string {
  const dados = dadosDe(digitado);
  if (campo === 'enderecos') return dados.enderecos.map(sayEndereco).join('; ');
  if (campo === 'contas') return dados.contas.map(sayConta).join('; ');
  if (campo === 'aliquotas') return dados.aliquotas.map(sayAliquota).join('; ');
  if (campo === 'principal') return dados.principal ? copy.sim : copy.nao;
  if (campo === 'logo') return dados.logo ? copy.logo.outro : copy.logo.nenhum;
  if (campo === 'regime') return copy.regime[dados.regime];
  const valor = String(digitado[campo]);
  return campo === 'cnpj' || campo === 'responsavel.cpf' ? formatDocumento(valor) : valor;
}

/** Where what stands and what was typed are not the same, in words. */
export function diferencasDe(gravada: FichaCorretora, digitado: Digitado): Diferenca[] {
  const deles = digitadoDe(gravada);
  return (Object.keys(digitado) as (keyof Digitado)[])
    .filter((campo) => JSON.stringify(deles[campo]) !== JSON.stringify(digitado[campo]))
    .map((campo) => ({ rotulo: rotuloDe(campo) ?? campo, deles: emPalavras(campo, deles), meu: emPalavras(campo, digitado) }));
}
