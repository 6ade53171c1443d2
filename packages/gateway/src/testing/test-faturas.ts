import type { DadosGrupoColetivo, FaturaDaApolice, LeituraDaMovimentacao } from '@balcao/contracts';
import { addAnos, addMeses, hojeEm, multiplicadoresPadrao } from '@balcao/domain';
import type { LightMyRequestResponse } from 'fastify';
import { writeUmaApolice } from './test-endosso.ts';
import type { Corretor, QuotingTeste } from './test-quoting.ts';

/** First month of the policies of these tests: the one of today. */
export const MES = hojeEm(new Date()).slice(0, 7);
/** Ten CPFs that are valid. */
export const CPFS = [
  '11144477735',
  '52998224725',
  '39053344705',
  '15350946056',
  '86288366757',
  '71460238001',
  '16899535009',
  '45317828791',
  '87748248800',
  '29537995593',
] as const;

export const grupoDeSaude: DadosGrupoColetivo = {
  preco: 'FAIXA',
  baseCentavos: 21_000,
  tabela: [...multiplicadoresPadrao],
  cobranca: 'PRO_RATA',
  diaVencimento: 10,
  comissaoBps: 500,
  agenciamentoBps: 0,
  agenciamentoFaturas: 1,
  prolaboreBps: 0,
};
export const TITULOS = 'Movimento;CPF;Nome;Nascimento;Papel;CPF do titular;Data;Capital segurado';

export const dataOf = <T>(resposta: LightMyRequestResponse): T => {
  if (resposta.statusCode !== 200) throw new Error(`${resposta.statusCode}: ${resposta.body}`);
  return resposta.json<{ data: T }>().data;
};
export const recusaOf = (resposta: LightMyRequestResponse) => {
  const { code, errors = [] } = resposta.json<{ code: string; errors?: { campo: string; mensagem: string }[] }>();
  return { status: resposta.statusCode, code, campos: errors.map(({ campo }) => campo), mensagens: errors.map(({ mensagem }) => mensagem) };
};

/** What a person does with bills, by the real calls. */
export function createFaturaTest(teste: QuotingTeste, quem: Corretor) {
  const post = (caminho: string, body: object = {}, chave: string = crypto.randomUUID()) =>
    quem.request('POST', `faturas${caminho}`, body, { 'idempotency-key': chave });
  const get = async (id: string): Promise<FaturaDaApolice> => dataOf(await quem.request('GET', `faturas/${id}`));
  const send = (faturaId: string, bytes: Buffer | string, nome = 'movimentacao.csv') =>
    teste.app.inject({
      method: 'POST',
      url: `/c/api/v1/faturas/${faturaId}/movimentacao?${new URLSearchParams({ nome }).toString()}`,
      headers: { ...quem.entrada.headers, 'content-type': 'application/octet-stream' },
      payload: bytes,
    });
  return {
    post,
    get,
    send,
    apolice: (over: Parameters<typeof writeUmaApolice>[2] = {}): Promise<string> =>
      writeUmaApolice(teste, quem, {
        ramo: 'SAUDE',
        vigIni: `${MES}-01`,
        vigFim: addAnos(`${MES}-01`, 1),
        parcelas: [{ vencimento: `${MES}-28`, valorCentavos: 322_140, linhaDigitavel: null, pagoEm: null }],
        forma: 'FATURA',
        ...over,
      }),
    open: async (apoliceId: string, competencia: string = MES, grupo: DadosGrupoColetivo = grupoDeSaude): Promise<FaturaDaApolice> =>
      dataOf(await post('', { apoliceId, competencia, grupo, cancelaParcelas: true })),
    read: async (faturaId: string, linhas: string): Promise<LeituraDaMovimentacao> => dataOf(await send(faturaId, linhas)),
    confirm: ({ id, recusadas }: LeituraDaMovimentacao, faturaId: string) =>
      post(`/${faturaId}/movimentacao/${id}/confirmar`, { recusadas }),
    include: (faturaId: string, vida: object) => post(`/${faturaId}/vidas`, { tipo: 'INCLUSAO', papel: 'TITULAR', ...vida }),
    close: async (id: string) => post(`/${id}/fechar`, { versao: (await get(id)).versao }),
    reopen: async (id: string) => post(`/${id}/reabrir`, { versao: (await get(id)).versao, motivo: 'Faltou uma vida' }),
  };
}
export type FaturaTeste = ReturnType<typeof createFaturaTest>;

/** The birth of who is of an age in the first month, and for half a year from then on: no bill of a test is of the month of a birthday. */
export const birth = (idade: number): string => addAnos(addMeses(`${MES}-01`, -6), -idade);

/** The lives of domain design §5.5: of 35, 33, 5 and 61 years on the first day of the month. */
export const vidasDoExemplo = ([35, 33, 5, 61] as const).map((idade, at) => ({
  cpf: CPFS[at] as string,
  nome: `Vida ${at + 1}`,
  nascimento: birth(idade),
  em: `${MES}-01`,
}));
