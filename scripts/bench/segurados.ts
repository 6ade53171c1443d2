import type pg from 'pg';
import { DADOS_CARTEIRA, DOCUMENTO_CHEIO, loadCarteira, SEGURADOS } from './carteira-data.ts';
import { type Assinatura, type MedidaLista, measureLista, ordered, paginas, type Pergunta, pick, withAssinatura } from './lista.ts';

const LISTA = '/c/api/v1/segurados';
const ALVO = 80;
/** From a name shared by one in four to one client; parts of documents, e-mails and telephones; a name that nobody has. */
const BUSCAS = ['silva', 'maria', 'ana', 'zelia', 'maria silva', 'iris siqueira', 's12345', '9001234', 'qwxzyk', '100737'] as const;
const FILTROS: Readonly<Record<string, readonly string[]>> = {
  aniversário: ['aniversario=SEMANA', 'aniversario=MES'],
  'linha que falta': ['tem=AUTO&falta=RESIDENCIAL', 'falta=VIDA', 'tem=RESIDENCIAL'],
  cidade: ['cidade=Recife', 'cidade=Bauru', `cidade=${encodeURIComponent('São Paulo')}`],
  etiqueta: ['tag=VIP', 'tag=Frota'],
  consentimento: ['permite=MARKETING_EMAIL', 'permite=COTACAO'],
  'sem e-mail ou celular': ['contato=SEM_EMAIL', 'contato=SEM_CELULAR'],
  'termina em N dias': ['termina=7', 'termina=30', 'termina=60'],
  situação: ['situacao=INATIVO', 'pessoa=PJ', 'situacao=INATIVO&pessoa=PJ'],
};
const searched = (vez: number): string => `q=${encodeURIComponent(pick(BUSCAS, vez))}`;

const PERGUNTAS: readonly Pergunta[] = [
  ['primeira página', () => LISTA, ALVO],
  ['página', (vez) => `${LISTA}?pagina=${1 + ((vez * 37) % Math.min(400, paginas(SEGURADOS)))}`, ALVO],
  ...(['documento', 'cidade', 'alteradoEm'] as const).map(
    (campo): Pergunta => [`ordem por ${campo}`, ordered(LISTA, campo, Math.min(8_000, SEGURADOS)), ALVO],
  ),
  ...Object.entries(FILTROS).map(([nome, filtros]): Pergunta => [`filtro: ${nome}`, (vez) => `${LISTA}?${pick(filtros, vez)}`, ALVO]),
  ['busca', (vez) => `${LISTA}?${searched(vez)}`, ALVO],
  ['busca e filtro', (vez) => `${LISTA}?${searched(vez)}&pessoa=PF`, ALVO],
  ['busca por alteração', (vez) => `${LISTA}?${searched(vez)}&ordenar=-alteradoEm`, ALVO],
];

/** The list and the whole view of the clients of a large portfolio; and what the searches cost without the index of words, in the same run. */
export async function benchSegurados(): Promise<{ readonly segurados: number; readonly linhas: readonly MedidaLista[] }> {
  return withAssinatura({ dados: DADOS_CARTEIRA, load: loadCarteira }, async (assinatura) => ({
    segurados: SEGURADOS,
    linhas: await measureLista(assinatura, { perguntas: [...PERGUNTAS, ...(await perguntasDeUm(assinatura))], alternativa: askPlainly }),
  }));
}

/** One client with two hundred records, and others with a few. */
async function perguntasDeUm({ owner, assinaturaId }: Assinatura): Promise<readonly Pergunta[]> {
  const { rows } = await owner.query<{ id: string }>(
    'select id from balcao.segurado where assinatura_id = $1 order by documento = $2 desc, hashtext(documento) limit 30',
    [assinaturaId, DOCUMENTO_CHEIO],
  );
  const [cheio, ...outros] = rows.map(({ id }) => id);
  return [
    ['visão de quem tem 200 registros', () => `${LISTA}/${cheio}/360`, 150],
    ['visão de outros', (vez) => `${LISTA}/${pick(outros, vez)}/360`, 150],
    ['parecidos', (vez) => `${LISTA}/${pick(outros, vez)}/parecidos`, 150],
    ['opções', () => `${LISTA}/opcoes`, 150],
    ['duplicados', () => `${LISTA}/duplicados`, 1_500, 5],
  ];
}

/** The searches as a condition over the table: behind row-level security no index serves a word. */
async function askPlainly(owner: pg.Pool, assinaturaId: string): Promise<ReadonlyMap<string, readonly number[]>> {
  const tempos: number[] = [];
  for (const busca of BUSCAS) {
    const palavras = busca.split(' ').map((palavra) => `%${palavra}%`);
    const onde = ['excluido_em is null', ...palavras.map((_, n) => `busca like $${n + 1}`)].join(' and ');
    await owner.query('begin');
    try {
      await owner.query('set local role balcao_app');
      await owner.query("select set_config('balcao.assinatura_id', $1, true)", [assinaturaId]);
      const from = performance.now();
      await owner.query(`select count(*) from (select from balcao.segurado where ${onde} limit 10001) c`, palavras);
      await owner.query(`select id from balcao.segurado where ${onde} order by nome collate balcao.pt_br, id limit 20`, palavras);
      tempos.push(performance.now() - from);
    } finally {
      await owner.query('rollback');
    }
  }
  return new Map(['busca', 'busca e filtro', 'busca por alteração'].map((nome) => [nome, tempos]));
}
