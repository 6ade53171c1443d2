import { Alert, Button, Cluster, showToast, Stack, StatusTag, Text } from '@balcao/ui';
import { useState } from 'react';
import { Secao } from '../../secao.component.tsx';
import { TurnOff } from './turn-off.component.tsx';
import { TurnOn } from './turn-on.component.tsx';
import { Recuperacao } from './recuperacao.component.tsx';
import { copy } from './segundo-fator.copy.ts';
import { useLigacao, useMfa } from './segundo-fator.resource.ts';

/** From here on, few recovery codes are left. */
const POUCOS = 2;

interface Mfa {
  readonly ativo: boolean;
  readonly exigido: boolean;
  readonly recuperacaoRestantes: number;
}

/** Measured at 1440 and 390 px. */
const ALTURA = { larga: 100, estreita: 140 };

/** Whether a code is asked for besides the password, and turning that on and off. */
export function SegundoFator() {
  const mfa = useMfa();
  return (
    <Secao id="segundo-fator" titulo={copy.titulo} leitura={mfa} altura={ALTURA}>
      {(data) => <Situacao mfa={data} />}
    </Secao>
  );
}

function Situacao({ mfa }: { mfa: Mfa }) {
  const { chave, recuperacao, inicio, start, confirmed, cancel, finish } = useLigacao();
  if (recuperacao) return <Recuperacao codigos={recuperacao} onDone={finish} />;
  if (chave) {
    const onConfirmed = (codigos: readonly string[]) => {
      confirmed(codigos);
      showToast({ tone: 'sucesso', titulo: copy.ligou });
    };
    return <TurnOn chave={chave} onConfirmed={onConfirmed} onCancel={cancel} />;
  }
  return (
    <Stack gap={3}>
      <Cluster gap={2}>
        <StatusTag tone={mfa.ativo ? 'sucesso' : 'neutro'}>{mfa.ativo ? copy.ligado : copy.desligado}</StatusTag>
        {mfa.ativo && <Text size={13}>{copy.restantes(mfa.recuperacaoRestantes)}</Text>}
      </Cluster>
      <Text isSoft>{sentenceOf(mfa)}</Text>
      {inicio.aviso && (
        <Alert tone="perigo" isLive>
          {inicio.aviso}
        </Alert>
      )}
      {mfa.ativo && !mfa.exigido && <Desligamento />}
      {!mfa.ativo && (
        <div>
          <Button isBusy={inicio.isBusy} onClick={() => void start()}>
            {copy.ligar}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function sentenceOf({ ativo, exigido, recuperacaoRestantes }: Mfa): string {
  if (ativo && exigido) return copy.exigido;
  return ativo && recuperacaoRestantes <= POUCOS ? copy.poucos : copy.explica;
}

function Desligamento() {
  const [isAsking, setIsAsking] = useState(false);
  if (isAsking) return <TurnOff onDone={() => setIsAsking(false)} />;
  return (
    <div>
      <Button onClick={() => setIsAsking(true)}>{copy.desligar}</Button>
    </div>
  );
}
