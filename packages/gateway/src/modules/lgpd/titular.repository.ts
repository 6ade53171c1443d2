import type {
  ConsultaPedidosTitular,
  CorrecaoTitular,
  NovoPedidoTitular,
  OrigemPedidoTitular,
  PedidoTitular,
  Retencao,
  SituacaoPedidoTitular,
} from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { createLeituraRepository } from '../registro/index.ts';
import { copy } from './titular.copy.ts';

const RESUMO = `s.id, s.tipo, s.origem, s.nome, s.documento, s.contato, s.detalhe, s.recebida_em, s.prazo_em, s.status, s.resposta, s.encerrada_em, s.versao`;

/** Requests, the nearest to their end first. */
export const pedidosRepository = createLeituraRepository<PedidoTitular, PedidoTitular, ConsultaPedidosTitular>({
  from: 'balcao.solicitacao_titular s',
  chave: 's.id',
  nome: 's.nome',
  where: 's.excluido_em is null',
  resumo: RESUMO,
  busca: (padrao) => `(balcao.sem_acento(s.nome) || ' ' || balcao.busca_valor(s.documento)) like ${padrao}`,
  filtros: {
    tipo: (tipo, bind) => `s.tipo = ${bind(tipo)}`,
    status: (status, bind) => `s.status = ${bind(status)}`,
  },
  // what is closed comes after what still runs
  ordens: { prazoEm: '(s.encerrada_em is not null), s.prazo_em', recebidaEm: 's.recebida_em', nome: 's.nome collate balcao.pt_br' },
  ordem: 'prazoEm',
});

/** What is kept of a person, by kind of record, as it is handed over to them. */
export type Dossie = Readonly<Record<string, readonly Record<string, unknown>[]>>;

/** Every record of whoever has the document `$1`. */
const PESSOAS = 'array(select unnest(balcao.pessoas_do_documento(balcao.assinatura_atual(), $1)))';
/** Every document of theirs: of records that became one, each had its own. */
const DOCUMENTOS = `array(select s.documento from balcao.segurado s where s.id = any (${PESSOAS}) union all select $1)`;

/** Rows of the person of `$1`, their document: what they may ask to see, each kind by what names it in words. */
const PARTES: Readonly<Record<string, string>> = {
  cadastro: `select pessoa, documento, nome, nome_social, nascimento::text, sexo, estado_civil, profissao, renda_centavos::float8, email, celular, cep,
      logradouro, numero, complemento, bairro, cidade, uf, origem, criado_em from balcao.segurado where id = any (${PESSOAS})`,
  permissoes: `select p.finalidade, p.ato, p.origem, p.em, p.quem, p.ip, t.versao as texto_versao, t.texto from balcao.permissao_lgpd p
      join balcao.segurado s on s.id = p.segurado_id join balcao.texto_finalidade t on t.id = p.texto_id where s.id = any (${PESSOAS}) order by p.em`,
  orcamentos: `select numero, linha, status, criado_em, bem, vig_ini::text, vig_fim::text, rascunho -> 'risco' as respostas from balcao.orcamento o
      where o.excluido_em is null and (o.segurado_id = any (${PESSOAS})
        or upper(regexp_replace(o.segurado_documento, '[^0-9A-Za-z]', '', 'g')) = any (${DOCUMENTOS})) order by numero`,
  arquivos: `select a.nome, a.mime, a.bytes, a.criado_em from balcao.anexo a join balcao.orcamento o on o.id = a.orcamento_id
      where a.excluido_em is null and upper(regexp_replace(o.segurado_documento, '[^0-9A-Za-z]', '', 'g')) = any (${DOCUMENTOS})
    union all select d.nome, d.mime, d.bytes, d.criado_em from balcao.documento d where d.excluido_em is null and exists (
      select from balcao.documento_vinculo v where v.documento_id = d.id and v.alvo_id in (
        select unnest(${PESSOAS})
        union all select o.id from balcao.orcamento o where upper(regexp_replace(o.segurado_documento, '[^0-9A-Za-z]', '', 'g')) = any (${DOCUMENTOS})
        union all select p.id from balcao.proposta p where p.segurado_id = any (${PESSOAS})
        union all select a.id from balcao.apolice a where a.segurado_id = any (${PESSOAS})
        union all select i.id from balcao.sinistro i join balcao.apolice a on a.id = i.apolice_id
          where a.segurado_id = any (${PESSOAS})))
    order by criado_em`,
  envios: `select e.canal, e.destinatarios, e.assunto, e.mensagem, e.criado_em from balcao.envio_orcamento e join balcao.orcamento o on o.id = e.orcamento_id
      where upper(regexp_replace(o.segurado_documento, '[^0-9A-Za-z]', '', 'g')) = any (${DOCUMENTOS}) order by e.criado_em`,
  propostas: `select p.numero, p.numero_seguradora, p.seguradora, p.ramo, p.bem, p.vig_ini::text, p.vig_fim::text, p.premio_total_centavos::float8, p.status
      from balcao.proposta p join balcao.segurado s on s.id = p.segurado_id where s.id = any (${PESSOAS}) order by p.numero`,
  apolices: `select a.numero, a.seguradora, a.ramo, a.bem, a.emissao::text, a.vig_ini::text, a.vig_fim::text, a.premio_total_centavos::float8, a.status
      from balcao.apolice a join balcao.segurado s on s.id = a.segurado_id where s.id = any (${PESSOAS}) order by a.vig_ini`,
  sinistros: `select i.numero, i.protocolo_seguradora, i.item, i.causa, i.ocorrido_em, i.local, i.relato, i.status from balcao.sinistro i
      join balcao.apolice a on a.id = i.apolice_id join balcao.segurado s on s.id = a.segurado_id where s.id = any (${PESSOAS}) order by i.numero`,
  pedidos: `select tipo, status, recebida_em, prazo_em, encerrada_em, detalhe, resposta from balcao.solicitacao_titular where documento = any (${DOCUMENTOS}) order by recebida_em`,
};

