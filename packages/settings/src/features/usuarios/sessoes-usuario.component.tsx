import type { SessaoAtiva } from '@balcao/contracts';
import { Button, Card, EmptyState, showToast, Stack } from '@balcao/ui';
import { showFailure } from '@balcao/ui/failures';
import { LeituraRegistro } from '@balcao/ui/records';
import { useRef, useState } from 'react';
import { ListaDeSessoes } from '../../lista-de-sessoes.component.tsx';
import { copy as daLista } from '../../lista-de-sessoes.copy.ts';
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
  const endOne = (id: string) => run(id, () => atos.endSessao(usuarioId, id).then(() => daLista.encerrou));
  const endAll = () => run('todas', () => atos.endSessoes(usuarioId).then(daLista.encerrouVarias));
  if (sessoes.length === 0) return <EmptyState titulo={copy.semSessoes} />;
  return (
    <Stack gap={3}>
      <ListaDeSessoes ref={root} rotulo={copy.listaDeSessoes} sessoes={sessoes} emCurso={emCurso} onEnd={({ id }) => void endOne(id)} />
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
