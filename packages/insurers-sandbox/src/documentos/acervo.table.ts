import type { FamiliaDocumento } from './dados-documento.ts';

/** Which family of layout each insurer prints in. */
export const FAMILIAS: Readonly<Record<string, FamiliaDocumento>> = {
  jequitiba_seguros: 'FICHA',
  lobo_guara_seguradora: 'FICHA',
  arara_una_seguros: 'FICHA',
  ipe_amarelo_seguros: 'FICHA',
  araucaria_seguros: 'FICHA',
  capivara_seguros: 'COLUNAS',
  tucano_azul_seguros: 'COLUNAS',
  sabia_seguros: 'COLUNAS',
  boto_rosa_pet: 'COLUNAS',
  ipe_roxo_saude: 'COLUNAS',
  onca_pintada_seguros: 'QUADROS',
  mico_leao_seguros: 'QUADROS',
  vitoria_regia_vida: 'QUADROS',
  pau_brasil_saude: 'QUADROS',
};

export const NOMES = ['Maria', 'Ana', 'João', 'José', 'Antônia', 'Márcia', 'Luís', 'Conceição', 'Fábio', 'Renata', 'Sebastião', 'Inês'];
export const SOBRENOMES = [
  'da Silva',
  'dos Santos',
  'Araújo',
  'Gonçalves',
  'Magalhães',
  'de Souza',
  'Brandão',
  'Cavalcanti',
  'Leão',
  'Corrêa',
  'Nóbrega',
];
export const EMPRESAS = [
  'Padaria Estrela do Sul Ltda',
  'Transportes Três Irmãos S.A.',
  'Condomínio Edifício Araçá',
  'Mecânica São Jorge ME',
];
export const CORRETORES = ['Balcão Corretora de Seguros Ltda', 'Horizonte Assessoria e Corretagem', 'Corretora Pão de Açúcar Ltda'];
export const MODELOS = [
  'VOLKSWAGEN GOL 1.0 FLEX 12V 5P',
  'CHEVROLET ONIX HATCH LT 1.0 TURBO AUT.',
  'FIAT STRADA FREEDOM 1.3 CD',
  'TOYOTA COROLLA XEI 2.0 FLEX AUT.',
  'HYUNDAI HB20 COMFORT PLUS 1.0',
  'HONDA CG 160 TITAN',
];
export const RUAS = ['Rua das Acácias', 'Avenida Brigadeiro Tobias', 'Travessa São João', 'Rua Padre Anchieta', 'Alameda dos Ipês'];
export const BAIRROS = ['Centro', 'Jardim América', 'Vila Nova', 'Água Verde'];
export const CIDADES = ['São Paulo/SP', 'Curitiba/PR', 'Goiânia/GO', 'Belém/PA', 'Florianópolis/SC'];

/** Line → ramo, IOF (bps) and what may be covered, each with a usual limit and deductible (reais). */
export interface LinhaImpressa {
  readonly ramo: { readonly codigo: string; readonly nome: string };
  readonly iofBps: number;
  readonly coberturas: readonly (readonly [nome: string, lmi: number, franquia: number | null])[];
}
export const LINHAS: Readonly<Record<string, LinhaImpressa>> = {
  AUTO: {
    ramo: { codigo: '0531', nome: 'Automóvel - Casco' },
    iofBps: 738,
    coberturas: [
      ['Colisão, Incêndio e Roubo/Furto', 85_000, 4_420],
      ['RCF-V Danos Materiais', 100_000, null],
      ['RCF-V Danos Corporais', 100_000, null],
      ['RCF-V Danos Morais', 10_000, null],
      ['APP - Morte por Passageiro', 10_000, null],
      ['APP - Invalidez Permanente', 10_000, null],
      ['Vidros, Faróis e Retrovisores', 5_000, 350],
      ['Assistência 24 horas - 500 km', 1_500, null],
      ['Carro Reserva - 15 diárias', 2_250, null],
    ],
  },
  RESIDENCIAL: {
    ramo: { codigo: '0114', nome: 'Compreensivo Residencial' },
    iofBps: 738,
    coberturas: [
      ['Incêndio, Raio e Explosão', 450_000, null],
      ['Danos Elétricos', 30_000, 500],
      ['Vendaval, Furacão e Granizo', 60_000, 1_200],
      ['Roubo e Furto Qualificado', 40_000, 800],
      ['Responsabilidade Civil Familiar', 50_000, null],
      ['Perda ou Pagamento de Aluguel', 24_000, null],
      ['Quebra de Vidros', 6_000, 250],
    ],
  },
  CONDOMINIO: {
    ramo: { codigo: '0116', nome: 'Compreensivo Condomínio' },
    iofBps: 738,
    coberturas: [
      ['Cobertura Básica Ampla', 9_500_000, null],
      ['Danos Elétricos', 300_000, 3_000],
      ['RC do Síndico', 200_000, null],
      ['RC do Condomínio', 500_000, 1_500],
      ['Portões Automáticos', 25_000, 900],
    ],
  },
  EMPRESARIAL: {
    ramo: { codigo: '0118', nome: 'Compreensivo Empresarial' },
    iofBps: 738,
    coberturas: [
      ['Incêndio, Raio e Explosão', 1_200_000, 5_000],
      ['Danos Elétricos', 80_000, 2_000],
      ['Roubo de Bens e Mercadorias', 150_000, 4_000],
      ['Lucros Cessantes - 6 meses', 240_000, null],
      ['RC Operações', 300_000, 2_500],
    ],
  },
  VIDA: {
    ramo: { codigo: '1391', nome: 'Vida Individual' },
    iofBps: 38,
    coberturas: [
      ['Morte', 300_000, null],
      ['Morte Acidental', 300_000, null],
      ['Invalidez Permanente por Acidente', 300_000, null],
      ['Doenças Graves', 60_000, null],
      ['Assistência Funeral Familiar', 8_000, null],
    ],
  },
  PET: {
    ramo: { codigo: '0171', nome: 'Riscos Diversos - Animais' },
    iofBps: 738,
    coberturas: [
      ['Consultas e Exames', 6_000, 60],
      ['Cirurgia e Internação', 12_000, 300],
      ['RC do Tutor', 10_000, null],
    ],
  },
  SAUDE: {
    ramo: { codigo: '0987', nome: 'Saúde Grupal' },
    iofBps: 238,
    coberturas: [
      ['Ambulatorial e Hospitalar com Obstetrícia', 1_000_000, null],
      ['Odontologia', 20_000, 40],
      ['Remissão por Morte do Titular', 60_000, null],
    ],
  },
};
