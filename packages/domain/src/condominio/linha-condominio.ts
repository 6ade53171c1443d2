import { type ErroCampo, RiscoCondominio } from '@balcao/contracts';
import { erroCampo } from '../erros/codigo-erro.ts';
import { valorEm } from '../linhas/caminho.ts';
import { coberturasProporcionais } from '../linhas/coberturas-proporcionais.ts';
import { createLinha } from '../linhas/create-linha.ts';
import type { CampoDefinido, DefinicaoLinha, PedidoLinha, RiscoAberto } from '../linhas/definicao-linha.ts';
import { secaoLocal } from '../linhas/secao-local.ts';
import { parametrosCondominio } from './parametros-condominio.ts';
import { basicas, estruturas, segurancasCondominio, tiposCondominio } from './rotulos-condominio.ts';

const { maximoBps, vidaFuncionariosCentavos, ...faixas } = parametrosCondominio;
const BASE = 'risco.condominio.valorReconstrucaoCentavos';

const numberAt = (risco: RiscoAberto, campo: string): number => {
  const valor = valorEm({ risco }, campo);
  return typeof valor === 'number' ? valor : 0;
};
const temFuncionarios = (risco: RiscoAberto): boolean => numberAt(risco, 'risco.condominio.funcionarios') > 0;
const temVagas = (risco: RiscoAberto): boolean => numberAt(risco, 'risco.condominio.vagas') > 0;

const count = (campo: keyof typeof faixas, rotulo: string, mais: Partial<CampoDefinido> = {}): CampoDefinido => ({
  nome: `risco.condominio.${campo}`,
  rotulo,
  tipo: 'numero',
  faixa: faixas[campo],
  ...mais,
});

/** A cover is only offered where there is something for it to cover. */
const dependentes: Readonly<Record<string, CampoDefinido['visivel']>> = {
  'risco.coberturas.rcGaragistaCentavos': temVagas,
  'risco.coberturas.fidelidadeCentavos': temFuncionarios,
};
const offered = (campo: CampoDefinido): CampoDefinido => {
  const visivel = dependentes[campo.nome];
  return visivel ? { ...campo, visivel } : campo;
};

const RESPONSABILIDADES = {
  rcCondominioCentavos: 'Responsabilidade civil do condomínio',
  rcSindicoCentavos: 'Responsabilidade civil do síndico',
  rcPortoesCentavos: 'Responsabilidade civil por portões e veículos',
  rcGaragistaCentavos: 'Responsabilidade civil da garagem',
};
const ADICIONAIS = {
  danosEletricosCentavos: 'Danos elétricos',
  vidrosCentavos: 'Quebra de vidros',
  vendavalCentavos: 'Vendaval, furacão e granizo',
  alagamentoCentavos: 'Alagamento e inundação',
  rouboCentavos: 'Roubo e furto qualificado de bens',
  fidelidadeCentavos: 'Fidelidade de empregados',
};
const covers = (rotulos: Readonly<Record<string, string>>) => coberturasProporcionais(rotulos, { base: BASE, maximoBps }).map(offered);

function* regras({ risco }: PedidoLinha): Generator<ErroCampo> {
  const { pessoa } = risco.segurado;
  if (valorEm({ risco }, 'risco.condominio.legalmenteConstituido') === true && pessoa === 'PF') {
    yield erroCampo('risco.segurado.pessoa', 'conflito', 'Um condomínio constituído é pessoa jurídica: informe o CNPJ dele.');
  }
  const [blocos, unidades] = [numberAt(risco, 'risco.condominio.blocos'), numberAt(risco, 'risco.condominio.unidades')];
  if (unidades > 0 && blocos > unidades) {
    yield erroCampo('risco.condominio.blocos', 'conflito', 'Há mais blocos do que unidades: confira os dois números.');
  }
}

