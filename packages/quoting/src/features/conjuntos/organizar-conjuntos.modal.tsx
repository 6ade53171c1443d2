import { Button, Cluster, ErrorState, showToast, Skeleton, Text, token } from '@balcao/ui';
import { Dialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import styled from 'styled-components';
import { showFailure } from '../../show-failure.ts';
import { ConjuntoModal } from './conjunto.modal.tsx';
import { copy } from './conjuntos.copy.ts';
import type { ConjuntosProps } from './conjuntos.model.ts';
import { useFimDeConjunto, type useConjuntos } from './conjuntos.resource.ts';

export interface OrganizarConjuntosModalProps extends Pick<ConjuntosProps, 'tipo' | 'linha' | 'readAtual'> {
  conjuntos: ReturnType<typeof useConjuntos>;
  onClose: () => void;
}

/** The sets one may change: renamed, shared, given what is in the form, deleted. */
export function OrganizarConjuntosModal({ tipo, linha, readAtual, conjuntos, onClose }: OrganizarConjuntosModalProps) {
  const [changing, setChanging] = useState<string | null>(null);
  const remove = useFimDeConjunto();
  const { data, isError, isPending } = conjuntos;
  const refetch = () => void conjuntos.refetch();
  const changed = data?.find(({ id }) => id === changing);
  if (changed)
    return <ConjuntoModal {...{ tipo, linha, readAtual }} conjunto={changed} onRefused={refetch} onClose={() => setChanging(null)} />;
  const mine = data?.filter(({ podeMudar }) => podeMudar);
  return (
    <Dialog titulo={copy.tituloOrganizar} isOpen onClose={onClose} actions={<Button onClick={onClose}>{copy.fechar}</Button>}>
      {isError && <ErrorState onRetry={refetch}>{copy.falhaLer}</ErrorState>}
      {isPending && <Skeleton lines={3} />}
      {mine?.length === 0 && <Text isSoft>{copy.nenhum}</Text>}
      <Lista>
        {mine?.map(({ id, versao, nome, compartilhado, meu, dono }) => (
          <li key={id}>
            <div>
              <span>{nome}</span>
              {compartilhado && (
                <Text size={12} isSoft>
                  {copy.daCorretora(meu ? '' : dono)}
                </Text>
              )}
            </div>
            <Cluster gap={2}>
              <Button size="sm" aria-label={copy.mudarDe(nome)} onClick={() => setChanging(id)}>
                {copy.mudar}
              </Button>
              <Button
                size="sm"
                variant="danger"
                aria-label={copy.apagarDe(nome)}
                isBusy={remove.isPending && remove.variables.conjuntoId === id}
                onClick={() =>
                  remove.mutate(
                    { conjuntoId: id, versao },
                    {
                      onSuccess: () => void showToast({ tone: 'sucesso', titulo: copy.apagou }),
                      onError: (error) => {
                        showFailure(copy.falhaApagar, error);
                        refetch();
                      },
                    },
                  )
                }
              >
                {copy.apagar}
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
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('espaco2')} ${token('espaco3')};
    padding: ${token('espaco2')} 0;
    overflow-wrap: anywhere;
    border-bottom: 1px solid ${token('borda')};
  }
`;
