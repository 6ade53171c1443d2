import type { ConteudoDaPagina, DadosDaPagina, ErroCampo } from '@balcao/contracts';
import { emailEstrito } from '../documentos/email.ts';
import { isCelular, isTelefone, normalizeTelefone } from '../documentos/telefone.ts';
import { erroCampo } from '../erros/codigo-erro.ts';
import { judgeHorarios } from '../parametros/expediente.ts';
import { CONTRASTE_DE_FORMA, CONTRASTE_DE_TEXTO, contrastOnPage, isCor } from './contraste.ts';
import { paginaCopy as copy } from './pagina-publica.copy.ts';

const falta = (campo: string, mensagem: string): ErroCampo => erroCampo(campo, 'obrigatorio', mensagem);
const invalido = (campo: string, mensagem: string): ErroCampo => erroCampo(campo, 'invalido', mensagem);

const MIN_CONSENTIMENTO = 40;
/** Whether a text may be the address of a page. @example isSlug('corretora-boa-vista') // true */
export const isSlug = (texto: string): boolean => /^[a-z0-9](?:[a-z0-9]|-(?!-)){1,48}[a-z0-9]$/.test(texto);

/** A name as the address of a page; empty when nothing of it may stand there. @example toSlug('Corretora São José') // 'corretora-sao-jose' */
export const toSlug = (nome: string): string =>
  nome
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-+|-+$/g, '');

function* judgeCores({ cor, destaque }: ConteudoDaPagina): Generator<ErroCampo> {
  for (const [campo, valor, minimo] of [
    ['cor', cor, CONTRASTE_DE_TEXTO],
    ['destaque', destaque, CONTRASTE_DE_FORMA],
  ] as const) {
    if (!isCor(valor)) yield invalido(`conteudo.${campo}`, copy.erros.cor);
    else if (contrastOnPage(valor) < minimo)
      yield erroCampo(`conteudo.${campo}`, 'foraDaFaixa', copy.erros.contraste(contrastOnPage(valor), minimo));
  }
}

function* judgeContatos({ telefone, whatsapp, email, equipe }: ConteudoDaPagina): Generator<ErroCampo> {
  if (telefone !== null && !isTelefone(telefone)) yield invalido('conteudo.telefone', copy.erros.telefone);
  if (whatsapp !== null && !isCelular(normalizeTelefone(whatsapp))) yield invalido('conteudo.whatsapp', copy.erros.celular);
  if (email !== null && !emailEstrito(email)) yield invalido('conteudo.email', copy.erros.email);
  if (telefone === null && whatsapp === null) yield falta('conteudo.telefone', copy.erros.semContato);
  for (const [index, { nome, celular }] of equipe.entries()) {
    if (nome === '') yield falta(`conteudo.equipe.${index}.nome`, copy.erros.nome);
    if (celular !== null && !isCelular(normalizeTelefone(celular))) yield invalido(`conteudo.equipe.${index}.celular`, copy.erros.celular);
  }
}

/**
 * What is wrong with the page as typed, at its fields; nothing when it may be kept. That an address is taken, and that an image exists, only
 * the gateway knows.
 */
export function validatePagina({ slug, conteudo }: Pick<DadosDaPagina, 'slug' | 'conteudo'>): ErroCampo[] {
  const errors: ErroCampo[] = [];
  if (!isSlug(slug)) errors.push(invalido('slug', copy.erros.slug));
  if (conteudo.titulo === '') errors.push(falta('conteudo.titulo', copy.erros.titulo));
  errors.push(...judgeCores(conteudo));
  if (conteudo.linhas.length === 0) errors.push(falta('conteudo.linhas', copy.erros.linhas));
  else if (new Set(conteudo.linhas).size < conteudo.linhas.length)
    errors.push(erroCampo('conteudo.linhas', 'conflito', copy.erros.repetida));
  errors.push(...judgeContatos(conteudo), ...judgeHorarios(conteudo.horarios, 'conteudo.horarios'));
  if (conteudo.consentimento.length < MIN_CONSENTIMENTO)
    errors.push(erroCampo('conteudo.consentimento', 'muitoCurto', copy.erros.consentimento));
  return errors;
}

const phone = (valor: string | null): string | null => (valor === null || valor === '' ? null : normalizeTelefone(valor));

/** The page as it is kept: telephones in digits, colours in small letters, what is empty as nothing. */
export const normalizePagina = (conteudo: ConteudoDaPagina): ConteudoDaPagina => ({
  ...conteudo,
  cor: conteudo.cor.toLowerCase(),
  destaque: conteudo.destaque.toLowerCase(),
  telefone: phone(conteudo.telefone),
  whatsapp: phone(conteudo.whatsapp),
  email: conteudo.email || null,
  endereco: conteudo.endereco || null,
  equipe: conteudo.equipe.map((pessoa) => ({ ...pessoa, celular: phone(pessoa.celular) })),
});
