import { seedFinanceiro } from './test-eliminacao-financeiro.ts';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createFileStore } from '../plugins/file-store.ts';
import type { Corretor, QuotingTeste } from './test-quoting.ts';

/** A client whose every word can be found again. */
export interface Pessoa {
  readonly nome: string;
  readonly documento: string;
  readonly email: string;
  readonly celular: string;
}

export const marcasDe = ({ nome, documento, email, celular }: Pessoa): string[] => [
  nome.toLowerCase(),
  documento,
  documento.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4'),
  email,
  celular,
  celular.replace(/^(..)(.....)(....)$/, '($1) $2-$3'),
  (nome.split(' ')[0] ?? '').toLowerCase(),
];

interface Cenario {
  readonly teste: Pick<QuotingTeste, 'owner'>;
  readonly admin: Corretor;
  /** A public page that leads come by. */
  readonly publicadaId: string;
}

const log = { warn: () => undefined };

/**
 * Writes something of a person in every table that can hold personal data, and finds what still names them.
 *
 * @param of the gateway and its administrator, once they are there
 */
export function createSementes(of: () => Cenario, config: { readonly pastaDados: string }) {
  const one = async (sql: string, params: readonly unknown[]): Promise<string> =>
    (await of().teste.owner(`${sql} returning id`, [...params])).rows[0]?.id as string;
  const all = (sql: string, params: readonly unknown[] = []) => of().teste.owner(sql, [...params]);

  /** Every table of the product, row by row, with what it says of somebody. */
  async function rowsNaming(pessoa: Pessoa): Promise<ReadonlyMap<string, { id: string; texto: string }[]>> {
    const { rows: tabelas } = await all(
      "select table_name as tabela from information_schema.tables where table_schema = 'balcao' and table_type = 'BASE TABLE' order by 1",
    );
    const marcas = marcasDe(pessoa);
    const found = new Map<string, { id: string; texto: string }[]>();
    for (const { tabela } of tabelas) {
      const { rows } = await all(`select to_jsonb(t) as row from balcao.${tabela} t`);
      const naming = rows
        .map(({ row }) => ({ id: String(row.entidade_id ?? row.id ?? ''), texto: JSON.stringify(row) }))
        .filter(({ texto }) => marcas.some((marca) => texto.toLowerCase().includes(marca)));
      const nome = String(tabela).replace(/^auditoria_.*/, 'auditoria');
      if (naming.length > 0) found.set(nome, [...(found.get(nome) ?? []), ...naming]);
    }
    return found;
  }

  /** A case of a person, with something of theirs in every table that hangs from one. */
  async function seedCase(pessoa: Pessoa, seguradoId: string) {
    const { assinaturaId, usuarioId, corretoraId } = of().admin.usuario;
    const { nome, documento, email, celular } = pessoa;
    const segurado = {
      pessoa: 'PF',
      documento,
      nome,
      email,
      celular,
      nascimento: '1985-04-12',
      sexo: 'F',
      estadoCivil: 'CASADO',
      cep: '37500-100',
      avisoPrivacidade: true,
    };
    const { orcamentoId, cotacaoId } = await of().admin.run(undefined, { segurado } as never);
    await of().admin.until(cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
    await all('update balcao.orcamento set segurado_id = $2 where id = $1', [orcamentoId, seguradoId]);
    const [oferta] = (await all('select id from balcao.oferta_cotacao where cotacao_id = $1 limit 1', [cotacaoId])).rows;
    const dito = `${nome} pediu que ligassem para ${celular}`;
    await all('update balcao.resultado_cotacao set mensagens = $2 where cotacao_id = $1', [cotacaoId, JSON.stringify([dito])]);
    await all('delete from balcao.referencia_oferta where oferta_id = $1', [oferta.id]);
    await all('insert into balcao.referencia_oferta (assinatura_id, oferta_id, referencia) values ($1, $2, $3)', [
      assinaturaId,
      oferta.id,
      dito,
    ]);
    await all('insert into balcao.orcamento_evento (assinatura_id, orcamento_id, tipo, texto) values ($1, $2, $3, $4)', [
      assinaturaId,
      orcamentoId,
      'OUTRO',
      dito,
    ]);
    await all("insert into balcao.orcamento_recusa (assinatura_id, orcamento_id, motivo, texto) values ($1, $2, 'OUTRO', $3)", [
      assinaturaId,
      orcamentoId,
      dito,
    ]);
    const sha256 = await (await createFileStore({ pastaDados: config.pastaDados, env: {}, log })).put(
      assinaturaId,
      Buffer.from(`foto de ${nome}`),
    );
    await all("insert into balcao.anexo (assinatura_id, orcamento_id, nome, mime, bytes, sha256) values ($1, $2, $3, 'image/png', 9, $4)", [
      assinaturaId,
      orcamentoId,
      `${nome}.png`,
      sha256,
    ]);
    await all(
      'insert into balcao.declaracao_saude (assinatura_id, orcamento_id, oferta_id, termo_versao, consentido_em, registrado_por, segredo) values ($1, $2, $3, $4, now(), $5, $6)',
      [assinaturaId, orcamentoId, oferta.id, dito, usuarioId, Buffer.from('selado')],
    );
    const link = await one(
      "insert into balcao.questionario_link (assinatura_id, linha, usuario_id, corretora_id, orcamento_id, token_hash, expira_em) values ($1, 'AUTO', $2, $3, $4, $5, now() + interval '1 day')",
      [assinaturaId, usuarioId, corretoraId, orcamentoId, randomBytes(32)],
    );
    await all(
      "insert into balcao.questionario_arquivo (assinatura_id, questionario_id, nome, mime, bytes, sha256) values ($1, $2, $3, 'image/png', 9, $4)",
      [assinaturaId, link, `${nome}.png`, createHash('sha256').update(nome).digest('hex')],
    );
    await all(
      `insert into balcao.solicitacao_cotacao (assinatura_id, publicada_id, linha, origem, nome, email, celular, dados, consentimento) values ($1, $2, 'AUTO', 'PAGINA_PUBLICA', $3, $4, $5, $6, $7)`,
      [
        assinaturaId,
        of().publicadaId,
        nome,
        email,
        celular,
        JSON.stringify({ segurado: { nome } }),
        JSON.stringify({ texto: 'aceito', em: '2026-01-01', quem: nome }),
      ],
    );
    const envio = await one(
      `insert into balcao.envio_orcamento (assinatura_id, orcamento_id, usuario_id, canal, destinatarios, ofertas, assunto, mensagem, token_hash, expira_em)
       values ($1, $2, $3, 'EMAIL', $4, $5, 'Cotação', $6, $7, now() + interval '1 day')`,
      [assinaturaId, orcamentoId, usuarioId, [email], [oferta.id], `Olá, ${nome}`, randomBytes(32)],
    );
    await all('insert into balcao.envio_entrega (assinatura_id, envio_id, destinatario) values ($1, $2, $3)', [assinaturaId, envio, email]);
    await all(
      "insert into balcao.envio_resposta (assinatura_id, envio_id, tipo, chave, nome, mensagem, ip) values ($1, $2, 'DUVIDA', $3, $4, $5, '10.0.0.1')",
      [assinaturaId, envio, randomUUID(), nome, dito],
    );
    await all('insert into balcao.atividade (assinatura_id, tipo, usuario_id, orcamento_id) values ($1, $2, $3, $4)', [
      assinaturaId,
      'OUTRA',
      usuarioId,
      orcamentoId,
    ]);
    await all('insert into balcao.notificacao (assinatura_id, usuario_id, tipo, titulo, descricao, link) values ($1, $2, 2, $3, $4, $5)', [
      assinaturaId,
      usuarioId,
      `${nome} perguntou`,
      dito,
      `/multicalculo/orcamento-editar?id=${orcamentoId}`,
    ]);
    await all('insert into balcao.busca_recente (assinatura_id, usuario_id, guid, aberto_em) values ($1, $2, $3, now())', [
      assinaturaId,
      usuarioId,
      orcamentoId,
    ]);
    return { orcamentoId, cotacaoId, sha256 };
  }

  /** What of a person lies in tables that hang from no case. */
  async function seedLoose({ nome, documento, email, celular }: Pessoa, seguradoId: string): Promise<void> {
    const { assinaturaId, usuarioId } = of().admin.usuario;
    const dito = `Ligar para ${nome}, ${celular}`;
    await seedFinanceiro({ one, all }, assinaturaId, { nome, documento });
    // one of theirs, and one that waits for a link and says who they are
    for (const [qual, isLigado] of [
      ['rg', true],
      ['laudo', false],
    ] as const) {
      const sha256 = await (await createFileStore({ pastaDados: config.pastaDados, env: {}, log })).put(
        assinaturaId,
        Buffer.from(`${qual} de ${documento}`),
      );
      const id = await one(
        "insert into balcao.documento (assinatura_id, tipo, nome, sha256, mime, bytes, origem, sugestao) values ($1, 'PESSOAL', $2, $3, 'image/png', 9, 'UPLOAD', $4)",
        [assinaturaId, `${qual} ${nome}.png`, sha256, JSON.stringify({ nome })],
      );
      await all('insert into balcao.documento_texto (documento_id, assinatura_id, nome, texto) values ($1, $2, $3, $4)', [
        id,
        assinaturaId,
        qual,
        `${dito} ${documento}`,
      ]);
      if (isLigado)
        await all("insert into balcao.documento_vinculo (assinatura_id, documento_id, alvo, alvo_id) values ($1, $2, 'SEGURADO', $3)", [
          assinaturaId,
          id,
          seguradoId,
        ]);
    }
    const texto = (await all("select id, sha256 from balcao.texto_finalidade where finalidade = 'MARKETING_EMAIL'")).rows[0];
    await all(
      "insert into balcao.tarefa (assinatura_id, titulo, tipo, responsavel_id, vencimento) values ($1, $2, 'OUTRO', $3, current_date)",
      [assinaturaId, dito, usuarioId],
    );
    await all("insert into balcao.filtro_salvo (assinatura_id, usuario_id, lista, nome, consulta) values ($1, $2, 'ORCAMENTOS', $3, $4)", [
      assinaturaId,
      usuarioId,
      dito,
      JSON.stringify({ q: nome }),
    ]);
    await all("insert into balcao.evento (assinatura_id, tipo, payload) values ($1, 'teste', $2)", [
      assinaturaId,
      JSON.stringify({ nome, documento }),
    ]);
    await all(
      "insert into balcao.idempotencia (assinatura_id, usuario_id, rota, chave, corpo_hash, status, processo, codigo_http, resposta) values ($1, $2, 'POST /x', $3, '\\x00', 'CONCLUIDA', $4, 200, $5)",
      [assinaturaId, usuarioId, randomUUID(), randomUUID(), JSON.stringify({ nome })],
    );
    const importacao = await one(
      "insert into balcao.importacao_cadastro (assinatura_id, usuario_id, cadastro, nome, linhas, colunas, amostra, total) values ($1, $2, 'PRODUTOR', 'a.csv', $3, '[]', '[]', 1)",
      [assinaturaId, usuarioId, JSON.stringify([{ nome, email }])],
    );
    await all('insert into balcao.importacao_linha (assinatura_id, importacao_id, registro_id, versao, antes) values ($1, $2, $3, 2, $4)', [
      assinaturaId,
      importacao,
      seguradoId,
      JSON.stringify({ nome, email }),
    ]);
    const lido = await one(
      "insert into balcao.documento (assinatura_id, tipo, nome, sha256, mime, bytes, origem) values ($1, 'APOLICE', $2, $3, 'application/pdf', 9, 'UPLOAD')",
      [assinaturaId, `${nome}.pdf`, createHash('sha256').update(randomUUID()).digest('hex')],
    );
    const importacaoDePdf = await one('insert into balcao.importacao_documentos (assinatura_id, usuario_id) values ($1, $2)', [
      assinaturaId,
      usuarioId,
    ]);
    await all(
      "insert into balcao.importacao_arquivo (assinatura_id, importacao_id, documento_id, nome, repetido, status, leitura) values ($1, $2, $3, $4, false, 'LIDO', $5)",
      [assinaturaId, importacaoDePdf, lido, `${nome}.pdf`, JSON.stringify({ campos: { seguradoNome: { valor: nome } } })],
    );
    await all("insert into balcao.modelo_mensagem (assinatura_id, canal, nome, assunto, corpo) values ($1, 'EMAIL', $2, 'Oi', $3)", [
      assinaturaId,
      `Para ${nome}`,
      dito,
    ]);
    const coleta = await one(
      "insert into balcao.coleta_permissao (assinatura_id, segurado_id, usuario_id, token_hash, enviado_para, expira_em) values ($1, $2, $3, $4, $5, now() + interval '9 days')",
      [assinaturaId, seguradoId, usuarioId, randomBytes(32), email],
    );
    await all(
      `insert into balcao.mensagem_segurado (assinatura_id, segurado_id, usuario_id, destinatario, assunto, texto, sai_em, dia, status)
       values ($1, $2, $3, $4, 'Novidade', $5, now(), current_date, 'ENVIADA')`,
      [assinaturaId, seguradoId, usuarioId, email, `Olá, ${nome}`],
    );
    const pedido = await one(
      `insert into balcao.pedido_compartilhamento (assinatura_id, segurado_id, usuario_id, produtos, finalidades, meses, token_hash, enviado_para, expira_em)
       values ($1, $2, $3, '{AUTO}', '{RENOVACAO}', 12, $4, $5, now() + interval '9 days')`,
      [assinaturaId, seguradoId, usuarioId, randomBytes(32), email],
    );
    const consentimento = await one(
      `insert into balcao.compartilhamento (assinatura_id, pedido_id, segurado_id, seguradora, status, consent_id, autorizado_em, vale_ate)
       values ($1, $2, $3, 'alfa_seguros', 'AUTORIZADO', gen_random_uuid()::text, now(), now() + interval '300 days')`,
      [assinaturaId, pedido, seguradoId],
    );
    await all(
      `insert into balcao.apolice_externa (assinatura_id, compartilhamento_id, segurado_id, usuario_id, seguradora, numero, produto, nome_produto, linha,
         bem, vig_ini, vig_fim, premio_total_centavos, lida_em)
       values ($1, $2, $3, $4, 'alfa_seguros', gen_random_uuid()::text, 'AUTO', 'Auto', 'AUTO', $5, current_date, current_date + 365, 100, now())`,
      [assinaturaId, consentimento, seguradoId, usuarioId, `Carro de ${nome}`],
    );
    await all(
      `insert into balcao.permissao_lgpd (assinatura_id, segurado_id, finalidade, ato, base_legal, origem, texto_id, texto_sha256, quem, coleta_id, ip)
       values ($1, $2, 'MARKETING_EMAIL', 'CONCEDIDA', 'CONSENTIMENTO', 'PAGINA_CLIENTE', $3, $4, $5, $6, '10.0.0.1')`,
      [assinaturaId, seguradoId, texto.id, texto.sha256, nome, coleta],
    );
    // a record of theirs that became part of this one
    const repetido = await one(
      "insert into balcao.segurado (assinatura_id, pessoa, documento, nome, email, excluido_em) values ($1, 'PF', $2, $3, $4, now())",
      [assinaturaId, documento, nome, email],
    );
    const mesclagem = await one(
      `insert into balcao.mesclagem_segurado (assinatura_id, sobrevivente_id, mesclado_id, antes, depois, desfazer_ate)
       values ($1, $2, $3, $4, '{}', now() + interval '1 day')`,
      [assinaturaId, seguradoId, repetido, JSON.stringify({ nome, documento })],
    );
    await all('insert into balcao.segurado_alias (assinatura_id, segurado_id, documento, mesclagem_id) values ($1, $2, $3, $4)', [
      assinaturaId,
      seguradoId,
      documento,
      mesclagem,
    ]);
  }

  /** A client, with a family named after them and further ways to reach them. */
  const addSegurado = async ({ nome, documento, email, celular }: Pessoa): Promise<string> =>
    one(
      `insert into balcao.segurado (assinatura_id, pessoa, documento, nome, email, celular, contatos, enderecos, grupo_id)
       values ($1, 'PF', $2, $3, $4, $5, $6, $7, $8)`,
      [
        of().admin.usuario.assinaturaId,
        documento,
        nome,
        email,
        celular,
        JSON.stringify([{ tipo: 'EMAIL', valor: `outro.${email}`, rotulo: nome }]),
        JSON.stringify([{ cep: null, logradouro: `Sítio de ${nome}` }]),
        await one("insert into balcao.grupo_segurado (assinatura_id, tipo, nome) values ($1, 'FAMILIA', $2)", [
          of().admin.usuario.assinaturaId,
          `Família de ${nome} ${documento}`,
        ]),
      ],
    );

  /** A policy with a claim, its proposal and the broker's answer in it, that began so many years ago. */
  async function seedSale(
    { nome, celular }: Pessoa,
    seguradoId: string,
    { anos, orcamentoId = null }: { anos: number; orcamentoId?: string | null },
  ) {
    const { assinaturaId, usuarioId, corretoraId } = of().admin.usuario;
    const from = `(current_date - interval '${anos} years')::date`;
    const values = [assinaturaId, corretoraId, seguradoId, usuarioId, `Carro de ${nome}`, orcamentoId];
    const apolice = await one(
      `insert into balcao.apolice (assinatura_id, numero, seguradora, ramo, corretora_id, segurado_id, usuario_id, bem, orcamento_id, emissao, vig_ini, vig_fim,
         premio_liquido_centavos, iof_centavos, premio_total_centavos, status)
       values ($1, gen_random_uuid()::text, 'alfa_seguros', '0531', $2, $3, $4, $5, $6, ${from}, ${from}, ${from} + 365, 100, 7, 107, 'VIGENTE')`,
      values,
    );
    const proposta = await one(
      `insert into balcao.proposta (assinatura_id, numero, seguradora, ramo, corretora_id, segurado_id, usuario_id, bem, orcamento_id, vig_ini, vig_fim,
         premio_liquido_centavos, iof_centavos, premio_total_centavos, status, transmitida_em, apolice_id, mensagens)
       values ($1, (random() * 1000000)::int + 1, 'alfa_seguros', '0531', $2, $3, $4, $5, $6, ${from}, ${from} + 365, 100, 7, 107, 'EMITIDA', now(), $7, $8)`,
      [...values, apolice, JSON.stringify([nome])],
    );
    await all('insert into balcao.resposta_exigencia (assinatura_id, proposta_id, exigencia, nota) values ($1, $2, 1, $3)', [
      assinaturaId,
      proposta,
      `Segue documento de ${nome}`,
    ]);
    await all('insert into balcao.aviso_seguradora (assinatura_id, proposta_id, aviso) values ($1, $2, $3)', [
      assinaturaId,
      proposta,
      `${nome}-${randomUUID()}`,
    ]);
    await all(
      `insert into balcao.sinistro (assinatura_id, numero, apolice_id, usuario_id, item, causa, ocorrido_em, aviso_em, relato)
       values ($1, (random() * 1000000)::int + 1, $2, $3, 'Carro', 'COLISAO', now(), now(), $4)`,
      [assinaturaId, apolice, usuarioId, `${nome} bateu, ligar ${celular}`],
    );
    const endosso = await one(
      `insert into balcao.endosso (assinatura_id, apolice_id, numero, usuario_id, tipo, motivo, dados, vig_ini)
       values ($1, $2, 1, $3, 'ALTERACAO', $4, jsonb_build_object('depois', $4::text), current_date)`,
      [assinaturaId, apolice, usuarioId, `${nome} mudou de endereço`],
    );
    await all(
      `insert into balcao.pedido_endosso (assinatura_id, endosso_id, pedido) values ($1, $2, jsonb_build_object('requestDescription', $3::text))`,
      [assinaturaId, endosso, `${nome} mudou de endereço`],
    );
    await all(`insert into balcao.divergencia_emissao (assinatura_id, apolice_id, clausula, nota) values ($1, $2, 'bonus', $3)`, [
      assinaturaId,
      apolice,
      `${nome} conferiu`,
    ]);
    await all(
      `insert into balcao.movimento_apolice (assinatura_id, apolice_id, endosso_id, tipo, centavos) values ($1, $2, $3, 'DEVOLUCAO', -1)`,
      [assinaturaId, apolice, endosso],
    );
    await all(
      `insert into balcao.pacote_provas (assinatura_id, apolice_id, titulo, fatos, texto, texto_sha256, pdf, pdf_sha256)
       values ($1, $2, $3, 1, $4, repeat('0', 64), '\\x00', repeat('0', 64))`,
      [assinaturaId, apolice, `Provas de ${nome}`, `${nome} foi avisado`],
    );
    await all(
      `insert into balcao.prazo (assinatura_id, tipo, alvo_tipo, alvo_id, usuario_id, inicio) values ($1, 'ENTREGA_APOLICE', 'APOLICE', $2, $3, current_date)`,
      [assinaturaId, apolice, usuarioId],
    );
    const parcela = await one(
      `insert into balcao.parcela (assinatura_id, proposta_id, apolice_id, numero, vencimento, valor_centavos, iof_centavos, forma)
       values ($1, $2, $3, 1, ${from}, 107, 7, 'BOLETO')`,
      [assinaturaId, proposta, apolice],
    );
    await all(
      `insert into balcao.pagamento_parcela (assinatura_id, parcela_id, pago_em, valor_centavos, observacao, antes)
       values ($1, $2, current_date, 100, $3, '{}')`,
      [assinaturaId, parcela, `${nome} pagou no balcão`],
    );
    await all(
      `insert into balcao.contato_parcela (assinatura_id, parcela_id, tipo, prometida_para, observacao)
       values ($1, $2, 'PROMESSA', current_date, $3)`,
      [assinaturaId, parcela, `${nome} paga amanhã`],
    );
    await all(
      `insert into balcao.reemissao_parcela (assinatura_id, parcela_id, forma, vencimento_pedido, vencimento_anterior, saldo_centavos, observacao)
       values ($1, $2, 'PIX', current_date, current_date, 107, $3)`,
      [assinaturaId, parcela, `${nome} não recebeu o boleto`],
    );
    return { apolice, proposta };
  }

  return { one, all, rowsNaming, seedCase, seedLoose, addSegurado, seedSale };
}
