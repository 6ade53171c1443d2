import type { ApoliceExterna, Formulario, Linha, OportunidadeExterna } from '@balcao/contracts';
import type { ApoliceLida } from '../../open-insurance/open-insurance.port.ts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { type Escopo, SEGURADO_NO_ESCOPO } from '../escopo/index.ts';
import type { ConsentimentoRow } from './compartilhamento.repository.ts';

type Row = Omit<ApoliceExterna, 'lidaEm' | 'orcamento'> & {
  readonly lidaEm: Date;
  readonly orcamentoId: string | null;
  readonly orcamentoNumero: number | null;
  readonly orcamentoFormulario: Formulario | null;
};

/** A policy held elsewhere, while a quote is opened of it. */
export interface ExternaRow {
  readonly id: string;
  readonly seguradoId: string;
  readonly usuarioId: string;
  readonly numero: string;
  readonly seguradoraNome: string;
  readonly linha: Linha;
  readonly vigIni: string;
  readonly vigFim: string;
  readonly premioTotalCentavos: number;
  readonly bonus: number | null;
  readonly veiculo: { readonly fipe: string; readonly anoModelo: number; readonly placa: string | null } | null;
  readonly coberturas: ApoliceExterna['coberturas'];
  readonly sinistros: number;
  readonly apoliceId: string | null;
}

const ABERTO = `o.excluido_em is null and o.status not in ('RECUSADO', 'EXPIRADO')`;
const CAMPOS = `x.id, x.compartilhamento_id, x.seguradora, s.nome as seguradora_nome, x.numero, x.produto, x.nome_produto, x.linha, x.bem,
  x.vig_ini::text, x.vig_fim::text, x.premio_total_centavos::float8, x.bonus, jsonb_array_length(x.sinistros) as sinistros, x.corretor,
  x.coberturas, x.lida_em, x.apolice_id, o.id as orcamento_id, o.numero as orcamento_numero, o.formulario as orcamento_formulario`;
const FROM = `balcao.apolice_externa x join balcao.seguradora s on s.slug = x.seguradora
  left join balcao.orcamento o on o.id = x.orcamento_id and ${ABERTO}`;

function shown<R extends Row>({ orcamentoId, orcamentoNumero, orcamentoFormulario, lidaEm, ...campos }: R) {
  const orcamento =
    orcamentoId !== null && orcamentoNumero !== null && orcamentoFormulario !== null
      ? { id: orcamentoId, numero: orcamentoNumero, formulario: orcamentoFormulario }
      : null;
  return { ...campos, lidaEm: lidaEm.toISOString(), orcamento };
}

/** Which line it is of, when the branch says nothing we know. */
const LINHAS = { AUTO: 'AUTO', PATRIMONIAL: 'RESIDENCIAL', PESSOAS: 'VIDA' } as const;
/** Most of what is listed at once. */
const MAXIMO = 500;

