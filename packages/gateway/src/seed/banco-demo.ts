import { addDias, addMeses } from '@balcao/domain';
import type { Tx } from '../plugins/db.ts';
import type { AssinaturaDemo } from './assinaturas.ts';
import { insertRows } from './insert-rows.ts';
import type { Mundo } from './mundo.ts';

/** What insurers pay by hand of a month: whose, on which day of the next, net and what was withheld. */
const PAGAM = [
  ['jequitiba_seguros', 'JEQUITIBA SEGUROS', 9, 1_284_730, 19_565],
  ['capivara_seguros', 'CAPIVARA SEGUROS', 10, 642_918, 9_791],
  ['tucano_azul_seguros', 'TUCANO AZUL SEG', 10, 318_455, 4_850],
] as const;
const MESES = 3;
/** What moved since then is still to be reconciled. */
const ABERTOS_DIAS = 21;
/** Received twice on one day, or shown twice. */
const PIX_REPETIDO = 'PIX RECEBIDO MARINA COUTO';
const MES = ['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'];

/** A movement of the bank, and what of the books it is; of one nobody explained yet, nothing. */
interface Movimento {
  readonly dia: string;
  readonly valor: number;
  readonly memo: string;
  readonly lancamentoId?: string;
  readonly recebimentoIds?: readonly { readonly id: string; readonly valor: number }[];
  readonly motivo?: string;
}

interface Recebido {
  readonly id: string;
  readonly dia: string;
  readonly valor: number;
  readonly memo: string;
}

/** Commission money of the last months. */
async function seedRecebimentos(tx: Tx, hoje: string, { id: assinatura_id, corretoraId, contaId: conta_id }: Dono): Promise<Recebido[]> {
  const rows = Array.from({ length: MESES + 1 }, (_, n) => addMeses(`${hoje.slice(0, 7)}-01`, n - MESES)).flatMap((mes) =>
    PAGAM.map(([seguradora, memo, dia, valor, irrf], at) => ({
      memo: `TED ${memo} COMISSAO`,
      linha: {
        assinatura_id,
        seguradora,
        corretora_id: corretoraId,
        conta_id,
        descricao: `Comissões de ${MES[Number(addDias(mes, -1).slice(5, 7)) - 1]}`,
        dia: `${mes.slice(0, 8)}${String(dia).padStart(2, '0')}`,
        // no two months pay the same
        valor_centavos: valor + Number(mes.slice(5, 7)) * (1_117 + at * 331),
        irrf_centavos: irrf,
      },
    })),
  );
  const novos = rows.filter(({ linha }) => linha.dia < hoje);
  await insertRows(
    tx,
    'recebimento',
    novos.map(({ linha }) => linha),
  );
  const feitos = await tx.rows<{ id: string; dia: string; valor: number }>(
    `select id, dia::text as dia, valor_centavos::float8 as valor from balcao.recebimento
     where assinatura_id = $1 and conta_id = $2 and extrato_id is null order by dia, id`,
    [assinatura_id, conta_id],
  );
  return feitos.map((um) => ({
    ...um,
    memo: novos.find(({ linha }) => linha.dia === um.dia && linha.valor_centavos === um.valor)?.memo ?? 'TED COMISSAO',
  }));
}

