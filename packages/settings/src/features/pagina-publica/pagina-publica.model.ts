import { type ConteudoDaPagina, DadosDaPagina, type ErroCampo, type PaginaPublica } from '@balcao/contracts';
import { formatTelefone, isTelefone, nomesDasLinhas, normalizeTelefone, validatePagina } from '@balcao/domain';
import type { Erros } from '@balcao/shared/forms';
import type { Diferenca } from '@balcao/ui/records';
import * as z from 'zod/mini';
import { camposDosHorarios, horariosEmPalavras } from '../../horarios.model.ts';
import { copy } from './pagina-publica.copy.ts';

type Conteudo = { readonly [C in keyof ConteudoDaPagina as `conteudo.${C}`]: ConteudoDaPagina[C] };

/** The form as typed: the page's content under the names the gateway refuses it by; a text nobody typed is ''. */
export interface Digitado extends Omit<Conteudo, Textos> {
  readonly slug: string;
  readonly corretoraId: string;
  readonly usuarioIds: readonly string[];
  readonly 'conteudo.telefone': string;
  readonly 'conteudo.whatsapp': string;
  readonly 'conteudo.email': string;
  readonly 'conteudo.endereco': string;
}
type Textos = 'conteudo.telefone' | 'conteudo.whatsapp' | 'conteudo.email' | 'conteudo.endereco';

const PREFIXO = 'conteudo.';
const opcionais = ['telefone', 'whatsapp', 'email', 'endereco'] as const;
/** As people read it; digits are what is kept. */
const phoneIn = (kept: string | null): string => formatTelefone(kept ?? '');
const phoneOf = (typed: string): string | null => (isTelefone(typed) ? normalizeTelefone(typed) : typed.trim() || null);

export function digitadoDe({ slug, corretoraId, usuarioIds, conteudo }: DadosDaPagina): Digitado {
  const textos = {
    ...Object.fromEntries(opcionais.map((campo) => [campo, conteudo[campo] ?? ''])),
    telefone: phoneIn(conteudo.telefone),
    whatsapp: phoneIn(conteudo.whatsapp),
    equipe: conteudo.equipe.map((pessoa) => ({ ...pessoa, celular: pessoa.celular && phoneIn(pessoa.celular) })),
  };
  const flat = Object.entries({ ...conteudo, ...textos }).map(([campo, valor]) => [`${PREFIXO}${campo}`, valor]);
  return { slug, corretoraId, usuarioIds, ...Object.fromEntries(flat) } as Digitado;
}

/** What is sent, and drawn meanwhile, of what is typed. */
export function dadosDe({ slug, corretoraId, usuarioIds, ...flat }: Digitado): DadosDaPagina {
  const conteudo = Object.fromEntries(Object.entries(flat).map(([campo, valor]) => [campo.slice(PREFIXO.length), valor]));
  const textos = {
    ...Object.fromEntries(opcionais.map((campo) => [campo, String(conteudo[campo] ?? '').trim() || null])),
    telefone: phoneOf(flat['conteudo.telefone']),
    whatsapp: phoneOf(flat['conteudo.whatsapp']),
  };
  const equipe = flat['conteudo.equipe'].map((pessoa) => ({ ...pessoa, celular: phoneOf(pessoa.celular ?? '') }));
  return {
    slug: slug.trim(),
    corretoraId,
    usuarioIds: [...usuarioIds],
    conteudo: { ...conteudo, ...textos, equipe } as unknown as ConteudoDaPagina,
  };
}

const Guardado = z.record(z.string(), z.unknown());
export function parseDigitado(valor: unknown): Digitado | null {
  const { data } = Guardado.safeParse(valor);
  if (!data) return null;
  const parsed = DadosDaPagina.safeParse(dadosDe(data as unknown as Digitado));
  return parsed.success ? digitadoDe(parsed.data) : null;
}

export const errosOf = (typed: Digitado): Erros<string> =>
  Object.fromEntries(validatePagina(dadosDe(typed)).map(({ campo, mensagem }: ErroCampo) => [campo, mensagem]));

/** Every field a refusal may name, in the order of the form. */
export const camposOf = ({ 'conteudo.equipe': equipe }: Digitado): string[] => [
  'slug',
  'corretoraId',
  ...['titulo', 'chamada', 'descricao', 'cor', 'destaque', 'logo', 'foto', 'linhas', 'telefone', 'whatsapp', 'email', 'endereco'].map(
    (campo) => `${PREFIXO}${campo}`,
  ),
  ...camposDosHorarios('conteudo.horarios'),
  ...equipe.flatMap((_, index) => ['nome', 'cargo', 'celular', 'foto'].map((campo) => `conteudo.equipe.${index}.${campo}`)),
  'conteudo.consentimento',
  'usuarioIds',
];

const say = (valor: unknown): string => {
  if (Array.isArray(valor)) return valor.map((one: unknown) => (typeof one === 'string' ? one : JSON.stringify(one))).join(', ');
  return typeof valor === 'object' && valor !== null ? JSON.stringify(valor) : String(valor ?? '');
};

/** What each field says, in the words of the screen; of an image and of a list, how many there are. */
function show(campo: keyof Digitado, valor: Digitado[keyof Digitado]): string {
  if (campo === 'conteudo.linhas') return (valor as ConteudoDaPagina['linhas']).map((linha) => nomesDasLinhas[linha]).join(', ');
  if (campo === 'conteudo.equipe' || campo === 'usuarioIds') return copy.pessoas((valor as readonly unknown[]).length);
  if (campo === 'conteudo.logo' || campo === 'conteudo.foto') return valor ? copy.imagem.enviada : '';
  return campo === 'conteudo.horarios' ? horariosEmPalavras(valor as ConteudoDaPagina['horarios']) : say(valor);
}

/** Where what is stored and what was typed are not the same, in words. */
export function diferencasDe(gravada: PaginaPublica, typed: Digitado): Diferenca[] {
  const deles = digitadoDe(gravada);
  return (Object.keys(deles) as (keyof Digitado)[])
    .filter((campo) => JSON.stringify(deles[campo]) !== JSON.stringify(typed[campo]) && campo !== 'corretoraId')
    .map((campo) => ({ rotulo: copy.rotulos[campo] ?? campo, deles: show(campo, deles[campo]), meu: show(campo, typed[campo]) }));
}
