import type { RiscoAuto } from '@balcao/contracts';
import type { PedidoDaLinha } from './insurer.port.ts';

type Mudancas = { [S in keyof RiscoAuto]?: RiscoAuto[S] extends object ? Partial<RiscoAuto[S]> : RiscoAuto[S] };

/** The vector of domain design §6.3 as a broker's risk. For tests. */
export const riscoVetor: RiscoAuto = {
  segurado: {
    pessoa: 'PF',
    documento: '11144477735',
    nome: 'Ana Souza',
    nascimento: '1984-05-10',
    sexo: 'F',
    estadoCivil: 'CASADO',
    email: 'ana@exemplo.test',
    celular: '11900001234',
    cep: '01310100',
    logradouro: 'Rua Inventada',
    numero: '10',
    bairro: 'Centro',
    cidade: 'São Paulo',
    uf: 'SP',
    avisoPrivacidade: true,
  },
  seguro: { tipo: 'NOVO', vigIni: '2026-11-23', vigFim: '2027-11-23', corretoraId: '0190a000-0000-7000-8000-000000000001' },
  veiculo: {
    zeroKm: false,
    placa: 'ABC1D23',
    fipe: '004381-8',
    marca: 'GM - Chevrolet do Brasil',
    modelo: 'Onix 1.0',
    valorFipeCentavos: 8_500_000,
    lugares: 5,
    anoFabricacao: 2023,
    anoModelo: 2023,
    combustivel: 'FLEX',
    kitGas: false,
    blindado: false,
    alienado: false,
    chassiRemarcado: false,
    rastreador: false,
    pcd: false,
  },
  uso: { uso: 'LOCOMOCAO_DIARIA', trabalho: false, estudo: false },
  pernoite: { cepPernoite: '01310100', moradia: 'CASA', garagem: 'PORTAO_AUTOMATICO' },
  condutor: { igualSegurado: true, jovens: false },
  proprietario: { igualSegurado: true },
  renovacao: { bonus: 5, ci: '123456789' },
  coberturas: {
    tipo: 'COMPREENSIVA',
    modalidade: 'VMR',
    ajustePct: 100,
    franquia: 'NORMAL',
    dmCentavos: 10_000_000,
    dcCentavos: 10_000_000,
    dmoCentavos: 1_000_000,
    appMorteCentavos: 1_000_000,
    appInvalidezCentavos: 1_000_000,
    vidros: 'COMPLETO',
    carroReserva: '7',
    assistencia: '500',
    pequenosReparos: false,
  },
};

/** The vector with changes applied to each section. */
export const pedidoVetor = (mudancas: Mudancas = {}, comercial: Partial<PedidoDaLinha<'AUTO'>> = {}): PedidoDaLinha<'AUTO'> => {
  const risco = Object.fromEntries(
    Object.entries({ ...riscoVetor, observacoes: undefined, ...mudancas }).map(([nome, secao]) => [
      nome,
      secao !== null && typeof secao === 'object' ? { ...riscoVetor[nome as Exclude<keyof RiscoAuto, 'observacoes'>], ...secao } : secao,
    ]),
  ) as RiscoAuto; // same keys as the vector, each section complete
  return {
    linha: 'AUTO',
    risco,
    comissaoBps: 2_000,
    descontoBps: 0,
    corretor: { codigo: 'C-1', cnpj: '11222333000181', susep: '000202012345', nome: 'Corretora Exemplo' },
    ...comercial,
  };
};
