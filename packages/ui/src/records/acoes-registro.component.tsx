import { Alert, Button, Cluster, Stack, StatusTag } from '@balcao/ui';
import { useState } from 'react';
import { ExclusaoRegistro } from './exclusao-registro.component.tsx';
import { copy } from './records.copy.ts';
import type { AtosDoRegistro, RegistroNomeado } from './registro.props.ts';
import { useSituacao } from './use-situacao.ts';
import type { PalavrasDoRegistro } from './words-of.ts';

export interface AcoesRegistroProps {
  registro: RegistroNomeado;
  palavras: PalavrasDoRegistro;
  atos: AtosDoRegistro;
  /** It is no longer there. */
  onExcluido: () => void;
}

/** What is done with one record beside its form: activate or deactivate it, or exclude it. */
export function AcoesRegistro({ registro, palavras, atos, onExcluido }: AcoesRegistroProps) {
  const { id, ativo } = registro;
  const [isLeaving, setIsLeaving] = useState(false);
  const situacao = useSituacao(palavras, atos.setAtivos);
  const turn = () => void situacao.set({ ids: [id] }, !ativo);
  const { recusa } = situacao;
  return (
    <Stack gap={2}>
      <Cluster gap={2}>
        {!ativo && <StatusTag tone="neutro">{copy.inativo}</StatusTag>}
        <Button isBusy={situacao.isBusy} onClick={turn}>
          {ativo ? copy.desativar : copy.ativar}
        </Button>
        <Button variant="danger" onClick={() => setIsLeaving(true)}>
          {copy.excluir}
        </Button>
      </Cluster>
      {recusa && (
        <Alert tone="perigo" titulo={copy.naoMudou} isLive onDismiss={situacao.dismiss}>
          {recusa.texto ?? recusa.desfechos.map(({ mensagem }) => mensagem)}
        </Alert>
      )}
      {isLeaving && (
        <ExclusaoRegistro
          registro={registro}
          palavras={palavras}
          remove={atos.remove}
          onClose={() => setIsLeaving(false)}
          onExcluido={onExcluido}
          onDeactivate={turn}
        />
      )}
    </Stack>
  );
}
