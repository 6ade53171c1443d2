import { Alert, ButtonLink } from '@balcao/ui';
import { copy } from './home.copy.ts';

/** Policies issued otherwise than proposed: somebody has to accept or contest what differs. */
export function Divergentes({ total, href }: { total: number | null; href: string | undefined }) {
  if (!total) return null;
  const link = href && (
    <ButtonLink size="sm" href={href}>
      {copy.verDivergentes}
    </ButtonLink>
  );
  return (
    <Alert tone="atencao" titulo={copy.divergentes(total)} actions={link}>
      {copy.divergentesTexto}
    </Alert>
  );
}
