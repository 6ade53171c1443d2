import { addDias, hojeEm } from '@balcao/domain';
import type pg from 'pg';
import { APOLICES, DADOS_CARTEIRA } from './carteira-data.ts';
import { loadFinanceiro } from './financeiro-data.ts';
import { type MedidaLista, measureLista, ordered, type Pergunta, pick, withAssinatura } from './lista.ts';
import { measureTrabalhosFinanceiros } from './trabalhos-financeiro.ts';
import { type MedidaTrabalho, SEM_TRABALHOS } from './trabalho.ts';

const P = '/c/api/v1/parcelas';
const A = '/c/api/v1/parcelas/atrasadas';
const L = '/c/api/v1/lancamentos';
const R = '/c/api/v1/repasses';
const C = '/c/api/v1/comissoes-a-receber';
const [ALVO, ALVO_FLUXO] = [80, 200];
const hoje = hojeEm(new Date());
const BUSCAS = ['silva', 'maria', 'zelia', 'maria silva', 'ap20012345', 'qwxzyk'] as const;
const FILTROS: Readonly<Record<string, readonly string[]>> = {
  'em aberto': ['status=EM_ABERTO', 'status=VENCIDA', 'status=PAGA'],
  seguradora: ['seguradora=arara_una_seguros', 'seguradora=nenhuma'],
  forma: ['forma=PIX', 'forma=BOLETO'],
  vencimento: [30, 90].map((dias) => `de=${addDias(hoje, -dias)}&ate=${hoje}`),
};
const searched = (vez: number): string => `q=${encodeURIComponent(pick(BUSCAS, vez))}`;

const PERGUNTAS: readonly Pergunta[] = [
  ['parcelas', () => P, ALVO],
  ...(['vencimento', 'segurado', 'apolice', 'valor'] as const).map(
    (campo): Pergunta => [`parcelas por ${campo}`, ordered(P, campo, Math.min(8_000, APOLICES)), ALVO],
  ),
  ...Object.entries(FILTROS).map(([nome, filtros]): Pergunta => [`parcelas: ${nome}`, (vez) => `${P}?${pick(filtros, vez)}`, ALVO]),
  ['parcelas: busca', (vez) => `${P}?${searched(vez)}`, ALVO],
  ['totais de tudo', () => `${P}/totais`, ALVO],
  ...Object.entries(FILTROS).map(([nome, filtros]): Pergunta => [`totais: ${nome}`, (vez) => `${P}/totais?${pick(filtros, vez)}`, ALVO]),
  ['totais de uma busca', (vez) => `${P}/totais?${searched(vez)}`, ALVO],
  ['parcelas atrasadas', (vez) => pick([A, `${A}?ordenar=segurado`, `${A}?ordenar=-valor`], vez), ALVO],
  ['lançamentos', (vez) => pick([L, `${L}?ordenar=valor`, `${L}?ordenar=descricao`, `${L}?q=medida`], vez), ALVO],
  ...(['DIA', 'MES', 'TRIMESTRE'] as const).map(
    (agrupar): Pergunta => [
      `fluxo de 36 meses por ${agrupar.toLowerCase()}`,
      () => `/c/api/v1/fluxo-caixa?de=${addDias(hoje, -730)}&ate=${addDias(hoje, 365)}&agrupar=${agrupar}`,
      ALVO_FLUXO,
    ],
  ),
];

