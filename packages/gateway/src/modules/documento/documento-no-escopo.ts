import type { AlvoDocumento } from '@balcao/contracts';
import { SEGURADO_NO_ESCOPO } from '../escopo/index.ts';

/** Whether a case, a proposal or a policy is one the user of the transaction sees. */
const meu = (dono: string): string => `(not (select balcao.ve_so_o_seu()) or ${dono} = (select balcao.usuario_atual()))`;

/** Records of each kind that the user of the transaction sees, in SQL over one id; what no record stands for yet is seen by nobody. */
const VISIVEL: Readonly<Record<AlvoDocumento, (id: string) => string>> = {
  SEGURADO: (id) => `exists (select from balcao.segurado s where s.id = ${id} and s.excluido_em is null and ${SEGURADO_NO_ESCOPO})`,
  ORCAMENTO: (id) => `exists (select from balcao.orcamento o where o.id = ${id} and o.excluido_em is null and ${meu('o.usuario_id')})`,
  PROPOSTA: (id) => `exists (select from balcao.proposta p where p.id = ${id} and p.excluido_em is null and ${meu('p.usuario_id')})`,
  APOLICE: (id) => `exists (select from balcao.apolice a where a.id = ${id} and a.excluido_em is null and ${meu('a.usuario_id')})`,
  ENDOSSO: (id) => `exists (select from balcao.endosso e join balcao.apolice a on a.id = e.apolice_id
    where e.id = ${id} and e.excluido_em is null and ${meu('a.usuario_id')})`,
  SINISTRO: (id) => `exists (select from balcao.sinistro c join balcao.apolice a on a.id = c.apolice_id
    where c.id = ${id} and c.excluido_em is null and ${meu('a.usuario_id')})`,
  PARCELA: (
    id,
  ) => `exists (select from balcao.parcela q left join balcao.apolice a on a.id = q.apolice_id left join balcao.proposta p on p.id = q.proposta_id
    where q.id = ${id} and q.excluido_em is null and ${meu('coalesce(a.usuario_id, p.usuario_id)')})`,
  EXTRATO: () => 'false',
  LANCAMENTO: (id) =>
    `((select balcao.ve_o_caixa()) and exists (select from balcao.lancamento l where l.id = ${id} and l.excluido_em is null))`,
};

/** Whether the user of the transaction sees a record, in SQL over its id. */
export const alvoNoEscopo = (alvo: AlvoDocumento, id: string): string => VISIVEL[alvo](id);

const SEM_VINCULO = 'not exists (select from balcao.documento_vinculo v where v.documento_id = d.id)';
const VINCULO_VISIVEL = `exists (select from balcao.documento_vinculo v where v.documento_id = d.id and case v.alvo ${Object.entries(
  VISIVEL,
)
  .map(([alvo, visivel]) => `when '${alvo}' then ${visivel('v.alvo_id')}`)
  .join(' ')} end)`;

/** Papers of the cash flow alone are seen by whoever sees the cash flow: not even who brought them does otherwise. */
const SO_DO_CAIXA = `(exists (select from balcao.documento_vinculo v where v.documento_id = d.id and v.alvo = 'LANCAMENTO')
  and not exists (select from balcao.documento_vinculo v where v.documento_id = d.id and v.alvo <> 'LANCAMENTO'))`;

/**
 * Whether the user of the transaction sees a document, in SQL over `d`: who sees all, all; who sees only their own, what they brought, what
 * is linked to a record they see, and what waits for a link, where waiting ones are theirs to file (`acessoBuscaDocumentos`).
 *
 * @param esperando whether the user files what waits
 */
export const documentoNoEscopo = (esperando: boolean): string =>
  `(${esperando ? '' : `not (${SEM_VINCULO} and d.criado_por is distinct from (select balcao.usuario_atual())) and `}
    ((select balcao.ve_o_caixa()) or not ${SO_DO_CAIXA}) and
    (not (select balcao.ve_so_o_seu()) or d.criado_por = (select balcao.usuario_atual()) or ${esperando ? `${SEM_VINCULO} or ` : ''}${VINCULO_VISIVEL}))`;
