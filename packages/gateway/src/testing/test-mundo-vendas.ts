import { addDias } from '@balcao/domain';
import { writeUmaApolice } from './test-endosso.ts';
import { hoje } from './test-proposta.ts';
import type { Corretor, QuotingTeste } from './test-quoting.ts';

type Ids = Readonly<Record<string, string>>;
type Owner = Pick<QuotingTeste, 'owner'>['owner'];

const idOf = async (owner: Owner, sql: string, params: unknown[]): Promise<string> =>
  (await owner(`${sql} returning id`, params)).rows[0].id;

/** One record of each kind of the sales centre, of one brokerage, by the name it has in an address. */
export async function createMundoDeVendas(teste: QuotingTeste, quem: Corretor): Promise<Ids> {
  const { assinaturaId, usuarioId } = quem.usuario;
  const one = (sql: string, ...params: unknown[]): Promise<string> => idOf(teste.owner, sql, [assinaturaId, ...params]);
  const apoliceId = await writeUmaApolice(teste, quem);
  const { rows } = await teste.owner('select id from balcao.parcela where apolice_id = $1 order by numero desc limit 1', [apoliceId]);
  const produtor = (nome: string, documento: string): Promise<string> =>
    one("insert into balcao.produtor (assinatura_id, tipo, pessoa, nome, documento) values ($1, 'INTERNO', 'PF', $2, $3)", nome, documento);
  await teste.owner('update balcao.parcela set pago_centavos = 100, pago_em = current_date where id = $1', [rows[0].id]);
  return {
    apoliceId,
    contratoId: apoliceId,
    parcelaId: rows[0].id,
    pagamentoId: await one(
      `insert into balcao.pagamento_parcela (assinatura_id, parcela_id, pago_em, valor_centavos, antes) values ($1, $2, current_date, 100, $3)`,
      rows[0].id,
      JSON.stringify({ status: 'ABERTA', pagoEm: null, pagoCentavos: 0, avisos: [], suspensao: null, comissoes: [] }),
    ),
    reemissaoId: await one(
      `insert into balcao.reemissao_parcela (assinatura_id, parcela_id, forma, vencimento_pedido, vencimento_anterior, saldo_centavos)
       values ($1, $2, 'PIX', current_date, current_date, 100)`,
      rows[0].id,
    ),
    endossoId: await one(
      `insert into balcao.endosso (assinatura_id, apolice_id, numero, usuario_id, tipo, vig_ini) values ($1, $2, 1, $3, 'ALTERACAO', current_date)`,
      apoliceId,
      usuarioId,
    ),
    divergenciaId: await one(
      "insert into balcao.divergencia_emissao (assinatura_id, apolice_id, clausula, de, para) values ($1, $2, 'bonus', '5', '4')",
      apoliceId,
    ),
    prazoId: await one(
      `insert into balcao.prazo (assinatura_id, tipo, alvo_tipo, alvo_id, usuario_id, inicio)
       values ($1, 'ENTREGA_APOLICE', 'APOLICE', $2, $3, current_date - 3)`,
      apoliceId,
      usuarioId,
    ),
    pacoteId: await one(
      `insert into balcao.pacote_provas (assinatura_id, apolice_id, titulo, fatos, texto, texto_sha256, pdf, pdf_sha256)
       values ($1, $2, 'Provas', 1, 'um fato', encode(sha256('um fato'), 'hex'), 'pdf', encode(sha256('pdf'), 'hex'))`,
      apoliceId,
    ),
    documentoId: await one(
      `insert into balcao.documento (assinatura_id, tipo, nome, sha256, mime, bytes, origem, leitura)
       values ($1, 'OUTRO', 'laudo.png', encode(sha256(convert_to($2, 'UTF8')), 'hex'), 'image/png', 3, 'UPLOAD', 'DISPENSADA')`,
      assinaturaId,
    ),
    transferenciaId: await one(
      `insert into balcao.transferencia (assinatura_id, de_produtor_id, para_produtor_id, vigor_desde, status)
       values ($1, $2, $3, current_date, 'CANCELADA')`,
      await produtor('De', '39053344705'),
      await produtor('Para', '52998224725'),
    ),
  };
}

