import { RiscoResidencial } from '@balcao/contracts';
import { coberturasProporcionais } from '../linhas/coberturas-proporcionais.ts';
import { createLinha } from '../linhas/create-linha.ts';
import type { CampoDefinido, DefinicaoLinha, RiscoAberto } from '../linhas/definicao-linha.ts';
import { secaoLocal } from '../linhas/secao-local.ts';
import { parametrosResidencial } from './parametros-residencial.ts';
import {
  construcoesResidencia,
  objetosSegurados,
  posses,
  protecoesIncendio,
  segurancas,
  tiposResidencia,
  usosResidencia,
  zonas,
} from './rotulos-residencial.ts';

const { basicaCentavos, sinistros12m, maximoBps } = parametrosResidencial;

const COBERTURAS = {
  danosEletricosCentavos: 'Danos elétricos',
  vendavalCentavos: 'Vendaval, furacão e granizo',
  rouboCentavos: 'Roubo e furto qualificado de bens',
  vidrosCentavos: 'Quebra de vidros',
  alagamentoCentavos: 'Alagamento e inundação',
  rcFamiliarCentavos: 'Responsabilidade civil familiar',
  aluguelCentavos: 'Perda ou pagamento de aluguel',
  eletronicosCentavos: 'Equipamentos eletrônicos',
  danosPorAguaCentavos: 'Vazamento e danos por água',
  impactoCentavos: 'Impacto de veículos',
  desmoronamentoCentavos: 'Desmoronamento',
};

const cobre = (risco: RiscoAberto, parte: 'PREDIO' | 'CONTEUDO'): boolean =>
  String(sectionOf(risco, 'imovel')['cobrir'] ?? 'PREDIO_E_CONTEUDO').includes(parte);

/** A cover is only offered where what it covers is insured: there is no theft of a building, nor collapse of its contents. */
const PARTES: Readonly<Record<string, 'PREDIO' | 'CONTEUDO'>> = {
  'risco.coberturas.rouboCentavos': 'CONTEUDO',
  'risco.coberturas.eletronicosCentavos': 'CONTEUDO',
  'risco.coberturas.desmoronamentoCentavos': 'PREDIO',
};
const offered = (campo: CampoDefinido): CampoDefinido => {
  const parte = PARTES[campo.nome];
  return parte ? { ...campo, visivel: (risco) => cobre(risco, parte) } : campo;
};

const sectionOf = (risco: RiscoAberto, secao: string) => (risco[secao] ?? {}) as Readonly<Record<string, unknown>>;

/** The home form, as data (domain design §3.2 RESIDENCIAL). */
export const definicaoResidencial: DefinicaoLinha<'RESIDENCIAL'> = {
  formulario: 'RESIDENCIAL',
  nome: 'Residencial',
  temFranquia: true,
  schema: RiscoResidencial,
  schemaVersao: 1,
  secoes: [
    secaoLocal,
    {
      id: 'imovel',
      titulo: 'Imóvel',
      prefixos: ['risco.imovel'],
      grupos: [
        {
          campos: [
            {
              nome: 'risco.imovel.tipo',
              rotulo: 'Tipo de residência',
              tipo: 'escolha',
              opcoes: tiposResidencia,
              obrigatorio: true,
            },
            { nome: 'risco.imovel.zona', rotulo: 'Zona', tipo: 'escolha', opcoes: zonas, aparencia: 'segmentos', inicial: 'URBANA' },
            { nome: 'risco.imovel.uso', rotulo: 'Uso do imóvel', tipo: 'escolha', opcoes: usosResidencia, obrigatorio: true },
            { nome: 'risco.imovel.construcao', rotulo: 'Construção', tipo: 'escolha', opcoes: construcoesResidencia, obrigatorio: true },
            {
              nome: 'risco.imovel.posse',
              rotulo: 'O imóvel é',
              tipo: 'escolha',
              opcoes: posses,
              aparencia: 'segmentos',
              obrigatorio: true,
            },
            { nome: 'risco.imovel.cobrir', rotulo: 'O que cobrir', tipo: 'escolha', opcoes: objetosSegurados, obrigatorio: true },
            {
              nome: 'risco.imovel.sinistros12m',
              rotulo: 'Sinistros nos últimos 12 meses',
              tipo: 'numero',
              faixa: sinistros12m,
              inicial: 0,
              obrigatorio: true,
            },
          ],
        },
        {
          campos: [
            { nome: 'risco.imovel.tombado', rotulo: 'Imóvel tombado', tipo: 'simNao' },
            { nome: 'risco.imovel.emObra', rotulo: 'Imóvel em obra', tipo: 'simNao' },
            { nome: 'risco.imovel.valorNovo', rotulo: 'Indenizar pelo valor de novo', tipo: 'simNao' },
          ],
        },
        {
          titulo: 'Proteções',
          campos: [
            { nome: 'risco.imovel.seguranca', rotulo: 'Contra roubo', tipo: 'multipla', opcoes: segurancas, exclusiva: 'NAO_POSSUI' },
            {
              nome: 'risco.imovel.incendio',
              rotulo: 'Contra incêndio',
              tipo: 'multipla',
              opcoes: protecoesIncendio,
              exclusiva: 'NAO_POSSUI',
            },
          ],
        },
      ],
    },
    {
      id: 'coberturas',
      titulo: 'Coberturas',
      prefixos: ['risco.coberturas', 'risco.observacoes'],
      grupos: [
        {
          titulo: 'Básica',
          campos: [
            {
              nome: 'risco.coberturas.basicaCentavos',
              rotulo: 'Incêndio, raio, explosão e queda de aeronave',
              tipo: 'dinheiro',
              faixa: basicaCentavos,
              inicial: 30_000_000,
              obrigatorio: true,
              ajuda: 'As outras coberturas são limitadas a uma parte desta.',
            },
          ],
        },
        {
          titulo: 'Adicionais',
          campos: coberturasProporcionais(COBERTURAS, { base: 'risco.coberturas.basicaCentavos', maximoBps }).map(offered),
        },
      ],
    },
  ],
  describeBem: (risco) => {
    const tipo = tiposResidencia[sectionOf(risco, 'imovel')['tipo'] as keyof typeof tiposResidencia];
    if (!tipo) return null;
    const local = sectionOf(risco, 'local');
    const { cidade, bairro } = (local['igualSegurado'] === false ? local : risco.segurado) as { cidade?: string; bairro?: string };
    return [tipo, bairro, cidade].filter(Boolean).join(' · ');
  },
};

/** The home line. */
export const linhaResidencial = /* @__PURE__ */ createLinha(definicaoResidencial);