const PREVISTO = `${R}?status=PREVISTO`;
const DOS_PREVISTOS: Readonly<Record<string, readonly string[]>> = {
  período: [30, 90].map((dias) => `de=${addDias(hoje, -dias)}&ate=${hoje}`),
  seguradora: ['seguradora=arara_una_seguros', 'seguradora=nenhuma'],
  busca: BUSCAS.map((busca) => `q=${encodeURIComponent(busca)}`),
};
const DAS_COMISSOES: Readonly<Record<string, readonly string[]>> = {
  vencidas: [''],
  todas: ['de=2020-01-01'],
  seguradora: ['de=2020-01-01&seguradora=arara_una_seguros', 'seguradora=nenhuma'],
  busca: BUSCAS.map((busca) => `de=2020-01-01&q=${encodeURIComponent(busca)}`),
};
const REPASSES: readonly Pergunta[] = [
  ['repasses previstos', () => PREVISTO, ALVO],
  ...(['dia', 'valor', 'produtor', 'apolice'] as const).map(
    (campo): Pergunta => [
      `previstos por ${campo}`,
      (vez) => `${PREVISTO}&ordenar=${vez % 2 === 0 ? '' : '-'}${campo}&pagina=${vez % 4 < 2 ? 1 : 1 + ((vez * 3_797) % 400)}`,
      ALVO,
    ],
  ),
  ...Object.entries(DOS_PREVISTOS).map(
    ([nome, filtros]): Pergunta => [`previstos: ${nome}`, (vez) => `${PREVISTO}&${pick(filtros, vez)}`, ALVO],
  ),
  ['totais dos previstos', () => `${R}/totais?status=PREVISTO`, ALVO],
  ...Object.entries(DOS_PREVISTOS).map(
    ([nome, filtros]): Pergunta => [`totais previstos: ${nome}`, (vez) => `${R}/totais?status=PREVISTO&${pick(filtros, vez)}`, ALVO],
  ),
  ['repasses por produtor', () => `${R}/produtores`, ALVO],
  ...Object.entries(DAS_COMISSOES).flatMap(([nome, filtros]): Pergunta[] => [
    [`comissões: ${nome}`, (vez) => `${C}?${pick(filtros, vez)}`, ALVO],
    [`totais comissões: ${nome}`, (vez) => `${C}/totais?${pick(filtros, vez)}`, ALVO],
  ]),
  ['comissões: opções', () => `${C}/opcoes`, 150],
];

/** The lists of finance upon a large portfolio, then without what the list of instalments keeps of each; and the works upon it. */
export async function benchFinanceiro(): Promise<{
  readonly parcelas: number;
  readonly linhas: readonly MedidaLista[];
  readonly trabalhos: readonly MedidaTrabalho[];
}> {
  return withAssinatura({ dados: DADOS_CARTEIRA, load: loadFinanceiro }, async (assinatura) => {
    const { rows } = await assinatura.owner.query<{ n: number }>(
      'select count(*)::int as n from balcao.parcela_lista where assinatura_id = $1',
      [assinatura.assinaturaId],
    );
    return {
      parcelas: rows[0]?.n ?? 0,
      linhas: await measureLista(assinatura, {
        perguntas: [...PERGUNTAS, ...REPASSES],
        alternativa: askPlainly,
      }),
      trabalhos: SEM_TRABALHOS ? [] : await measureTrabalhosFinanceiros(assinatura),
    };
  });
}

/** The searches over the instalments, their policies and clients themselves. */
async function askPlainly(owner: pg.Pool, assinaturaId: string): Promise<ReadonlyMap<string, readonly number[]>> {
  const tempos: number[] = [];
  for (const busca of BUSCAS) {
    const palavras = busca.split(' ').map((palavra) => `%${palavra}%`);
    const onde = palavras.map((_, n) => `(s.busca || ' ' || balcao.busca_valor(a.numero)) like $${n + 1}`).join(' and ');
    const from = `from balcao.parcela q join balcao.apolice a on a.id = q.apolice_id join balcao.segurado s on s.id = a.segurado_id
      where q.excluido_em is null and a.excluido_em is null and ${onde}`;
    await owner.query('begin');
    try {
      await owner.query('set local role balcao_app');
      await owner.query("select set_config('balcao.assinatura_id', $1, true)", [assinaturaId]);
      const began = performance.now();
      await owner.query(`select count(*) from (select ${from} limit 10001) c`, palavras);
      await owner.query(`select q.id ${from} order by q.vencimento desc, q.id desc limit 20`, palavras);
      tempos.push(performance.now() - began);
    } finally {
      await owner.query('rollback');
    }
  }
  return new Map([['parcelas: busca', tempos]]);
}