/** What the bank shows: the entries that were done and the receipts, two of which it credited together; its fees, and what may be there twice. */
async function movementsOf(
  tx: Tx,
  hoje: string,
  { id, contaId: conta, recebidos }: Dono & { readonly recebidos: readonly Recebido[] },
): Promise<Movimento[]> {
  const feitos = await tx.rows<{ id: string; dia: string; valor: number; memo: string }>(
    `select l.id, l.pago_em::text as dia, (case when l.tipo = 'RECEITA' or l.destino_id = $2 then 1 else -1 end * l.valor_centavos)::float8 as valor,
       upper(balcao.sem_acento(concat_ws(' ', case when l.tipo = 'RECEITA' then 'pix recebido' when l.tipo = 'TRANSFERENCIA' then 'saque' else 'pagto' end,
         coalesce(l.pessoa, l.descricao)))) as memo
     from balcao.lancamento l where l.assinatura_id = $1 and l.status = 'REALIZADO' and (l.conta_id = $2 or l.destino_id = $2) order by l.pago_em, l.id`,
    [id, conta],
  );
  const ultimos = recebidos.slice(-2);
  const juntos = new Set(ultimos.length === 2 && ultimos[0]?.dia === ultimos[1]?.dia ? ultimos.map((um) => um.id) : []);
  const tarifas = Array.from({ length: MESES + 1 }, (_, n) => `${addMeses(hoje, n - MESES).slice(0, 8)}02`).filter((dia) => dia < hoje);
  const recente = addDias(hoje, -4);
  return [
    ...feitos.map(({ id: lancamentoId, ...um }) => ({ ...um, lancamentoId })),
    ...recebidos
      .filter((um) => !juntos.has(um.id))
      .map(({ id: recebimento, dia, valor, memo }) => ({ dia, valor, memo, recebimentoIds: [{ id: recebimento, valor }] })),
    ...(juntos.size === 2
      ? [
          {
            dia: ultimos[1]?.dia ?? recente,
            valor: ultimos.reduce((soma, { valor }) => soma + valor, 0),
            memo: 'CRED COMISSOES CAPIVARA E TUCANO AZUL',
            recebimentoIds: ultimos.map(({ id: recebimento, valor }) => ({ id: recebimento, valor })),
          },
        ]
      : []),
    ...tarifas.map((dia) => ({ dia, valor: -1_990, memo: 'TARIFA PACOTE DE SERVICOS' })),
    // one of them may be the other, under another number of the bank
    { dia: recente, valor: 87_500, memo: PIX_REPETIDO },
    { dia: recente, valor: 87_500, memo: PIX_REPETIDO },
    { dia: addDias(hoje, -6), valor: -4_590, memo: 'COMPRA CARTAO PAPELARIA', motivo: 'Compra pessoal, devolvida no mesmo dia' },
    { dia: addDias(hoje, -6), valor: 4_590, memo: 'ESTORNO COMPRA CARTAO', motivo: 'Compra pessoal, devolvida no mesmo dia' },
  ].toSorted((a, b) => (a.dia < b.dia ? -1 : a.dia > b.dia ? 1 : 0));
}

/**
 * A file of the last days, read by an administrator and not decided: what the account has already, one movement the bank may have numbered anew,
 * and one that is new.
 */
async function seedLeitura(
  tx: Tx,
  hoje: string,
  { id, contaId, conhecidos }: Dono & { readonly conhecidos: readonly (Movimento & { readonly fitid: string })[] },
): Promise<void> {
  const ontem = addDias(hoje, -1);
  const lidoOf = ({ fitid, dia, valor: valorCentavos, memo }: Movimento & { readonly fitid: string }) => ({
    fitid,
    dia,
    valorCentavos,
    memo,
    tipo: valorCentavos > 0 ? 'CREDIT' : 'DEBIT',
    documento: null,
  });
  // one of two that are alike comes under another number
  const duvidoso = conhecidos.find(({ memo }) => memo === PIX_REPETIDO);
  const movimentos = [
    ...conhecidos.filter((um) => um.memo !== PIX_REPETIDO).map(lidoOf),
    ...(duvidoso ? [lidoOf({ ...duvidoso, fitid: `${duvidoso.fitid}B` })] : []),
    lidoOf({ fitid: `${ontem.replaceAll('-', '')}9001`, dia: ontem, valor: 45_000, memo: 'PIX RECEBIDO JULIANA PRADO' }),
  ];
  await tx.run(
    `insert into balcao.leitura_de_extrato (assinatura_id, criado_por, conta_id, nome, formato, sha256, inicio, fim, movimentos)
     select $1, (select u.id from balcao.usuario u where u.assinatura_id = $1 and u.administrador and not u.segfyer order by u.id limit 1), $2,
       $3::text, 'OFX', encode(sha256(convert_to($3::text, 'UTF8')), 'hex'), $4, $5, $6`,
    [id, contaId, 'extrato-parcial.ofx', addDias(hoje, -6), ontem, JSON.stringify(movimentos)],
  );
}

interface Dono extends Pick<AssinaturaDemo, 'id'> {
  readonly corretoraId: string;
  readonly contaId: string;
}

/**
 * The statements of the bank of a portfolio's account: every month imported, what is older than three weeks reconciled with entries and receipts,
 * the rest still open, with what may be suggested for it, and a file that waits to be decided. After `seedCaixa`, whose entries they are.
 */
