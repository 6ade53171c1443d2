-- The subscription of these rows is that of what they belong to, which a foreign key of both columns holds, and that one's is a subscription by its
-- own. To ask the same of each row again took a tenth of the time that thousands of them are written in.
alter table balcao.recebimento_comissao drop constraint recebimento_comissao_assinatura_id_fkey;
alter table balcao.repasse drop constraint repasse_assinatura_id_fkey;
alter table balcao.extrato_linha drop constraint extrato_linha_assinatura_id_fkey;
alter table balcao.extrato_parte drop constraint extrato_parte_assinatura_id_fkey;
alter table balcao.transacao drop constraint transacao_assinatura_id_fkey;
