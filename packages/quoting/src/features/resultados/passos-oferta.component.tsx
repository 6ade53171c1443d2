import { addressOf, quotingRoutes, type RouteId } from '@balcao/contracts';
import { useSession } from '@balcao/shared';
import { Button, IconeAbaixo } from '@balcao/ui';
import { Menu, type MenuAction } from '@balcao/ui/overlays';
import { createContext, useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { copy } from './resultados.copy.ts';

/** The orçamento whose offers are on screen; null once it is over, when nothing can be done of them any more. */
export const OrcamentoDosResultados = createContext<string | null>(null);

/** Offers, and insurers by slug, whose proposals are not handed over through here. */
export const NaoTransmitidas = createContext<ReadonlySet<string>>(new Set());

/** What follows a chosen offer: to the client, to the insurer, or straight to the book. The pages judge again what may be done. */
export function PassosDaOferta({ ofertaId, seguradora, de }: { ofertaId: string; seguradora: string; de: string }) {
  const orcamentoId = useContext(OrcamentoDosResultados);
  const naoTransmitidas = useContext(NaoTransmitidas);
  const sessao = useSession();
  const navigate = useNavigate();
  if (!orcamentoId || !sessao) return null;
  const goTo = (rota: RouteId<typeof quotingRoutes>, search: Record<string, string>) =>
    void navigate(`${addressOf(quotingRoutes, rota)}?${new URLSearchParams({ id: orcamentoId, ...search })}`);
  const actions: MenuAction[] = [];
  if (sessao.acessoOrcamentacao !== false)
    actions.push({ id: 'enviar', label: copy.enviar, onAction: () => goTo('orcamentoEnviarEmail', { ofertas: ofertaId }) });
  const isNoPortal = naoTransmitidas.has(ofertaId) || naoTransmitidas.has(seguradora);
  if (sessao.bloqueioTransmitir === false && !isNoPortal)
    actions.push({ id: 'transmitir', label: copy.transmitir, onAction: () => goTo('orcamentoTransmitir', { oferta: ofertaId }) });
  if (sessao.acessoGestao !== false)
    actions.push({
      id: 'incluir',
      label: copy.incluir,
      description: isNoPortal ? copy.noPortal : undefined,
      onAction: () => goTo('orcamentoIncluirProposta', { oferta: ofertaId }),
    });
  if (actions.length === 0) return null;
  return (
    <Menu
      label={copy.passosDe(de)}
      trigger={
        <Button size="sm" aria-label={copy.passosDe(de)} icon={<IconeAbaixo size={14} aria-hidden />}>
          {copy.passos}
        </Button>
      }
      actions={actions}
    />
  );
}
