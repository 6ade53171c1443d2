import { foldTitulo } from '../tabela/locate-campos.ts';
import { readTabela } from '../tabela/read-tabela.ts';
import { type EscritaDoArquivo, type LeituraRecusada, type LinhaDaTabela, readOrTell } from '../tabela/tabela.model.ts';
import type { CampoDaComissao, CampoDoExtrato, MapeamentoDeComissao } from './extrato-comissao.model.ts';

/** Titles a column of a statement often has. */
const TITULOS: Readonly<Record<CampoDaComissao, string>> = {
  apolice: 'apólice|nº apólice|nº da apólice|número da apólice|num_apolice|contrato',
  endosso: 'endosso|nº endosso|nº do endosso|num_endosso|aditivo',
  parcela: 'parcela|parc|nº parcela|prestação',
  segurado: 'segurado|nome do segurado|nome_segurado|nome|cliente|tomador',
  proposta: 'proposta|nº proposta|nº da proposta|num_proposta|proposta de origem',
  documento: 'cpf/cnpj|cpf ou cnpj|cpf|cnpj|documento|inscrição',
  premio: 'prêmio base|prêmio|prêmio líquido|base de cálculo|vlr_premio_base|prêmio comercial (r$)',
  bps: '% com.|% comissão|%|percentual|pct_comissao|alíquota',
  valor: 'comissão|valor da comissão|valor comissão|vlr_comissao|comissão (r$)|remuneração (r$)|valor',
};
/** Labels by which a statement often tells its own fields. */
const ROTULOS: Readonly<Record<CampoDoExtrato, string>> = {
  seguradora: 'seguradora|companhia|cia',
  numero: 'extrato nº|nº do extrato|número do extrato|extrato|demonstrativo',
  competencia: 'competência|mês de referência|referência|mês',
  creditoEm: 'crédito em|data do crédito|data_credito|creditado em|data de pagamento',
  bruto: 'total bruto|valor bruto|vlr_bruto|bruto|remuneração bruta',
  irrf: 'irrf|ir|imposto de renda|vlr_irrf',
  iss: 'iss|vlr_iss|imposto sobre serviços',
  inss: 'inss|vlr_inss|previdência',
  outros: 'outros descontos|outros|vlr_outros|outras deduções',
  liquido: 'total líquido|valor líquido|vlr_liquido|líquido|remuneração líquida',
};

/** Lines among which the titles are looked for. */
const MAX_ANTES = 60;
/** Lines shown before anybody says what they are. */
const LINHAS_DA_PREVIA = 60;
/** What a table must say for its lines to be of commissions. */
const IDENTIDADE: readonly CampoDaComissao[] = ['apolice', 'proposta', 'documento'];

/** The first of a field's names that some of the texts is; each text stands for one field only. */
function pick<C extends string>(
  nomes: Readonly<Record<C, string>>,
  textos: readonly string[],
): Partial<Record<C, { readonly titulo: string }>> {
  const livres = new Map(textos.map((texto) => [foldTitulo(texto), texto]));
  const achados: [C, { readonly titulo: string }][] = [];
  for (const [campo, lista] of Object.entries(nomes) as [C, string][]) {
    const nome = lista
      .split('|')
      .map(foldTitulo)
      .find((um) => livres.has(um));
    if (nome === undefined) continue;
    achados.push([campo, { titulo: livres.get(nome) ?? '' }]);
    livres.delete(nome);
  }
  return Object.fromEntries(achados) as Partial<Record<C, { readonly titulo: string }>>;
}

/**
 * The mapping a person would most likely make of a file, by the titles and labels in it; null where no line looks like the titles of a commission
 * statement. Only a beginning: whoever imports confirms it, once for each insurer.
 */
export function suggestMapeamento(linhas: readonly LinhaDaTabela[]): MapeamentoDeComissao | null {
  const [melhor] = linhas
    .slice(0, MAX_ANTES)
    .map(({ celulas }) => pick(TITULOS, celulas))
    .filter((campos) => campos.valor && IDENTIDADE.some((campo) => campos[campo]))
    .toSorted((a, b) => Object.keys(b).length - Object.keys(a).length);
  if (!melhor) return null;
  const rotulos = [...linhas.slice(0, MAX_ANTES), ...linhas.slice(-MAX_ANTES)].flatMap(({ celulas }) =>
    celulas.map((celula) => celula.split(':', 1)[0] ?? ''),
  );
  return { campos: melhor, cabecalho: pick(ROTULOS, rotulos) };
}

/** A file before its mapping: how it is written, its first lines, and the mapping it most likely has. */
export type PreviaDoExtrato =
  | {
      readonly isLido: true;
      readonly escrita: Omit<EscritaDoArquivo, 'decimal'>;
      readonly linhas: readonly LinhaDaTabela[];
      readonly sugestao: MapeamentoDeComissao | null;
    }
  | LeituraRecusada;

/** Reads a file whose mapping nobody made yet. */
export const previewExtrato = (bytes: Uint8Array): Promise<PreviaDoExtrato> =>
  readOrTell(async () => {
    const { formato, codificacao, linhas } = await readTabela(bytes, { campos: {}, cabecalho: {} });
    return {
      isLido: true,
      escrita: { formato, codificacao },
      linhas: linhas.slice(0, LINHAS_DA_PREVIA),
      sugestao: suggestMapeamento(linhas),
    };
  });
