import type { FichaUsuario } from '@balcao/contracts';
import { FalhaRequisicao } from '@balcao/shared';
import { sentenceOfFalha } from '@balcao/domain';
import { Alert, Button, showToast, Stack, Text } from '@balcao/ui';
import { Select } from '@balcao/ui/forms';
import { Dialog } from '@balcao/ui/overlays';
import { LeituraRegistro, UsosLidos } from '@balcao/ui/records';
import { useState } from 'react';
import { copy } from './usuarios.copy.ts';
import { atos, useOpcoes, usuarios } from './usuarios.resource.ts';

export interface DesativacaoProps {
  usuario: FichaUsuario;
  onClose: () => void;
}

/** Asks before a user is deactivated, and who takes what they have open. */
export function Desativacao({ usuario: { id, nome }, onClose }: DesativacaoProps) {
  const usos = usuarios.useUsos(id);
  const opcoes = useOpcoes();
  const [herdeiroId, setHerdeiroId] = useState<string | null>(null);
  const [erro, setErro] = useState<string | undefined>(undefined);
  const [recusa, setRecusa] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  // a retried press is the same deactivation
  const [chave] = useState(() => crypto.randomUUID());
  const hasTrabalho = (usos.data?.length ?? 0) > 0;
  const deactivate = async () => {
    setIsBusy(true);
    setRecusa(null);
    try {
      const passado = await atos.deactivate(id, hasTrabalho ? herdeiroId : null, chave);
      const texto = copy.passou(passado);
      showToast({ tone: 'sucesso', titulo: copy.desativou, ...(texto && { texto }) });
      onClose();
    } catch (error) {
      const falha = error instanceof FalhaRequisicao ? error : null;
      const campo = falha?.errors.find((one) => one.campo === 'herdeiroId');
      if (campo) setErro(campo.mensagem);
      else setRecusa(sentenceOfFalha(falha));
      void usos.refetch();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      titulo={copy.desativarPergunta(nome)}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.cancelar}</Button>
          <Button variant="danger" isBusy={isBusy} isDisabled={usos.data === undefined} onClick={() => void deactivate()}>
            {copy.desativar}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {recusa && (
          <Alert tone="perigo" titulo={copy.falhou} isLive>
            {recusa}
          </Alert>
        )}
        <Text>{copy.desativarTexto}</Text>
        <LeituraRegistro leitura={usos} altura={80}>
          {(data) =>
            data.length === 0 ? null : (
              <Stack gap={3}>
                <Select
                  name="herdeiroId"
                  label={copy.herdeiro}
                  placeholder={copy.escolha}
                  isRequired
                  error={erro}
                  options={(opcoes.data?.herdeiros ?? []).filter((um) => um.id !== id).map((um) => ({ value: um.id, label: um.nome }))}
                  value={herdeiroId}
                  onChange={(valor) => {
                    setHerdeiroId(valor);
                    setErro(undefined);
                  }}
                />
                <Text isStrong>{copy.emAberto}</Text>
                <UsosLidos leitura={usos} />
              </Stack>
            )
          }
        </LeituraRegistro>
      </Stack>
    </Dialog>
  );
}
