import type { ContaProdutor } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import type { DadosBancarios } from './destino.model.ts';

/** The company and the account a file is of; null fields of an account that is no bank's. */
export interface ContaDaRemessa {
  readonly nome: string;
  readonly documento: string;
  readonly banco: string | null;
  readonly agencia: string | null;
  readonly conta: string | null;
}

/** A lot whose file was prepared. */
export interface RemessaPreparada extends ContaDaRemessa {
  readonly lote: number;
  readonly remessaNumero: number;
  readonly pagarEm: string;
  readonly convenio: string | null;
  readonly dia: string;
  readonly hora: string;
}

/** What is to be paid to whom. */
export interface PagamentoDaRemessa extends DadosBancarios {
  readonly seuNumero: string;
  readonly produtor: string;
  readonly documento: string;
  readonly liquidoCentavos: number;
}

/** What a receipt says. */
export interface ReciboLido {
  readonly produtorId: string;
  readonly produtor: string;
  readonly documento: string;
  readonly pessoa: 'PF' | 'PJ';
  readonly status: string;
  readonly lote: number;
  readonly pagoEm: string | null;
  readonly brutoCentavos: number;
  readonly irrfCentavos: number;
  readonly issCentavos: number;
  readonly inssCentavos: number;
  readonly acertoIrrfCentavos: number;
  readonly acertoInssCentavos: number;
  readonly liquidoCentavos: number;
  /** By the tables: the first day of their month, and what was paid and withheld in it before. */
  readonly retencaoMes: string | null;
  readonly mesBrutoCentavos: number | null;
  readonly mesIrrfCentavos: number | null;
  readonly mesInssCentavos: number | null;
  readonly empresa: string;
  readonly cnpj: string;
  readonly conta: ContaProdutor | null;
  readonly pix: DadosBancarios['pix'];
  readonly linhas: readonly {
    readonly apolice: string | null;
    readonly segurado: string | null;
    readonly dia: string;
    readonly valorCentavos: number;
  }[];
}

/** The brokerage of an account, or the first of the subscription. */
const EMPRESA = `lateral (select c.razao_social as nome, c.cnpj as documento from balcao.corretora c
  where c.excluido_em is null order by c.id = k.corretora_id desc nulls last, c.principal desc, c.id limit 1) e`;

export const remessaRepository = {
  findConta: (tx: Tx, contaId: string): Promise<ContaDaRemessa | null> =>
    tx.row(
      `select e.nome, e.documento, k.banco, k.agencia, k.conta from balcao.conta_financeira k cross join ${EMPRESA}
       where k.id = $1 and k.excluido_em is null and k.ativa`,
      [contaId],
    ),

  /** The next file of an account: prepared again, a lot takes another number. */
  prepare: (
    tx: Tx,
    loteId: string,
    { contaId, pagarEm, convenio }: { contaId: string; pagarEm: string; convenio: string | null },
  ): Promise<number> =>
    tx.run(
      `update balcao.lote_repasse set conta_id = $2, remessa_em = now(), remessa_pagar_em = $3,
         convenio = coalesce(nullif($4, ''), (select k.convenio from balcao.conta_financeira k where k.id = $2)),
         remessa_numero = (select coalesce(max(o.remessa_numero), 0) % 999999 + 1 from balcao.lote_repasse o where o.conta_id = $2)
       where id = $1`,
      [loteId, contaId, pagarEm, convenio],
    ),

  /** What was typed is proposed from now on. */
  keepConvenio: (tx: Tx, contaId: string, convenio: string): Promise<number> =>
    tx.run('update balcao.conta_financeira set convenio = $2 where id = $1 and convenio is distinct from $2', [contaId, convenio]),

  find: (tx: Tx, loteId: string): Promise<RemessaPreparada | null> =>
    tx.row(
      `select e.nome, e.documento, k.banco, k.agencia, k.conta, l.numero as lote, l.remessa_numero, l.remessa_pagar_em::text as pagar_em, l.convenio,
         to_char(l.remessa_em at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as dia,
         to_char(l.remessa_em at time zone 'America/Sao_Paulo', 'HH24:MI:SS') as hora
       from balcao.lote_repasse l join balcao.conta_financeira k on k.id = l.conta_id cross join ${EMPRESA}
       where l.id = $1 and l.remessa_numero is not null`,
      [loteId],
    ),

  listPagamentos: (tx: Tx, loteId: string): Promise<PagamentoDaRemessa[]> =>
    tx.rows(
      `select g.seu_numero, p.nome as produtor, p.documento, g.liquido_centavos::float8, p.conta, p.pix from balcao.pagamento_repasse g
       join balcao.produtor p on p.id = g.produtor_id where g.lote_id = $1 and g.status in ('PENDENTE', 'PAGO') order by p.nome collate balcao.pt_br, g.id`,
      [loteId],
    ),

  findRecibo: (tx: Tx, pagamentoId: string): Promise<ReciboLido | null> =>
    tx.row(
      `select g.produtor_id, p.nome as produtor, p.documento, p.pessoa, g.status, l.numero as lote, g.pago_em::text, g.bruto_centavos::float8,
         g.irrf_centavos::float8, g.iss_centavos::float8, g.inss_centavos::float8, g.acerto_irrf_centavos::float8, g.acerto_inss_centavos::float8,
         g.liquido_centavos::float8, g.retencao_mes::text,
         g.mes_bruto_centavos::float8, g.mes_irrf_centavos::float8, g.mes_inss_centavos::float8, e.nome as empresa,
         e.documento as cnpj, p.conta, p.pix,
         (select coalesce(jsonb_agg(jsonb_build_object('apolice', a.numero, 'segurado', s.nome, 'dia', r.liberado_em, 'valorCentavos', r.valor_centavos)
             order by r.liberado_em, r.id), '[]')
           from balcao.repasse r left join balcao.apolice a on a.id = r.apolice_id left join balcao.segurado s on s.id = a.segurado_id
           where r.lote_id = g.lote_id and r.produtor_id = g.produtor_id and r.excluido_em is null) as linhas
       from balcao.pagamento_repasse g join balcao.produtor p on p.id = g.produtor_id join balcao.lote_repasse l on l.id = g.lote_id
       left join balcao.conta_financeira k on k.id = l.conta_id cross join ${EMPRESA} where g.id = $1`,
      [pagamentoId],
    ),
};
export type RemessaRepository = typeof remessaRepository;
