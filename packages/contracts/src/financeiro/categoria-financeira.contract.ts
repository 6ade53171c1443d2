import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { consultaLista, noFormato, ordemEntre, paginaDe } from '../envelope.ts';
import { Id, Instante, Nada } from '../formats.ts';
import { alvoDoLote, SEM_PAGINA } from '../lista/lote.contract.ts';
import { MudancaRegistro, ResultadoRegistro, UsoRegistro } from '../registro/historia-registro.contract.ts';

/** What may be written of a category; no other of its name is there, whatever its accents and case. */
export const DadosCategoriaFinanceira = z.object({
  nome: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  tipo: z.enum(['RECEITA', 'DESPESA']),
});
export type DadosCategoriaFinanceira = z.infer<typeof DadosCategoriaFinanceira>;

/** A category, whole: also a line of its list. */
export const FichaCategoriaFinanceira = z.object({
  ...DadosCategoriaFinanceira.shape,
  id: Id,
  versao: z.int(),
  ativo: z.boolean(),
  criadoEm: Instante,
  alteradoEm: Instante,
  alteradoPor: z.nullable(z.string()),
});
export type FichaCategoriaFinanceira = z.infer<typeof FichaCategoriaFinanceira>;

/** Question to the list of categories. */
export const ConsultaCategoriaFinanceira = z.object({
  ...consultaLista,
  ordenar: z._default(ordemEntre('nome', 'tipo', 'alteradoEm'), 'nome'),
  situacao: z.optional(z.enum(['ATIVO', 'INATIVO'])),
});
export type ConsultaCategoriaFinanceira = z.infer<typeof ConsultaCategoriaFinanceira>;

const B = '/c/api/v1/categorias-financeiras';
const um = { id: Id };
const needs = 'acessoGestao';

/** Calls of the record of categories. */
export const categoriaFinanceiraCalls = {
  listFichas: defineCall({
    method: 'GET',
    path: B,
    resumo: 'Lista de categorias da assinatura.',
    needs,
    input: ConsultaCategoriaFinanceira,
    output: paginaDe(FichaCategoriaFinanceira),
  }),
  exportFichas: defineCall({
    method: 'GET',
    path: `${B}/exportar`,
    resumo: 'A lista filtrada de categorias, inteira, como CSV ou, com `formato=xlsx`, como planilha do Excel.',
    needs,
    input: z.object({ ...ConsultaCategoriaFinanceira.shape, ...noFormato }),
    output: z.string(),
  }),
  getFicha: defineCall({
    method: 'GET',
    path: `${B}/:id`,
    resumo: 'Uma categoria.',
    needs,
    input: z.object(um),
    output: FichaCategoriaFinanceira,
  }),
  createFicha: defineCall({
    method: 'POST',
    path: B,
    resumo: 'Inclui uma categoria; nome que já existe é um 422.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    idempotente: true,
    input: DadosCategoriaFinanceira,
    output: FichaCategoriaFinanceira,
  }),
  updateFicha: defineCall({
    method: 'PUT',
    path: `${B}/:id`,
    resumo: 'Muda uma categoria; `versao` é a que se leu, e outra gravada desde então é um 409 com ela.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    input: z.object({ ...DadosCategoriaFinanceira.shape, ...um, versao: z.int() }),
    output: FichaCategoriaFinanceira,
  }),
  setAtivos: defineCall({
    method: 'POST',
    path: `${B}/situacao`,
    resumo: 'Ativa ou desativa categorias, nomeadas ou as de um filtro; diz de cada um o que houve.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    input: z.object({ ...alvoDoLote(z.omit(ConsultaCategoriaFinanceira, SEM_PAGINA)), ativo: z.boolean() }),
    output: z.array(ResultadoRegistro),
  }),
  deleteFicha: defineCall({
    method: 'DELETE',
    path: `${B}/:id`,
    resumo: 'Exclui uma categoria que nada usa; o que está em uso é um 409 com a lista do que o usa.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    input: z.object({ ...um, versao: z.coerce.number().check(z.int()) }),
    output: Nada,
  }),
  listUsos: defineCall({
    method: 'GET',
    path: `${B}/:id/usos`,
    resumo: 'O que usa uma categoria.',
    needs,
    input: z.object(um),
    output: z.array(UsoRegistro),
  }),
  listHistoria: defineCall({
    method: 'GET',
    path: `${B}/:id/historico`,
    resumo: 'As mudanças de uma categoria, as mais novas primeiro.',
    needs,
    input: z.object(um),
    output: z.array(MudancaRegistro),
  }),
};
