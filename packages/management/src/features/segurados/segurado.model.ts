import {
  ContatoSegurado,
  DadosSegurado,
  DependenteSegurado,
  type EnderecoSegurado,
  type FichaSegurado,
  GrupoSegurado,
  RepresentanteSegurado,
} from '@balcao/contracts';
import {
  formatCentavos,
  formatData,
  formatDocumento,
  formatTelefone,
  sayContatoSegurado,
  sayDependente,
  sayEnderecoSegurado,
  sayRepresentante,
  validateSegurado,
} from '@balcao/domain';
import { type Erros, errosDe } from '@balcao/shared/forms';
import type { Diferenca } from '@balcao/ui/records';
import * as z from 'zod/mini';
import { copy } from './segurados.copy.ts';

/** Parts as typed: an empty text is ''. */
const ContatoDigitado = z.object({ tipo: ContatoSegurado.shape.tipo, valor: z.string(), rotulo: z.string() });
export type ContatoDigitado = Readonly<z.infer<typeof ContatoDigitado>>;
const EnderecoDigitado = z.object({
  cep: z.string(),
  logradouro: z.string(),
  numero: z.string(),
  complemento: z.string(),
  bairro: z.string(),
  cidade: z.string(),
  uf: z.nullable(z.string()),
});
export type EnderecoDigitado = Readonly<z.infer<typeof EnderecoDigitado>>;
const DependenteDigitado = z.object({
  nome: z.string(),
  parentesco: DependenteSegurado.shape.parentesco,
  nascimento: z.nullable(z.string()),
  documento: z.string(),
});
export type DependenteDigitado = Readonly<z.infer<typeof DependenteDigitado>>;
const RepresentanteDigitado = z.object({ nome: z.string(), papel: RepresentanteSegurado.shape.papel, documento: z.string() });
export type RepresentanteDigitado = Readonly<z.infer<typeof RepresentanteDigitado>>;

/** The form as typed, by the gateway's own names; an empty text is '', a choice that was not made null. */
const Digitado = z.object({
  pessoa: DadosSegurado.shape.pessoa,
  documento: z.string(),
  nome: z.string(),
  nomeSocial: z.string(),
  nascimento: z.nullable(z.string()),
  sexo: DadosSegurado.shape.sexo,
  estadoCivil: DadosSegurado.shape.estadoCivil,
  profissao: z.string(),
  rendaCentavos: z.nullable(z.int()),
  email: z.string(),
  celular: z.string(),
  contatos: z.readonly(z.array(ContatoDigitado)),
  enderecos: z.readonly(z.array(EnderecoDigitado)),
  dependentes: z.readonly(z.array(DependenteDigitado)),
  representantes: z.readonly(z.array(RepresentanteDigitado)),
  'grupo.nome': z.string(),
  'grupo.tipo': GrupoSegurado.shape.tipo,
  produtorId: z.nullable(z.string()),
  tags: z.string(),
});
export type Digitado = Readonly<z.infer<typeof Digitado>>;
export const parseDigitado = (valor: unknown): Digitado | null => Digitado.safeParse(valor).data ?? null;
const LISTAS = ['contatos', 'enderecos', 'dependentes', 'representantes'] as const;
type NomeDaLista = (typeof LISTAS)[number];
/** A field of the form that is not a list. */
export type Campo = Exclude<keyof Digitado, NomeDaLista>;

export const contatoNovo: ContatoDigitado = { tipo: 'CELULAR', valor: '', rotulo: '' };
export const dependenteNovo: DependenteDigitado = { nome: '', parentesco: 'FILHO', nascimento: null, documento: '' };
export const representanteNovo: RepresentanteDigitado = { nome: '', papel: 'SOCIO', documento: '' };
export const enderecoNovo: EnderecoDigitado = { cep: '', logradouro: '', numero: '', complemento: '', bairro: '', cidade: '', uf: null };

