const tipos = ['tela', 'usuario', 'dinheiro', 'info', 'arquivo'] as const;

/** What a notice is about. */
export type TipoNotificacao = (typeof tipos)[number] | 'aviso';

/**
 * What the number of a notice stands for (spec §3): 1 screen, 2 user, 3 money, 4 info, 5 file, anything else a warning.
 *
 * @example tipoNotificacao(3) // 'dinheiro'
 */
export const tipoNotificacao = (tipo: number): TipoNotificacao => tipos[tipo - 1] ?? 'aviso';

/**
 * The number a kind of notice is stored and sent with; a warning is 0.
 *
 * @example numeroDaNotificacao('dinheiro') // 3
 */
export const numeroDaNotificacao = (tipo: TipoNotificacao): number => (tipo === 'aviso' ? 0 : tipos.indexOf(tipo) + 1);
