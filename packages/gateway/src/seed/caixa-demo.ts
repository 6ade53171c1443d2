import { addDias, addMeses, previsaoPadrao } from '@balcao/domain';
import { generateSeries } from '../modules/lancamento/index.ts';
import type { Tx } from '../plugins/db.ts';
import type { AssinaturaDemo } from './assinaturas.ts';
import { insertRows } from './insert-rows.ts';
import type { Mundo } from './mundo.ts';

/** What comes every month: its category, day of the month, and who is paid or pays. */
const MENSAIS = [
  ['DESPESA', 'Aluguel da sala', 'Aluguel e condomínio', 5, 310_000, 'Imobiliária Central'],
  ['DESPESA', 'Energia e internet', 'Água, luz e internet', 12, 64_000, 'Companhia de Energia'],
  ['DESPESA', 'Folha de pagamento', 'Salários e encargos', 5, 1_240_000, null],
  ['DESPESA', 'Pró-labore dos sócios', 'Pró-labore', 10, 600_000, null],
  ['DESPESA', 'DAS do Simples Nacional', 'Impostos e taxas', 20, 187_500, 'Receita Federal'],
  ['DESPESA', 'Assinatura do Balcão', 'Sistemas e assinaturas', 15, 29_990, 'Balcão'],
  ['DESPESA', 'Anúncios na internet', 'Marketing', 22, 85_000, null],
  ['DESPESA', 'Honorários contábeis', 'Contabilidade e jurídico', 8, 95_000, 'Contábil Andrade'],
  ['RECEITA', 'Consultoria de riscos', 'Honorários e consultoria', 18, 420_000, 'Indústrias Aurora'],
  ['RECEITA', 'Bonificação por produção', 'Bonificações e campanhas', 25, 260_000, null],
] as const;
const MESES = 6;
/** Revenues of the last days are late: some by a little, some by more than thirty. */
const ATRASO = 45;

/** The day of a month, so many months before. */
const dayOf = (hoje: string, meses: number, dia: number): string =>
  `${addMeses(`${hoje.slice(0, 7)}-01`, -meses).slice(0, 7)}-${String(dia).padStart(2, '0')}`;

/**
 * The cash of a portfolio: two accounts, half a year of what comes every month, done as its days came but for the last revenues, the electricity never what
 * was expected, and money that went from one account to the other. No draws: nothing else of the world changes by it.
 */
export async function seedCaixa(tx: Tx, { hoje }: Pick<Mundo, 'hoje'>, { id: assinatura_id }: Pick<AssinaturaDemo, 'id'>): Promise<void> {
  const desde = dayOf(hoje, MESES, 1);
  const [banco] = await tx.rows<{ id: string }>(
    `insert into balcao.conta_financeira (assinatura_id, nome, tipo, banco, agencia, conta, saldo_inicial_centavos, saldo_inicial_em)
     values ($1, 'Conta corrente', 'CORRENTE', '341', '0731', '12345-5', 14500000, $2) returning id`,
    [assinatura_id, desde],
  );
  const [gaveta] = await tx.rows<{ id: string }>(
    `insert into balcao.conta_financeira (assinatura_id, nome, tipo, saldo_inicial_centavos, saldo_inicial_em)
     values ($1, 'Caixa da corretora', 'CAIXA', 50000, $2) returning id`,
    [assinatura_id, desde],
  );
  const categorias = await tx.rows<{ id: string; nome: string }>(
    'select id, nome from balcao.categoria_financeira where assinatura_id = $1 and excluido_em is null',
    [assinatura_id],
  );
  await insertRows(
    tx,
    'serie_lancamento',
    MENSAIS.map(([tipo, descricao, categoria, dia, valor_centavos, pessoa]) => ({
      assinatura_id,
      tipo,
      descricao,
      pessoa,
      categoria_id: categorias.find(({ nome }) => nome === categoria)?.id,
      valor_centavos,
      frequencia: 'MENSAL',
      intervalo: 1,
      inicio: dayOf(hoje, MESES, dia),
    })),
  );
  await generateSeries(tx, { hoje, horizonteMeses: previsaoPadrao.horizonteMeses });
  await tx.run(
    `update balcao.lancamento set status = 'REALIZADO', pago_em = vencimento, conta_id = $2, previsto_centavos = valor_centavos,
       valor_centavos = case when descricao = 'Energia e internet' then valor_centavos + extract(month from vencimento)::int * 713 - 2900
         else valor_centavos end
     where assinatura_id = $1 and vencimento < $3 and not (tipo = 'RECEITA' and vencimento >= $4)`,
    [assinatura_id, banco?.id, hoje, addDias(hoje, -ATRASO)],
  );
  await insertRows(
    tx,
    'lancamento',
    [1, 3, 5].map((meses) => {
      const dia = dayOf(hoje, meses, 3);
      return {
        assinatura_id,
        tipo: 'TRANSFERENCIA',
        descricao: 'Suprimento do caixa',
        conta_id: banco?.id,
        destino_id: gaveta?.id,
        competencia: `${dia.slice(0, 7)}-01`,
        vencimento: dia,
        pago_em: dia,
        valor_centavos: 30_000,
        status: 'REALIZADO',
      };
    }),
  );
}
