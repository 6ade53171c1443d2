import type { FichaLote, PreviaLote, Repasse } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import { importExtrato, okOf, readComissoes, writeConta } from './extrato.fixture.ts';
import { proveRazao } from './prove-razao.ts';
import { umContrato, writeUmaApolice } from './test-endosso.ts';
import type { Corretor, QuotingTeste } from './test-quoting.ts';

const hoje = hojeEm(new Date());
let extratos = 0;

/** What a test says of a producer and their rule. */
export interface ProdutorDoTeste {
  readonly nome?: string;
  readonly pessoa?: 'PF' | 'PJ';
  readonly isPelaTabela?: boolean;
  readonly irBps?: number;
  readonly issBps?: number;
  readonly inssBps?: number;
  readonly supervisorId?: string;
  readonly pix?: object | null;
  readonly conta?: object | null;
  readonly regras?: readonly {
    readonly pctBps: number;
    readonly base?: string;
    readonly momento?: string;
    readonly ramo?: string;
    readonly seguradora?: string;
    readonly desde?: string;
  }[];
}

/** CPFs with their check digits. */
const CPFS = ['11144477735', '52998224725', '93541134780', '15350946056', '87748248800', '71428793860'];
let pessoas = 0;

/** A brokerage with producers, whose policy shares its commissions: 600,00 in ten instalments. */
export function createRepasses(teste: QuotingTeste) {
  async function writeProdutor({ usuario: { assinaturaId } }: Corretor, dito: ProdutorDoTeste = {}): Promise<string> {
    pessoas += 1;
    const { rows } = await teste.owner(
      `insert into balcao.produtor (assinatura_id, tipo, pessoa, nome, documento, regime, ir_bps, iss_bps, inss_bps, supervisor_id, pix, conta, retencao_tabela)
       values ($1, 'EXTERNO', $2, $3, $4, 'PF', $5, $6, $7, $8, $9, $10, $11) returning id`,
      [
        assinaturaId,
        dito.pessoa ?? 'PF',
        dito.nome ?? `Produtor ${pessoas}`,
        CPFS[pessoas % CPFS.length],
        dito.irBps ?? 0,
        dito.issBps ?? 0,
        dito.inssBps ?? 0,
        dito.supervisorId ?? null,
        dito.pix === null ? null : JSON.stringify(dito.pix ?? { tipo: 'EMAIL', chave: `p${pessoas}@exemplo.test` }),
        dito.conta ? JSON.stringify(dito.conta) : null,
        dito.isPelaTabela ?? false,
      ],
    );
    for (const regra of dito.regras ?? [{ pctBps: 4_000 }])
      await teste.owner(
        `insert into balcao.regra_repasse (assinatura_id, produtor_id, ramo, seguradora, base, pct_bps, momento, desde)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          assinaturaId,
          rows[0].id,
          regra.ramo ?? null,
          regra.seguradora ?? null,
          regra.base ?? 'COMISSAO_BRUTA',
          regra.pctBps,
          regra.momento ?? 'RECEBIMENTO',
          regra.desde ?? '2020-01-01',
        ],
      );
    return rows[0].id;
  }

  /** A policy of which no instalment was paid. */
  const writeApolice = (
    quem: Corretor,
    produtores: { id: string; nome: string; pctBps: number }[],
    politicaComissao: 'PARCELADA' | 'ANTECIPADA' = 'PARCELADA',
  ): Promise<string> =>
    writeUmaApolice(teste, quem, {
      produtores,
      politicaComissao,
      parcelas: umContrato('', '').parcelas.map((parcela) => ({ ...parcela, pagoEm: null })),
    });

  const post = (quem: Corretor, caminho: string, corpo: object) => quem.request('POST', caminho, corpo, { 'idempotency-key': uuidv7() });

  return {
    writeProdutor,
    writeApolice,
    post,

    async openCorretora(partes: readonly (ProdutorDoTeste & { readonly peso: number })[], politica?: 'PARCELADA' | 'ANTECIPADA') {
      const quem = await teste.createCorretor({ administrador: true });
      const produtores: string[] = [];
      for (const parte of partes) produtores.push(await writeProdutor(quem, parte));
      const apoliceId = await writeApolice(
        quem,
        produtores.map((id, at) => ({ id, nome: `P${at}`, pctBps: partes[at]?.peso ?? 0 })),
        politica,
      );
      return { quem, produtores, apoliceId, contaId: await writeConta(teste, quem), comissoes: await readComissoes(teste, apoliceId) };
    },

    /** A statement of some instalments of a policy, settled. @returns its id */
    async receive(
      { quem, contaId }: { readonly quem: Corretor; readonly contaId: string },
      apolice: string,
      parcelas: readonly number[] | 'ANTECIPADA',
      over: object = {},
    ): Promise<string> {
      extratos += 1;
      const { extrato } = await importExtrato(teste, quem, {
        numero: `R-${extratos}`,
        linhas:
          parcelas === 'ANTECIPADA'
            ? [{ apolice, valorCentavos: 60_000 }]
            : parcelas.map((parcela) => ({ apolice, parcela, valorCentavos: 6_000 })),
        over,
      });
      okOf(await post(quem, 'extratos/baixar', { ids: [extrato.id], contaId, data: hoje }));
      return extrato.id;
    },

    reopen: (quem: Corretor, id: string) => post(quem, `extratos/${id}/reabrir`, {}),
    list: async (quem: Corretor, query = '') =>
      okOf<{ itens: Repasse[] }>(await quem.request('GET', `repasses?tamanho=100&${query}`)).itens,
    simulate: async (quem: Corretor, over: object = {}) =>
      okOf<PreviaLote>(await post(quem, 'repasses/lotes/simular', { de: '2020-01-01', ate: hoje, ...over })),
    create: (quem: Corretor, brutoCentavos: number, over: object = {}) =>
      post(quem, 'repasses/lotes', { de: '2020-01-01', ate: hoje, brutoCentavos, ...over }),
    act: (quem: Corretor, lote: FichaLote, ato: string, corpo: object = {}) =>
      post(quem, `repasses/lotes/${lote.id}/${ato}`, { versao: lote.versao, ...corpo }),
    prove: (quem: Corretor) => proveRazao(teste.db, quem.usuario),
  };
}
export type RepassesTeste = ReturnType<typeof createRepasses>;
