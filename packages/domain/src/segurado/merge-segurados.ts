import type { CampoMesclavel, ContatoSegurado, DadosSegurado, EscolhasMesclagem, LadoMesclavel } from '@balcao/contracts';
import { foldTexto } from '../busca/palavras-da-busca.ts';
import { enderecoEmBranco, normalizeSegurado } from './normalize-segurado.ts';

/** What two records are chosen between by, field by field, as a screen shows it. */
const valorDe: Readonly<Record<CampoMesclavel, (dados: DadosSegurado) => unknown>> = {
  nome: ({ nome }) => nome,
  documento: ({ documento }) => documento,
  nomeSocial: ({ nomeSocial }) => nomeSocial,
  nascimento: ({ nascimento }) => nascimento,
  sexo: ({ sexo }) => sexo,
  estadoCivil: ({ estadoCivil }) => estadoCivil,
  profissao: ({ profissao }) => profissao,
  rendaCentavos: ({ rendaCentavos }) => rendaCentavos,
  email: ({ email }) => email,
  celular: ({ celular }) => celular,
  endereco: ({ enderecos }) => enderecos[0] ?? null,
  grupo: ({ grupo }) => grupo,
  produtorId: ({ produtorId }) => produtorId,
};

const isVazio = (valor: unknown): boolean => valor === null || valor === '';
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Fields in which two records of one client say different things, and so must be chosen between; one that only one of them fills is no choice.
 *
 * @example camposEmConflito({ nome: 'Ana', … }, { nome: 'Ana Prado', … }) // ['nome']
 */
export const camposEmConflito = (este: DadosSegurado, outro: DadosSegurado): CampoMesclavel[] =>
  (Object.keys(valorDe) as CampoMesclavel[]).filter((campo) => {
    const [a, b] = [valorDe[campo](este), valorDe[campo](outro)];
    return !isVazio(a) && !isVazio(b) && !isSame(a, b);
  });

/** Contacts once each, and none that is a main one. */
function contatosOf(contatos: readonly ContatoSegurado[], principais: readonly (string | null)[]): ContatoSegurado[] {
  const vistos = new Set<string | null>(principais);
  return contatos.filter(({ valor }) => !vistos.has(valor) && vistos.add(valor));
}

const contatoDe = (tipo: ContatoSegurado['tipo'], valor: string | null): ContatoSegurado[] =>
  valor ? [{ tipo, valor, rotulo: null }] : [];

/** People named by both once each: by their document, or by what is said of them. */
const pessoasOf = <P extends { readonly documento: string | null; readonly nome: string }>(pessoas: readonly P[]): P[] =>
  [...new Map(pessoas.toReversed().map((pessoa) => [pessoa.documento ?? foldTexto(pessoa.nome), pessoa])).values()].toReversed();

/**
 * Two records of one client as one: each field from whichever was chosen (from this one, or the other where this says nothing), and of contacts,
 * addresses and labels all that either has. A main e-mail or mobile number that was not chosen stays as a further contact.
 *
 * @param este the record that stays
 * @param outro the record that leaves
 * @example mergeSegurados(ana, anaPrado, { nome: 'OUTRO' }).nome // 'Ana Prado'
 */
export function mergeSegurados(este: DadosSegurado, outro: DadosSegurado, escolhas: EscolhasMesclagem): DadosSegurado {
  const [a, b] = [normalizeSegurado(este), normalizeSegurado(outro)];
  const sideOf = (campo: CampoMesclavel): LadoMesclavel => escolhas[campo] ?? (isVazio(valorDe[campo](a)) ? 'OUTRO' : 'ESTE');
  const from = (campo: CampoMesclavel): DadosSegurado => (sideOf(campo) === 'OUTRO' ? b : a);
  const { email } = from('email');
  const { celular } = from('celular');
  const enderecos = (sideOf('endereco') === 'OUTRO' ? [...b.enderecos, ...a.enderecos] : [...a.enderecos, ...b.enderecos]).filter(
    (endereco, index, todos) => !enderecoEmBranco(endereco) && todos.findIndex((other) => isSame(other, endereco)) === index,
  );
  return normalizeSegurado({
    pessoa: from('documento').pessoa,
    documento: from('documento').documento,
    nome: from('nome').nome,
    nomeSocial: from('nomeSocial').nomeSocial,
    nascimento: from('nascimento').nascimento,
    sexo: from('sexo').sexo,
    estadoCivil: from('estadoCivil').estadoCivil,
    profissao: from('profissao').profissao,
    rendaCentavos: from('rendaCentavos').rendaCentavos,
    email,
    celular,
    contatos: contatosOf(
      [a, b].flatMap((dados) => [...contatoDe('EMAIL', dados.email), ...contatoDe('CELULAR', dados.celular), ...dados.contatos]),
      [email, celular],
    ),
    enderecos,
    dependentes: pessoasOf([...a.dependentes, ...b.dependentes]),
    representantes: pessoasOf([...a.representantes, ...b.representantes]),
    grupo: from('grupo').grupo,
    produtorId: from('produtorId').produtorId,
    tags: [...a.tags, ...b.tags],
  });
}
