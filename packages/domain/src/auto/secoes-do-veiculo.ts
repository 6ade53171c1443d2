import type { CampoDefinido, RiscoAberto, SecaoDefinida } from '../linhas/definicao-linha.ts';
import { openAuto as open } from './regras-auto.ts';
import { parametrosAuto as p } from './parametros-auto.ts';
import { rotulosOpcoes } from './rotulos-opcoes.ts';

const TEXTO = 120;
const ANO_MAX = 2_100;

const hasPlaca = (risco: RiscoAberto) => open(risco).veiculo?.zeroKm !== true || Boolean(open(risco).veiculo?.placa);
const isTrabalho = (risco: RiscoAberto) => open(risco).uso?.trabalho === true;
const isEstudo = (risco: RiscoAberto) => open(risco).uso?.estudo === true;

/** The car: by its plate when it has one, by the FIPE table otherwise. */
export const veiculo: SecaoDefinida = {
  id: 'veiculo',
  titulo: 'Veículo',
  prefixos: ['risco.veiculo'],
  grupos: [
    {
      titulo: 'Identificação',
      campos: [
        { nome: 'risco.veiculo.zeroKm', rotulo: 'Veículo zero km', tipo: 'simNao', inicial: false, isLinhaInteira: true },
        {
          nome: 'risco.veiculo.placa',
          rotulo: 'Placa',
          tipo: 'mascara',
          mascara: 'placa',
          consulta: 'placa',
          visivel: hasPlaca,
          obrigatorio: (risco) => open(risco).veiculo?.zeroKm !== true,
          faltou: 'Informe a placa ou marque zero km.',
        },
        { nome: 'risco.veiculo.fipe', rotulo: 'Código FIPE', tipo: 'fipe', mascara: 'fipe', obrigatorio: true },
      ],
    },
    {
      campos: [
        { nome: 'risco.veiculo.marca', rotulo: 'Marca', tipo: 'texto', maximo: TEXTO, obrigatorio: true },
        { nome: 'risco.veiculo.modelo', rotulo: 'Modelo', tipo: 'texto', maximo: TEXTO, obrigatorio: true },
        { nome: 'risco.veiculo.anoFabricacao', rotulo: 'Ano de fabricação', tipo: 'ano', maximo: ANO_MAX, obrigatorio: true },
        { nome: 'risco.veiculo.anoModelo', rotulo: 'Ano do modelo', tipo: 'ano', maximo: ANO_MAX, obrigatorio: true },
        { nome: 'risco.veiculo.combustivel', rotulo: 'Combustível', tipo: 'escolha', opcoes: rotulosOpcoes.combustivel, obrigatorio: true },
        {
          nome: 'risco.veiculo.valorFipeCentavos',
          rotulo: 'Valor FIPE',
          tipo: 'dinheiro',
          faixa: p.valorFipeCentavos,
          obrigatorio: true,
        },
        {
          nome: 'risco.veiculo.lugares',
          rotulo: 'Lugares',
          tipo: 'numero',
          faixa: p.lugares,
          maximo: p.lugares.max,
          inicial: 5,
          obrigatorio: true,
        },
        { nome: 'risco.veiculo.chassi', rotulo: 'Chassi', tipo: 'mascara', mascara: 'chassi' },
      ],
    },
    {
      titulo: 'Características',
      campos: [
        { nome: 'risco.veiculo.kitGas', rotulo: 'Kit gás', tipo: 'simNao', inicial: false },
        {
          nome: 'risco.veiculo.kitGasValorCentavos',
          rotulo: 'Valor do kit gás',
          tipo: 'dinheiro',
          faixa: p.kitGasCentavos,
          visivel: (risco) => open(risco).veiculo?.kitGas === true,
          obrigatorio: true,
        },
        { nome: 'risco.veiculo.blindado', rotulo: 'Blindado', tipo: 'simNao', inicial: false },
        {
          nome: 'risco.veiculo.blindagemValorCentavos',
          rotulo: 'Valor da blindagem',
          tipo: 'dinheiro',
          faixa: p.blindagemCentavos,
          visivel: (risco) => open(risco).veiculo?.blindado === true,
          obrigatorio: true,
        },
        { nome: 'risco.veiculo.alienado', rotulo: 'Alienado', tipo: 'simNao', inicial: false },
        { nome: 'risco.veiculo.chassiRemarcado', rotulo: 'Chassi remarcado', tipo: 'simNao', inicial: false },
        { nome: 'risco.veiculo.rastreador', rotulo: 'Rastreador ou antifurto', tipo: 'simNao', inicial: false },
        { nome: 'risco.veiculo.pcd', rotulo: 'Adaptado para PCD', tipo: 'simNao', inicial: false },
        { nome: 'risco.veiculo.isencao', rotulo: 'Isenção de impostos', tipo: 'escolha', opcoes: rotulosOpcoes.isencao },
      ],
    },
  ],
};