export const apoliceExternaRepository = {
  list: async (tx: Tx, seguradoId: string): Promise<ApoliceExterna[]> =>
    (
      await tx.rows<Row>(`select ${CAMPOS} from ${FROM} where x.segurado_id = $1 order by x.vig_fim, x.id limit ${MAXIMO}`, [seguradoId])
    ).map(shown),

  /** What may be brought here: not ours, not ended for more than sixty days, of clients the caller sees. */
  async listOportunidades(
    tx: Tx,
    { escopo, hoje, linha }: { escopo: Escopo; hoje: string; linha: Linha | null },
  ): Promise<{ itens: OportunidadeExterna[]; total: number }> {
    const rows = await tx.rows<Row & { seguradoId: string; segurado: string; dias: number; total: number }>(
      `select ${CAMPOS}, x.segurado_id, p.nome as segurado, x.vig_fim - $1::date as dias, count(*) over ()::int as total
       from ${FROM} join balcao.segurado p on p.id = x.segurado_id and p.excluido_em is null
       where x.apolice_id is null and x.vig_fim >= $1::date - 60 and ($2::uuid is null or x.usuario_id = $2) and ($3::text is null or x.linha = $3)
       order by x.vig_fim, x.id limit ${MAXIMO}`,
      [hoje, escopo.usuarioId, linha],
    );
    return { itens: rows.map(({ total: _, ...row }) => shown(row)), total: rows[0]?.total ?? 0 };
  },

  /** Writes what was read, again and again the same: a policy is one row however often it is read. Ours are tied, not repeated. */
  async save(
    tx: Tx,
    { assinaturaId }: Contexto,
    consentimento: ConsentimentoRow,
    { lida, em }: { lida: ApoliceLida; em: Date },
  ): Promise<void> {
    await tx.run(
      `insert into balcao.apolice_externa as x (assinatura_id, compartilhamento_id, segurado_id, usuario_id, seguradora, numero, produto,
         nome_produto, linha, bem, vig_ini, vig_fim, premio_total_centavos, bonus, corretor, veiculo, coberturas, sinistros, lida_em, apolice_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, coalesce((select r.linha from balcao.ramo r where r.codigo = $9), $10), $11, $12, $13, $14, $15, $16,
         $17, $18, $19, $20, (select a.id from balcao.apolice a where a.seguradora = $5 and a.numero = $6 and a.excluido_em is null order by a.id limit 1))
       on conflict (assinatura_id, segurado_id, seguradora, numero) do update set
         compartilhamento_id = excluded.compartilhamento_id, usuario_id = excluded.usuario_id, nome_produto = excluded.nome_produto,
         linha = excluded.linha, bem = excluded.bem, vig_ini = excluded.vig_ini, vig_fim = excluded.vig_fim,
         premio_total_centavos = excluded.premio_total_centavos, bonus = excluded.bonus, corretor = excluded.corretor,
         veiculo = excluded.veiculo, coberturas = excluded.coberturas, sinistros = excluded.sinistros, lida_em = excluded.lida_em,
         apolice_id = excluded.apolice_id`,
      [
        assinaturaId,
        consentimento.id,
        consentimento.seguradoId,
        consentimento.usuarioId,
        consentimento.seguradora,
        lida.numero,
        lida.produto,
        lida.nomeProduto,
        lida.ramo,
        LINHAS[lida.produto],
        lida.bem,
        lida.vigIni,
        lida.vigFim,
        lida.premioCentavos,
        lida.bonus,
        lida.corretor,
        lida.veiculo && JSON.stringify(lida.veiculo),
        JSON.stringify(lida.coberturas),
        JSON.stringify(lida.sinistros),
        em,
      ],
    );
  },

  erase: (tx: Tx, compartilhamentoId: string): Promise<number> =>
    tx.run('delete from balcao.apolice_externa where compartilhamento_id = $1', [compartilhamentoId]),

  /** Held until the transaction ends, when the caller sees its client. */
  lock: (tx: Tx, id: string, escopo: Escopo): Promise<ExternaRow | null> =>
    tx.row(
      `select x.id, x.segurado_id, x.usuario_id, x.numero, i.nome as seguradora_nome, x.linha, x.vig_ini::text, x.vig_fim::text,
         x.premio_total_centavos::float8, x.bonus, x.veiculo, x.coberturas, jsonb_array_length(x.sinistros) as sinistros, x.apolice_id
       from balcao.apolice_externa x join balcao.seguradora i on i.slug = x.seguradora join balcao.segurado s on s.id = x.segurado_id
       where x.id = $1 and s.excluido_em is null and (x.usuario_id = $2 or $2::uuid is null or ${SEGURADO_NO_ESCOPO}) for update of x`,
      [id, escopo.usuarioId],
    ),

  findAberto: (tx: Tx, id: string): Promise<{ id: string; numero: number; formulario: Formulario } | null> =>
    tx.row(
      `select o.id, o.numero, o.formulario from balcao.apolice_externa x join balcao.orcamento o on o.id = x.orcamento_id
       where x.id = $1 and ${ABERTO}`,
      [id],
    ),

  link: async (tx: Tx, { id, seguradoId }: ExternaRow, orcamentoId: string): Promise<void> => {
    await tx.run('update balcao.apolice_externa set orcamento_id = $2 where id = $1', [id, orcamentoId]);
    await tx.run('update balcao.orcamento set segurado_id = $2 where id = $1', [orcamentoId, seguradoId]);
  },

  /** The insured as the forms ask for them. */
  findSegurado: (tx: Tx, id: string): Promise<Readonly<Record<string, string | null>> | null> =>
    tx.row(
      `select pessoa, documento, nome, nome_social, nascimento::text, sexo, estado_civil, profissao, email, celular, cep, logradouro, numero,
         complemento, bairro, cidade, uf from balcao.segurado where id = $1`,
      [id],
    ),

  /** The car of a code and a year, as the table knows it. */
  findVeiculo: (tx: Tx, { fipe, anoModelo }: { fipe: string; anoModelo: number }) =>
    tx.row<{ marca: string; modelo: string; combustivel: string; valor: number; lugares: number }>(
      `select marca, modelo, combustivel, valor_centavos::float8 as valor, lugares from balcao.fipe
       where codigo = $1 and ano_modelo = $2 order by combustivel limit 1`,
      [fipe, anoModelo],
    ),
};

export type ApoliceExternaRepository = typeof apoliceExternaRepository;
