import type { FiltroSalvo } from '@balcao/contracts';
import { Checkbox, showToast } from '@balcao/ui';
import { useState } from 'react';
import { GuardadoModal } from '../../guardado.modal.tsx';
import { copy } from './orcamentos.copy.ts';
import { useMudancaDeFiltro, useNovoFiltro } from './orcamentos.resource.ts';

export interface FiltroModalProps {
  /** One to change; absent, a new one. */
  filtro?: FiltroSalvo;
  consulta: Readonly<Record<string, string>>;
  onClose: () => void;
}

const { salvos } = copy;

/** Name, default and sharing of a filter. */
export function FiltroModal({ filtro, consulta, onClose }: FiltroModalProps) {
  const [nome, setNome] = useState(filtro?.nome ?? '');
  const [padrao, setPadrao] = useState(filtro?.padrao ?? false);
  const [compartilhado, setCompartilhado] = useState(filtro?.compartilhado ?? false);
  const novo = useNovoFiltro();
  const mudanca = useMudancaDeFiltro();
  const save = () => {
    const dados = { nome: nome.trim(), consulta: { ...consulta }, padrao, compartilhado };
    const onSuccess = () => {
      showToast({ tone: 'sucesso', titulo: salvos.gravou });
      onClose();
    };
    if (filtro) mudanca.mutate({ filtroId: filtro.id, ...dados }, { onSuccess });
    else novo.mutate({ lista: 'ORCAMENTOS', ...dados }, { onSuccess });
  };
  return (
    <GuardadoModal
      palavras={salvos}
      name="nomeDoFiltro"
      error={novo.error ?? mudanca.error}
      isBusy={novo.isPending || mudanca.isPending}
      onNome={setNome}
      onSave={save}
      {...{ nome, onClose }}
    >
      <Checkbox name="padrao" label={salvos.padrao} value={padrao} onChange={setPadrao} />
      <Checkbox name="compartilhado" label={salvos.compartilhado} value={compartilhado} onChange={setCompartilhado} />
    </GuardadoModal>
  );
}
