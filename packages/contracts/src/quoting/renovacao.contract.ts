import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { noFormato, paginaDe } from '../envelope.ts';
import { consultaFiltravel } from '../filtro/consulta-filtravel.ts';
import { Centavos, Data, Id } from '../formats.ts';
import { MAX_LOTE, SEM_PAGINA } from '../lista/lote.contract.ts';
import { Linha } from '../registry/registry.contract.ts';
import { Formulario } from './linhas.contract.ts';

const B = '/c/api/v1/renovacoes';

/** How near the end of a policy is: each window has its own work (domain design §5.7). */
export const JanelaRenovacao = z.enum(['LISTAR', 'COTAR', 'ENVIAR', 'LIGAR', 'URGENTE', 'VENCIDA', 'PERDIDA']);
export type JanelaRenovacao = z.infer<typeof JanelaRenovacao>;

/** Where the renewal of a policy stands (domain design §2.6). */
export const SituacaoRenovacao = z.enum(['A_RENOVAR', 'EM_COTACAO', 'RENOVADA_PROPRIA', 'RENOVADA_OUTRA', 'NAO_RENOVADA']);
export type SituacaoRenovacao = z.infer<typeof SituacaoRenovacao>;

/** One policy to renew. */
export const Renovacao = z.object({
  apoliceId: Id,
  numero: z.string(),
  segurado: z.string(),
  bem: z.string(),
  linha: Linha,
  seguradora: z.string(),
  fim: Data,
  /** Days left; negative after the end. */
  dias: z.int(),
  janela: JanelaRenovacao,
  premioTotalCentavos: Centavos,
  /** Class of bonus of the policy and the one its renewal would have today; null where there is none. */
  bonus: z.nullable(z.int()),
  bonusPrevisto: z.nullable(z.int()),
  /** Claims that count against the bonus. */
  sinistros: z.int(),
  situacao: SituacaoRenovacao,
  usuario: z.string(),
  /** The open quote that renews it. */
  orcamento: z.nullable(z.object({ id: Id, numero: z.int(), formulario: Formulario })),
});
export type Renovacao = z.infer<typeof Renovacao>;

const lista = z.optional(z.string().check(z.regex(/^[A-Z_,]{1,160}$/)));

/**
 * Filters of the policies to renew; comma lists. Without `situacao`, those still to renew or being quoted. `ordenar`: fim, segurado,
 * seguradora, premio, bonus.
 */
export const ConsultaRenovacoes = z.object({ ...consultaFiltravel, janela: lista, situacao: lista, linha: lista });
export type ConsultaRenovacoes = z.infer<typeof ConsultaRenovacoes>;

/** What became of one policy of the request. */
export const RenovacaoGerada = z.object({
  apoliceId: Id,
  /** JA_EM_COTACAO: it already had an open quote; RECUSADA: none was created, with the reason in `mensagem`. */
  resultado: z.enum(['GERADA', 'JA_EM_COTACAO', 'RECUSADA']),
  orcamento: z.nullable(z.object({ id: Id, numero: z.int(), formulario: Formulario })),
  mensagem: z.nullable(z.string()),
});
export type RenovacaoGerada = z.infer<typeof RenovacaoGerada>;

/** Policies one request may renew; a longer selection is sent in parts, so that it shows its progress and may be stopped. */
export const MAX_RENOVACOES = 20;

/** Calls of /multicalculo/orcamento-renovacao. */
export const renovacaoCalls = {
  listRenovacoes: defineCall({
    method: 'GET',
    path: B,
    resumo: 'Apólices a renovar, de 60 dias antes a 60 dias depois do fim; quem não é administrador de orçamentos vê as suas.',
    needs: 'acessoOrcamentacao',
    input: ConsultaRenovacoes,
    output: z.object({
      ...paginaDe(Renovacao).shape,
      /** Sum of the premiums of all matches, on all pages. */
      somaCentavos: Centavos,
      /** How many match the other filters in each window. */
      janelas: z.record(JanelaRenovacao, z.int()),
    }),
  }),
  exportRenovacoes: defineCall({
    method: 'GET',
    path: `${B}/exportar`,
    resumo: 'As apólices a renovar que os filtros encontram, inteiras, como CSV ou, com `formato=xlsx`, como planilha do Excel.',
    needs: 'acessoOrcamentacao',
    input: z.object({ ...ConsultaRenovacoes.shape, ...noFormato }),
    output: z.string(),
  }),
  listDoLote: defineCall({
    method: 'GET',
    path: `${B}/lote`,
    resumo: 'Todas as apólices que os filtros encontram, até o máximo de um lote; se são mais do que as que se viram, um 409.',
    needs: 'acessoOrcamentacao',
    input: z.object({
      ...z.omit(ConsultaRenovacoes, SEM_PAGINA).shape,
      total: z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_LOTE)),
    }),
    output: z.array(Renovacao),
  }),
  generateOrcamentos: defineCall({
    method: 'POST',
    path: `${B}/gerar-orcamentos`,
    resumo: 'Abre o orçamento de renovação de cada apólice, com o risco atualizado; nunca dois abertos da mesma.',
    needs: 'acessoOrcamentacao',
    idempotente: true,
    input: z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(MAX_RENOVACOES)) }),
    output: z.array(RenovacaoGerada),
  }),
};
