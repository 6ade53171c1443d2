import { accessRoutes, addressOf } from '@balcao/contracts';
import { ButtonLink, Link } from '@balcao/ui';
import { Recado } from './recado.component.tsx';
import { copy } from './recados.copy.ts';

const { desbloquear, esqueci, ...recado } = copy.exceededAttempts;

/** Too many tries in a row: how long, and the ways not to wait. */
export const ExceededAttemptsPage = () => (
  <Recado routeId="exceededAttempts" {...recado}>
    <ButtonLink href={addressOf(accessRoutes, 'login')}>{copy.voltar}</ButtonLink>
    <Link href={`${addressOf(accessRoutes, 'blocked')}?attempts=1`}>{desbloquear}</Link>
    <Link href={addressOf(accessRoutes, 'forgot')}>{esqueci}</Link>
  </Recado>
);