/** The condominium form, as data (domain design §3.2 CONDOMINIO). */
export const definicaoCondominio: DefinicaoLinha<'CONDOMINIO'> = {
  formulario: 'CONDOMINIO',
  nome: 'Condomínio',
  temFranquia: true,
  schema: RiscoCondominio,
  schemaVersao: 1,
  pessoaInicial: 'PJ',
  secoes: [
    secaoLocal,
    {
      id: 'condominio',
      titulo: 'Condomínio',
      prefixos: ['risco.condominio'],
      grupos: [
        {
          campos: [
            {
              nome: 'risco.condominio.legalmenteConstituido',
              rotulo: 'O condomínio está legalmente constituído?',
              tipo: 'simOuNao',
              obrigatorio: true,
            },
            {
              nome: 'risco.condominio.estrutura',
              rotulo: 'Estrutura',
              tipo: 'escolha',
              opcoes: estruturas,
              aparencia: 'segmentos',
              obrigatorio: true,
            },
            { nome: 'risco.condominio.tipo', rotulo: 'Tipo de condomínio', tipo: 'escolha', opcoes: tiposCondominio, obrigatorio: true },
          ],
        },
        {
          titulo: 'Edificação',
          campos: [
            count('blocos', 'Blocos', { obrigatorio: true, inicial: 1 }),
            count('unidades', 'Unidades', { obrigatorio: true }),
            count('pavimentos', 'Pavimentos', { obrigatorio: true }),
            count('idadeAnos', 'Idade', { obrigatorio: true, sufixo: 'anos' }),
            count('elevadores', 'Elevadores'),
            count('vagas', 'Vagas de garagem'),
            count('areaConstruidaM2', 'Área construída', { sufixo: 'm²' }),
            {
              nome: BASE,
              rotulo: 'Valor de reconstrução',
              tipo: 'dinheiro',
              faixa: faixas.valorReconstrucaoCentavos,
              obrigatorio: true,
              ajuda: 'Quanto custaria reconstruir o prédio, sem o terreno. Os limites das coberturas dependem dele.',
            },
            { nome: 'risco.condominio.tombado', rotulo: 'Tombado pelo patrimônio histórico', tipo: 'simNao' },
          ],
        },
        {
          titulo: 'Administração e proteção',
          campos: [
            {
              nome: 'risco.condominio.sindico',
              rotulo: 'Nome do síndico',
              tipo: 'texto',
              maximo: 120,
              obrigatorio: (risco) => numberAt(risco, 'risco.coberturas.rcSindicoCentavos') > 0,
              ajuda: 'Obrigatório quando há responsabilidade civil do síndico.',
            },
            count('funcionarios', 'Funcionários registrados'),
            count('sinistros12m', 'Sinistros nos últimos 12 meses', { obrigatorio: true, inicial: 0 }),
            {
              nome: 'risco.condominio.seguranca',
              rotulo: 'Segurança',
              tipo: 'multipla',
              opcoes: segurancasCondominio,
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
              nome: 'risco.coberturas.basica',
              rotulo: 'Cobertura básica, pelo valor de reconstrução',
              tipo: 'escolha',
              opcoes: basicas,
              aparencia: 'segmentos',
              obrigatorio: true,
              inicial: 'SIMPLES',
              ajuda:
                'Simples: incêndio, raio, explosão e queda de aeronave. Ampla: qualquer evento que cause dano físico, salvo os excluídos.',
            },
          ],
        },
        { titulo: 'Responsabilidades', campos: covers(RESPONSABILIDADES) },
        {
          titulo: 'Adicionais',
          campos: [
            ...covers(ADICIONAIS),
            {
              nome: 'risco.coberturas.vidaFuncionariosCentavos',
              rotulo: 'Vida dos funcionários, capital de cada um',
              tipo: 'dinheiro',
              faixa: vidaFuncionariosCentavos,
              visivel: temFuncionarios,
            },
          ],
        },
      ],
    },
  ],
  regras,
  describeBem: (risco) => {
    const estrutura = estruturas[valorEm({ risco }, 'risco.condominio.estrutura') as keyof typeof estruturas];
    if (!estrutura) return null;
    const unidades = numberAt(risco, 'risco.condominio.unidades');
    const local = (risco['local'] ?? {}) as { igualSegurado?: boolean; cidade?: string };
    const cidade = local.igualSegurado === false ? local.cidade : risco.segurado.cidade;
    return [`Condomínio ${estrutura.toLowerCase()}`, unidades > 0 ? `${unidades} unidades` : '', cidade].filter(Boolean).join(' · ');
  },
};

/** The condominium line. */
export const linhaCondominio = /* @__PURE__ */ createLinha(definicaoCondominio);
