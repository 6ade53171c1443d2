import type {
  DecisaoDoMovimento,
  ExtratoImportado,
  FichaContaFinanceira,
  LeituraDoExtrato,
  MovimentoBancario,
  Recebimento,
  SaldoDaConta,
  SugestoesDoMovimento,
} from '@balcao/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { extratoSgml, movimentoSgml, ofxSgml } from '../extratos/ofx/ofx.fixture.ts';
import { razaoRepository } from '../modules/razao/razao.repository.ts';
import type { AppTeste, Entrada } from './test-app.ts';
import type { UsuarioTeste } from './test-user.ts';

/** A movement of a file, as tests say it. */
export interface UmMovimento {
  readonly fitid?: string;
  /** `YYYYMMDD`. */
  readonly dia?: string;
  /** `-19.90`. */
  readonly valor?: string;
  readonly memo?: string;
}

export const dataOf = <T>(resposta: LightMyRequestResponse): T => {
  if (resposta.statusCode !== 200) throw new Error(`${resposta.statusCode}: ${resposta.body}`);
  return resposta.json<{ data: T }>().data;
};

/** An OFX 1.02 file of an account of bank 341, branch 1234. */
export const umOfx = (movimentos: readonly UmMovimento[], { conta = '12345-6', saldo = '0.00' } = {}): Buffer =>
  Buffer.from(ofxSgml(extratoSgml(movimentos.map(movimentoSgml).join(''), { conta, saldo })), 'latin1');

/** The same file, of an account of bank 999, whose accounts have no check digit to be right. */
export const ofxDo999 = (conta: string | null, movimentos: readonly UmMovimento[], saldo = '0.00'): Buffer =>
  Buffer.from(
    umOfx(movimentos, { conta: conta ?? '', saldo })
      .toString('latin1')
      .replaceAll('<BANKID>0341', '<BANKID>0999'),
    'latin1',
  );

