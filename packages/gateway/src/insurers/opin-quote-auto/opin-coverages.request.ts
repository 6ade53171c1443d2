import type { RiscoAuto } from '@balcao/contracts';
import { roundHalfUp } from '@balcao/domain';
import { reais } from '../opin/opin-amount.ts';
import type { OpinCoverage } from './opin-request.schema.ts';
import { cascos } from './opin-words.table.ts';

const RCF = 'RESPONSABILIDADE_CIVIL_FACULTATIVA_DE_VEICULOS_RCFV';
const APP = 'ACIDENTE_PESSOAIS_DE_PASSAGEIROS_APP_VEICULO';

type Pedida = Pick<OpinCoverage, 'branch' | 'code'> & { centavos: number; internalCode?: string; description?: string };

const cover = ({ centavos, ...words }: Pedida): OpinCoverage => ({
  ...words,
  isSeparateContractingAllowed: false,
  maxLMI: reais(centavos),
});

const limits = ({ coberturas: c }: RiscoAuto): Pedida[] =>
  [
    { branch: '0553', code: RCF, internalCode: 'RCFV-DM', description: 'Danos materiais', centavos: c.dmCentavos } as const,
    { branch: '0553', code: RCF, internalCode: 'RCFV-DC', description: 'Danos corporais', centavos: c.dcCentavos } as const,
    { branch: '0553', code: RCF, internalCode: 'RCFV-DMO', description: 'Danos morais', centavos: c.dmoCentavos } as const,
    { branch: '0520', code: APP, internalCode: 'APP-MORTE', description: 'Morte', centavos: c.appMorteCentavos } as const,
    { branch: '0520', code: APP, internalCode: 'APP-INVALIDEZ', description: 'Invalidez', centavos: c.appInvalidezCentavos } as const,
  ].filter(({ centavos }) => centavos > 0);

/** Requested covers. SUSEP branches of domain design §5.1; levels the standard has no field for travel in `quoteCustomData`. */
export function toCoverages(risco: RiscoAuto): OpinCoverage[] {
  const { coberturas: c, veiculo } = risco;
  const isCentavos = roundHalfUp(BigInt(veiculo.valorFipeCentavos) * BigInt(c.ajustePct), 100n);
  const acessorios = (c.acessorios ?? []).reduce((total, a) => total + a.valorCentavos, 0);
  const pedidas: Pedida[] = [
    ...(c.tipo === 'SO_RCF' ? [] : [{ branch: '0531', code: cascos[c.tipo], centavos: isCentavos }]),
    ...limits(risco),
    ...(c.vidros === 'SEM' ? [] : [{ branch: '0531', code: 'VIDROS' as const, description: c.vidros, centavos: 0 }]),
    ...(c.carroReserva === 'SEM'
      ? []
      : [{ branch: '0542', code: 'CARRO_RESERVA' as const, description: `${c.carroReserva} dias`, centavos: 0 }]),
    ...(c.pequenosReparos ? [{ branch: '0542', code: 'PEQUENOS_REPAROS' as const, centavos: 0 }] : []),
    ...(acessorios > 0 ? [{ branch: '0531', code: 'ACESSORIOS_E_EQUIPAMENTOS' as const, centavos: acessorios }] : []),
  ];
  return pedidas.map(cover);
}
