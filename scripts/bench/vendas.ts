import { addDias, hojeEm } from '@balcao/domain';
import type pg from 'pg';
import { APOLICES, DADOS_CARTEIRA, loadCarteira } from './carteira-data.ts';
import { type Assinatura, type MedidaLista, measureLista, ordered, paginas, type Pergunta, pick, withAssinatura } from './lista.ts';
import { measureTrabalhos } from './trabalhos-vendas.ts';
import { type MedidaTrabalho, SEM_TRABALHOS } from './trabalho.ts';

const LISTA = '/c/api/v1/vendas';
const ALVO = 80;
const TIPOS = ['APOLICE', 'PROPOSTA', 'ENDOSSO'] as const;
/** Names, from one shared by many to one nobody has; numbers of policies and of proposals; plates. */
const BUSCAS = ['silva', 'maria', 'zelia', 'maria silva', 'iris siqueira', 'ap20012345', '1012346', 'qwxzyk'] as const;
const hoje = hojeEm(new Date());
const FILTROS: Readonly<Record<string, readonly string[]>> = {
  'em vigor': ['status=VIGENTE', 'status=VENCIDA', 'status=CANCELADA'],
  seguradora: ['seguradora=arara_una_seguros', 'seguradora=jequitiba_seguros', 'seguradora=nenhuma'],
  'período que termina': [7, 30, 60].map((dias) => `quando=FIM&de=${hoje}&ate=${addDias(hoje, dias)}`),
  renovação: ['renovacao=A_RENOVAR', 'renovacao=NAO_RENOVADA'],
  'propostas abertas': ['tipo=PROPOSTA&status=ABERTAS', 'tipo=PROPOSTA&status=ACEITA'],
};
const searched = (vez: number): string => `q=${encodeURIComponent(pick(BUSCAS, vez))}`;

const PERGUNTAS: readonly Pergunta[] = [
  ...TIPOS.map((tipo): Pergunta => [`primeira página, ${tipo}`, () => `${LISTA}?tipo=${tipo}`, ALVO]),
  ['página', (vez) => `${LISTA}?pagina=${1 + ((vez * 37) % Math.min(400, paginas(APOLICES)))}`, ALVO],
  ...(['numero', 'segurado', 'emissao', 'inicio', 'fim', 'premio'] as const).map(
    (campo): Pergunta => [`ordem por ${campo}`, ordered(LISTA, campo, Math.min(8_000, APOLICES)), ALVO],
  ),
  ...Object.entries(FILTROS).map(([nome, filtros]): Pergunta => [`filtro: ${nome}`, (vez) => `${LISTA}?${pick(filtros, vez)}`, ALVO]),
  ['busca', (vez) => `${LISTA}?${searched(vez)}`, ALVO],
  ['busca e filtro', (vez) => `${LISTA}?${searched(vez)}&status=VIGENTE`, ALVO],
  ['totais de tudo', () => `${LISTA}/totais`, ALVO],
  ...Object.entries(FILTROS).map(
    ([nome, filtros]): Pergunta => [`totais: ${nome}`, (vez) => `${LISTA}/totais?${pick(filtros, vez)}`, ALVO],
  ),
  ['totais de uma busca', (vez) => `${LISTA}/totais?${searched(vez)}`, ALVO],
  ['opções', () => `${LISTA}/opcoes`, 150],
];

/** The lists alone. */
export const measureListasDeVendas = (assinatura: Assinatura): Promise<readonly MedidaLista[]> =>
  measureLista(assinatura, { perguntas: PERGUNTAS, alternativa: askPlainly });

/** The lists of a large portfolio, then the same without what the sales list keeps of each; and the works that go through it. */
export async function benchVendas(): Promise<{
  readonly apolices: number;
  readonly linhas: readonly MedidaLista[];
  readonly trabalhos: readonly MedidaTrabalho[];
}> {
  return withAssinatura({ dados: DADOS_CARTEIRA, load: loadCarteira }, async (assinatura) => ({
    apolices: APOLICES,
    linhas: await measureListasDeVendas(assinatura),
    trabalhos: SEM_TRABALHOS ? [] : await measureTrabalhos(assinatura),
  }));
}

/** The searches as a condition over the policies and their clients: what each would read without a line of its own. */
async function askPlainly(owner: pg.Pool, assinaturaId: string): Promise<ReadonlyMap<string, readonly number[]>> {
  const tempos: number[] = [];
  for (const busca of BUSCAS) {
    const palavras = busca.split(' ').map((palavra) => `%${palavra}%`);
    const onde = palavras.map((_, n) => `(s.busca || ' ' || balcao.busca_valor(a.numero)) like $${n + 1}`).join(' and ');
    const from = `from balcao.apolice a join balcao.segurado s on s.id = a.segurado_id where a.excluido_em is null and ${onde}`;
    await owner.query('begin');
    try {
      await owner.query('set local role balcao_app');
      await owner.query("select set_config('balcao.assinatura_id', $1, true)", [assinaturaId]);
      const began = performance.now();
      await owner.query(`select count(*) from (select ${from} limit 10001) c`, palavras);
      await owner.query(`select a.id ${from} order by a.emissao desc, a.id desc limit 20`, palavras);
      tempos.push(performance.now() - began);
    } finally {
      await owner.query('rollback');
    }
  }
  return new Map(['busca', 'busca e filtro'].map((nome) => [nome, tempos]));
}
