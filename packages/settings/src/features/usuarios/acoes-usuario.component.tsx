import type { FichaUsuario } from '@balcao/contracts';
import { useSession } from '@balcao/shared';
import { sentenceOfFalha } from '@balcao/domain';
import { Alert, Button, Cluster, showToast, Stack } from '@balcao/ui';
import { isFalha } from '@balcao/ui/failures';
import { ConfirmDialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import { TagSituacao } from './colunas-usuarios.component.tsx';
import { Desativacao } from './desativacao.component.tsx';
import { copy } from './usuarios.copy.ts';
import { atos } from './usuarios.resource.ts';

export interface AcoesUsuarioProps {
  usuario: FichaUsuario;
  /** The invitation was revoked: there is no such user. */
  onRevogado: () => void;
}

/** What is done with one user beside the form, by their state. */
export function AcoesUsuario({ usuario, onRevogado }: AcoesUsuarioProps) {
  const { id, nome, situacao } = usuario;
  const isEu = useSession()?.usuarioId === id;
  const [aberto, setAberto] = useState<'desativar' | 'revogar' | null>(null);
  const [emCurso, setEmCurso] = useState<string | null>(null);
  const [recusa, setRecusa] = useState<string | null>(null);
  const run = async (ato: string, act: () => Promise<void>, feito: string): Promise<boolean> => {
    setEmCurso(ato);
    setRecusa(null);
    try {
      await act();
      showToast({ tone: 'sucesso', titulo: feito });
      return true;
    } catch (error) {
      setRecusa(sentenceOfFalha(isFalha(error) ? error : null));
      return false;
    } finally {
      setEmCurso(null);
    }
  };
  const button = (ato: string, act: () => Promise<void>, feito: string, nomeDoAto: string) => (
    <Button isBusy={emCurso === ato} isDisabled={emCurso !== null} onClick={() => void run(ato, act, feito)}>
      {nomeDoAto}
    </Button>
  );
  const revoke = async () => {
    const isDone = await run('revogar', () => atos.revokeConvite(id), copy.revogou);
    setAberto(null);
    if (isDone) onRevogado();
  };
  return (
    <Stack gap={2}>
      <Cluster gap={2}>
        <TagSituacao situacao={situacao} />
        {situacao === 'CONVIDADO' && button('reenviar', () => atos.sendConvite(id), copy.reenviou, copy.reenviar)}
        {situacao === 'ATIVO' && button('senha', () => atos.resetSenha(id), copy.senhaEnviada, copy.senha)}
        {(situacao === 'DESATIVADO' || situacao === 'BLOQUEADO') && button('ativar', () => atos.activate(id), copy.ativou, copy.ativar)}
        {situacao === 'CONVIDADO' && (
          <Button variant="danger" onClick={() => setAberto('revogar')}>
            {copy.revogar}
          </Button>
        )}
        {(situacao === 'ATIVO' || situacao === 'BLOQUEADO') && !isEu && (
          <Button variant="danger" onClick={() => setAberto('desativar')}>
            {copy.desativar}
          </Button>
        )}
      </Cluster>
      {recusa && (
        <Alert tone="perigo" titulo={copy.falhou} isLive onDismiss={() => setRecusa(null)}>
          {recusa}
        </Alert>
      )}
      {aberto === 'desativar' && <Desativacao usuario={usuario} onClose={() => setAberto(null)} />}
      {aberto === 'revogar' && (
        <ConfirmDialog
          titulo={copy.revogarPergunta(nome)}
          confirmar={copy.revogar}
          isOpen
          isDanger
          isBusy={emCurso === 'revogar'}
          onConfirm={() => void revoke()}
          onClose={() => setAberto(null)}
        >
          {copy.revogarTexto}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
