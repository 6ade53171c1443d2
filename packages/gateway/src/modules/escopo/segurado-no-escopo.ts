/**
 * Which clients a user sees, in SQL over `s`, a row of `balcao.segurado`: every one of the subscription, or, of who does not administer quotes,
 * those they registered, those of the producer they sign in as, and those of their own cases.
 *
 * @param usuario SQL of the user's id
 */
export const seguradoDe = (usuario: string): string => `(s.criado_por = ${usuario}
    or s.produtor_id = (select u.produtor_id from balcao.usuario u where u.id = ${usuario})
    or exists (select from balcao.apolice a where a.segurado_id = s.id and a.usuario_id = ${usuario} and a.excluido_em is null)
    or exists (select from balcao.proposta p where p.segurado_id = s.id and p.usuario_id = ${usuario} and p.excluido_em is null)
    or exists (select from balcao.orcamento o where o.segurado_id = s.id and o.usuario_id = ${usuario} and o.excluido_em is null)
    or exists (select from balcao.orcamento o where o.documento_chave = s.documento and o.usuario_id = ${usuario} and o.excluido_em is null)
    or exists (select from balcao.segurado_alias l join balcao.orcamento o on o.documento_chave = l.documento
      where l.segurado_id = s.id and o.usuario_id = ${usuario} and o.excluido_em is null))`;

/** Whether the user of the transaction sees a client. */
export const SEGURADO_NO_ESCOPO = `(not (select balcao.ve_so_o_seu()) or ${seguradoDe('(select balcao.usuario_atual())')})`;