const typedEndereco = (endereco: EnderecoSegurado): EnderecoDigitado => ({
  cep: endereco.cep ?? '',
  logradouro: endereco.logradouro ?? '',
  numero: endereco.numero ?? '',
  complemento: endereco.complemento ?? '',
  bairro: endereco.bairro ?? '',
  cidade: endereco.cidade ?? '',
  uf: endereco.uf,
});

export const digitadoDe = (ficha: FichaSegurado | null): Digitado => ({
  pessoa: ficha?.pessoa ?? 'PF',
  documento: ficha?.documento ?? '',
  nome: ficha?.nome ?? '',
  nomeSocial: ficha?.nomeSocial ?? '',
  nascimento: ficha?.nascimento ?? null,
  sexo: ficha?.sexo ?? null,
  estadoCivil: ficha?.estadoCivil ?? null,
  profissao: ficha?.profissao ?? '',
  rendaCentavos: ficha?.rendaCentavos ?? null,
  email: ficha?.email ?? '',
  celular: formatTelefone(ficha?.celular ?? ''),
  contatos: (ficha?.contatos ?? []).map(({ tipo, valor, rotulo }) => ({
    tipo,
    valor: tipo === 'EMAIL' ? valor : formatTelefone(valor),
    rotulo: rotulo ?? '',
  })),
  enderecos: (ficha?.enderecos ?? []).map(typedEndereco),
  dependentes: (ficha?.dependentes ?? []).map(({ nome, parentesco, nascimento, documento }) => ({
    nome,
    parentesco,
    nascimento,
    documento: documento ?? '',
  })),
  representantes: (ficha?.representantes ?? []).map(({ nome, papel, documento }) => ({ nome, papel, documento: documento ?? '' })),
  'grupo.nome': ficha?.grupo?.nome ?? '',
  'grupo.tipo': ficha?.grupo?.tipo ?? 'FAMILIA',
  produtorId: ficha?.produtorId ?? null,
  tags: (ficha?.tags ?? []).join(', '),
});

const filled = (texto: string): string | null => texto.trim() || null;

/** What is sent of what was typed. */
export const dadosDe = (digitado: Digitado): DadosSegurado => ({
  pessoa: digitado.pessoa,
  documento: digitado.documento,
  nome: digitado.nome.trim(),
  nomeSocial: filled(digitado.nomeSocial),
  nascimento: digitado.nascimento,
  sexo: digitado.sexo,
  estadoCivil: digitado.estadoCivil,
  profissao: filled(digitado.profissao),
  rendaCentavos: digitado.rendaCentavos,
  email: filled(digitado.email),
  celular: filled(digitado.celular),
  contatos: digitado.contatos.map(({ tipo, valor, rotulo }) => ({ tipo, valor: valor.trim(), rotulo: filled(rotulo) })),
  enderecos: digitado.enderecos.map(({ uf, ...textos }) => ({
    cep: filled(textos.cep),
    logradouro: filled(textos.logradouro),
    numero: filled(textos.numero),
    complemento: filled(textos.complemento),
    bairro: filled(textos.bairro),
    cidade: filled(textos.cidade),
    uf,
  })),
  dependentes:
    digitado.pessoa === 'PF'
      ? digitado.dependentes.map(({ documento, nome, ...resto }) => ({ ...resto, nome: nome.trim(), documento: filled(documento) }))
      : [],
  representantes:
    digitado.pessoa === 'PJ'
      ? digitado.representantes.map(({ documento, nome, papel }) => ({ papel, nome: nome.trim(), documento: filled(documento) }))
      : [],
  grupo: filled(digitado['grupo.nome']) ? { tipo: digitado['grupo.tipo'], nome: digitado['grupo.nome'].trim() } : null,
  produtorId: digitado.produtorId,
  tags: digitado.tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean),
});

