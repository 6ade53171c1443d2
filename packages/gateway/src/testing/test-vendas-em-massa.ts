import type pg from 'pg';
import type { Corretor } from './test-quoting.ts';

interface Vendas {
  /** Of whom they are. */
  readonly nome: string;
  /** Their numbers, `A1` on. */
  readonly de: number;
  readonly ate: number;
  /** What differs of one from another, as SQL over its number `n`; absent, issued today, in force, of R$ 10,00. */
  readonly emissao?: string;
  readonly status?: string;
  readonly premioTotal?: string;
}

/**
 * Writes policies of one name into the list of sales and its words alone, as many as a search is tried upon.
 *
 * @param client who may write past triggers and keys: `session_replication_role` is `replica`
 */
export async function insertVendas(client: pg.Client, { usuario }: Corretor, vendas: Vendas): Promise<void> {
  const { assinaturaId, usuarioId, corretoraId } = usuario;
  const { nome, de, ate, emissao = 'current_date', status = "'VIGENTE'", premioTotal = '1000' } = vendas;
  await client.query(
    `insert into balcao.venda_lista (id, assinatura_id, tipo, numero, ordem_numero, segurado_id, segurado_nome, bem, seguradora, ramo, corretora_id, usuario_id,
       emissao, vig_ini, vig_fim, premio_liquido_centavos, premio_total_centavos, comissao_centavos, status, origem)
     select md5('a' || n)::uuid, $1, 'APOLICE', 'A' || n, 'A' || n, md5('s' || n)::uuid, $4, 'Onix', 'alfa_seguros', '0531', $3, $2,
       ${emissao}, ${emissao}, current_date + 300, 1000, ${premioTotal}, 10, ${status}, 'VENDA'
     from generate_series($5::int, $6::int) n`,
    [assinaturaId, usuarioId, corretoraId, nome, de, ate],
  );
  await client.query(
    `insert into balcao.venda_busca (id, assinatura_id, tipo, seguradora, ramo, usuario_id, segurado_nome, busca_propria, busca_segurado)
     select md5('a' || n)::uuid, $1, 'APOLICE', 'alfa_seguros', '0531', $2, $3, 'a' || n, balcao.sem_acento($3) from generate_series($4::int, $5::int) n`,
    [assinaturaId, usuarioId, nome, de, ate],
  );
}