/** A way the car is taken every day: whether there is a garage at its end, and how far it is. */
const trajeto = (campo: 'trabalho' | 'estudo', lugar: string, visivel: (risco: RiscoAberto) => boolean): CampoDefinido[] => [
  { nome: `risco.uso.${campo}Garagem`, rotulo: `Garagem no ${lugar}`, tipo: 'simNao', visivel },
  {
    nome: `risco.uso.${campo}DistanciaKm`,
    rotulo: `Distância até o ${lugar} (km)`,
    tipo: 'numero',
    faixa: p.distanciaKm,
    maximo: p.distanciaKm.max,
    sufixo: 'km',
    visivel,
  },
];

/** What the car is used for. */
export const uso: SecaoDefinida = {
  id: 'uso',
  titulo: 'Uso',
  prefixos: ['risco.uso'],
  grupos: [
    {
      campos: [
        {
          nome: 'risco.uso.uso',
          rotulo: 'Uso do veículo',
          tipo: 'escolha',
          opcoes: rotulosOpcoes.uso,
          inicial: 'LOCOMOCAO_DIARIA',
          obrigatorio: true,
        },
        {
          nome: 'risco.uso.atividade',
          rotulo: 'Atividade',
          tipo: 'escolha',
          opcoes: rotulosOpcoes.atividade,
          visivel: (risco) => open(risco).uso?.uso === 'EXERCICIO_DO_TRABALHO',
          obrigatorio: true,
        },
        {
          nome: 'risco.uso.kmSemana',
          rotulo: 'Quilômetros por semana',
          tipo: 'numero',
          faixa: p.kmSemana,
          maximo: p.kmSemana.max,
          sufixo: 'km',
        },
        { nome: 'risco.uso.trabalho', rotulo: 'Usa para ir ao trabalho', tipo: 'simNao', inicial: false, isLinhaInteira: true },
        ...trajeto('trabalho', 'trabalho', isTrabalho),
        { nome: 'risco.uso.estudo', rotulo: 'Usa para ir ao local de estudo', tipo: 'simNao', inicial: false, isLinhaInteira: true },
        ...trajeto('estudo', 'local de estudo', isEstudo),
      ],
    },
  ],
};

/** Where the car sleeps. */
export const pernoite: SecaoDefinida = {
  id: 'pernoite',
  titulo: 'Pernoite',
  prefixos: ['risco.pernoite'],
  grupos: [
    {
      campos: [
        {
          nome: 'risco.pernoite.cepPernoite',
          rotulo: 'CEP de pernoite',
          tipo: 'mascara',
          mascara: 'cep',
          outroCep: 'risco.segurado.cep',
          obrigatorio: true,
        },
        { nome: 'risco.pernoite.moradia', rotulo: 'Tipo de moradia', tipo: 'escolha', opcoes: rotulosOpcoes.moradia, obrigatorio: true },
        {
          nome: 'risco.pernoite.garagem',
          rotulo: 'Garagem na residência',
          tipo: 'escolha',
          opcoes: rotulosOpcoes.garagem,
          obrigatorio: true,
        },
        {
          nome: 'risco.pernoite.veiculosNaResidencia',
          rotulo: 'Veículos na residência',
          tipo: 'numero',
          faixa: p.veiculosNaResidencia,
          maximo: p.veiculosNaResidencia.max,
        },
      ],
    },
  ],
};
