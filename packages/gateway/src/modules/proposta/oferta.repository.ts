import type {
  DadosComplementares,
  Formulario,
  Linha,
  OfertaCotacao,
  PoliticaComissao,
  Segurado,
  Seguro,
  StatusOrcamento,
} from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Escopo } from '../escopo/index.ts';
import { OFERTA } from '../cotacao/index.ts';

/** What every risk carries, as it was frozen when the offer was priced. */
export interface RiscoDaOferta {
  readonly segurado?: Partial<Segurado>;
  readonly seguro?: Partial<Seguro>;
  readonly veiculo?: { readonly placa?: string; readonly chassi?: string; readonly zeroKm?: boolean };
  readonly objeto?: { readonly ramo?: string };
}

/** One offer with everything a sale is made of. */
export interface OfertaParaVenda {
  readonly oferta: OfertaCotacao;
  readonly seguradora: string;
  readonly seguradoraNome: string;
  readonly isOperadora: boolean;
  readonly validade: string | null;
  readonly risco: RiscoDaOferta;
  readonly cnpj: string;
  /** What the insurer takes it up by; null where it does not. */
  readonly referencia: string | null;
  readonly politicaComissao: PoliticaComissao;
  /** The insured declared their health for this offer, and stands by it. */
  readonly temDps: boolean;
}

/** The case, as far as a sale asks. */
export interface OrcamentoParaVenda {
  readonly id: string;
  readonly numero: number;
  readonly linha: Linha;
  readonly formulario: Formulario;
  readonly status: StatusOrcamento;
  readonly usuarioId: string;
  readonly bem: string | null;
}

type Row = OfertaCotacao & Omit<OfertaParaVenda, 'oferta'>;

const ORCAMENTO = `select id, numero, linha, formulario, status, usuario_id, bem
  from balcao.orcamento where id = $1 and excluido_em is null and ($2::uuid is null or usuario_id = $2)`;

