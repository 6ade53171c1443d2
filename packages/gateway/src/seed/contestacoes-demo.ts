import { addDias } from '@balcao/domain';
import type { Tx } from '../plugins/db.ts';
import type { AssinaturaDemo } from './assinaturas.ts';
import { insertRows } from './insert-rows.ts';
import type { Mundo } from './mundo.ts';

/** A commission of the demonstration that should have come. */
interface Devida {
  readonly id: string;
  readonly seguradora: string;
  readonly corretoraId: string;
  readonly previstaCentavos: number;
}

/** How many of an insurer are asked for, and how many days ago. */
const [QUANTAS, ENVIADA, PAGA] = [3, 21, 4] as const;
/** What came of the one that was paid in two times, of each hundred. */
const PRIMEIRA_VEZ = 80;

/** Commissions already due, of the insurers that owe the most of them: those of the longest ago stay for whoever settles statements. */
const listDevidas = (tx: Tx, assinaturaId: string, hoje: string): Promise<Devida[]> =>
  tx.rows<Devida>(
    `select c.id, a.seguradora, a.corretora_id, c.prevista_centavos::float8
     from balcao.comissao c join balcao.apolice a on a.id = c.apolice_id
     where c.assinatura_id = $1 and c.status = 'PREVISTA' and c.excluido_em is null and a.excluido_em is null and c.prevista_centavos > 1000
       and c.previsao_em between $2::date and $3::date
     order by count(*) over (partition by a.seguradora) desc, a.seguradora, c.previsao_em desc, c.id`,
    [assinaturaId, addDias(hoje, -120), addDias(hoje, -10)],
  );

/** A receipt by hand that pays one commission. */
async function receive(
  tx: Tx,
  assinatura_id: string,
  {
    comissao,
    contaId,
    dia,
    descricao,
    valorCentavos,
    antes,
    depois,
  }: {
    readonly comissao: Devida;
    readonly contaId: string;
    readonly dia: string;
    readonly descricao: string;
    readonly valorCentavos: number;
    readonly antes: { readonly status: string; readonly recebidaCentavos: number };
    readonly depois: string;
  },
): Promise<void> {
  const novo = await tx.row<{ id: string }>(
    `insert into balcao.recebimento (assinatura_id, descricao, seguradora, corretora_id, conta_id, dia, valor_centavos, casado_centavos)
     values ($1, $2, $3, $4, $5, $6, $7, $7) returning id`,
    [assinatura_id, descricao, comissao.seguradora, comissao.corretoraId, contaId, dia, valorCentavos],
  );
  await insertRows(tx, 'recebimento_comissao', [
    {
      assinatura_id,
      recebimento_id: novo?.id,
      comissao_id: comissao.id,
      valor_centavos: valorCentavos,
      recebida_antes_centavos: antes.recebidaCentavos,
      status_antes: antes.status,
      status_depois: depois,
    },
  ]);
  await tx.run('update balcao.comissao set status = $2, recebida_centavos = recebida_centavos + $3 where id = $1', [
    comissao.id,
    depois,
    valorCentavos,
  ]);
}

interface Nova {
  readonly numero: number;
  readonly motivo: string;
  readonly texto: string;
  readonly itens: readonly (Devida & { readonly recebidaCentavos: number })[];
  /** How many days ago. */
  readonly ha: number;
  readonly protocolo: string;
}

