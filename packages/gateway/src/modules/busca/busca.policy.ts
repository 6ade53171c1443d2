import type { Sessao } from '@balcao/contracts';
import { hasPermissao } from '@balcao/domain';
import { escopoDe as escopoDeOrcamentos } from '../escopo/index.ts';
import { CATEGORIA, type Categoria } from './busca.model.ts';

/** What a session may find: kinds of record, and whose proposals and quotes (null: everybody’s). */
export interface EscopoBusca {
  readonly categorias: readonly Categoria[];
  readonly dono: string | null;
}

const GESTAO = [CATEGORIA.segurado, CATEGORIA.sinistro, CATEGORIA.proposta];
const ORCAMENTACAO = [CATEGORIA.orcamento, CATEGORIA.cotacao];

/** Users are for administrators alone; proposals and quotes follow the rule of the quotes’ own list. */
export const escopoDe = (sessao: Sessao): EscopoBusca => ({
  categorias: [
    ...(sessao.administrador ? [CATEGORIA.usuario] : []),
    ...(hasPermissao(sessao, { needs: 'acessoGestao' }) ? GESTAO : []),
    ...(hasPermissao(sessao, { needs: 'acessoOrcamentacao' }) ? ORCAMENTACAO : []),
  ],
  dono: escopoDeOrcamentos(sessao).usuarioId,
});
