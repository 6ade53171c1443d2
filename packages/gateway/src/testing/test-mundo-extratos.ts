import { hoje } from './test-proposta.ts';
import type { Corretor, QuotingTeste } from './test-quoting.ts';

type Ids = Readonly<Record<string, string>>;

/** One record of each kind of the receipts of a brokerage, by the name it has in an address. */
export async function createMundoDeExtratos({ owner }: Pick<QuotingTeste, 'owner'>, { usuario }: Corretor): Promise<Ids> {
  const { assinaturaId, usuarioId, corretoraId } = usuario;
  const one = async (sql: string, ...params: unknown[]): Promise<string> =>
    (await owner(`${sql} returning id`, [assinaturaId, ...params])).rows[0].id;
  const extratoId = await one(
    `insert into balcao.extrato_comissao (assinatura_id, seguradora, corretora_id, numero, numero_chave, bruto_centavos, status)
     values ($1, 'alfa_seguros', $2, '77', '77', 100, 'CONFERENCIA')`,
    corretoraId,
  );
  const contaId = await one(
    `insert into balcao.conta_financeira (assinatura_id, nome, tipo, saldo_inicial_em) values ($1, 'Caixa dos extratos', 'CAIXA', '2026-01-01')`,
  );
  return {
    extratoId,
    linhaId: await one(
      `insert into balcao.extrato_linha (assinatura_id, extrato_id, ordem, linha, valor_centavos, casamento, decisao)
       values ($1, $2, 1, 1, 100, '{"metodo": null, "comissaoId": null, "score": 0, "decisao": "SEM_PAR", "concordam": [], "divergem": [],
         "alternativas": [], "linhaQueTomou": null}', 'PENDENTE')`,
      extratoId,
    ),
    arquivoId: await one(
      `insert into balcao.extrato_arquivo (assinatura_id, usuario_id, corretora_id, nome, sha256, bytes, conteudo, status)
       values ($1, $2, $3, 'extrato.csv', encode(sha256('x'), 'hex'), 1, 'x', 'SEM_MAPEAMENTO')`,
      usuarioId,
      corretoraId,
    ),
    recebimentoId: await one(
      `insert into balcao.recebimento (assinatura_id, descricao, seguradora, corretora_id, conta_id, dia, valor_centavos)
       values ($1, 'Avulso', 'alfa_seguros', $2, $3, current_date, 100)`,
      corretoraId,
      contaId,
    ),
    contaDoRecebimento: contaId,
    contestacaoId: await one(
      `insert into balcao.contestacao (assinatura_id, numero, seguradora, corretora_id, motivo) values ($1, 77, 'alfa_seguros', $2, 'NAO_PAGA')`,
      corretoraId,
    ),
  };
}

/** A body each call of receipts takes, so that what refuses it is whose it is. */
export function entradasDeExtratos({ contaDoRecebimento = '' }: Ids, corretoraId: string): Readonly<Record<string, object>> {
  const recebimento = {
    descricao: 'Meu',
    seguradora: 'alfa_seguros',
    corretoraId,
    contaId: contaDoRecebimento,
    dia: hoje,
    valorCentavos: 1,
    versao: 1,
  };
  return {
    'POST /extratos/:extratoId/linhas/:linhaId/decisao': { decisao: { acao: 'IGNORAR', motivo: 'não é minha' } },
    'POST /extratos/arquivos/:arquivoId/mapeamento': {
      seguradora: 'alfa_seguros',
      mapeamento: { campos: { apolice: { coluna: 1 }, valor: { coluna: 2 } }, cabecalho: {} },
    },
    'POST /contestacoes/:contestacaoId/anotacoes': { dia: hoje, texto: 'Liguei.', proximoContatoEm: null },
    'POST /contestacoes/:contestacaoId/encerrar': { desfecho: 'DESISTIDA', texto: null },
    'POST /contestacoes/:contestacaoId/enviar': { destinatario: 'comissoes@alfa.test', mensagem: 'Segue a carta.' },
    'POST /contestacoes/:contestacaoId/marcar-enviada': { meio: 'PORTAL', dia: hoje, protocolo: null },
    'POST /contestacoes/:contestacaoId/resposta': { dia: hoje, texto: 'Responderam.' },
    'PUT /recebimentos/:recebimentoId': recebimento,
    'DELETE /recebimentos/:recebimentoId': { versao: 1 },
  };
}
