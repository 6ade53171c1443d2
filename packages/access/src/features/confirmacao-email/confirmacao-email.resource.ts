import { contaCalls } from '@balcao/contracts';
import { call } from '@balcao/shared';

/** Confirms the e-mail the proof of a link is of. */
export const confirmEmail = (token: string): Promise<{ email: string }> => call(contaCalls.confirmEmail, { token });
