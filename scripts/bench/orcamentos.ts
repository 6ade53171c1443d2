import { tmpdir } from 'node:os';
import path from 'node:path';
import { benchLista, type MedidaLista, ordered, paginas, type Pergunta, pick } from './lista.ts';
import { loadOrcamentos } from './orcamentos-data.ts';

/** How many quotes in one subscription; fewer for a look at whether it still runs. */
const ORCAMENTOS = Number(process.env['BENCH_ORCAMENTOS'] ?? 100_000);
/** A database of its own, kept: a hundred thousand quotes take minutes to write down, and a million many of them. */
const DADOS = path.join(tmpdir(), `balcao-bench-listas-${ORCAMENTOS}`);
/** Beyond this many, taking the indexes away and making them again is longer than all that is measured. */
const MAXIMO_SEM_INDICES = 100_000;

/** From a name shared by one in five to a rare one; parts of plates, models and documents. */
const BUSCAS = ['silva', 'ana', 'maria silva', 'zelia', 'iris siqueira', 'onix', 'gol', '12345', 'pereira', 'bruno'] as const;
const LINHAS = ['AUTO', 'RESIDENCIAL', 'PET'] as const;
const STATUS = ['CALCULADO', 'ENVIADO', 'RASCUNHO,CALCULADO', 'FECHADO'] as const;

const LISTA = '/c/api/v1/orcamentos';
const PERDAS = '/c/api/v1/orcamentos/recusados';
const COTACOES = '/c/api/v1/cotacoes';
const ALVO = 80;
const ORDENS = ['numero', 'criadoEm', 'alteradoEm', 'segurado', 'melhorPremio', 'status', 'vigIni', 'urgencia'] as const;
const ORDENS_COTACAO = ['criadoEm', 'numero', 'segurado', 'menorPremio'] as const;

const PERGUNTAS: readonly Pergunta[] = [
  ['primeira página', () => LISTA, ALVO],
  ['página', (vez) => `${LISTA}?pagina=${1 + ((vez * 3_797) % paginas(ORCAMENTOS))}`, ALVO],
  ...ORDENS.map((campo): Pergunta => [`ordem por ${campo}`, ordered(LISTA, campo, ORCAMENTOS), ALVO]),
  ['filtro', (vez) => `${LISTA}?status=${pick(STATUS, vez)}&linha=${pick(LINHAS, vez)}`, ALVO],
  ['período', (vez) => `${LISTA}?de=2026-0${1 + (vez % 6)}-10&ate=2026-0${4 + (vez % 6)}-20`, ALVO],
  ['só urgentes', () => `${LISTA}?urgente=sim`, ALVO],
  ['busca', (vez) => `${LISTA}?q=${encodeURIComponent(pick(BUSCAS, vez))}`, ALVO],
  ['quadro', (vez) => `${LISTA}/quadro${vez % 2 === 0 ? '' : `?linha=${pick(LINHAS, vez)}`}`, ALVO],
  ['perdas', (vez) => `${PERDAS}?pagina=${1 + (vez % 50)}`, ALVO],
  ['busca nas perdas', (vez) => `${PERDAS}?q=${encodeURIComponent(pick(BUSCAS, vez))}`, ALVO],
  ['cotações', (vez) => `${COTACOES}?pagina=${1 + ((vez * 997) % paginas(ORCAMENTOS / 3))}`, ALVO],
  ...ORDENS_COTACAO.map((campo): Pergunta => [`cotações por ${campo}`, ordered(COTACOES, campo, ORCAMENTOS / 3), ALVO]),
  ['filtro das cotações', (vez) => `${COTACOES}?linha=${pick(LINHAS, vez)}&status=CONCLUIDA`, ALVO],
  ['busca nas cotações', (vez) => `${COTACOES}?q=${encodeURIComponent(pick(BUSCAS, vez))}`, ALVO],
  ['busca rápida', (vez) => `/c/api/v1/search/match?limit=15&query=${encodeURIComponent(pick(BUSCAS, vez))}`, ALVO],
  ['a lista inteira em CSV', () => `${LISTA}/exportar`, 1_500, 5],
];

/** The list of quotes of a large subscription: as it is, then without its own indexes, in the same run. */
export async function benchOrcamentos(): Promise<{ readonly orcamentos: number; readonly linhas: readonly MedidaLista[] }> {
  const linhas = await benchLista({
    dados: DADOS,
    load: (owner, assinaturaId) => loadOrcamentos(owner, assinaturaId, ORCAMENTOS),
    perguntas: PERGUNTAS,
    alternativa: ORCAMENTOS <= MAXIMO_SEM_INDICES ? ['orcamento', 'cotacao_lista'] : null,
  });
  return { orcamentos: ORCAMENTOS, linhas };
}
