import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { consultaLista, noFormato, ordemEntre, paginaDe } from '../envelope.ts';
import { Id, Instante, Nada } from '../formats.ts';
import { alvoDoLote, SEM_PAGINA } from '../lista/lote.contract.ts';
import { MudancaRegistro, ResultadoRegistro, UsoRegistro } from '../registro/historia-registro.contract.ts';

/** What may be written of a cost centre; the name is unique in the subscription, whatever its accents and case. */
export const DadosCentroDeCusto = z.object({
  nome: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
});
export type DadosCentroDeCusto = z.infer<typeof DadosCentroDeCusto>;

/** A cost centre, whole: also a line of its list. */
export const FichaCentroDeCusto = z.object({
  ...DadosCentroDeCusto.shape,
  id: Id,
  versao: z.int(),
  ativo: z.boolean(),
  criadoEm: Instante,
  alteradoEm: Instante,
  alteradoPor: z.nullable(z.string()),
});
export type FichaCentroDeCusto = z.infer<typeof FichaCentroDeCusto>;

/** Question to the list of cost centres. */
export const ConsultaCentroDeCusto = z.object({
  ...consultaLista,
  ordenar: z._default(ordemEntre('nome', 'alteradoEm'), 'nome'),
  situacao: z.optional(z.enum(['ATIVO', 'INATIVO'])),
});
export type ConsultaCentroDeCusto = z.infer<typeof ConsultaCentroDeCusto>;

const B = '/c/api/v1/centros-de-custo';
const um = { id: Id };
const needs = 'acessoGestao';

/** Calls of the record of cost centres. */
export const centroDeCustoCalls = {
  listFichas: defineCall({
    method: 'GET',
    path: B,
    resumo: 'Lista de centros de custo da assinatura.',
    needs,
    input: ConsultaCentroDeCusto,
    output: paginaDe(FichaCentroDeCusto),
  }),
  exportFichas: defineCall({
    method: 'GET',
    path: `${B}/exportar`,
    resumo: 'A lista filtrada de centros de custo, inteira, como CSV ou, com `formato=xlsx`, como planilha do Excel.',
    needs,
    input: z.object({ ...ConsultaCentroDeCusto.shape, ...noFormato }),
    output: z.string(),
  }),
  getFicha: defineCall({
    method: 'GET',
    path: `${B}/:id`,
    resumo: 'Um centro de custo.',
    needs,
    input: z.object(um),
    output: FichaCentroDeCusto,
  }),
  createFicha: defineCall({
    method: 'POST',
    path: B,
    resumo: 'Inclui um centro de custo; nome que já existe é um 422.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    idempotente: true,
    input: DadosCentroDeCusto,
    output: FichaCentroDeCusto,
  }),
  updateFicha: defineCall({
    method: 'PUT',
    path: `${B}/:id`,
    resumo: 'Muda um centro de custo; `versao` é a que se leu, e outra gravada desde então é um 409 com ela.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    input: z.object({ ...DadosCentroDeCusto.shape, ...um, versao: z.int() }),
    output: FichaCentroDeCusto,
  }),
  setAtivos: defineCall({
    method: 'POST',
    path: `${B}/situacao`,
    resumo: 'Ativa ou desativa centros de custo, nomeados ou os de um filtro; diz de cada um o que houve.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    input: z.object({ ...alvoDoLote(z.omit(ConsultaCentroDeCusto, SEM_PAGINA)), ativo: z.boolean() }),
    output: z.array(ResultadoRegistro),
  }),
  deleteFicha: defineCall({
    method: 'DELETE',
    path: `${B}/:id`,
    resumo: 'Exclui um centro de custo que nada usa; o que está em uso é um 409 com a lista do que o usa.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    input: z.object({ ...um, versao: z.coerce.number().check(z.int()) }),
    output: Nada,
  }),
  listUsos: defineCall({
    method: 'GET',
    path: `${B}/:id/usos`,
    resumo: 'O que usa um centro de custo.',
    needs,
    input: z.object(um),
    output: z.array(UsoRegistro),
  }),
  listHistoria: defineCall({
    method: 'GET',
    path: `${B}/:id/historico`,
    resumo: 'As mudanças de um centro de custo, as mais novas primeiro.',
    needs,
    input: z.object(um),
    output: z.array(MudancaRegistro),
  }),
};