/** What a person does with bank statements, by the real calls. */
export function createExtratoTest(teste: Pick<AppTeste, 'app' | 'db'>, entrada: Pick<Entrada, 'headers'>, usuario: UsuarioTeste) {
  const contexto = { assinaturaId: usuario.assinaturaId, usuarioId: usuario.usuarioId };
  let numero = 0;
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, chave: string = crypto.randomUUID()) =>
    teste.app.inject({
      method,
      url: `/c/api/v1/${path}`,
      headers: { ...entrada.headers, ...(method === 'POST' && { 'idempotency-key': chave }) },
      ...(payload && { payload }),
    });
  const send = (contaId: string, bytes: Buffer, nome = 'extrato.ofx', mapeamento?: string) =>
    teste.app.inject({
      method: 'POST',
      url: `/c/api/v1/extratos-bancarios?${new URLSearchParams({ contaId, nome, ...(mapeamento !== undefined && { mapeamento }) }).toString()}`,
      headers: { ...entrada.headers, 'content-type': 'application/octet-stream' },
      payload: bytes,
    });
  const read = async (contaId: string, bytes: Buffer) => dataOf<LeituraDoExtrato>(await send(contaId, bytes));
  const confirm = (leituraId: string, decisoes: readonly DecisaoDoMovimento[] = [], chave?: string) =>
    ask('POST', `extratos-bancarios/leituras/${leituraId}/confirmar`, { decisoes }, chave);
  const tenant = <T extends object>(sql: string, params: unknown[]): Promise<T[]> =>
    teste.db.tenant(contexto, (tx) => tx.rows(sql, params)) as Promise<unknown> as Promise<T[]>;
  return {
    ask,
    send,
    read,
    confirm,
    contexto,

    createConta: async (over: Partial<FichaContaFinanceira> = {}): Promise<FichaContaFinanceira> => {
      numero += 1;
      return dataOf(
        await ask('POST', 'contas-financeiras', {
          nome: `Conta ${numero}`,
          tipo: 'CORRENTE',
          corretoraId: null,
          banco: '999',
          agencia: '1234',
          conta: `${54_000 + numero}-6`,
          convenio: null,
          saldoInicialCentavos: 0,
          saldoInicialEm: '2026-10-31',
          ...over,
        }),
      );
    },

    /** Reads a file and makes it count; what is doubtful is taken for what is there unless the test says otherwise. */
    importFile: async (contaId: string, bytes: Buffer, acao: DecisaoDoMovimento['acao'] = 'IGNORAR'): Promise<ExtratoImportado> => {
      const { id, duvidosos } = await read(contaId, bytes);
      return dataOf(
        await confirm(
          id,
          duvidosos.map(({ indice }) => ({ indice, acao })),
        ),
      );
    },

    createCategoria: async (nome: string, tipo: 'RECEITA' | 'DESPESA'): Promise<string> =>
      (
        (await tenant<{ id: string }>(
          'insert into balcao.categoria_financeira (assinatura_id, nome, tipo) values ($1, $2, $3) returning id',
          [usuario.assinaturaId, nome, tipo],
        )) as [{ id: string }]
      )[0].id,

    /** An entry of the books: expected without a day it was paid on. */
    createLancamento: async (lancamento: {
      categoriaId: string;
      tipo: 'RECEITA' | 'DESPESA';
      dia: string;
      centavos: number;
      contaId?: string;
      isPago?: boolean;
      descricao?: string;
    }): Promise<string> => {
      const { categoriaId, tipo, dia, centavos, contaId = null, isPago = false, descricao = 'Lançamento' } = lancamento;
      const [{ id }] = (await tenant<{ id: string }>(
        `insert into balcao.lancamento (assinatura_id, tipo, descricao, categoria_id, conta_id, competencia, vencimento, pago_em, valor_centavos, status)
         values ($1, $2, $3, $4, $5, date_trunc('month', $6::date), $6, $7, $8, $9) returning id`,
        [
          usuario.assinaturaId,
          tipo,
          descricao,
          categoriaId,
          contaId,
          dia,
          isPago ? dia : null,
          centavos,
          isPago ? 'REALIZADO' : 'PREVISTO',
        ],
      )) as [{ id: string }];
      return id;
    },

    /** Money of an insurer, written by hand. @returns the receipt as it is listed */
    createRecebimento: async (recebimento: {
      contaId: string;
      dia: string;
      centavos: number;
      seguradora: string;
      descricao?: string;
    }): Promise<Recebimento> => {
      const { contaId, dia, centavos: valorCentavos, seguradora, descricao = 'Comissão avulsa' } = recebimento;
      const { corretoraId } = usuario;
      return dataOf(await ask('POST', 'recebimentos', { descricao, seguradora, corretoraId, contaId, dia, valorCentavos }));
    },

    recebimento: async (id: string): Promise<Recebimento | undefined> =>
      dataOf<{ itens: Recebimento[] }>(await ask('GET', 'recebimentos?tamanho=100')).itens.find((um) => um.id === id),

    lancamento: async (id: string): Promise<{ status: string; pagoEm: string | null; contaId: string | null; isExcluido: boolean }> =>
      (
        (await tenant(
          'select status, pago_em::text as pago_em, conta_id, excluido_em is not null as "isExcluido" from balcao.lancamento where id = $1',
          [id],
        )) as [{ status: string; pagoEm: string | null; contaId: string | null; isExcluido: boolean }]
      )[0],

    movimentos: async (contaId: string, query = ''): Promise<MovimentoBancario[]> =>
      dataOf<{ itens: MovimentoBancario[] }>(await ask('GET', `movimentos-bancarios?contaId=${contaId}&tamanho=100&ordenar=dia${query}`))
        .itens,

    saldo: async (contaId: string): Promise<SaldoDaConta> =>
      dataOf<SaldoDaConta[]>(await ask('GET', 'extratos-bancarios/contas')).find(({ id }) => id === contaId) as SaldoDaConta,

    sugestoes: async (contaId: string, ids: readonly string[]): Promise<SugestoesDoMovimento[]> =>
      dataOf(await ask('GET', `movimentos-bancarios/sugestoes?contaId=${contaId}&ids=${ids.join(',')}`)),

    prove: () => teste.db.tenant(contexto, (tx) => razaoRepository.prove(tx)),
  };
}

export type ExtratoTeste = ReturnType<typeof createExtratoTest>;
