import { opcoesBlocos } from '../blocos/rotulos-opcoes-blocos.ts';
import type { CampoDefinido, RiscoAberto, SecaoDefinida } from '../linhas/definicao-linha.ts';
import { openAuto as open } from './regras-auto.ts';
import { parametrosAuto as p } from './parametros-auto.ts';
import { rotulosOpcoes } from './rotulos-opcoes.ts';

const TEXTO = 120;
const ANOS_CNH_MAX = 92;

const isOutroCondutor = (risco: RiscoAberto) => open(risco).condutor?.igualSegurado === false;
const hasJovens = (risco: RiscoAberto) => open(risco).condutor?.jovens === true;
const isOutroProprietario = (risco: RiscoAberto) => open(risco).proprietario?.igualSegurado === false;
const isNovo = (risco: RiscoAberto) => risco.seguro.tipo === 'NOVO';

/** One of the fields that tell who drives, when it is not the insured. */
const outroCondutor = (nome: string, rotulo: string, mais: Partial<CampoDefinido> = {}): CampoDefinido => ({
  nome: `risco.condutor.${nome}`,
  rotulo,
  tipo: 'escolha',
  visivel: isOutroCondutor,
  obrigatorio: true,
  ...mais,
});

/** Who drives: the insured, or somebody else told whole. */
export const condutor: SecaoDefinida = {
  id: 'condutor',
  titulo: 'Condutor',
  prefixos: ['risco.condutor'],
  grupos: [
    {
      campos: [
        {
          nome: 'risco.condutor.igualSegurado',
          rotulo: 'O condutor principal é o segurado',
          tipo: 'simNao',
          inicial: true,
          obrigatorio: true,
          isLinhaInteira: true,
        },
        outroCondutor('cpf', 'CPF do condutor', { tipo: 'mascara', mascara: 'cpf', consulta: 'pessoa' }),
        outroCondutor('nome', 'Nome do condutor', { tipo: 'texto', maximo: TEXTO }),
        outroCondutor('nascimento', 'Nascimento do condutor', { tipo: 'data' }),
        outroCondutor('sexo', 'Sexo do condutor', { opcoes: opcoesBlocos.sexo }),
        outroCondutor('estadoCivil', 'Estado civil do condutor', { opcoes: opcoesBlocos.estadoCivil }),
        outroCondutor('relacao', 'Relação com o segurado', {
          opcoes: rotulosOpcoes.relacao,
          obrigatorio: (risco) => risco.segurado.pessoa === 'PF',
        }),
        {
          nome: 'risco.condutor.anosCnh',
          rotulo: 'Anos de habilitação',
          tipo: 'numero',
          maximo: ANOS_CNH_MAX,
          sufixo: 'anos',
          obrigatorio: isOutroCondutor,
        },
      ],
    },
    {
      titulo: 'Condutores jovens',
      campos: [
        {
          nome: 'risco.condutor.jovens',
          rotulo: 'Há condutores de 18 a 25 anos',
          tipo: 'simNao',
          inicial: false,
          obrigatorio: true,
          isLinhaInteira: true,
        },
        {
          nome: 'risco.condutor.jovensSexo',
          rotulo: 'Sexo dos condutores de 18 a 25 anos',
          tipo: 'escolha',
          opcoes: rotulosOpcoes.jovensSexo,
          visivel: hasJovens,
          obrigatorio: true,
        },
        {
          nome: 'risco.condutor.jovensCobrir',
          rotulo: 'Cobrir condutores de 18 a 25 anos',
          tipo: 'simOuNao',
          visivel: hasJovens,
          obrigatorio: true,
        },
      ],
    },
  ],
};

/** Whose car it is. */
export const proprietario: SecaoDefinida = {
  id: 'proprietario',
  titulo: 'Proprietário',
  prefixos: ['risco.proprietario'],
  grupos: [
    {
      campos: [
        {
          nome: 'risco.proprietario.igualSegurado',
          rotulo: 'O proprietário é o segurado',
          tipo: 'simNao',
          inicial: true,
          obrigatorio: true,
          isLinhaInteira: true,
        },
        {
          nome: 'risco.proprietario.documento',
          rotulo: 'CPF ou CNPJ do proprietário',
          tipo: 'mascara',
          mascara: 'cpfCnpj',
          consulta: 'pessoa',
          visivel: isOutroProprietario,
          obrigatorio: true,
        },
        {
          nome: 'risco.proprietario.nome',
          rotulo: 'Nome do proprietário',
          tipo: 'texto',
          maximo: TEXTO,
          visivel: isOutroProprietario,
          obrigatorio: true,
        },
      ],
    },
  ],
};

/** The class of bonus brought from the policy before. */
export const renovacao: SecaoDefinida = {
  id: 'renovacao',
  titulo: 'Renovação e bônus',
  prefixos: ['risco.renovacao'],
  grupos: [
    {
      campos: [
        {
          nome: 'risco.renovacao.bonus',
          rotulo: 'Classe de bônus',
          tipo: 'numero',
          faixa: p.bonus,
          maximo: p.bonus.max,
          inicial: 0,
          obrigatorio: true,
          ajuda: (risco) => (isNovo(risco) ? 'Seguro novo começa na classe 0. Para aproveitar bônus, escolha renovação.' : undefined),
        },
        {
          nome: 'risco.renovacao.ci',
          rotulo: 'Código de identificação (CI)',
          tipo: 'texto',
          maximo: 40,
          visivel: (risco) => !isNovo(risco),
          obrigatorio: (risco) => (open(risco).renovacao?.bonus ?? 0) > 0,
          faltou: 'Informe o código de identificação (CI) que comprova o bônus.',
          ajuda: 'Código que comprova a classe de bônus.',
        },
      ],
    },
  ],
};
