import type { ConsultaRecebimentos, DadosRecebimento, Recebimento } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { corretoraNoEscopo } from '../escopo/index.ts';
import { ordemDe, termsOf } from '../lista/index.ts';

const FROM = `balcao.recebimento r join balcao.seguradora g on g.slug = r.seguradora join balcao.conta_financeira k on k.id = r.conta_id
  left join balcao.extrato_comissao x on x.id = r.extrato_id`;
const CONCILIADO = `(select coalesce(sum(c.valor_centavos), 0) from balcao.conciliacao c
  where c.assinatura_id = r.assinatura_id and c.recebimento_id = r.id and c.excluido_em is null)`;
const RECEBIMENTO = `r.id, r.versao, r.extrato_id, coalesce(r.descricao, 'Extrato ' || x.numero) as descricao, r.seguradora, g.nome as seguradora_nome,
  r.corretora_id, r.conta_id, k.nome as conta_nome, r.dia::text, r.valor_centavos::float8, r.irrf_centavos::float8, r.iss_centavos::float8,
  r.inss_centavos::float8, r.outros_centavos::float8, ${CONCILIADO}::float8 as conciliado_centavos,
  coalesce((select jsonb_agg(jsonb_build_object('comissao', jsonb_build_object('id', c.id, 'apoliceId', a.id, 'apolice', a.numero,
      'endosso', case when e.id is not null then coalesce(e.numero_seguradora, e.numero::text) end, 'parcela', q.numero, 'segurado', s.nome,
      'tipo', c.tipo, 'previstaCentavos', c.prevista_centavos, 'abertaCentavos', c.prevista_centavos - c.recebida_centavos,
      'previsaoEm', c.previsao_em, 'status', c.status),
      'valorCentavos', p.valor_centavos, 'isParte', p.status_depois = 'PARCIAL') order by c.previsao_em, a.numero, q.numero nulls first, c.id)
    from balcao.recebimento_comissao p join balcao.comissao c on c.id = p.comissao_id join balcao.apolice a on a.id = c.apolice_id
      join balcao.segurado s on s.id = a.segurado_id left join balcao.endosso e on e.id = c.endosso_id left join balcao.parcela q on q.id = c.parcela_id
    where r.extrato_id is null and p.recebimento_id = r.id), '[]') as comissoes`;
const VISIVEL = `r.excluido_em is null and ${corretoraNoEscopo('r.corretora_id')}`;
const ORDENS = { dia: 'r.dia', seguradora: 'g.nome', valorCentavos: 'r.valor_centavos' } as const;

const valuesOf = (dados: DadosRecebimento): unknown[] => [
  dados.descricao,
  dados.seguradora,
  dados.corretoraId,
  dados.contaId,
  dados.dia,
  dados.valorCentavos,
  dados.irrfCentavos,
  dados.issCentavos,
  dados.inssCentavos,
  dados.outrosCentavos,
  dados.comissoes.reduce((soma, { valorCentavos }) => soma + valorCentavos, 0),
];

/** Receipts: those of statements are only listed here; those written by hand are kept here. */
export const recebimentoRepository = {
  async list(
    tx: Tx,
    { q, pagina, tamanho, ordenar, seguradora, origem }: ConsultaRecebimentos,
  ): Promise<{ itens: Recebimento[]; total: number }> {
    const where = `${VISIVEL} and ($1::text is null or r.seguradora = $1) and ($2::text is null or (r.extrato_id is null) = ($2 = 'MANUAL'))
      and ($3::text is null or balcao.sem_acento(coalesce(r.descricao, x.numero)) like '%' || balcao.sem_acento($3) || '%')`;
    const { sql, direction } = termsOf(ordemDe(ordenar, ORDENS, { campo: 'dia', decrescente: true }), {
      ordens: ORDENS,
      nuncaNulas: new Set(Object.keys(ORDENS)),
    });
    const params = [seguradora ?? null, origem ?? null, q ?? null];
    const itens = await tx.rows<Recebimento>(
      `select ${RECEBIMENTO} from ${FROM} where ${where} order by ${sql}, r.id ${direction} limit $4 offset $5`,
      [...params, tamanho, (pagina - 1) * tamanho],
    );
    const total = await tx.row<{ n: number }>(`select count(*)::int as n from ${FROM} where ${where}`, params);
    return { itens, total: total?.n ?? 0 };
  },

  find: (tx: Tx, id: string): Promise<Recebimento | null> =>
    tx.row<Recebimento>(`select ${RECEBIMENTO} from ${FROM} where ${VISIVEL} and r.id = $1`, [id]),

  lock: (tx: Tx, id: string): Promise<number> =>
    tx.run(`select from balcao.recebimento r where ${VISIVEL} and r.id = $1 for no key update`, [id]),

  insert: (tx: Tx, { assinaturaId }: Contexto, id: string, dados: DadosRecebimento): Promise<number> =>
    tx.run(
      `insert into balcao.recebimento (id, assinatura_id, descricao, seguradora, corretora_id, conta_id, dia, valor_centavos, irrf_centavos,
         iss_centavos, inss_centavos, outros_centavos, casado_centavos) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [id, assinaturaId, ...valuesOf(dados)],
    ),

  update: (tx: Tx, id: string, dados: DadosRecebimento): Promise<number> =>
    tx.run(
      `update balcao.recebimento set descricao = $2, seguradora = $3, corretora_id = $4, conta_id = $5, dia = $6, valor_centavos = $7,
         irrf_centavos = $8, iss_centavos = $9, inss_centavos = $10, outros_centavos = $11, casado_centavos = $12 where id = $1`,
      [id, ...valuesOf(dados)],
    ),

  remove: (tx: Tx, id: string): Promise<number> => tx.run('update balcao.recebimento set excluido_em = now() where id = $1', [id]),
};
export type RecebimentoRepository = typeof recebimentoRepository;
