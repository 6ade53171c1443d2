import { Alert, Button, showToast, Stack } from '@balcao/ui';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLinha } from '../../linha-aberta.ts';
import { ConflitoModal } from './conflito.modal.tsx';
import type { EstadoGravacao } from './gravador.resource.ts';
import { copy } from './rascunho.copy.ts';
import { type Mudanca, showIn } from './rascunho.model.ts';
import type { RascunhoVivo } from './rascunho.resource.ts';

export interface AvisosDoRascunhoProps {
  estado: EstadoGravacao;
  vivo: RascunhoVivo;
  /** Shows what comes from elsewhere. */
  form: Pick<UseFormReturn, 'setValue'>;
}

/** What happened to the draft that the user must know: brought back from this browser, or changed by somebody else too. */
export function AvisosDoRascunho({ estado, vivo, form }: AvisosDoRascunhoProps) {
  const { gravador, isRestaurado } = vivo;
  const [isNoticed, setIsNoticed] = useState(false);
  const { recebidas, isMinha, forget } = useRecebidas(vivo, form);
  if (estado.tipo === 'conflito') return <Conflito {...{ gravador, form }} deles={estado.deles} />;
  // a case that is over says by itself what was not saved
  const hasRestaurado = isRestaurado && !isNoticed && estado.tipo !== 'encerrado';
  return (
    <Stack gap={3}>
      {recebidas.length > 0 && <Recebidas {...{ recebidas, isMinha }} onDismiss={forget} />}
      {hasRestaurado && (
        <Alert titulo={copy.restaurado} isLive onDismiss={() => setIsNoticed(true)}>
          {copy.restauradoTexto}
        </Alert>
      )}
    </Stack>
  );
}

/** Shows in the form what others changed, and keeps what it was until it is read. */
function useRecebidas({ gravador, recebidas: found }: RascunhoVivo, form: AvisosDoRascunhoProps['form']) {
  const [recebidas, setRecebidas] = useState<readonly Mudanca[]>(found);
  const [isMinha, setIsMinha] = useState(gravador.isMinha);
  useEffect(() => {
    const subscription = gravador.recebidas.subscribe((novas) => {
      showIn(form, novas);
      setIsMinha(gravador.isMinha);
      setRecebidas((before) => [...before.filter(({ campo }) => !novas.some((nova) => nova.campo === campo)), ...novas]);
    });
    return () => subscription.unsubscribe();
  }, [gravador, form]);
  return { recebidas, isMinha, forget: () => setRecebidas([]) };
}

interface RecebidasProps {
  recebidas: readonly Mudanca[];
  isMinha: boolean;
  onDismiss: () => void;
}

function Recebidas({ recebidas, isMinha, onDismiss }: RecebidasProps) {
  const linha = useLinha();
  const campos = recebidas.map(({ campo }) => linha.rotuloDe(campo) ?? campo);
  return (
    <Alert titulo={copy.juntou({ isMinha })} isLive onDismiss={onDismiss}>
      {copy.juntouTexto([...new Set(campos)])}
    </Alert>
  );
}

interface ConflitoProps {
  gravador: RascunhoVivo['gravador'];
  form: AvisosDoRascunhoProps['form'];
  deles: Extract<EstadoGravacao, { tipo: 'conflito' }>['deles'];
}

function Conflito({ gravador, form, deles }: ConflitoProps) {
  const [isDecidingLater, setIsDecidingLater] = useState(false);
  const linha = useLinha();
  const tellTaken = (minhas: readonly Mudanca[], titulo: string) =>
    showToast({ titulo, action: { texto: copy.desfazer, onPress: () => showIn(form, minhas) } });
  const takeSome = (campos: ReadonlySet<string>) => {
    const minhas = gravador.takeSome((campo) => campos.has(campo));
    if (minhas.length > 0) tellTaken(minhas, copy.trocouAlguns(minhas.map(({ campo }) => linha.rotuloDe(campo) ?? campo)));
  };
  return (
    <>
      <Alert
        tone="atencao"
        titulo={copy.conflito(deles)}
        actions={
          <Button size="sm" onClick={() => setIsDecidingLater(false)}>
            {copy.resolver}
          </Button>
        }
      >
        {copy.conflitoParado}
      </Alert>
      {!isDecidingLater && (
        <ConflitoModal
          divergencias={gravador.divergencias}
          deles={deles}
          onKeepMine={() => gravador.keepMine()}
          onTakeTheirs={() => void tellTaken(gravador.takeTheirs(), copy.trocou)}
          onTakeSome={takeSome}
          onClose={() => setIsDecidingLater(true)}
        />
      )}
    </>
  );
}
