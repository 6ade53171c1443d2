import {
  type CampoFiltro,
  type CamposFiltro,
  type CondicaoFiltro,
  type ErroCampo,
  type GrupoFiltro,
  operadoresDoCampo,
  type ValorFiltro,
} from '@balcao/contracts';
import { isData } from '../datas/parse-data.ts';
import { erroCampo } from '../erros/codigo-erro.ts';
import { textoDoFiltro } from './read-condicao.ts';

/** As far as days reach. */
const MAX_DIAS = 3_660;

const mensagens = {
  vazio: 'Acrescente ao menos uma condição.',
  campo: 'Escolha um campo desta lista.',
  operador: 'Escolha uma comparação deste campo.',
  texto: 'Escreva o que procurar.',
  numero: 'Informe um número inteiro.',
  dia: 'Informe uma data.',
  dias: 'Informe quantos dias, de 1 a 3660.',
  opcao: 'Escolha ao menos uma opção.',
  ordem: 'O segundo valor não pode vir antes do primeiro.',
} as const;

const isNumero = (valor: unknown): boolean => Number.isSafeInteger(valor);
/** Days any calendar here can name, and the day before and after them too. */
const isDia = (valor: unknown): boolean => typeof valor === 'string' && isData(valor) && valor >= '1900-01-01' && valor <= '2200-12-31';

/** Error of a value, or null. */
function judgeValor({ operador }: CondicaoFiltro, { tipo, opcoes = [] }: CampoFiltro, valor: ValorFiltro | null): string | null {
  if (operador === 'VAZIO' || operador === 'NAO_VAZIO') return null;
  if (operador === 'PROXIMOS_DIAS' || operador === 'ULTIMOS_DIAS')
    return isNumero(valor) && Number(valor) >= 1 && Number(valor) <= MAX_DIAS ? null : mensagens.dias;
  if (tipo === 'opcao') {
    const chosen = valor === null ? [] : [valor].flat();
    return chosen.length > 0 && chosen.every((one) => opcoes.includes(String(one))) ? null : mensagens.opcao;
  }
  if (tipo === 'texto' || tipo === 'codigo') return typeof valor === 'string' && textoDoFiltro(valor, tipo) !== '' ? null : mensagens.texto;
  const [isOne, mensagem] = tipo === 'data' || tipo === 'momento' ? [isDia, mensagens.dia] : [isNumero, mensagens.numero];
  if (operador !== 'ENTRE') return isOne(valor) ? null : mensagem;
  if (!Array.isArray(valor) || valor.length !== 2 || !valor.every(isOne)) return mensagem;
  const [de = 0, ate = 0] = valor;
  return de <= ate ? null : mensagens.ordem;
}

function judgeCondicao(campos: CamposFiltro, condicao: CondicaoFiltro, aqui: string): ErroCampo | null {
  const campo = Object.hasOwn(campos, condicao.campo) ? campos[condicao.campo] : undefined;
  if (!campo) return erroCampo(`${aqui}.campo`, 'desconhecido', mensagens.campo);
  if (!operadoresDoCampo[campo.tipo].includes(condicao.operador)) return erroCampo(`${aqui}.operador`, 'foraDaLista', mensagens.operador);
  const mensagem = judgeValor(condicao, campo, condicao.valor ?? null);
  return mensagem ? erroCampo(`${aqui}.valor`, 'invalido', mensagem) : null;
}

function* judgeGrupo(campos: CamposFiltro, { condicoes, grupos = [] }: GrupoFiltro, aqui: string): Generator<ErroCampo> {
  if (condicoes.length + grupos.length === 0) yield erroCampo(`${aqui}.condicoes`, 'obrigatorio', mensagens.vazio);
  for (const [index, condicao] of condicoes.entries()) {
    const erro = judgeCondicao(campos, condicao, `${aqui}.condicoes.${index}`);
    if (erro) yield erro;
  }
  for (const [index, grupo] of grupos.entries()) yield* judgeGrupo(campos, grupo, `${aqui}.grupos.${index}`);
}

/**
 * What keeps a filter from being one of a list: a field the list does not declare, an operator not of its kind, a value that is none.
 *
 * @param caminho where the filter stands in what was sent: errors name their field below it, as `definicao.condicoes.0.valor`
 * @example judgeFiltro(camposDoFiltro.RAMOS, definicao) // [] when all of it may be asked
 */
export const judgeFiltro = (campos: CamposFiltro, definicao: GrupoFiltro, caminho = 'definicao'): ErroCampo[] => [
  ...judgeGrupo(campos, definicao, caminho),
];