export async function seedBanco(tx: Tx, { hoje }: Pick<Mundo, 'hoje'>, { id }: Pick<AssinaturaDemo, 'id'>): Promise<void> {
  const conta = await tx.row<{ id: string; inicial: number; em: string }>(
    `select id, saldo_inicial_centavos::float8 as inicial, saldo_inicial_em::text as em from balcao.conta_financeira
     where assinatura_id = $1 and tipo = 'CORRENTE' and excluido_em is null order by criado_em, id limit 1`,
    [id],
  );
  const corretora = await tx.row<{ id: string }>('select id from balcao.corretora where assinatura_id = $1 order by id limit 1', [id]);
  if (!conta || !corretora) return;
  const dono = { id, corretoraId: corretora.id, contaId: conta.id };
  const recebidos = await seedRecebimentos(tx, hoje, dono);
  const movimentos = (await movementsOf(tx, hoje, { ...dono, recebidos })).filter(({ dia }) => dia >= conta.em);
  const ids = await tx.rows<{ id: string }>('select balcao.uuid7() as id from generate_series(1, $1)', [movimentos.length]);
  const meses = [...new Set(movimentos.map(({ dia }) => dia.slice(0, 7)))];
  const extratos = new Map<string, string>();
  let saldo = conta.inicial;
  for (const mes of meses) {
    const deles = movimentos.filter(({ dia }) => dia.startsWith(mes));
    saldo += deles.reduce((soma, { valor }) => soma + valor, 0);
    const ultimo = addDias(addMeses(`${mes}-01`, 1), -1);
    const fim = ultimo < hoje ? ultimo : addDias(hoje, -1);
    const extrato = await tx.row<{ id: string }>(
      `insert into balcao.extrato_bancario (assinatura_id, conta_id, nome, formato, sha256, inicio, fim, saldo_em, saldo_centavos, lidos, novos)
       values ($1, $2, $3::text, 'OFX', encode(sha256(convert_to($3::text, 'UTF8')), 'hex'), $4::date, $5::date, $5::date, $6::bigint, $7::int, $7::int) returning id`,
      [id, conta.id, `extrato-${mes}.ofx`, `${mes}-01`, fim, saldo, deles.length],
    );
    extratos.set(mes, extrato?.id ?? '');
  }
  const limite = addDias(hoje, -ABERTOS_DIAS);
  const rows = movimentos.map((um, at) => {
    const explained = um.dia < limite && (um.lancamentoId !== undefined || um.recebimentoIds !== undefined);
    return { ...um, id: ids[at]?.id ?? '', fitid: `${um.dia.replaceAll('-', '')}${String(at).padStart(4, '0')}`, explained };
  });
  await insertRows(
    tx,
    'transacao',
    rows.map(({ id: transacao, dia, valor, memo, motivo, fitid, explained }) => ({
      id: transacao,
      assinatura_id: id,
      criado_em: `${hoje}T09:00:00-03:00`,
      conta_id: conta.id,
      extrato_id: extratos.get(dia.slice(0, 7)),
      fitid,
      dia,
      valor_centavos: valor,
      memo,
      tipo: valor > 0 ? 'CREDIT' : 'DEBIT',
      status: motivo ? 'IGNORADA' : explained ? 'CONCILIADA' : 'ABERTA',
      motivo: motivo ?? null,
      resolvida_em: motivo || explained ? `${hoje}T09:05:00-03:00` : null,
    })),
  );
  await seedLeitura(tx, hoje, { ...dono, conhecidos: rows.filter(({ dia }) => dia >= addDias(hoje, -6)) });
  const feitas = rows.filter(({ explained }) => explained);
  const conciliacao = { assinatura_id: id };
  await insertRows(
    tx,
    'conciliacao',
    feitas.flatMap(({ id: transacao_id, valor, lancamentoId }) =>
      lancamentoId ? [{ ...conciliacao, transacao_id, alvo_tipo: 'LANCAMENTO', lancamento_id: lancamentoId, valor_centavos: valor }] : [],
    ),
  );
  await insertRows(
    tx,
    'conciliacao',
    feitas.flatMap(({ id: transacao_id, recebimentoIds = [] }) =>
      recebimentoIds.map((um) => ({
        ...conciliacao,
        transacao_id,
        alvo_tipo: 'RECEBIMENTO',
        recebimento_id: um.id,
        valor_centavos: um.valor,
      })),
    ),
  );
  await tx.run(
    `update balcao.lancamento l set conciliado_em = now() from balcao.conciliacao c
     where c.assinatura_id = $1 and c.lancamento_id = l.id`,
    [id],
  );
  await tx.run(
    `insert into balcao.regra_memo (assinatura_id, contem, categoria_id)
     select $1, 'tarifa', k.id from balcao.categoria_financeira k
     where k.assinatura_id = $1 and k.tipo = 'DESPESA' and k.excluido_em is null
     order by (balcao.sem_acento(k.nome) like '%banc%') desc, (balcao.sem_acento(k.nome) like '%tax%') desc, k.nome limit 1`,
    [id],
  );
}
