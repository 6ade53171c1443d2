import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Nada } from '../formats.ts';

/** Body of the login form. `email` is only loosely checked here (spec §5); the gateway answers neutrally for unknown ones. */
export const Login = z.object({
  email: z.string().check(z.trim(), z.maxLength(254), z.regex(/^.+@.+\..+$/)),
  senha: z.string().check(z.minLength(1), z.maxLength(256)),
});
export type Login = z.infer<typeof Login>;

/** `token` is the session's bearer; with `code` 2 it is the single-use hash for the expired-password screen. */
export const LoginAceito = z.object({ token: z.string() });

/**
 * POST /auth/login answers 200 with `success` true or false (spec §7); `code` as in spec §4:
 * -1 resolved, 1 wrong e-mail or password, 2 expired password, 3 blocked, 4 blocked after attempts, 5 blocked subscription.
 */
export const accessCalls = {
  login: defineCall({
    method: 'POST',
    path: '/auth/login',
    resumo: 'Inicia uma sessão.',
    input: Login,
    output: LoginAceito,
    publica: true,
  }),
  logoff: defineCall({ method: 'POST', path: '/auth/logoff', resumo: 'Encerra a sessão.', input: Nada, output: Nada }),
};
