import { addressOf, managementRoutes } from '@balcao/contracts';
import { useSession } from '@balcao/shared';
import { Link } from '@balcao/ui';
import type { ReactNode } from 'react';

/** Leads to a sale, by the id of its proposal or of its policy, who may open it; of others it is plain text. */
export function LinkDaVenda({ id, children }: { id: string; children: ReactNode }) {
  const mayOpen = useSession()?.acessoGestao !== false;
  return mayOpen ? <Link href={`${addressOf(managementRoutes, 'proposta')}?id=${id}`}>{children}</Link> : children;
}
