import type { Sessao } from '@balcao/contracts';
import { addDias } from '@balcao/domain';
import { createLotesIn } from '../modules/repasse/index.ts';
import type { Tx } from '../plugins/db.ts';
import { asAdministrador } from './as-administrador.ts';
import type { AssinaturaDemo } from './assinaturas.ts';
import type { Mundo } from './mundo.ts';

/** How many days ago commissions came, and how many of them. */
const RECEBIDAS = [
  [64, 24],
  [33, 24],
  [5, 18],
] as const;

/** How a few of the commissions the portfolio has as received came: those expected last before a day, by a receipt of each insurer; of each producer's as many. */
async function receive(tx: Tx, assinaturaId: string, dia: string, quantas: number): Promise<void> {
  await tx.run(`select set_config('balcao.dia_contabil', $1, true)`, [dia]);
  const chosen = await tx.rows<{ id: string; seguradora: string; corretoraId: string }>(
    `select c.id, a.seguradora, a.corretora_id from balcao.comissao c join balcao.apolice a on a.id = c.apolice_id
     where c.assinatura_id = $1 and c.status = 'RECEBIDA' and c.recebida_centavos > 0 and c.previsao_em <= $3::date
       and not exists (select from balcao.recebimento_comissao e where e.comissao_id = c.id) order by row_number() over (partition by a.produtor_id order by c.previsao_em desc, c.id), c.id limit $2`,
    [assinaturaId, quantas, dia],
  );
  for (const seguradora of new Set(chosen.map((uma) => uma.seguradora))) {
    const dela = chosen.filter((uma) => uma.seguradora === seguradora);
    const ids = dela.map(({ id }) => id);
    const recebimento = await tx.row<{ id: string }>(
      `insert into balcao.recebimento (assinatura_id, descricao, seguradora, corretora_id, conta_id, dia, valor_centavos, casado_centavos)
       select $1, 'Comissões de ' || g.nome, $2, $3, (select k.id from balcao.conta_financeira k where k.assinatura_id = $1 and k.banco is not null limit 1),
         $4, s.centavos, s.centavos
       from balcao.seguradora g, (select sum(recebida_centavos) as centavos from balcao.comissao where id = any ($5::uuid[])) s where g.slug = $2
       returning id`,
      [assinaturaId, seguradora, dela[0]?.corretoraId, dia, ids],
    );
    await tx.run(
      `insert into balcao.recebimento_comissao (assinatura_id, recebimento_id, comissao_id, valor_centavos, recebida_antes_centavos, status_antes,
         status_depois) select assinatura_id, $1, id, recebida_centavos, 0, 'PREVISTA', 'RECEBIDA' from balcao.comissao where id = any ($2::uuid[])`,
      [recebimento?.id, ids],
    );
  }
}

/**
 * What producers are owed of a portfolio: commissions of three months received, those of the first paid in a lot, those of the second in one that
 * waits for the bank, the last released; one of them disputed. No draws: nothing else of the world changes by it.
 */
export async function seedRepasses(
  tx: Tx,
  { hoje, agora, id: newId }: Mundo,
  { id: assinaturaId }: Pick<AssinaturaDemo, 'id'>,
): Promise<void> {
  // what is withheld of who works on their own, and of companies
  await tx.run(
    `update balcao.produtor set iss_bps = 500, retencao_tabela = pessoa = 'PF', ir_bps = case pessoa when 'PJ' then 150 else 0 end
     where assinatura_id = $1 and tipo in ('EXTERNO', 'CORRETOR')`,
    [assinaturaId],
  );
  for (const [dias, quantas] of RECEBIDAS) await receive(tx, assinaturaId, addDias(hoje, 0 - dias), quantas);
  await tx.run(`select set_config('balcao.dia_contabil', '', true)`);
  const conta = await tx.row<{ id: string }>(
    'select id from balcao.conta_financeira where assinatura_id = $1 and banco is not null limit 1',
    [assinaturaId],
  );
  if (!conta) return;
  const contaId = conta.id;
  await asAdministrador(tx, assinaturaId, async (contexto) => {
    const chamador = { ...contexto, sessao: { administrador: true } as Sessao };
    for (const [index, [dias]] of RECEBIDAS.slice(0, 2).entries()) {
      const isPago = index === 0;
      const pagoEm = addDias(hoje, 6 - dias);
      // what is withheld is of the month in which it was paid, or will be
      const lotes = createLotesIn(tx, { agora: () => (isPago ? new Date(`${pagoEm}T15:00:00Z`) : agora), newId });
      const pedido = { de: addDias(hoje, -400), ate: addDias(hoje, 0 - dias) };
      const { brutoCentavos } = await lotes.simulate(pedido, chamador);
      if (brutoCentavos === 0) continue;
      const { id: loteId, versao } = await lotes.create({ ...pedido, brutoCentavos }, chamador);
      const aprovado = await lotes.approve({ loteId, versao }, chamador);
      if (isPago) await lotes.payLote({ loteId, versao: aprovado.versao, contaId, pagoEm }, chamador);
    }
    await tx.run(
      `update balcao.repasse set contestado_em = now(), contestado_por = u.id, contestacao = 'O combinado para esta apólice era metade da comissão.'
       from balcao.usuario u where u.produtor_id = repasse.produtor_id and repasse.id = (
         select r.id from balcao.repasse r join balcao.usuario v on v.produtor_id = r.produtor_id
         where r.status = 'LIBERADO' and r.excluido_em is null order by v.email = 'corretor@balcao.test' desc, r.id limit 1)`,
    );
  });
  await tx.run(`select set_config('balcao.dia_contabil', '', true)`);
}