/** A body each call of the sales centre takes, so that what refuses it is whose it is. */
export function entradasDeVendas({ apoliceId = '', orcamentoId = '' }: Ids, corretoraId: string): Readonly<Record<string, object>> {
  const vigencia = { vigIni: hoje, vigFim: addDias(hoje, 365) };
  const premios = { premioLiquidoCentavos: 300_000, iofCentavos: 22_140 };
  return {
    'POST /documentos/:documentoId/vinculos': { alvo: 'APOLICE', alvoId: apoliceId },
    'POST /documentos/:documentoId/desvincular': { alvo: 'APOLICE', alvoId: apoliceId },
    'POST /apolices/:apoliceId/endossos': {
      versao: 1,
      tipo: 'ALTERACAO',
      subtipo: 'OUTRO',
      motivo: 'Mudou de endereço',
      vigIni: hoje,
      canal: 'MANUAL',
      depois: { endereco: 'Rua Nova, 1' },
    },
    'POST /apolices/:apoliceId/simular-endosso': { vigIni: hoje, premioAnualCentavos: 360_000 },
    'POST /apolices/:apoliceId/simular-cancelamento': { data: hoje, metodo: 'PRO_RATA' },
    'POST /apolices/:apoliceId/cancelamento': { versao: 1, data: hoje, metodo: 'PRO_RATA', motivo: 'A pedido' },
    'POST /apolices/:apoliceId/reativacao': { versao: 1 },
    'POST /endossos/:endossoId/analise': { versao: 1 },
    'POST /endossos/:endossoId/consentimento': { versao: 1 },
    'POST /endossos/:endossoId/emissao': { versao: 1, emitidoEm: hoje },
    'POST /endossos/:endossoId/recusa': { versao: 1, recusa: 'Sem aceitação' },
    'POST /parcelas/:parcelaId/aviso-de-mora': { recebidoEm: hoje },
    'POST /parcelas/:parcelaId/pagamentos': { versao: 2, pagoEm: hoje, valorCentavos: 100, observacao: null },
    'POST /parcelas/:parcelaId/pagamentos/:pagamentoId/desfazer': { versao: 2 },
    'PUT /parcelas/:parcelaId/segunda-via': { versao: 2, linhaDigitavel: null, pixCopiaECola: null },
    'POST /parcelas/:parcelaId/contatos': { observacao: 'Liguei.', proximoEm: null, responsavelId: null },
    'POST /parcelas/:parcelaId/reemissoes': { forma: 'PIX', vencimento: hoje, observacao: null },
    'POST /parcelas/:parcelaId/promessa': { prometidaPara: hoje, observacao: null },
    'POST /prazos/:prazoId/fim': { versao: 1, fim: hoje },
    'POST /divergencias/:divergenciaId/decisao': { versao: 1, decisao: 'ACEITA', nota: null },
    'POST /propostas/:propostaId/emitir': {
      ...vigencia,
      ...premios,
      versao: 1,
      numero: 'T-1',
      emissao: hoje,
      tipoDocumento: 'APOLICE',
      comissaoBps: 2_000,
      coberturas: null,
      bonus: null,
      ci: null,
    },
    'PUT /contratos/:contratoId/digitado': {
      ...vigencia,
      ...premios,
      versao: 1,
      segurado: { pessoa: 'PF', documento: '52998224725', nome: 'Rui', email: null, celular: null },
      seguradora: 'alfa_seguros',
      ramo: '0531',
      corretoraId,
      tipoDocumento: 'APOLICE',
      bem: 'Onix',
      itens: [],
      coberturas: null,
      comissaoBps: 2_000,
      agenciamentoBps: 0,
      prolaboreBps: 0,
      politicaComissao: 'PARCELADA',
      forma: 'BOLETO',
      parcelas: [{ vencimento: hoje, valorCentavos: 322_140, linhaDigitavel: null, pagoEm: null }],
      produtores: [],
      bonus: null,
      ci: null,
      renovacaoDeId: null,
      numeroSeguradora: null,
      emitida: { numero: 'T-2', emissao: hoje },
      motivoRisco: null,
    },
    'POST /importacoes/:importacaoDocumentosId/confirmar': { itens: [{ documentoId: orcamentoId, acao: 'IGNORAR', campos: {} }] },
  };
}
