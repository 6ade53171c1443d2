import { PaginaDoLink } from '../../pagina-do-link.component.tsx';
import { copy } from './confirmacao-email.copy.ts';
import { confirmEmail } from './confirmacao-email.resource.ts';

/** Where the link that confirms an e-mail arrives, `?token=`. */
export const ConfirmacaoEmailPage = () => (
  <PaginaDoLink routeId="confirmacaoEmail" frases={copy} confirm={confirmEmail}>
    {({ email }) => <p>{copy.feito(email)}</p>}
  </PaginaDoLink>
);
