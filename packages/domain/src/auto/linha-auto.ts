import { type Rascunho, RiscoAuto, SCHEMA_RISCO_AUTO } from '@balcao/contracts';
import { formatCentavos } from '../dinheiro/format-numero.ts';
import { formatPlaca } from '../documentos/veiculo.ts';
import { createLinha } from '../linhas/create-linha.ts';
import type { CampoDefinido, DefinicaoLinha, RiscoAberto, SecaoDefinida } from '../linhas/definicao-linha.ts';
import { joinPartes } from '../linhas/show-valor.ts';
import { parametrosAuto as p } from './parametros-auto.ts';
import { openAuto as open, regrasAuto } from './regras-auto.ts';
import { rotulosOpcoes } from './rotulos-opcoes.ts';
import { condutor, proprietario, renovacao } from './secoes-das-pessoas.ts';
import { pernoite, uso, veiculo } from './secoes-do-veiculo.ts';

const hasCasco = (risco: RiscoAberto) => open(risco).coberturas?.tipo !== 'SO_RCF';

/** A limit in centavos, with what a new draft proposes. */
const limite = (nome: string, rotulo: string, { inicial, ...mais }: Partial<CampoDefinido>): CampoDefinido => ({
  nome: `risco.coberturas.${nome}Centavos`,
  rotulo,
  tipo: 'dinheiro',
  inicial,
  ...mais,
});
/** A service, by its level. */
const servico = (nome: 'vidros' | 'carroReserva' | 'assistencia', rotulo: string, inicial: string): CampoDefinido => ({
  nome: `risco.coberturas.${nome}`,
  rotulo,
  tipo: 'escolha',
  opcoes: rotulosOpcoes[nome],
  inicial,
});
type Acessorio = Rascunho<NonNullable<RiscoAuto['coberturas']['acessorios']>[number]>;

const coberturas: SecaoDefinida = {
  id: 'coberturas',
  titulo: 'Coberturas',
  prefixos: ['risco.coberturas', 'risco.observacoes'],
  grupos: [
    {
      titulo: 'Casco',
      campos: [
        {
          nome: 'risco.coberturas.tipo',
          rotulo: 'Tipo de cobertura',
          tipo: 'escolha',
          opcoes: rotulosOpcoes.tipoCobertura,
          inicial: 'COMPREENSIVA',
          obrigatorio: true,
        },
        {
          nome: 'risco.coberturas.modalidade',
          rotulo: 'Modalidade de indenização',
          tipo: 'escolha',
          opcoes: rotulosOpcoes.modalidade,
          inicial: 'VMR',
          visivel: hasCasco,
        },
        {
          nome: 'risco.coberturas.ajustePct',
          rotulo: 'Percentual da FIPE',
          tipo: 'numero',
          faixa: p.ajustePct,
          maximo: 999,
          sufixo: '%',
          inicial: 100,
          visivel: hasCasco,
          ajuda: 'De 80% a 120% da tabela.',
        },
        {
          nome: 'risco.coberturas.franquia',
          rotulo: 'Franquia',
          tipo: 'escolha',
          opcoes: rotulosOpcoes.franquia,
          inicial: 'NORMAL',
          visivel: hasCasco,
          obrigatorio: (risco) => open(risco).coberturas?.tipo === 'COMPREENSIVA',
        },
      ],
    },
    {
      titulo: 'Terceiros e passageiros',
      campos: [
        limite('dm', 'Danos materiais a terceiros', { faixa: p.dmCentavos, inicial: 10_000_000, obrigatorio: true }),
        limite('dc', 'Danos corporais a terceiros', { faixa: p.dcCentavos, inicial: 10_000_000, obrigatorio: true }),
        limite('dmo', 'Danos morais a terceiros', { faixa: p.dmoCentavos, inicial: 1_000_000 }),
        limite('appMorte', 'APP morte, por passageiro', { faixa: p.appCentavos, inicial: 1_000_000 }),
        limite('appInvalidez', 'APP invalidez, por passageiro', { faixa: p.appCentavos, inicial: 1_000_000 }),
      ],
    },
    {
      titulo: 'Serviços',
      campos: [
        servico('vidros', 'Vidros', 'COMPLETO'),
        servico('carroReserva', 'Carro reserva', '7'),
        servico('assistencia', 'Assistência 24 horas', '500'),
        { nome: 'risco.coberturas.pequenosReparos', rotulo: 'Pequenos reparos', tipo: 'simNao', inicial: false },
      ],
    },
    {
      campos: [
        {
          nome: 'risco.coberturas.acessorios',
          rotulo: 'Acessórios',
          tipo: 'peca',
          inicial: [],
          item: { rotulo: 'Acessório', campos: { descricao: 'Descrição', valorCentavos: 'Valor' } },
          itens: (lista) =>
            (lista as readonly Acessorio[]).map(({ descricao, valorCentavos }) =>
              joinPartes(descricao, valorCentavos == null ? null : formatCentavos(valorCentavos)),
            ),
        },
      ],
    },
  ],
};

/** What was not said of covers and services is not contracted. */
function normalize(risco: RiscoAberto): RiscoAberto {
  const { acessorios, ...section } = open(risco).coberturas ?? {};
  return {
    ...risco,
    coberturas: {
      ajustePct: 100,
      dmoCentavos: 0,
      appMorteCentavos: 0,
      appInvalidezCentavos: 0,
      vidros: 'SEM',
      carroReserva: 'SEM',
      assistencia: 'SEM',
      ...section,
      ...(acessorios?.length ? { acessorios } : {}),
    },
  };
}

/** The auto form, as data (domain design §3.2 AUTO). */
export const definicaoAuto: DefinicaoLinha<'AUTO'> = {
  formulario: 'AUTO',
  nome: 'Auto',
  temFranquia: true,
  schema: RiscoAuto,
  schemaVersao: SCHEMA_RISCO_AUTO,
  secoes: [veiculo, uso, pernoite, condutor, proprietario, renovacao, coberturas],
  regras: regrasAuto,
  normalize,
  consequencias: {
    // a company does not drive: who does must be told
    'risco.segurado.pessoa': (pessoa) => (pessoa === 'PJ' ? { 'risco.condutor.igualSegurado': false } : {}),
    'risco.veiculo.zeroKm': (isZero) => (isZero === true ? { 'risco.veiculo.placa': null } : {}),
  },
  describeBem: (risco) => {
    const { modelo, anoModelo, placa, zeroKm } = open(risco).veiculo ?? {};
    if (!modelo?.trim()) return null;
    return [[modelo.trim(), anoModelo].filter(Boolean).join(' '), zeroKm ? 'zero km' : formatPlaca(placa?.trim() ?? '')]
      .filter(Boolean)
      .join(' · ');
  },
};

/** The auto line. */
export const linhaAuto = /* @__PURE__ */ createLinha(definicaoAuto);
