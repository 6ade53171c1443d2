import { useSession } from '@balcao/shared';
import { useAparencia } from './features/aparencia/aparencia.resource.ts';
import { MaintenanceBar } from './features/manutencao/maintenance-bar.component.tsx';
import { PaymentBar } from './features/pagamento/payment-bar.component.tsx';
import { useSuporte } from './features/suporte/suporte.resource.ts';
import { InSlot } from './in-slot.component.tsx';
import { Modals } from './modals.component.tsx';

/** Content of signed-in pages; pages without a session do not load it. */
export function Companhia() {
  const isPendente = useSession()?.temParcelaPendente === true;
  useAparencia();
  useSuporte();
  return (
    <>
      {isPendente && (
        <InSlot slot="slot-barra-pagamento">
          <PaymentBar />
        </InSlot>
      )}
      <MaintenanceBar />
      <Modals />
    </>
  );
}
