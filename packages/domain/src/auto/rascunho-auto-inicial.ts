import type { RascunhoAuto } from '@balcao/contracts';
import { vigenciaInicial } from '../blocos/vigencia-inicial.ts';

/**
 * What a new auto quote starts with: the defaults of domain design §3.1 and §3.2 (one year from tomorrow, DM and DC 100.000, DMO
 * 10.000) and, where it names none, those of the reference car of §6.3 (APP 10.000, glass complete, 500 km, 7 days of car).
 *
 * @param hoje `YYYY-MM-DD`
 * @throws RangeError when `hoje` is not a day
 * @example rascunhoAutoInicial({ hoje: hojeEm(agora), corretoraId })
 */
export function rascunhoAutoInicial({ hoje, corretoraId }: { hoje: string; corretoraId: string }): RascunhoAuto {
  return {
    risco: {
      segurado: { pessoa: 'PF', avisoPrivacidade: false },
      seguro: { tipo: 'NOVO', ...vigenciaInicial(hoje), corretoraId },
      veiculo: {
        zeroKm: false,
        lugares: 5,
        kitGas: false,
        blindado: false,
        alienado: false,
        chassiRemarcado: false,
        rastreador: false,
        pcd: false,
      },
      uso: { uso: 'LOCOMOCAO_DIARIA', trabalho: false, estudo: false },
      pernoite: {},
      condutor: { igualSegurado: true, jovens: false },
      proprietario: { igualSegurado: true },
      renovacao: { bonus: 0 },
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
        acessorios: [],
      },
    },
    comercial: { seguradoras: [], comissaoBps: {}, descontoBps: {} },
  };
}
