import { randomUUID } from 'node:crypto';

/** How the seeds write: `one` a row, whose id it gives back; `all` anything. */
interface Escrita {
  readonly one: (sql: string, params: readonly unknown[]) => Promise<string>;
  readonly all: (sql: string, params: readonly unknown[]) => Promise<unknown>;
}

/** Money that names a client: entries, what comes again, movements of a bank and the file they are read from, and a receipt by hand. */
export async function seedFinanceiro(
  { one, all }: Escrita,
  assinaturaId: string,
  { nome, documento }: { readonly nome: string; readonly documento: string },
): Promise<void> {
  const conta = await one(
    "insert into balcao.conta_financeira (assinatura_id, nome, tipo, saldo_inicial_em) values ($1, $2, 'CAIXA', '2026-01-01')",
    [assinaturaId, `Conta ${randomUUID()}`],
  );
  const categoria = await one("insert into balcao.categoria_financeira (assinatura_id, nome, tipo) values ($1, $2, 'RECEITA')", [
    assinaturaId,
    `Categoria ${randomUUID()}`,
  ]);
  const comum = [assinaturaId, `Reembolso de ${nome}`, nome, documento, categoria, `Combinado com ${nome}`];
  await all(
    `insert into balcao.lancamento (assinatura_id, tipo, descricao, pessoa, documento, categoria_id, observacao, competencia, vencimento, valor_centavos)
     values ($1, 'RECEITA', $2, $3, $4, $5, $6, '2026-11-01', '2026-11-20', 1000)`,
    comum,
  );
  await all(
    `insert into balcao.serie_lancamento (assinatura_id, tipo, descricao, pessoa, documento, categoria_id, observacao, valor_centavos, frequencia, intervalo, inicio)
     values ($1, 'RECEITA', $2, $3, $4, $5, $6, 1000, 'MENSAL', 1, '2026-11-20')`,
    comum,
  );
  const movimentos = JSON.stringify([{ dia: '2026-11-20', valorCentavos: 1000, memo: `PIX ${nome}` }]);
  await all(
    "insert into balcao.leitura_de_extrato (assinatura_id, conta_id, nome, formato, sha256, movimentos) values ($1, $2, 'a.ofx', 'OFX', 'x', $3)",
    [assinaturaId, conta, movimentos],
  );
  const extrato = await one(
    "insert into balcao.extrato_bancario (assinatura_id, conta_id, nome, formato, sha256, lidos, novos) values ($1, $2, $3, 'OFX', 'x', 1, 1)",
    [assinaturaId, conta, `${nome}.ofx`],
  );
  await all(
    "insert into balcao.transacao (assinatura_id, conta_id, extrato_id, dia, valor_centavos, memo, tipo, documento) values ($1, $2, $3, '2026-11-20', 1000, $4, 'CREDIT', $5)",
    [assinaturaId, conta, extrato, `PIX RECEBIDO ${nome.toUpperCase()}`, documento],
  );
  await all(
    `insert into balcao.recebimento (assinatura_id, descricao, seguradora, corretora_id, conta_id, dia, valor_centavos)
     select $1, $2, (select slug from balcao.seguradora limit 1), (select id from balcao.corretora where assinatura_id = $1 limit 1), $3, '2026-11-20', 1000`,
    [assinaturaId, `Comissão de ${nome}`, conta],
  );
  await all('insert into balcao.regra_memo (assinatura_id, contem, categoria_id) values ($1, $2, $3)', [assinaturaId, nome, categoria]);
  // one line says whose it is by name alone
  const comissoes = await one(
    `insert into balcao.extrato_comissao (assinatura_id, seguradora, corretora_id, numero, numero_chave, bruto_centavos)
     select $1, (select slug from balcao.seguradora limit 1), (select id from balcao.corretora where assinatura_id = $1 limit 1), $2, $2, 2000`,
    [assinaturaId, randomUUID()],
  );
  await all(
    `insert into balcao.extrato_linha (assinatura_id, extrato_id, ordem, linha, apolice, segurado, documento, valor_centavos, casamento, decisao)
     values ($1, $2, 1, 1, 'A1', $3, $4, 1000, '{}', 'PENDENTE'), ($1, $2, 2, 2, 'A1', $3, null, 1000, $5, 'PENDENTE')`,
    [assinaturaId, comissoes, nome, documento, JSON.stringify({ divergem: [nome] })],
  );
  // what is asked of an insurer says whose policy it is
  const contestacao = await one(
    `insert into balcao.contestacao (assinatura_id, numero, seguradora, corretora_id, motivo, texto)
     select $1, (random() * 1000000)::int + 1, (select slug from balcao.seguradora limit 1),
       (select id from balcao.corretora where assinatura_id = $1 limit 1), 'NAO_PAGA', $2`,
    [assinaturaId, `Apólice de ${nome}`],
  );
  await all(
    `insert into balcao.contestacao_evento (assinatura_id, contestacao_id, tipo, dia, texto) values ($1, $2, 'ANOTACAO', '2026-11-20', $3)`,
    [assinaturaId, contestacao, `Ligaram sobre ${nome}`],
  );
  await all(
    `insert into balcao.contestacao_envio (assinatura_id, usuario_id, contestacao_id, destinatario, mensagem, status)
     select $1, (select id from balcao.usuario where assinatura_id = $1 limit 1), $2, 'comissoes@alfa.test', $3, 'ENVIADA'`,
    [assinaturaId, contestacao, `Segue a carta de ${nome}`],
  );
  await seedFatura({ one, all }, assinaturaId, nome);
  await seedRepasse({ one, all }, assinaturaId, nome);
}

