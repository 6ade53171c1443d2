import { RiscoEmpresarial } from '@balcao/contracts';
import { normalizeCnae } from '../documentos/cnae.ts';
import { comValorEm, valorEm } from '../linhas/caminho.ts';
import { coberturasProporcionais } from '../linhas/coberturas-proporcionais.ts';
import { createLinha } from '../linhas/create-linha.ts';
import type { CampoDefinido, DefinicaoLinha, RiscoAberto } from '../linhas/definicao-linha.ts';
import { secaoLocal } from '../linhas/secao-local.ts';
import { posses } from '../residencial/rotulos-residencial.ts';
import { parametrosEmpresarial } from './parametros-empresarial.ts';
import { centavosAt, regrasEmpresarial } from './regras-empresarial.ts';
import { atividadesEmpresa, construcoesEmpresa, incendiosEmpresa, segurancasEmpresa } from './rotulos-empresarial.ts';

const { maximoBps, ...faixas } = parametrosEmpresarial;
const INCENDIO = 'risco.coberturas.incendioCentavos';

const ADICIONAIS = {
  danosEletricosCentavos: 'Danos elétricos',
  vendavalFumacaCentavos: 'Vendaval até fumaça',
  rouboCentavos: 'Roubo e furto qualificado de bens',
  valoresCentavos: 'Valores no local e em trânsito',
  vidrosCentavos: 'Quebra de vidros e anúncios',
  equipamentosCentavos: 'Equipamentos',
  deterioracaoCentavos: 'Deterioração de mercadorias refrigeradas',
  rcOperacoesCentavos: 'Responsabilidade civil de operações',
  aluguelCentavos: 'Perda ou pagamento de aluguel',
  registrosCentavos: 'Recomposição de registros e documentos',
};

const isLiberal = (risco: RiscoAberto): boolean => valorEm({ risco }, 'risco.empresa.isLiberal') === true;
const temLucrosCessantes = (risco: RiscoAberto): boolean => centavosAt(risco, 'risco.coberturas.lucrosCessantesCentavos') > 0;

const worth = (campo: string, rotulo: string, mais: Partial<CampoDefinido> = {}): CampoDefinido => ({
  nome: `risco.valorRisco.${campo}`,
  rotulo,
  tipo: 'dinheiro',
  faixa: faixas.valorRiscoCentavos,
  inicial: 0,
  obrigatorio: true,
  ...mais,
});
const covers = (rotulos: Readonly<Record<string, string>>) => coberturasProporcionais(rotulos, { base: INCENDIO, maximoBps });