const CAMPOS = Object.keys(digitadoDe(null)).filter((campo) => !LISTAS.some((lista) => lista === campo));
/** Fields of each of one of a list, and what each is called. */
const DAS_LISTAS: Readonly<Record<NomeDaLista, { readonly campos: readonly string[]; readonly nomes: Readonly<Record<string, unknown>> }>> =
  {
    contatos: { campos: ['tipo', 'valor', 'rotulo'], nomes: copy.contato },
    enderecos: { campos: ['cep', 'logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'uf'], nomes: copy.endereco },
    dependentes: { campos: ['nome', 'parentesco', 'nascimento', 'documento'], nomes: copy.dependente },
    representantes: { campos: ['nome', 'papel', 'documento'], nomes: copy.representante },
  };
const TITULOS = {
  contatos: copy.contato.titulo,
  enderecos: copy.endereco.titulo,
  dependentes: copy.dependente.titulo,
  representantes: copy.representante.titulo,
} as const;

/** Fields of the form, in its order: those of its lists come last. */
export const camposOf = (digitado: Digitado): readonly string[] => [
  ...CAMPOS,
  ...LISTAS.flatMap((lista) =>
    digitado[lista].flatMap((_, index) => DAS_LISTAS[lista].campos.map((campo) => `${lista}.${index}.${campo}`)),
  ),
];

/** What a field is called on screen; one of a list says of which. */
export function rotuloDe(campo: string, pessoa: Digitado['pessoa']): string | undefined {
  const [, nome, index, parte = ''] = /^(\w+)\.(\d+)\.(\w+)$/.exec(campo) ?? [];
  const lista = LISTAS.find((uma) => uma === nome);
  if (lista) return `${TITULOS[lista](Number(index) + 1)}, ${DAS_LISTAS[lista].nomes[parte]}`;
  if (pessoa === 'PJ' && campo in copy.daEmpresa) return copy.daEmpresa[campo as keyof typeof copy.daEmpresa];
  return copy.rotulos[campo as keyof typeof copy.rotulos];
}

/** What keeps the form from being sent. */
export const errosOf = (digitado: Digitado, hoje: string): Erros<string> =>
  errosDe({ errors: validateSegurado(dadosDe(digitado), hoje) }, camposOf(digitado));

/** A value of the form as a person reads it. */
function emPalavras(campo: keyof Digitado, digitado: Digitado): string {
  const dados = dadosDe(digitado);
  if (campo === 'contatos') return dados.contatos.map(sayContatoSegurado).join('; ');
  if (campo === 'enderecos') return dados.enderecos.map(sayEnderecoSegurado).join('; ');
  if (campo === 'dependentes') return dados.dependentes.map(sayDependente).join('; ');
  if (campo === 'representantes') return dados.representantes.map(sayRepresentante).join('; ');
  if (campo === 'documento') return formatDocumento(digitado.documento);
  if (campo === 'nascimento') return digitado.nascimento ? formatData(digitado.nascimento) : '';
  if (campo === 'rendaCentavos') return digitado.rendaCentavos === null ? '' : formatCentavos(digitado.rendaCentavos);
  if (campo === 'pessoa') return copy.pessoa[digitado.pessoa];
  if (campo === 'sexo') return digitado.sexo ? copy.sexo[digitado.sexo] : '';
  if (campo === 'estadoCivil') return digitado.estadoCivil ? copy.estadoCivil[digitado.estadoCivil] : '';
  if (campo === 'grupo.tipo') return copy.tipoGrupo[digitado['grupo.tipo']];
  return String(digitado[campo] ?? '');
}

/** Where what stands and what was typed are not the same, in words. */
export function diferencasDe(gravada: FichaSegurado, digitado: Digitado): Diferenca[] {
  const deles = digitadoDe(gravada);
  return (Object.keys(digitado) as (keyof Digitado)[])
    .filter((campo) => JSON.stringify(deles[campo]) !== JSON.stringify(digitado[campo]))
    .map((campo) => ({
      rotulo: rotuloDe(campo, digitado.pessoa) ?? campo,
      deles: campo === 'produtorId' ? (gravada.produtor ?? '') : emPalavras(campo, deles),
      meu: campo === 'produtorId' ? (digitado.produtorId === null ? '' : copy.rotulos.produtorId) : emPalavras(campo, digitado),
    }));
}
