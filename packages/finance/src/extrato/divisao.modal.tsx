import type { ComissaoDoExtrato, LinhaExtrato } from '@balcao/contracts';
import { formatCentavos } from '@balcao/domain';
import { Button, Cluster, Stack, Text } from '@balcao/ui';
import { MoneyField } from '@balcao/ui/forms';
import { Dialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import { Candidatas } from './candidatas.component.tsx';
import { copy } from './extrato.copy.ts';

export interface DivisaoModalProps {
  extratoId: string;
  linha: LinhaExtrato;
  onDividir: (partes: { comissaoId: string; valorCentavos: number }[]) => void;
  onClose: () => void;
}

interface Parte {
  readonly comissao: ComissaoDoExtrato;
  readonly valorCentavos: number | null;
}

const { dividir } = copy;

/** A line that is of several commissions: how much is of each. */
export function DivisaoModal({ extratoId, linha, onDividir, onClose }: DivisaoModalProps) {
  const [partes, setPartes] = useState<readonly Parte[]>(linha.partes);
  const falta = partes.reduce((resto, { valorCentavos }) => resto - (valorCentavos ?? 0), linha.valorCentavos);
  const isCerto = falta === 0 && partes.length > 1 && partes.every(({ valorCentavos }) => valorCentavos);
  const say = falta === 0 ? dividir.certo : falta > 0 ? dividir.falta(formatCentavos(falta)) : dividir.sobra(formatCentavos(-falta));
  return (
    <Dialog
      titulo={dividir.titulo}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.cancelar}</Button>
          <Button
            variant="primary"
            isDisabled={!isCerto}
            onClick={() =>
              onDividir(partes.map(({ comissao, valorCentavos }) => ({ comissaoId: comissao.id, valorCentavos: valorCentavos ?? 0 })))
            }
          >
            {dividir.dividir}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{dividir.texto(formatCentavos(linha.valorCentavos))}</Text>
        {partes.map(({ comissao, valorCentavos }) => (
          <Cluster key={comissao.id} gap={2} align="end">
            <MoneyField
              name={`parte-${comissao.id}`}
              label={dividir.valor(copy.escolher.linha(comissao.apolice, comissao.parcela, comissao.segurado))}
              value={valorCentavos}
              onChange={(valor) =>
                setPartes(partes.map((uma) => (uma.comissao.id === comissao.id ? { ...uma, valorCentavos: valor } : uma)))
              }
            />
            <Button variant="quiet" onClick={() => setPartes(partes.filter((uma) => uma.comissao.id !== comissao.id))}>
              {dividir.tirar}
            </Button>
          </Cluster>
        ))}
        <Text aria-live="polite">{say}</Text>
        <Candidatas
          extratoId={extratoId}
          linhaId={linha.id}
          rotulo={dividir.incluir}
          fora={new Set(partes.map(({ comissao }) => comissao.id))}
          onEscolher={(comissao) =>
            setPartes([...partes, { comissao, valorCentavos: Math.max(0, Math.min(falta, comissao.abertaCentavos)) || null }])
          }
        />
      </Stack>
    </Dialog>
  );
}
