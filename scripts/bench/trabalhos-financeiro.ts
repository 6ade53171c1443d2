import type { ArquivoExtrato, ExtratoImportado, LeituraDoExtrato, ResultadoBaixa } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import { type DadosExtrato, printExtrato } from '@balcao/insurers-sandbox';
import { extratoSgml, movimentoSgml, ofxSgml } from '../../packages/gateway/src/extratos/ofx/ofx.fixture.ts';
import { CONTA_MEDIDA } from './financeiro-data.ts';
import { type Assinatura, call } from './lista.ts';
import { dataOf, get, measured, type MedidaTrabalho, post, told, wait } from './trabalho.ts';

/** Lines of the statement measured alone, and of all those that are settled together. */
const [LINHAS, DA_BAIXA, EXTRATOS] = [Number(process.env['BENCH_LINHAS'] ?? 5_000), Number(process.env['BENCH_BAIXA'] ?? 20_000), 14];
const MOVIMENTOS = Number(process.env['BENCH_MOVIMENTOS'] ?? 50_000);
const hoje = hojeEm(new Date());

interface ComissaoEsperada {
  readonly apolice: string;
  readonly parcela: number;
  readonly segurado: string;
  readonly documento: string;
  readonly valorCentavos: number;
}

/** Commissions of an insurer that are still to come. */
async function listEsperadas(
  { owner, assinaturaId }: Assinatura,
  seguradora: string,
  quantas: number,
  salta: number,
): Promise<readonly ComissaoEsperada[]> {
  const { rows } = await owner.query<ComissaoEsperada>(
    `select a.numero as apolice, q.numero as parcela, s.nome as segurado, s.documento, c.prevista_centavos::int as "valorCentavos"
     from balcao.comissao c join balcao.apolice a on a.id = c.apolice_id join balcao.parcela q on q.id = c.parcela_id join balcao.segurado s on s.id = a.segurado_id
     where c.assinatura_id = $1 and a.seguradora = $2 and c.status = 'PREVISTA' and a.status <> 'CANCELADA' order by a.numero, q.numero offset $4 limit $3`,
    [assinaturaId, seguradora, quantas, salta],
  );
  return rows;
}

const print = async (seguradora: string, numero: string, linhas: readonly ComissaoEsperada[]): Promise<Buffer> => {
  const dados: DadosExtrato = {
    familia: 'COLUNAS',
    seguradora,
    numero,
    competencia: hoje.slice(0, 7),
    creditoEm: hoje,
    irrfCentavos: 0,
    issCentavos: 0,
    inssCentavos: 0,
    outrosCentavos: 0,
    linhas: linhas.map((linha) => ({ ...linha, endosso: null, proposta: null, premioCentavos: linha.valorCentavos * 7, bps: 1_500 })),
  };
  return (await printExtrato(dados, 'csv')).bytes;
};

/** Sends a file and asks until it is a statement with its lines matched. @returns its id */
async function bringIn(assinatura: Assinatura, corretoraId: string, nome: string, bytes: Buffer): Promise<string> {
  const url = `/c/api/v1/extratos/arquivos?${new URLSearchParams({ nome, corretoraId }).toString()}`;
  const sent = await dataOf<ArquivoExtrato>(
    await call(assinatura, url, { method: 'POST', body: new Uint8Array(bytes), headers: { 'content-type': 'text/csv' } }),
  );
  for (;;) {
    const arquivo = (await get<ArquivoExtrato[]>(assinatura, 'extratos/arquivos')).find(({ id }) => id === sent.id);
    if (arquivo?.extratoId) return arquivo.extratoId;
    if (arquivo?.status !== 'NA_FILA') throw new Error(`${nome} ficou ${arquivo?.status}: ${arquivo?.recusa}`);
    await wait(20);
  }
}

interface Onde {
  readonly corretoraId: string;
  readonly contaId: string;
  /** Those with most commissions to come, first. */
  readonly seguradoras: readonly { readonly slug: string; readonly nome: string }[];
}
async function readOnde({ owner, assinaturaId }: Assinatura): Promise<Onde> {
  const { rows } = await owner.query<Onde>(
    `select (select id from balcao.corretora where assinatura_id = $1 and principal) as "corretoraId",
       (select id from balcao.conta_financeira where assinatura_id = $1 and nome = $2) as "contaId",
       (select jsonb_agg(jsonb_build_object('slug', g.slug, 'nome', g.nome) order by c.n desc) from (select seguradora, count(*) as n from balcao.apolice
         where assinatura_id = $1 and numero like 'AP2%' group by 1 order by 2 desc limit ${EXTRATOS}) c join balcao.seguradora g on g.slug = c.seguradora) as seguradoras`,
    [assinaturaId, CONTA_MEDIDA],
  );
  return rows[0] as Onde;
}

const nomeDe = (que: string, quantos: number): string => `${que} de ${quantos.toLocaleString('pt-BR')} linhas`;

