import type { FiltroSalvo } from '@balcao/contracts';
import { showToast } from '@balcao/ui';
import { useState } from 'react';
import { GuardadosModal } from '../../guardado.modal.tsx';
import { showFailure } from '@balcao/ui/lists';
import { FiltroModal } from './filtro.modal.tsx';
import { copy } from './orcamentos.copy.ts';
import { useFimDeFiltro, type useFiltros } from './orcamentos.resource.ts';

export interface OrganizarModalProps {
  filtros: ReturnType<typeof useFiltros>;
  onClose: () => void;
}

const { salvos } = copy;

/** The filters one keeps, to rename, share, make the default or delete. */
export function OrganizarModal({ filtros, onClose }: OrganizarModalProps) {
  const [changing, setChanging] = useState<FiltroSalvo | null>(null);
  const remove = useFimDeFiltro();
  if (changing) return <FiltroModal filtro={changing} consulta={changing.consulta} onClose={() => setChanging(null)} />;
  const { data, isPending, isError } = filtros;
  return (
    <GuardadosModal
      palavras={salvos}
      itens={data?.filter(({ meu }) => meu)}
      onRetry={() => void filtros.refetch()}
      apagando={remove.isPending ? remove.variables.filtroId : null}
      onChange={setChanging}
      onRemove={({ id }) =>
        remove.mutate(
          { filtroId: id },
          {
            onSuccess: () => void showToast({ tone: 'sucesso', titulo: salvos.apagou }),
            onError: (error) => showFailure(salvos.falhaApagar, error),
          },
        )
      }
      {...{ isPending, isError, onClose }}
    />
  );
}