/** A bill of somebody else's collective policy: why it was opened again, and what a file of its lives is called. */
async function seedFatura({ one, all }: Escrita, assinaturaId: string, nome: string): Promise<void> {
  const estipulante = await one(
    `insert into balcao.segurado (assinatura_id, pessoa, documento, nome)
     values ($1, 'PJ', lpad((random() * 1e11)::bigint::text, 14, '0'), 'Estipulante do teste')`,
    [assinaturaId],
  );
  const apolice = await one(
    `insert into balcao.apolice (assinatura_id, numero, seguradora, ramo, corretora_id, segurado_id, usuario_id, bem, emissao, vig_ini, vig_fim,
       premio_liquido_centavos, iof_centavos, premio_total_centavos, status)
     select $1, gen_random_uuid()::text, (select slug from balcao.seguradora limit 1), '0993',
       (select id from balcao.corretora where assinatura_id = $1 limit 1), $2, (select id from balcao.usuario where assinatura_id = $1 limit 1),
       'Vida em grupo', current_date, current_date, current_date + 365, 100, 7, 107, 'VIGENTE'`,
    [assinaturaId, estipulante],
  );
  const fatura = await one(
    `insert into balcao.fatura (assinatura_id, apolice_id, competencia, vencimento, preco) values ($1, $2, '2026-11-01', '2026-11-20', '{}')`,
    [assinaturaId, apolice],
  );
  await all(
    `insert into balcao.fatura_arquivo (assinatura_id, fatura_id, nome, sha256, formato, status, linhas, confirmado_em)
     values ($1, $2, $3, repeat('a', 64), 'CSV', 'CONFIRMADO', 1, now())`,
    [assinaturaId, fatura, `Vidas de ${nome}.csv`],
  );
  await all(
    `insert into balcao.fatura_ato (assinatura_id, fatura_id, tipo, total_centavos, vidas, motivo) values ($1, $2, 'REABERTURA', 107, 1, $3)`,
    [assinaturaId, fatura, `Faltou ${nome}`],
  );
}

/** A share of no policy of the client's, disputed and answered with their name in it, and why its lot was called off. */
async function seedRepasse({ one, all }: Escrita, assinaturaId: string, nome: string): Promise<void> {
  const produtor = await one(
    `insert into balcao.produtor (assinatura_id, tipo, pessoa, nome, documento)
     values ($1, 'EXTERNO', 'PF', 'Produtor do teste', lpad((random() * 1e10)::bigint::text, 11, '0'))`,
    [assinaturaId],
  );
  await all(
    `insert into balcao.repasse (assinatura_id, produtor_id, base, base_centavos, pct_bps, parte_bps, valor_centavos, liberado_em, contestado_em,
       contestacao, respondido_em, resposta) values ($1, $2, 'COMISSAO_BRUTA', 100, 4000, 10000, 40, '2026-11-20', now(), $3, now(), $4)`,
    [assinaturaId, produtor, `O seguro de ${nome} era meu`, `${nome} é de outro produtor`],
  );
  await all(
    `insert into balcao.lote_repasse (assinatura_id, numero, de, ate, status, desfeito_em, motivo)
     values ($1, (random() * 1000000)::int + 1, '2026-11-01', '2026-11-20', 'CANCELADO', now(), $2)`,
    [assinaturaId, `Havia repasse de ${nome}`],
  );
}