/** The business form, as data (domain design §3.2 EMPRESARIAL). */
export const definicaoEmpresarial: DefinicaoLinha<'EMPRESARIAL'> = {
  formulario: 'EMPRESARIAL',
  nome: 'Empresarial',
  temFranquia: true,
  schema: RiscoEmpresarial,
  schemaVersao: 1,
  pessoaInicial: 'PJ',
  secoes: [
    secaoLocal,
    {
      id: 'empresa',
      titulo: 'Empresa',
      prefixos: ['risco.empresa'],
      grupos: [
        {
          campos: [
            { nome: 'risco.empresa.isLiberal', rotulo: 'Profissional liberal, sem CNPJ', tipo: 'simNao' },
            {
              nome: 'risco.empresa.conselho',
              rotulo: 'Registro no conselho',
              tipo: 'texto',
              maximo: 40,
              visivel: isLiberal,
              obrigatorio: true,
              ajuda: 'Conselho e número, como CRM-SP 123456.',
            },
            {
              nome: 'risco.empresa.atividade',
              rotulo: 'Atividade',
              tipo: 'escolha',
              opcoes: atividadesEmpresa,
              aparencia: 'segmentos',
              obrigatorio: true,
            },
            {
              nome: 'risco.empresa.cnae',
              rotulo: 'CNAE',
              tipo: 'cnae',
              obrigatorio: true,
              ajuda: 'Busque pelo código ou pelo que a empresa faz.',
            },
            {
              nome: 'risco.empresa.faturamentoAnualCentavos',
              rotulo: 'Faturamento anual',
              tipo: 'dinheiro',
              faixa: faixas.faturamentoAnualCentavos,
              obrigatorio: temLucrosCessantes,
              ajuda: 'Obrigatório quando há lucros cessantes.',
            },
            { nome: 'risco.empresa.funcionarios', rotulo: 'Funcionários', tipo: 'numero', faixa: faixas.funcionarios },
          ],
        },
        {
          titulo: 'Imóvel',
          campos: [
            { nome: 'risco.empresa.construcao', rotulo: 'Construção', tipo: 'escolha', opcoes: construcoesEmpresa, obrigatorio: true },
            {
              nome: 'risco.empresa.posse',
              rotulo: 'O imóvel é',
              tipo: 'escolha',
              opcoes: posses,
              aparencia: 'segmentos',
              obrigatorio: true,
            },
            {
              nome: 'risco.empresa.isopainel',
              rotulo: 'Tem isopainel ou painel térmico?',
              tipo: 'simOuNao',
              obrigatorio: true,
            },
            { nome: 'risco.empresa.emShopping', rotulo: 'Fica em shopping ou galeria', tipo: 'simNao' },
            { nome: 'risco.empresa.predominanciaAberta', rotulo: 'Área predominantemente aberta', tipo: 'simNao' },
            {
              nome: 'risco.empresa.sinistros12m',
              rotulo: 'Sinistros nos últimos 12 meses',
              tipo: 'numero',
              faixa: faixas.sinistros12m,
              inicial: 0,
              obrigatorio: true,
            },
          ],
        },
        {
          titulo: 'Proteções',
          campos: [
            {
              nome: 'risco.empresa.seguranca',
              rotulo: 'Contra roubo',
              tipo: 'multipla',
              opcoes: segurancasEmpresa,
              exclusiva: 'NAO_POSSUI',
            },
            {
              nome: 'risco.empresa.incendio',
              rotulo: 'Contra incêndio',
              tipo: 'multipla',
              opcoes: incendiosEmpresa,
              exclusiva: 'NAO_POSSUI',
            },
          ],
        },
      ],
    },
    {
      id: 'valorRisco',
      titulo: 'Valores em risco',
      prefixos: ['risco.valorRisco'],
      grupos: [
        {
          campos: [
            worth('predioCentavos', 'Prédio', { ajuda: 'Zero quando o prédio não é segurado.' }),
            worth('mmuCentavos', 'Máquinas, móveis e utensílios'),
            worth('mercadoriasCentavos', 'Mercadorias e matérias-primas'),
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
              nome: INCENDIO,
              rotulo: 'Incêndio, raio e explosão',
              tipo: 'dinheiro',
              faixa: faixas.incendioCentavos,
              obrigatorio: true,
              ajuda: 'Até a soma dos valores em risco. As outras coberturas são limitadas a uma parte desta.',
            },
          ],
        },
        { titulo: 'Adicionais', campos: covers(ADICIONAIS) },
        {
          titulo: 'Lucros cessantes',
          campos: [
            ...covers({ lucrosCessantesCentavos: 'Lucros cessantes' }),
            {
              nome: 'risco.coberturas.lucrosCessantesMeses',
              rotulo: 'Período indenitário',
              tipo: 'numero',
              faixa: faixas.lucrosCessantesMeses,
              sufixo: 'meses',
              visivel: temLucrosCessantes,
              obrigatorio: true,
            },
          ],
        },
      ],
    },
  ],
  regras: regrasEmpresarial,
  normalize: (risco) => {
    const cnae = valorEm({ risco }, 'risco.empresa.cnae');
    return typeof cnae === 'string' ? (comValorEm(risco, 'empresa.cnae', normalizeCnae(cnae)) as RiscoAberto) : risco;
  },
  describeBem: (risco) => {
    const atividade = atividadesEmpresa[valorEm({ risco }, 'risco.empresa.atividade') as keyof typeof atividadesEmpresa];
    if (!atividade) return null;
    const local = (risco['local'] ?? {}) as { igualSegurado?: boolean; cidade?: string; bairro?: string };
    const { cidade, bairro } = local.igualSegurado === false ? local : risco.segurado;
    return [atividade, bairro, cidade].filter(Boolean).join(' · ');
  },
};

/** The business line. */
export const linhaEmpresarial = /* @__PURE__ */ createLinha(definicaoEmpresarial);