export const ofertaRepository = {
  findOrcamento: (tx: Tx, id: string, { usuarioId }: Escopo): Promise<OrcamentoParaVenda | null> => tx.row(ORCAMENTO, [id, usuarioId]),

  /** As `findOrcamento`, holding the row until the transaction ends. */
  lockOrcamento: (tx: Tx, id: string, { usuarioId }: Escopo): Promise<OrcamentoParaVenda | null> =>
    tx.row(`${ORCAMENTO} for update`, [id, usuarioId]),

  /** An offer of the case, whichever run of it brought it. */
  async find(tx: Tx, orcamentoId: string, ofertaId: string): Promise<OfertaParaVenda | null> {
    const row = await tx.row<Row>(
      `select ${OFERTA}, r.seguradora, s.nome as seguradora_nome, s.tipo = 'OPERADORA' as is_operadora, r.validade::text,
         coalesce(c.snapshot -> 'risco', o.rascunho -> 'risco', '{}') as risco, coalesce(c.snapshot -> 'corretor' ->> 'cnpj', '') as cnpj,
         ref.referencia,
         exists (select from balcao.declaracao_saude d where d.oferta_id = f.id and d.revogado_em is null) as tem_dps,
         coalesce((select t.politica_comissao from balcao.seguradora_tenant t where t.seguradora = r.seguradora and t.excluido_em is null
           order by t.corretora_id::text = (c.snapshot -> 'risco' -> 'seguro' ->> 'corretoraId') desc nulls last limit 1),
           'PARCELADA') as politica_comissao
       from balcao.oferta_cotacao f
       join balcao.resultado_cotacao r on r.id = f.resultado_id
       join balcao.cotacao c on c.id = f.cotacao_id
       join balcao.orcamento o on o.id = c.orcamento_id
       join balcao.seguradora s on s.slug = r.seguradora
       left join balcao.referencia_oferta ref on ref.oferta_id = f.id
       where o.id = $1 and f.id = $2 and f.excluido_em is null and r.status = 'OK'`,
      [orcamentoId, ofertaId],
    );
    if (!row) return null;
    const { seguradora, seguradoraNome, isOperadora, validade, risco, cnpj, referencia, politicaComissao, temDps, ...oferta } = row;
    return { oferta, seguradora, seguradoraNome, isOperadora, validade, risco, cnpj, referencia, politicaComissao, temDps };
  },

  /** The ramo a sale of the line is filed under when the risk names none. */
  findRamo: async (tx: Tx, linha: Linha): Promise<string> =>
    (await tx.row<{ codigo: string }>('select codigo from balcao.ramo where linha = $1 and principal limit 1', [linha]))?.codigo ?? '',

  listProdutores: (tx: Tx, ids: readonly string[]): Promise<{ id: string; nome: string }[]> =>
    tx.rows('select id, nome from balcao.produtor where id = any($1::uuid[])', [ids]),

  /** Closes the case in the name of the insured the proposal names; false when it was closed already. */
  closeOf: async (tx: Tx, id: string, { em, propostaId }: { em: Date; propostaId: string }): Promise<boolean> =>
    (await tx.run(
      `update balcao.orcamento set status = 'FECHADO', fechado_em = $2,
         segurado_id = (select p.segurado_id from balcao.proposta p where p.id = $3) where id = $1 and status in ('CALCULADO', 'ENVIADO')`,
      [id, em, propostaId],
    )) > 0,

  isFechado: async (tx: Tx, id: string): Promise<boolean> =>
    (await tx.row<{ status: string }>('select status from balcao.orcamento where id = $1', [id]))?.status === 'FECHADO',

  /** The insured of the document, created from the risk when unknown; what is known already stays. */
  async ensureSegurado(tx: Tx, contexto: Contexto, documento: string, segurado: Partial<Segurado>): Promise<string> {
    // a document of a record that became another's is that one's
    const juntado = await tx.row<{ id: string }>('select segurado_id as id from balcao.segurado_alias where documento = $1', [documento]);
    if (juntado) return juntado.id;
    const { pessoa = documento.length === 11 ? 'PF' : 'PJ' } = segurado;
    await tx.run(
      `insert into balcao.segurado (assinatura_id, pessoa, documento, nome, nome_social, nascimento, sexo, estado_civil, profissao, email,
         celular, cep, logradouro, numero, complemento, bairro, cidade, uf)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
       on conflict (assinatura_id, documento) where excluido_em is null do nothing`,
      [
        contexto.assinaturaId,
        pessoa,
        documento,
        segurado.nome ?? documento,
        segurado.nomeSocial ?? null,
        segurado.nascimento ?? null,
        segurado.sexo ?? null,
        segurado.estadoCivil ?? null,
        segurado.profissao ?? null,
        segurado.email ?? null,
        segurado.celular ?? null,
        segurado.cep?.replace(/\D/g, '') || null,
        segurado.logradouro ?? null,
        segurado.numero ?? null,
        segurado.complemento ?? null,
        segurado.bairro ?? null,
        segurado.cidade ?? null,
        segurado.uf ?? null,
      ],
    );
    const row = await tx.row<{ id: string }>('select id from balcao.segurado where documento = $1 and excluido_em is null', [documento]);
    return (row as { id: string }).id;
  },

  /** Keeps with the proposal what the broker completed. */
  setComplemento: (tx: Tx, propostaId: string, dados: DadosComplementares, rotulo: string): Promise<number> =>
    tx.run('update balcao.proposta set dados_complementares = $2, rotulo_pagamento = $3 where id = $1', [
      propostaId,
      JSON.stringify(dados),
      rotulo,
    ]),

  findComplemento: async (tx: Tx, propostaId: string): Promise<DadosComplementares> =>
    (await tx.row<{ dados: DadosComplementares }>('select dados_complementares as dados from balcao.proposta where id = $1', [propostaId]))
      ?.dados ?? {},
};

export type OfertaRepository = typeof ofertaRepository;
