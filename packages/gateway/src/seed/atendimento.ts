import type { Tx } from '../plugins/db.ts';
import type { AssinaturaDemo } from './assinaturas.ts';
import type { CarteiraDemo } from './carteira-demo.ts';
import { insertRows } from './insert-rows.ts';
import { createMundo, type Mundo } from './mundo.ts';
import { prazosDemo } from './prazos.ts';
import { propostasDemo } from './propostas.ts';
import { sinistrosDemo } from './sinistros.ts';
import { avisosDemo, tarefasDemo } from './tarefas-avisos.ts';
import { webinarsDemo } from './webinars.ts';

/** Its own draws: what came before this room existed stays as it was. */
const SEMENTE = 20_260_922;

/** How many of each a subscription holds: the demo of the domain design (§8) is spread over three, most of it in the first. */
const share = ({ apolices }: CarteiraDemo, total: number): number => Math.round((total * apolices.length) / 602);

async function seedNumeros(
  tx: Tx,
  mundo: Mundo,
  { id: assinatura_id }: Pick<AssinaturaDemo, 'id'>,
  ultimos: Readonly<Record<string, number>>,
): Promise<void> {
  const linhas = Object.entries(ultimos).map(([nome, ultimo]) => ({ id: mundo.id(), assinatura_id, nome, ultimo }));
  await insertRows(tx, 'sequencia', linhas);
}

/** Whatever happens to a portfolio once it is sold. */
export async function seedAtendimento(tx: Tx, agora: Date, carteiras: readonly CarteiraDemo[]): Promise<void> {
  const mundo = createMundo(agora, SEMENTE);
  await insertRows(tx, 'webinar', webinarsDemo(mundo));
  for (const carteira of carteiras) {
    const propostas = propostasDemo(mundo, carteira);
    const sinistros = sinistrosDemo(mundo, carteira, share(carteira, 140));
    await insertRows(tx, 'proposta', propostas);
    const emissoes = new Map(carteira.vendas.map(({ proposta, apolice }) => [proposta['id'], apolice?.['emissao'] ?? null]));
    await insertRows(
      tx,
      'prazo',
      prazosDemo(
        mundo,
        propostas.map((proposta) => ({ proposta, emissao: (emissoes.get(proposta['id']) ?? null) as string | null })),
      ),
    );
    await insertRows(
      tx,
      'parcela',
      carteira.vendas.flatMap(({ parcelas }) => parcelas),
    );
    await insertRows(
      tx,
      'comissao',
      carteira.vendas.flatMap(({ comissoes }) => comissoes),
    );
    await insertRows(tx, 'sinistro', sinistros);
    await insertRows(tx, 'tarefa', tarefasDemo(mundo, carteira, Math.max(3, share(carteira, 80))));
    await insertRows(tx, 'notificacao', avisosDemo(mundo, carteira, Math.max(4, share(carteira, 60))));
    await seedNumeros(tx, mundo, carteira.assinatura, { proposta: propostas.length, sinistro: sinistros.length });
  }
}
