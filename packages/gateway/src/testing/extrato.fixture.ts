import type { ArquivoExtrato, ExtratoComissao, LinhaExtrato } from '@balcao/contracts';
import { type DadosExtrato, type FormatoExtrato, printExtrato } from '@balcao/insurers-sandbox';
import type { LightMyRequestResponse } from 'fastify';
import { type Corretor, PATH, type QuotingTeste } from './test-quoting.ts';

/** A line of a statement, as a test says it. */
export type LinhaDoTeste = Partial<DadosExtrato['linhas'][number]> & Pick<DadosExtrato['linhas'][number], 'apolice' | 'valorCentavos'>;

/** What a test says of a statement. */
export interface ExtratoDoTeste {
  readonly numero: string;
  readonly linhas: readonly LinhaDoTeste[];
  readonly over?: Partial<DadosExtrato>;
}

const MIMES: Readonly<Record<FormatoExtrato, string>> = {
  csv: 'text/csv',
  txt: 'text/plain',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The file an insurer prints of a statement. */
export async function printDoTeste({ numero, linhas, over = {} }: ExtratoDoTeste, formato: FormatoExtrato = 'csv'): Promise<Buffer> {
  const dados: DadosExtrato = {
    familia: formato === 'pdf' ? 'FICHA' : formato === 'csv' || formato === 'txt' ? 'COLUNAS' : 'QUADROS',
    seguradora: 'Alfa Seguros',
    numero,
    competencia: '2026-11',
    creditoEm: '2026-11-09',
    irrfCentavos: 0,
    issCentavos: 0,
    inssCentavos: 0,
    outrosCentavos: 0,
    linhas: linhas.map((linha) => ({
      endosso: null,
      parcela: null,
      segurado: 'Zélia',
      proposta: null,
      documento: '11144477735',
      premioCentavos: 300_000,
      bps: 2_000,
      ...linha,
    })),
    ...over,
  };
  return (await printExtrato(dados, formato)).bytes;
}

/** Sends bytes as the body of an import. */
export const sendArquivo = (
  teste: QuotingTeste,
  quem: Corretor,
  bytes: Buffer,
  {
    nome = 'extrato.csv',
    formato = 'csv',
    corretoraId = quem.usuario.corretoraId,
  }: { nome?: string; formato?: FormatoExtrato; corretoraId?: string } = {},
): Promise<LightMyRequestResponse> =>
  teste.app.inject({
    method: 'POST',
    url: `${PATH}/extratos/arquivos?${new URLSearchParams({ nome, corretoraId }).toString()}`,
    headers: { ...quem.entrada.headers, 'content-type': MIMES[formato] },
    payload: bytes,
  });

export const okOf = <T>(resposta: LightMyRequestResponse): T => {
  if (resposta.statusCode !== 200) throw new Error(resposta.body);
  return resposta.json<{ data: T }>().data;
};

/** Asks until a file is no longer read. */
export async function untilLido(quem: Corretor, id: string): Promise<ArquivoExtrato> {
  for (const until = Date.now() + 60_000; ; ) {
    const arquivo = okOf<ArquivoExtrato[]>(await quem.request('GET', 'extratos/arquivos')).find((um) => um.id === id);
    if (arquivo && arquivo.status !== 'NA_FILA') return arquivo;
    if (Date.now() > until) throw new Error('o arquivo não foi lido');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Imports a statement as an insurer prints it. @returns it, and its lines */
export async function importExtrato(teste: QuotingTeste, quem: Corretor, extrato: ExtratoDoTeste, formato: FormatoExtrato = 'csv') {
  const sent = okOf<ArquivoExtrato>(await sendArquivo(teste, quem, await printDoTeste(extrato, formato), { formato }));
  const { extratoId, status, recusa } = await untilLido(quem, sent.id);
  if (extratoId === null) throw new Error(`${status}: ${recusa}`);
  return readExtrato(quem, extratoId);
}

export async function readExtrato(quem: Corretor, id: string) {
  return {
    extrato: okOf<ExtratoComissao>(await quem.request('GET', `extratos/${id}`)),
    linhas: okOf<{ itens: LinhaExtrato[] }>(await quem.request('GET', `extratos/${id}/linhas?tamanho=100`)).itens,
  };
}

/** An account of the brokerage. @returns its id */
export async function writeConta(teste: QuotingTeste, { usuario }: Corretor, nome = 'Caixa'): Promise<string> {
  const { rows } = await teste.owner(
    `insert into balcao.conta_financeira (assinatura_id, nome, tipo, saldo_inicial_em) values ($1, $2, 'CAIXA', '2026-01-01') returning id`,
    [usuario.assinaturaId, nome],
  );
  return rows[0].id;
}

/** Commissions of a policy as they stand, by number. */
export async function readComissoes(teste: QuotingTeste, apoliceId: string) {
  const { rows } = await teste.owner(
    `select c.id, c.numero, c.status, c.prevista_centavos::int as prevista, c.recebida_centavos::int as recebida, a.numero as apolice
     from balcao.comissao c join balcao.apolice a on a.id = c.apolice_id where a.id = $1 order by c.numero`,
    [apoliceId],
  );
  return rows as { id: string; numero: number; status: string; prevista: number; recebida: number; apolice: string }[];
}

/** What every account of a ledger holds, by its nature and whose it is; those that hold nothing are left out. */
export async function readSaldos(teste: QuotingTeste, { usuario: { assinaturaId } }: Corretor): Promise<Record<string, number>> {
  const { rows } = await teste.owner(
    `select c.natureza || ' ' || c.titular as conta, sum(p.centavos)::float8 as centavos from balcao.conta_contabil c
     join balcao.partida p on p.conta_id = c.id where c.assinatura_id = $1 group by 1 having sum(p.centavos) <> 0`,
    [assinaturaId],
  );
  return Object.fromEntries(rows.map(({ conta, centavos }) => [conta, centavos]));
}
