import type { FlagsUsuario, FlagUsuario, PerfilUsuario } from '@balcao/contracts';

/** What a choice of powers gives, whole. */
export interface Poderes {
  readonly administrador: boolean;
  readonly flags: FlagsUsuario;
}

/** Everything is granted and nothing is blocked. */
export const FLAGS_ABERTAS: FlagsUsuario = {
  acessoMC: true,
  acessoGestao: true,
  acessoOrcamentacao: true,
  administradorOrcamento: true,
  acessoCotacaoSaude: true,
  acessoBuscaDocumentos: true,
  acessoRecebimento: true,
  acessoParcelaAtrasada: true,
  acessoConfigurarLoginsTodos: true,
  bloqueioCotacaoAuto: false,
  bloqueioCotacaoResidencial: false,
  bloqueioOrcamentoManual: false,
  bloqueioDuplicarOrcamento: false,
  bloqueioTransmitir: false,
  bloqueioCotacaoSaude: false,
};

export const FLAGS_DE_USUARIO = Object.keys(FLAGS_ABERTAS) as readonly FlagUsuario[];

/**
 * Four ways to begin; each flag may be changed afterwards. "Somente leitura" takes every flag that lets somebody quote, send or transmit;
 * what sees proposals (`acessoGestao`) also registers and cancels them, for the flags of a session are those of spec §3 and none of them
 * says "reads alone". The form says so beside the preset.
 */
export const PERFIS_DE_ACESSO: Readonly<Record<Exclude<PerfilUsuario, 'PERSONALIZADO'>, Poderes>> = {
  ADMINISTRADOR: { administrador: true, flags: FLAGS_ABERTAS },
  CORRETOR: {
    administrador: false,
    flags: { ...FLAGS_ABERTAS, administradorOrcamento: false, acessoRecebimento: false, acessoConfigurarLoginsTodos: false },
  },
  ASSISTENTE: {
    administrador: false,
    flags: { ...FLAGS_ABERTAS, acessoRecebimento: false, acessoConfigurarLoginsTodos: false, bloqueioTransmitir: true },
  },
  LEITURA: {
    administrador: false,
    flags: {
      ...FLAGS_ABERTAS,
      acessoMC: false,
      acessoOrcamentacao: false,
      acessoCotacaoSaude: false,
      acessoConfigurarLoginsTodos: false,
      bloqueioCotacaoAuto: true,
      bloqueioCotacaoResidencial: true,
      bloqueioOrcamentoManual: true,
      bloqueioDuplicarOrcamento: true,
      bloqueioTransmitir: true,
      bloqueioCotacaoSaude: true,
    },
  },
};

/** Whether a value of a flag takes something away: a permission that is false, a block that is true. */
export const isNegada = (flag: FlagUsuario, valor: boolean): boolean => valor !== FLAGS_ABERTAS[flag];

/**
 * The preset some powers equal. Whoever is an administrator is one, whatever else is denied them.
 *
 * @example perfilDe(PERFIS_DE_ACESSO.CORRETOR) // 'CORRETOR'
 */
export function perfilDe({ administrador, flags }: Poderes): PerfilUsuario {
  if (administrador) return 'ADMINISTRADOR';
  const found = (['CORRETOR', 'ASSISTENTE', 'LEITURA'] as const).find((perfil) =>
    FLAGS_DE_USUARIO.every((flag) => PERFIS_DE_ACESSO[perfil].flags[flag] === flags[flag]),
  );
  return found ?? 'PERSONALIZADO';
}
