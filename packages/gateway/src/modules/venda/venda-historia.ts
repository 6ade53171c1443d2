import type { ContratoVisto, CoberturasContratadas, ItemContratado, ProdutorDaProposta } from '@balcao/contracts';
import {
  formatBps,
  formatCentavos,
  formatData,
  rotulosDaClausula,
  rotulosDaFormaContratada,
  rotulosDaRenovacao,
  rotulosDoStatusApolice,
  rotulosDoStatusDivergencia,
  rotulosDoStatusEndosso,
  rotulosDoStatusProposta,
  rotulosDoTipoEndosso,
  rotulosDaPolitica,
} from '@balcao/domain';
import type { ColunasDaHistoria, EntidadesDaHistoria } from '../registro/index.ts';
import { copy } from './venda.copy.ts';

const word =
  (palavras: Readonly<Record<string, string>>) =>
  (valor: unknown): string =>
    palavras[String(valor)] ?? String(valor);
const dinheiro = (valor: unknown): string => formatCentavos(Number(valor));
const dia = (valor: unknown): string => formatData(String(valor));
const taxa = (valor: unknown): string => formatBps(Number(valor));

/** What a proposal and a policy both keep. */
const doContrato: ColunasDaHistoria = {
  seguradora: ['Seguradora', String],
  ramo: ['Ramo', String],
  bem: ['Bem segurado', String],
  itens: ['Itens', (valor) => ((valor as ItemContratado[]).length > 0 ? copy.item((valor as ItemContratado[]).length) : null)],
  coberturas: ['Coberturas', (valor) => copy.cobertura((valor as CoberturasContratadas).coberturas?.length ?? 0)],
  vig_ini: ['Início da vigência', dia],
  vig_fim: ['Fim da vigência', dia],
  premio_liquido_centavos: ['Prêmio líquido', dinheiro],
  iof_centavos: ['IOF', dinheiro],
  comissao_bps: ['Comissão', taxa],
  agenciamento_bps: ['Agenciamento', (valor) => (Number(valor) > 0 ? taxa(valor) : null)],
  prolabore_bps: ['Pró-labore', (valor) => (Number(valor) > 0 ? taxa(valor) : null)],
  politica_comissao: ['Pagamento da comissão', word(rotulosDaPolitica)],
  produtores: [
    'Produtores',
    (valor) => (valor as ProdutorDaProposta[]).map(({ nome, pctBps }) => `${nome} ${formatBps(pctBps)}`).join('; ') || null,
  ],
};

const daApolice: ColunasDaHistoria = {
  ...doContrato,
  numero: ['Número da apólice', String],
  emissao: ['Emissão', dia],
  forma: ['Forma de pagamento', word(rotulosDaFormaContratada)],
  bonus: ['Classe de bônus', String],
  ci: ['CI', String],
  status: ['Situação', word(rotulosDoStatusApolice)],
  situacao_renovacao: ['Renovação', word(rotulosDaRenovacao)],
  coberto_ate: ['Coberta até', dia],
};

const daProposta: ColunasDaHistoria = {
  ...doContrato,
  numero_seguradora: ['Número na seguradora', String],
  numero_apolice: ['Número da apólice', String],
  status: ['Situação', word(rotulosDoStatusProposta)],
  prazo_aceite: ['Prazo de aceite', dia],
};

const daDivergencia: ColunasDaHistoria = {
  status: ['Divergência', word(rotulosDoStatusDivergencia)],
  nota: ['Nota', String],
};

const doEndosso: ColunasDaHistoria = {
  tipo: ['Tipo', word(rotulosDoTipoEndosso)],
  status: ['Situação', word(rotulosDoStatusEndosso)],
  numero_seguradora: ['Número na seguradora', String],
  premio_liquido_centavos: ['Prêmio líquido', dinheiro],
};

/** Which rows are the history of a sale, and how each of their columns is said. */
export function historiaDaVenda({ apolice, proposta, endossos, divergencias }: ContratoVisto): EntidadesDaHistoria {
  const partes = [
    {
      nome: 'endosso',
      ids: endossos.map(({ id }) => id),
      colunas: doEndosso,
      prefixo: (row: Readonly<Record<string, unknown>>) => `Endosso ${String(row['numero'])}: `,
    },
    {
      nome: 'divergencia_emissao',
      ids: divergencias.map(({ id }) => id),
      colunas: daDivergencia,
      prefixo: ({ clausula }: Readonly<Record<string, unknown>>) => `${word(rotulosDaClausula)(clausula)}: `,
    },
  ];
  const ladoDaProposta = { nome: 'proposta', ids: proposta ? [proposta.id] : [], colunas: daProposta };
  if (!apolice) return [ladoDaProposta, ...partes];
  return [{ nome: 'apolice', ids: [apolice.id], colunas: daApolice }, { ...ladoDaProposta, prefixo: () => copy.proposta }, ...partes];
}
