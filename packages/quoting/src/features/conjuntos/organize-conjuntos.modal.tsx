import { showToast } from '@balcao/ui';
import { useState } from 'react';
import { GuardadosModal } from './guardado.modal.tsx';
import { showFailure } from '@balcao/ui/failures';
import { ConjuntoModal } from './conjunto.modal.tsx';
import { copy } from './conjuntos.copy.ts';
import type { ConjuntosProps } from './conjuntos.model.ts';
import { useFimDeConjunto, type useConjuntos } from './conjuntos.resource.ts';

export interface OrganizeConjuntosModalProps extends Pick<ConjuntosProps, 'tipo' | 'linha' | 'readAtual'> {
  conjuntos: ReturnType<typeof useConjuntos>;
  onClose: () => void;
}

/** The sets one may change: renamed, shared, given what is in the form, deleted. */
export function OrganizeConjuntosModal({ tipo, linha, readAtual, conjuntos, onClose }: OrganizeConjuntosModalProps) {
  const [changing, setChanging] = useState<string | null>(null);
  const remove = useFimDeConjunto();
  const { data, isError, isPending } = conjuntos;
  const refetch = () => void conjuntos.refetch();
  const changed = data?.find(({ id }) => id === changing);
  if (changed)
    return <ConjuntoModal {...{ tipo, linha, readAtual }} conjunto={changed} onRefused={refetch} onClose={() => setChanging(null)} />;
  return (
    <GuardadosModal
      palavras={copy}
      itens={data?.filter(({ podeMudar }) => podeMudar)}
      onRetry={refetch}
      describe={({ compartilhado, meu, dono }) => (compartilhado ? copy.daCorretora(meu ? '' : dono) : undefined)}
      apagando={remove.isPending ? remove.variables.conjuntoId : null}
      onChange={({ id }) => setChanging(id)}
      onRemove={({ id, versao }) =>
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
      {...{ isPending, isError, onClose }}
    />
  );
}
