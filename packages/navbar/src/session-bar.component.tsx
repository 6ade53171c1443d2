import type { Sessao } from '@balcao/contracts';
import { useState } from 'react';
import type { AccountPanelProps } from './account-panel.component.tsx';
import { HelpButton } from './features/ajuda/help-button.component.tsx';
import { AppsButton } from './features/aplicativos/apps-button.component.tsx';
import { Bar } from './features/barra/bar.component.tsx';
import { SearchBox } from './features/busca/search-box.component.tsx';
import { CodigoSuporte } from './features/codigo-suporte/codigo-suporte.component.tsx';
import { Bell } from './features/notificacoes/bell.component.tsx';
import { TourButton } from './features/tour/tour-button.component.tsx';
import { askForTour, useTourDisponivel, useTourStep } from './features/tour/tour.resource.ts';
import { UserMenu } from './features/usuario/user-menu.component.tsx';
import { WebinarButton } from './features/webinar/webinar-button.component.tsx';
import { helpAddress } from './help-address.model.ts';
import { lazyPanel } from './lazy-panel.component.tsx';
import { useDepois } from './use-depois.tsx';

export interface SessionBarProps {
  sessao: Sessao;
}

const painel = lazyPanel<AccountPanelProps>(() =>
  import(/* webpackChunkName: "conta" */ './account-panel.component.tsx').then((m) => m.AccountPanel),
);

/** The bar of one session: it passes to each feature what it needs of the others. */
export function SessionBar({ sessao }: SessionBarProps) {
  const [isCodigoOpen, setIsCodigoOpen] = useState(false);
  const [texto, setTexto] = useState('');
  const { depois, watch } = useDepois();
  const isTourDisponivel = useTourDisponivel(sessao);
  const passo = useTourStep();
  return (
    <>
      <Bar sessao={sessao} search={<SearchBox texto={texto} onTexto={setTexto} />}>
        <TourButton isDisponivel={isTourDisponivel} />
        <HelpButton href={helpAddress(depois.ajuda, texto)} />
        <Bell isConectado={depois.isConectado} chegou={depois.chegou} />
        <WebinarButton isAoVivo={depois.isAoVivo} />
        <AppsButton />
        <UserMenu
          {...{ sessao, passo, painel }}
          ajuda={helpAddress(depois.ajuda, '')}
          onTour={isTourDisponivel ? askForTour : null}
          onCodigoSuporte={() => setIsCodigoOpen(true)}
        />
      </Bar>
      {watch}
      {isCodigoOpen && <CodigoSuporte onClose={() => setIsCodigoOpen(false)} />}
    </>
  );
}
