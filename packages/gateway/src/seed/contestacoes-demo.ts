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
  readonly status: 'PREVISTA' | 'DIVERGENTE';
  readonly previstaCentavos: number;
  readonly recebidaCentavos: number;
}

/** How many of an insurer are asked for, and how many days ago. */
const [QUANTAS, ENVIADA, PAGA] = [3, 21, 4] as const;
/**
 * Commissions already due of instalments that clients paid, of the insurers that owe the most of them: those of the longest ago stay for whoever
 * settles statements.
 */
const listDevidas = (tx: Tx, assinaturaId: string, hoje: string): Promise<Devida[]> =>
  tx.rows<Devida>(
    `select c.id, a.seguradora, a.corretora_id, c.status, c.prevista_centavos::float8, c.recebida_centavos::float8
     from balcao.comissao c join balcao.apolice a on a.id = c.apolice_id join balcao.parcela q on q.id = c.parcela_id and q.status = 'PAGA'
     where c.assinatura_id = $1 and c.status in ('PREVISTA', 'DIVERGENTE') and c.excluido_em is null and a.excluido_em is null
       and c.prevista_centavos > 1000 and c.previsao_em between $2::date and $3::date
     order by count(*) over (partition by a.seguradora) desc, a.seguradora, c.previsao_em desc, c.id`,
    [assinaturaId, addDias(hoje, -120), addDias(hoje, -10)],
  );

/** A receipt by hand that pays what was missing of a contested commission. */
async function payRest(
  tx: Tx,
  assinatura_id: string,
  { comissao, contaId, dia }: { readonly comissao: Devida; readonly contaId: string; readonly dia: string },
): Promise<void> {
  const falta = comissao.previstaCentavos - comissao.recebidaCentavos;
  const novo = await tx.row<{ id: string }>(
    `insert into balcao.recebimento (assinatura_id, descricao, seguradora, corretora_id, conta_id, dia, valor_centavos, casado_centavos)
     values ($1, 'Complemento de comissão', $2, $3, $4, $5, $6, $6) returning id`,
    [assinatura_id, comissao.seguradora, comissao.corretoraId, contaId, dia, falta],
  );
  await insertRows(tx, 'recebimento_comissao', [
    {
      assinatura_id,
      recebimento_id: novo?.id,
      comissao_id: comissao.id,
      valor_centavos: falta,
      recebida_antes_centavos: comissao.recebidaCentavos,
      status_antes: 'CONTESTADA',
      status_depois: 'RECEBIDA',
    },
  ]);
  await tx.run(`update balcao.comissao set status = 'RECEBIDA', recebida_centavos = prevista_centavos where id = $1`, [comissao.id]);
}

interface Nova {
  readonly numero: number;
  readonly motivo: string;
  readonly texto: string;
  readonly itens: readonly Devida[];
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
    ({ seguradora, corretoraId }) => seguradora === primeira?.seguradora && corretoraId === primeira?.corretoraId,
  );
  const paga = devidas.find(({ seguradora, status }) => seguradora !== primeira?.seguradora && status === 'DIVERGENTE');
  const conta = await tx.row<{ id: string }>(
    `select k.id from balcao.conta_financeira k where k.assinatura_id = $1 and k.tipo = 'CORRENTE' and k.excluido_em is null order by k.id limit 1`,
    [id],
  );
  if (paga && conta) {
    await contest(tx, mundo, id, {
      numero: 1,
      motivo: 'PAGA_A_MENOR',
      texto: 'O percentual contratado não foi aplicado.',
      itens: [paga],
      ha: ENVIADA + 8,
      protocolo: '2026-118854',
    });
    await payRest(tx, id, { comissao: paga, contaId: conta.id, dia: addDias(hoje, 0 - PAGA) });
  }
  if (daPrimeira.length > 0)
    await contest(tx, mundo, id, {
      numero: 2,
      motivo: 'PAGA_A_MENOR',
      texto: 'Falta o que está na última coluna; o percentual é o contratado em cada apólice.',
      itens: daPrimeira.slice(0, QUANTAS),
      ha: ENVIADA,
      protocolo: '2026-120317',
    });
}
