import type { RiscoCondominio, RiscoEmpresarial, RiscoResidencial, RiscoSaude, RiscoVida } from '@balcao/contracts';
import { riscoVetor } from './pedido.fixture.ts';

const { segurado, seguro } = riscoVetor;
const empresaSegurada = { ...segurado, pessoa: 'PJ' as const, documento: '12ABC34501DE35', nome: 'Exemplo Ltda' };
const local = { igualSegurado: true };

/** A complete risk of each property line. For tests. */
export const riscos: { RESIDENCIAL: RiscoResidencial; CONDOMINIO: RiscoCondominio; EMPRESARIAL: RiscoEmpresarial } = {
  RESIDENCIAL: {
    segurado,
    seguro,
    local,
    imovel: {
      tipo: 'CASA',
      zona: 'URBANA',
      uso: 'HABITUAL',
      construcao: 'ALVENARIA',
      posse: 'PROPRIO',
      cobrir: 'PREDIO_E_CONTEUDO',
      tombado: false,
      emObra: false,
      seguranca: ['ALARME', 'CFTV'],
      incendio: ['EXTINTOR'],
      valorNovo: true,
      sinistros12m: 0,
    },
    coberturas: { basicaCentavos: 30_000_000, danosEletricosCentavos: 1_500_000, rouboCentavos: 2_000_000, rcFamiliarCentavos: 5_000_000 },
  },
  CONDOMINIO: {
    segurado: empresaSegurada,
    seguro,
    local,
    condominio: {
      legalmenteConstituido: true,
      estrutura: 'VERTICAL',
      tipo: 'RESIDENCIAL_COM_COMERCIO',
      blocos: 2,
      unidades: 80,
      pavimentos: 12,
      idadeAnos: 15,
      elevadores: 4,
      funcionarios: 4,
      vagas: 90,
      valorReconstrucaoCentavos: 2_000_000_000,
      seguranca: ['PORTARIA_24H', 'CATRACA'],
      tombado: false,
      sindico: 'Ana Souza',
      sinistros12m: 0,
    },
    coberturas: {
      basica: 'AMPLA',
      rcCondominioCentavos: 50_000_000,
      rcSindicoCentavos: 20_000_000,
      rcPortoesCentavos: 5_000_000,
      danosEletricosCentavos: 20_000_000,
      vidaFuncionariosCentavos: 2_000_000,
    },
  },
  EMPRESARIAL: {
    segurado: empresaSegurada,
    seguro,
    local,
    empresa: {
      isLiberal: false,
      cnae: '4711302',
      atividade: 'COMERCIO',
      construcao: 'SOLIDA',
      isopainel: false,
      emShopping: false,
      predominanciaAberta: false,
      posse: 'ALUGADO',
      faturamentoAnualCentavos: 240_000_000,
      funcionarios: 12,
      seguranca: ['CFTV', 'SENSORES'],
      incendio: ['EXTINTOR', 'BOMBEIROS_3KM'],
      sinistros12m: 0,
    },
    valorRisco: { predioCentavos: 0, mmuCentavos: 30_000_000, mercadoriasCentavos: 50_000_000 },
    coberturas: {
      incendioCentavos: 80_000_000,
      danosEletricosCentavos: 5_000_000,
      rouboCentavos: 10_000_000,
      lucrosCessantesCentavos: 20_000_000,
      lucrosCessantesMeses: 3,
    },
  },
};

/** The risk of a person of forty. For tests. */
export const riscoVida: RiscoVida = {
  segurado: { ...riscoVetor.segurado, nascimento: '1986-05-10', profissao: 'Engenheira' },
  seguro: riscoVetor.seguro,
  proponente: { igualSegurado: true },
  pessoa: {
    pesoKg: 62,
    alturaCm: 168,
    fumante: false,
    ocupacao: 'CLT',
    rendaMensalCentavos: 900_000,
    esportes: [],
    afastadoInss: false,
    historicoOncologico: false,
  },
  coberturas: { prazo: 'ANUAL', morteCentavos: 20_000_000, funeral: 'SEM' },
  beneficiarios: [{ nome: 'Davi Souza', parentesco: 'FILHO', pctBps: 10_000 }],
};

/** An individual health contract. For tests. */
export const contratoSaude: RiscoSaude['contrato'] = {
  contratacao: 'INDIVIDUAL',
  municipio: 'São Paulo',
  uf: 'SP',
  abrangencia: 'ESTADUAL',
  segmentacao: 'AMB_HOSP_OBST',
  acomodacao: 'ENFERMARIA',
  coparticipacao: 'SEM',
};
