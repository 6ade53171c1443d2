import type { SessaoAtiva } from '@balcao/contracts';
import { Button, Card, DateText, EmptyState, showToast, Stack, Tag, Text, token } from '@balcao/ui';
import { showFailure } from '@balcao/ui/failures';
import { LeituraRegistro } from '@balcao/ui/records';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { copy } from './usuarios.copy.ts';
import { atos, useSessoes } from './usuarios.resource.ts';

/** Where a user is signed in; each may be ended. */
export const SessoesUsuario = ({ usuarioId }: { usuarioId: string }) => (
  <Card>
    <LeituraRegistro leitura={useSessoes(usuarioId)}>{(data) => <Abertas usuarioId={usuarioId} sessoes={data} />}</LeituraRegistro>
  </Card>
);

function Abertas({ usuarioId, sessoes }: { usuarioId: string; sessoes: readonly SessaoAtiva[] }) {
  const root = useRef<HTMLUListElement>(null);
  const [emCurso, setEmCurso] = useState<string | null>(null);
  const run = async (qual: string, act: () => Promise<string>) => {
    setEmCurso(qual);
    try {
      showToast({ tone: 'sucesso', titulo: await act() });
      // the button that was pressed goes with its session: the list takes the focus
      root.current?.focus();
    } catch (error) {
      showFailure(copy.falhou, error);
    } finally {
      setEmCurso(null);
    }
  };
  const endOne = (id: string) => run(id, () => atos.endSessao(usuarioId, id).then(() => copy.encerrou));
  const endAll = () => run('todas', () => atos.endSessoes(usuarioId).then(copy.encerrouTodas));
  if (sessoes.length === 0) return <EmptyState titulo={copy.semSessoes} />;
  return (
    <Stack gap={3}>
      <Linhas ref={root} tabIndex={-1} aria-label={copy.listaDeSessoes}>
        {sessoes.map(({ id, aparelho, ip, inicio, atual }) => (
          <Linha key={id}>
            <div>
              <Text isStrong as="span">
                {aparelho}
              </Text>{' '}
              {atual && <Tag tone="sucesso">{copy.atual}</Tag>}
              <Text size={13} isSoft>
                {ip ?? copy.semIp} · {copy.desde} <DateText iso={inicio} hasTime />
              </Text>
            </div>
            {!atual && (
              <Button
                size="sm"
                aria-label={copy.encerrarEsta(aparelho)}
                isBusy={emCurso === id}
                isDisabled={emCurso !== null}
                onClick={() => void endOne(id)}
              >
                {copy.encerrar}
              </Button>
            )}
          </Linha>
        ))}
      </Linhas>
      {sessoes.some(({ atual }) => !atual) && (
        <div>
          <Button isBusy={emCurso === 'todas'} isDisabled={emCurso !== null} onClick={() => void endAll()}>
            {copy.encerrarTodas}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const Linhas = styled.ul`
  outline: none;
`;

const Linha = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('espaco3')};
  min-height: 60px;
  padding: ${token('espaco2')} 0;
  & + & {
    border-top: 1px solid ${token('borda')};
  }
`;