/** The same, found by the request of `$1`: what names the person without a document, too. */
const PARTES_DO_PEDIDO: Readonly<Record<string, string>> = {
  solicitacoes: `select linha, origem, status, nome, email, celular, dados as respostas, criado_em from balcao.solicitacao_cotacao
      where id in (select balcao.pedidos_de_cotacao_do_titular($1)) order by criado_em`,
};

export const titularRepository = {
  insert: (
    tx: Tx,
    { assinaturaId }: Contexto,
    novo: NovoPedidoTitular & { id: string; origem: OrigemPedidoTitular; recebidaEm: Date; prazoEm: Date },
  ): Promise<number> =>
    tx.run(
      `insert into balcao.solicitacao_titular (id, assinatura_id, tipo, origem, nome, documento, contato, detalhe, recebida_em, prazo_em)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [novo.id, assinaturaId, novo.tipo, novo.origem, novo.nome, novo.documento, novo.contato, novo.detalhe, novo.recebidaEm, novo.prazoEm],
    ),

  /** Held until the transaction ends. */
  lock: (
    tx: Tx,
    id: string,
  ): Promise<{ versao: number; tipo: PedidoTitular['tipo']; status: SituacaoPedidoTitular; documento: string } | null> =>
    tx.row('select versao, tipo, status, documento from balcao.solicitacao_titular where id = $1 and excluido_em is null for update', [id]),

  setSituacao: (
    tx: Tx,
    id: string,
    status: SituacaoPedidoTitular,
    { resposta, em }: { resposta: string | null; em: Date | null },
  ): Promise<number> =>
    tx.run('update balcao.solicitacao_titular set status = $2, resposta = coalesce($3, resposta), encerrada_em = $4 where id = $1', [
      id,
      status,
      resposta,
      em,
    ]),

  correct: (tx: Tx, documento: string, { nome, email, celular }: CorrecaoTitular): Promise<number> =>
    tx.run(
      `update balcao.segurado set nome = coalesce($2, nome), email = coalesce($3, email), celular = coalesce($4, celular)
       where id = any (${PESSOAS}) and excluido_em is null`,
      [documento, nome, email, celular],
    ),

  listRetencoes: (tx: Tx, pedidoId: string): Promise<Retencao[]> =>
    tx.rows(
      `select r.entidade, r.entidade_id, g.titulo as regra, g.fundamento, r.guardar_ate::text from balcao.retencao_titular r
       join balcao.regra_retencao g on g.id = r.regra_id where r.solicitacao_id = $1 order by r.entidade, r.entidade_id limit 1000`,
      [pedidoId],
    ),

  readDossie: async (tx: Tx, { id, documento }: Pick<PedidoTitular, 'id' | 'documento'>): Promise<Dossie> => {
    const partes: [string, Record<string, unknown>[]][] = [];
    for (const [nome, sql] of Object.entries(PARTES)) partes.push([nome, await tx.rows(sql, [documento])]);
    for (const [nome, sql] of Object.entries(PARTES_DO_PEDIDO)) partes.push([nome, await tx.rows(sql, [id])]);
    return { ...Object.fromEntries(partes), outrosCasos: await titularRepository.listOutrosCasos(tx, id) };
  },

  /** Where the person stands in cases of others, each place once: what is said of them there, and nothing of whose case it is. */
  listOutrosCasos: async (tx: Tx, pedidoId: string): Promise<Record<string, unknown>[]> =>
    (
      await tx.rows<{ registro: string; lugar: string; desde: Date; dados: Record<string, unknown> | null }>(
        `select registro, lugar, min(desde) as desde, dados from balcao.titular_em_outros_casos($1)
         group by registro, lugar, dados order by min(desde), registro, lugar`,
        [pedidoId],
      )
    ).map(({ registro, lugar, desde, dados }) => ({
      registro: copy.registros[registro] ?? registro,
      lugar,
      desde,
      ...(dados ?? { citado: copy.citado }),
    })),

  /** @returns how the person was reached, so that what waits for them elsewhere is thrown away, too */
  eliminate: async (tx: Tx, pedidoId: string, agora: Date): Promise<readonly string[]> => {
    const row = await tx.row<{ feito: { contatos: string[] } }>('select balcao.eliminar_titular($1, $2) as feito', [pedidoId, agora]);
    return row?.feito.contatos ?? [];
  },
};

export type TitularRepository = typeof titularRepository;
