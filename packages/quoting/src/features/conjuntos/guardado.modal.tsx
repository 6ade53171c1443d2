import { sentenceOfFalha } from '@balcao/domain';
import type { FalhaRequisicao } from '@balcao/shared';
import { Alert, Button, Cluster, ErrorState, Skeleton, Stack, Text, TextField, token } from '@balcao/ui';
import { Dialog } from '@balcao/ui/overlays';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface GuardadoModalProps {
  palavras: {
    readonly titulo: string;
    readonly nome: string;
    readonly cancelar: string;
    readonly gravar: string;
    readonly falhaGravar: string;
  };
  /** Name of the field of the name. */
  name: string;
  nome: string;
  onNome: (nome: string) => void;
  error: FalhaRequisicao | null;
  isBusy: boolean;
  onSave: () => void;
  onClose: () => void;
  /** What else is chosen of it. */
  children: ReactNode;
}

const DO_NOME: ReadonlySet<string> = new Set(['nome', 'compartilhado']);

/** What a user keeps under a name (a filter, a set): its name and what else is chosen of it, with a refusal of the name at its field. */
export function GuardadoModal({ palavras, name, nome, onNome, error, isBusy, onSave, onClose, children }: GuardadoModalProps) {
  const onField = error?.errors?.find(({ campo }) => campo === 'nome')?.mensagem;
  const ofContent = (error?.errors ?? []).filter(({ campo }) => !DO_NOME.has(campo)).map(({ mensagem }) => mensagem);
  return (
    <Dialog
      titulo={palavras.titulo}
      size="sm"
      isOpen
      isSticky={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} isDisabled={isBusy}>
            {palavras.cancelar}
          </Button>
          <Button variant="primary" isBusy={isBusy} isDisabled={nome.trim() === ''} onClick={onSave}>
            {palavras.gravar}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {error && !onField && (
          <Alert tone="perigo" titulo={palavras.falhaGravar} isLive>
            {ofContent.length > 0 ? ofContent.join(' ') : sentenceOfFalha(error)}
          </Alert>
        )}
        <TextField name={name} label={palavras.nome} value={nome} onChange={onNome} error={onField} maxLength={60} isRequired />
        {children}
      </Stack>
    </Dialog>
  );
}

interface Guardado {
  readonly id: string;
  readonly nome: string;
}

export interface GuardadosModalProps<T extends Guardado> {
  palavras: {
    readonly tituloOrganizar: string;
    readonly fechar: string;
    readonly falhaLer: string;
    readonly nenhum: string;
    readonly mudar: string;
    readonly apagar: string;
    readonly rotuloMudar: (nome: string) => string;
    readonly rotuloApagar: (nome: string) => string;
  };
  /** Those one may change; absent while they are read. */
  itens: readonly T[] | undefined;
  isPending: boolean;
  isError: boolean;
  onRetry: () => void;
  /** Said below the name. */
  describe?: (item: T) => string | undefined;
  /** The one being deleted. */
  apagando: string | null;
  onChange: (item: T) => void;
  onRemove: (item: T) => void;
  onClose: () => void;
}

/** All that a user keeps of one kind, to be changed or deleted. */
export function GuardadosModal<T extends Guardado>({ palavras, itens, describe, apagando, ...props }: GuardadosModalProps<T>) {
  const { isPending, isError, onRetry, onChange, onRemove, onClose } = props;
  return (
    <Dialog titulo={palavras.tituloOrganizar} isOpen onClose={onClose} actions={<Button onClick={onClose}>{palavras.fechar}</Button>}>
      {isError && <ErrorState onRetry={onRetry}>{palavras.falhaLer}</ErrorState>}
      {isPending && <Skeleton lines={3} />}
      {itens?.length === 0 && <Text isSoft>{palavras.nenhum}</Text>}
      <Lista>
        {itens?.map((item) => (
          <li key={item.id}>
            <div>
              <span>{item.nome}</span>
              {describe?.(item) && (
                <Text size={12} isSoft>
                  {describe(item)}
                </Text>
              )}
            </div>
            <Cluster gap={2}>
              <Button size="sm" aria-label={palavras.rotuloMudar(item.nome)} onClick={() => onChange(item)}>
                {palavras.mudar}
              </Button>
              <Button
                size="sm"
                variant="danger"
                aria-label={palavras.rotuloApagar(item.nome)}
                isBusy={apagando === item.id}
                onClick={() => onRemove(item)}
              >
                {palavras.apagar}
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