/** A contestation made, sent by the insurer's portal and noted of. */
async function contest(tx: Tx, { hoje, agora }: Pick<Mundo, 'hoje' | 'agora'>, assinatura_id: string, nova: Nova): Promise<void> {
  const { numero, motivo, texto, itens, ha, protocolo } = nova;
  const [primeiro] = itens;
  const dia = addDias(hoje, 0 - ha);
  const em = (passados: number) => new Date(agora.getTime() - passados * 86_400_000).toISOString();
  const feita = await tx.row<{ id: string }>(
    `insert into balcao.contestacao (assinatura_id, criado_em, numero, seguradora, corretora_id, motivo, texto, proximo_contato_em)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [assinatura_id, em(ha), numero, primeiro?.seguradora, primeiro?.corretoraId, motivo, texto, addDias(hoje, 3)],
  );
  await insertRows(
    tx,
    'contestacao_item',
    itens.map(({ id, previstaCentavos, recebidaCentavos }, n) => ({
      assinatura_id,
      contestacao_id: feita?.id,
      comissao_id: id,
      ordem: n + 1,
      prevista_centavos: previstaCentavos,
      recebida_centavos: recebidaCentavos,
    })),
  );
  await tx.run(`update balcao.comissao set status = 'CONTESTADA' where id = any ($1::uuid[]) and status = 'DIVERGENTE'`, [
    itens.map(({ id }) => id),
  ]);
  await tx.run(`update balcao.contestacao set status = 'ENVIADA', meio = 'PORTAL', protocolo = $2, enviada_em = $3 where id = $1`, [
    feita?.id,
    protocolo,
    dia,
  ]);
  await insertRows(tx, 'contestacao_evento', [
    { assinatura_id, contestacao_id: feita?.id, criado_em: em(ha), tipo: 'CRIADA', dia, texto },
    {
      assinatura_id,
      contestacao_id: feita?.id,
      criado_em: em(ha - 0.1),
      tipo: 'ENVIADA',
      dia,
      texto: `Portal da seguradora, ${protocolo}`,
    },
    {
      assinatura_id,
      contestacao_id: feita?.id,
      criado_em: em(ha - 5),
      tipo: 'ANOTACAO',
      dia: addDias(dia, 5),
      texto: 'Central confirmou o protocolo; analisam com o setor de comissões.',
    },
  ]);
}

/**
 * What was asked of insurers: one contestation sent that waits, and one that closed by itself when the rest came. No draws: nothing else of the world
 * changes by it.
 */
export async function seedContestacoes(tx: Tx, mundo: Pick<Mundo, 'hoje' | 'agora'>, { id }: Pick<AssinaturaDemo, 'id'>): Promise<void> {
  const { hoje } = mundo;
  const devidas = await listDevidas(tx, id, hoje);
  const [primeira] = devidas;
  const daPrimeira = devidas.filter(
    ({ seguradora, corretoraId }) => seguradora === primeira?.seguradora && corretoraId === primeira.corretoraId,
  );
  const [paga] = devidas.filter(({ seguradora }) => seguradora !== primeira?.seguradora);
  const conta = await tx.row<{ id: string }>(
    `select k.id from balcao.conta_financeira k where k.assinatura_id = $1 and k.tipo = 'CORRENTE' and k.excluido_em is null order by k.id limit 1`,
    [id],
  );
  if (daPrimeira.length < QUANTAS || !paga || !conta) return;
  const veio = Math.floor((paga.previstaCentavos * PRIMEIRA_VEZ) / 100);
  const contaId = conta.id;
  await receive(tx, id, {
    comissao: paga,
    contaId,
    dia: addDias(hoje, 0 - ENVIADA - 9),
    descricao: 'Crédito sem extrato',
    valorCentavos: veio,
    antes: { status: 'PREVISTA', recebidaCentavos: 0 },
    depois: 'DIVERGENTE',
  });
  await contest(tx, mundo, id, {
    numero: 1,
    motivo: 'PAGA_A_MENOR',
    texto: 'O percentual contratado não foi aplicado.',
    itens: [{ ...paga, recebidaCentavos: veio }],
    ha: ENVIADA + 8,
    protocolo: '2026-118854',
  });
  await receive(tx, id, {
    comissao: paga,
    contaId,
    dia: addDias(hoje, 0 - PAGA),
    descricao: 'Complemento de comissão',
    valorCentavos: paga.previstaCentavos - veio,
    antes: { status: 'CONTESTADA', recebidaCentavos: veio },
    depois: 'RECEBIDA',
  });
  await contest(tx, mundo, id, {
    numero: 2,
    motivo: 'NAO_PAGA',
    texto: 'Nenhuma destas comissões veio nos extratos recebidos.',
    itens: daPrimeira.slice(0, QUANTAS).map((uma) => ({ ...uma, recebidaCentavos: 0 })),
    ha: ENVIADA,
    protocolo: '2026-120317',
  });
}
