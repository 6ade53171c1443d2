import type { FiltroSalvo } from '@balcao/contracts';
import { Button, Cluster, ErrorState, showToast, Skeleton, Text, token } from '@balcao/ui';
import { Dialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import styled from 'styled-components';
import { FiltroModal } from './filtro.modal.tsx';
import { copy } from './orcamentos.copy.ts';
import { useFimDeFiltro, type useFiltros } from './orcamentos.resource.ts';
import { showFailure } from '../../show-failure.ts';

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
  const mine = filtros.data?.filter(({ meu }) => meu);
  return (
    <Dialog titulo={salvos.tituloOrganizar} isOpen onClose={onClose} actions={<Button onClick={onClose}>{salvos.fechar}</Button>}>
      {filtros.isError && <ErrorState onRetry={() => void filtros.refetch()}>{salvos.falhaLer}</ErrorState>}
      {filtros.isPending && <Skeleton lines={3} />}
      {mine?.length === 0 && <Text isSoft>{salvos.nenhum}</Text>}
      <Lista>
        {mine?.map((filtro) => (
          <li key={filtro.id}>
            <span>{filtro.nome}</span>
            <Cluster gap={2}>
              <Button size="sm" aria-label={salvos.renomearDe(filtro.nome)} onClick={() => setChanging(filtro)}>
                {salvos.renomear}
              </Button>
              <Button
                size="sm"
                variant="danger"
                aria-label={salvos.apagarDe(filtro.nome)}
                isBusy={remove.isPending && remove.variables.filtroId === filtro.id}
                onClick={() =>
                  remove.mutate(
                    { filtroId: filtro.id },
                    {
                      onSuccess: () => void showToast({ tone: 'sucesso', titulo: salvos.apagou }),
                      onError: (error) => showFailure(salvos.falhaApagar, error),
                    },
                  )
                }
              >
                {salvos.apagar}
              </Button>
            </Cluster>
          </li>
        ))}
      </Lista>
    </Dialog>
  );
}

const Lista = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('espaco3')};
    padding: ${token('espaco2')} 0;
    overflow-wrap: anywhere;
    border-bottom: 1px solid ${token('borda')};
  }
`;