/** A statement read and matched; then many statements settled at once, and reopened. */
async function measureExtratos(assinatura: Assinatura, { corretoraId, contaId, seguradoras }: Onde): Promise<readonly MedidaTrabalho[]> {
  const [maior] = seguradoras;
  if (!maior) throw new Error('não há seguradoras');
  const um = await listEsperadas(assinatura, maior.slug, LINHAS, DA_BAIXA);
  const arquivo = await print(maior.nome, 'BENCH-UM', um);
  const leitura = await measured(assinatura, () => bringIn(assinatura, corretoraId, 'bench-um.csv', arquivo));
  const ids: string[] = [];
  let linhas = 0;
  for (let vez = 0; vez < EXTRATOS; vez += 1) {
    const { slug, nome } = seguradoras[vez % seguradoras.length] as (typeof seguradoras)[number];
    const quantas = Math.ceil(DA_BAIXA / EXTRATOS);
    const esperadas = await listEsperadas(assinatura, slug, quantas, vez < seguradoras.length ? 0 : quantas);
    linhas += esperadas.length;
    if (esperadas.length > 0)
      ids.push(await bringIn(assinatura, corretoraId, `bench-${vez}.csv`, await print(nome, `BENCH-${vez}`, esperadas)));
  }
  let feita: ResultadoBaixa | null = null;
  const baixa = await measured(assinatura, async () => {
    feita = await post<ResultadoBaixa>(assinatura, 'extratos/baixar', { ids, contaId, data: hoje });
  });
  if ((feita as ResultadoBaixa | null)?.baixados !== ids.length) throw new Error(`baixados: ${JSON.stringify(feita).slice(0, 300)}`);
  const reabertura = await measured(assinatura, async () => {
    for (const id of ids) await post(assinatura, `extratos/${id}/reabrir`, {});
  });
  return [
    { nome: nomeDe('extrato lido e casado,', um.length), ...leitura, alvo: 5_000, umPorUm: null },
    { nome: nomeDe(`baixa de ${ids.length} extratos,`, linhas), ...baixa, alvo: 5_000, umPorUm: null },
    { nome: nomeDe('reabertura deles,', linhas), ...reabertura, alvo: 5_000, umPorUm: null },
  ];
}

/** A bank's statement: read and held against the account, then made to count. */
async function measureOfx(assinatura: Assinatura, { contaId }: Onde): Promise<readonly MedidaTrabalho[]> {
  const movimentos = Array.from({ length: MOVIMENTOS }, (_, n) =>
    movimentoSgml({
      valor: `${n % 3 === 0 ? '' : '-'}${10 + (n % 9_000)}.${String(n % 100).padStart(2, '0')}`,
      memo: `PIX RECEBIDO CLIENTE ${n % 4_000}`,
      fitid: `B${n}`,
      dia: addDias(hoje, -(n % 700)).replaceAll('-', ''),
    }),
  ).join('\r\n');
  const extrato = extratoSgml(movimentos, { conta: '54000-6', saldo: '1000.00' }).replace('<BANKID>0341', '<BANKID>0999');
  const arquivo = Buffer.from(ofxSgml(extrato), 'latin1');
  let leitura: LeituraDoExtrato | null = null;
  const lido = await measured(assinatura, async () => {
    const url = `/c/api/v1/extratos-bancarios?${new URLSearchParams({ contaId, nome: 'bench.ofx' }).toString()}`;
    leitura = await dataOf(
      await call(assinatura, url, {
        method: 'POST',
        body: new Uint8Array(arquivo),
        headers: { 'content-type': 'application/octet-stream' },
      }),
    );
  });
  const { id, total, duvidosos } = leitura as unknown as LeituraDoExtrato;
  const confirmado = await measured(assinatura, () =>
    post<ExtratoImportado>(assinatura, `extratos-bancarios/leituras/${id}/confirmar`, {
      decisoes: duvidosos.map(({ indice }) => ({ indice, acao: 'INCLUIR' })),
    }),
  );
  return [
    { nome: nomeDe('extrato do banco lido,', total), ...lido, alvo: 10_000, umPorUm: null },
    { nome: nomeDe('o mesmo confirmado,', total), ...confirmado, alvo: 10_000, umPorUm: null },
  ];
}

/** Takes away what the works wrote: the next run begins from the same books. */
async function cleanUp({ owner, assinaturaId }: Assinatura): Promise<void> {
  await owner.query('begin');
  await owner.query('set local session_replication_role = replica');
  const extratos = `select id from balcao.extrato_comissao where assinatura_id = '${assinaturaId}' and numero like 'BENCH-%'`;
  const recebimentos = `select id from balcao.recebimento where extrato_id in (${extratos})`;
  await owner.query(`delete from balcao.repasse where recebimento_id in (${recebimentos})`);
  await owner.query(`delete from balcao.recebimento_comissao where recebimento_id in (${recebimentos})`);
  await owner.query(`delete from balcao.recebimento where extrato_id in (${extratos})`);
  await owner.query(`delete from balcao.extrato_parte where extrato_id in (${extratos})`);
  await owner.query(`delete from balcao.extrato_linha where extrato_id in (${extratos})`);
  await owner.query(`delete from balcao.extrato_arquivo where assinatura_id = '${assinaturaId}' and nome like 'bench-%'`);
  await owner.query(`delete from balcao.extrato_comissao where id in (${extratos})`);
  for (const tabela of ['transacao', 'extrato_bancario', 'leitura_de_extrato'])
    await owner.query(
      `delete from balcao.${tabela} where assinatura_id = $1 and conta_id = (select id from balcao.conta_financeira where assinatura_id = $1 and nome = $2)`,
      [assinaturaId, CONTA_MEDIDA],
    );
  await owner.query('commit');
  for (const tabela of ['extrato_linha', 'extrato_parte', 'transacao', 'comissao', 'repasse'])
    await owner.query(`vacuum analyze balcao.${tabela}`);
}

/** The works of finance upon the books of a large portfolio. */
export async function measureTrabalhosFinanceiros(assinatura: Assinatura): Promise<readonly MedidaTrabalho[]> {
  await cleanUp(assinatura);
  const onde = await readOnde(assinatura);
  try {
    return [...(await told(measureExtratos(assinatura, onde))), ...(await told(measureOfx(assinatura, onde)))];
  } finally {
    await cleanUp(assinatura);
  }
}
