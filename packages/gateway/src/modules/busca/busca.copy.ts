import { formatCep, formatDocumento, formatPlaca, formatTelefone } from '@balcao/domain';
import { CATEGORIA, type Categoria } from './busca.model.ts';

const CAMPOS: Readonly<Record<string, string>> = {
  email: 'E-mail',
  celular: 'Celular',
  nomeSocial: 'Nome social',
  numero: 'Número',
  numeroSeguradora: 'Número na seguradora',
  protocolo: 'Protocolo',
  apolice: 'Apólice',
  placa: 'Placa',
  cep: 'CEP',
};
const FORMAS: Readonly<Record<string, (valor: string) => string>> = {
  documento: formatDocumento,
  celular: formatTelefone,
  placa: formatPlaca,
  cep: formatCep,
};
const NOMES: Readonly<Record<Categoria, string>> = {
  [CATEGORIA.usuario]: 'Usuário',
  [CATEGORIA.segurado]: 'Segurado',
  [CATEGORIA.sinistro]: 'Sinistro',
  [CATEGORIA.proposta]: 'Proposta',
  [CATEGORIA.orcamento]: 'Orçamento',
  [CATEGORIA.cotacao]: 'Cotação',
};

/** What a value is called beside it: `CPF` of eleven digits, `CNPJ` of fourteen characters. */
export function nomeDoCampo(campo: string, valor: string): string {
  if (campo === 'documento') return valor.length === 11 ? 'CPF' : 'CNPJ';
  return CAMPOS[campo] ?? campo;
}

export const valorMostrado = (campo: string, valor: string): string => FORMAS[campo]?.(valor) ?? valor;

/** `Ana Souza · orçamento 123`; a record without a name goes by its kind. */
export function tituloDe(categoria: Categoria, { titulo, numero }: { titulo: string | null; numero: string | null }): string {
  if (titulo === null) return numero === null ? NOMES[categoria] : `${NOMES[categoria]} ${numero}`;
  return numero === null ? titulo : `${titulo} · ${NOMES[categoria].toLowerCase()} ${numero}`;
}

export const muitosFixados = (limite: number): string => `Você já tem ${limite} resultados fixados. Solte um deles para fixar outro.`;
