import type { Conjunto } from '@balcao/contracts';
import { useSession } from '@balcao/shared';
import { Checkbox, showToast } from '@balcao/ui';
import { useState } from 'react';
import { GuardadoModal } from './guardado.modal.tsx';
import { copy } from './conjuntos.copy.ts';
import type { ConjuntosProps } from './conjuntos.model.ts';
import { useMudancaDeConjunto, useNovoConjunto } from './conjuntos.resource.ts';

export interface ConjuntoModalProps extends Pick<ConjuntosProps, 'tipo' | 'linha' | 'readAtual'> {
  /** One to change; absent, a new one. */
  conjunto?: Conjunto | undefined;
  /** Somebody may have changed it: it is read again, so that the next try is upon what stands. */
  onRefused?: () => void;
  onClose: () => void;
}

/** Name and sharing of a set; of one that exists, also whether what is in the form takes its place. */
export function ConjuntoModal({ conjunto, tipo, linha, readAtual, onRefused, onClose }: ConjuntoModalProps) {
  const session = useSession();
  const mayShare = session?.administrador === true || session?.administradorOrcamento !== false;
  const [nome, setNome] = useState(conjunto?.nome ?? '');
  const [compartilhado, setCompartilhado] = useState(conjunto?.compartilhado ?? false);
  const [isTrocado, setIsTrocado] = useState(false);
  const novo = useNovoConjunto();
  const mudanca = useMudancaDeConjunto();
  const save = () => {
    const { seguradoras, coberturas } = conjunto && !isTrocado ? conjunto : readAtual();
    const dados = { nome: nome.trim(), compartilhado, seguradoras: [...seguradoras], coberturas: { ...coberturas } };
    const onSuccess = () => {
      showToast({ tone: 'sucesso', titulo: copy.gravou });
      onClose();
    };
    if (conjunto)
      mudanca.mutate({ conjuntoId: conjunto.id, versao: conjunto.versao, ...dados }, { onSuccess, onError: () => onRefused?.() });
    else novo.mutate({ tipo, linha, ...dados }, { onSuccess });
  };
  return (
    <GuardadoModal
      palavras={{ ...copy, titulo: conjunto ? copy.tituloMudar : copy.tituloNovo }}
      name="nomeDoConjunto"
      error={novo.error ?? mudanca.error}
      isBusy={novo.isPending || mudanca.isPending}
      onNome={setNome}
      onSave={save}
      {...{ nome, onClose }}
    >
      {mayShare && <Checkbox name="conjuntoCompartilhado" label={copy.compartilhar} value={compartilhado} onChange={setCompartilhado} />}
      {conjunto && <Checkbox name="conjuntoTrocado" label={copy.trocar} value={isTrocado} onChange={setIsTrocado} />}
    </GuardadoModal>
  );
}
