import type { Franquia } from '@balcao/contracts';
import type { TarifaAuto } from '../seguradoras/perfil.ts';
import type { RiscoAceitacao } from './acceptance.rule.ts';

export interface Pacote {
  readonly nome: string;
  readonly principal: boolean;
  readonly risco: RiscoAceitacao;
}

const umaAbaixo: Record<Franquia, Franquia> = { MAJORADA: 'NORMAL', NORMAL: 'REDUZIDA', REDUZIDA: 'ISENTA', ISENTA: 'ISENTA' };

/** Packages that this insurer offers: the requested one and, at some, a richer one. */
export function packagesOf(t: TarifaAuto, risco: RiscoAceitacao): Pacote[] {
  if (!t.particularidades.doisPacotes) return [{ nome: 'Padrão', principal: true, risco }];
  const ampliado: RiscoAceitacao = { ...risco, franquia: umaAbaixo[risco.franquia], assistencia: 'ILIMITADA' };
  return [
    { nome: 'Essencial', principal: true, risco },
    { nome: 'Ampliado', principal: false, risco: ampliado },
  ];
}
