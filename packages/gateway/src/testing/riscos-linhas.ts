import type { LinhaCotada } from '@balcao/contracts';
import { riscoVetor } from '../insurers/pedido.fixture.ts';
import { hoje } from './test-proposta.ts';

/** What is told of the insured to get a price; where they live and are reached is left to be completed. */
export const segurado = {
  pessoa: 'PF',
  documento: '11144477735',
  nome: 'Ana Souza',
  nascimento: '1984-05-10',
  sexo: 'F',
  estadoCivil: 'CASADO',
  profissao: 'Engenheira',
  cep: '01310100',
  avisoPrivacidade: true,
};
const empresa = { pessoa: 'PJ', documento: '11222333000181', nome: 'Exemplo Ltda', cep: '01310100', avisoPrivacidade: true };
const local = { igualSegurado: true };
const born = (anos: number) => `${Number(hoje.slice(0, 4)) - anos}-01-01`;

/** A risk that insurers take, in each line; the days of the cover are the test's. */
export const riscosDasLinhas: Readonly<Record<LinhaCotada, object>> = {
  AUTO: { ...riscoVetor, segurado, renovacao: { bonus: 0 } },
  RESIDENCIAL: {
    segurado,
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
    segurado: empresa,
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
    segurado: empresa,
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
  VIDA: {
    segurado,
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
  },
  PET: {
    segurado,
    pets: [{ especie: 'CAO', nome: 'Rex', semRaca: true, porte: 'MEDIO', nascimento: born(4), castrado: true, vacinasEmDia: true }],
  },
  SAUDE: {
    segurado,
    contrato: {
      contratacao: 'INDIVIDUAL',
      municipio: 'São Paulo',
      uf: 'SP',
      abrangencia: 'ESTADUAL',
      segmentacao: 'AMB_HOSP_OBST',
      acomodacao: 'ENFERMARIA',
      coparticipacao: 'SEM',
    },
    vidas: [{ papel: 'TITULAR', familia: 1, nascimento: born(35) }],
  },
};
