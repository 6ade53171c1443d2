import type { Formulario, Orcamento } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { useSession } from '@balcao/shared';
import { Alert, Button, focusCampo, Stack, Text } from '@balcao/ui';
import { RadioGroup } from '@balcao/ui/forms';
import { Dialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import { useCriacao } from './criacao.resource.ts';
import { linhasPermitidas } from './linhas-permitidas.ts';
import { copy, nomesDosFormularios } from './novo-com-os-mesmos-dados.copy.ts';

/** The case whose data are taken. */
export type CasoCopiado = Pick<Orcamento, 'id' | 'numero' | 'linha' | 'formulario'>;

export interface NovoComOsMesmosDadosModalProps {
  orcamento: CasoCopiado;
  onCreated: (novo: { id: string; formulario: Formulario }) => void;
  onClose: () => void;
}

const CAMPO = 'formulario';

/** Asks in which line the new orçamento is opened, and says what goes with it and what stays. */
export function NovoComOsMesmosDadosModal({ orcamento, onCreated, onClose }: NovoComOsMesmosDadosModalProps) {
  const linhas = linhasPermitidas(useSession());
  const { isBusy, falha, create } = useCriacao();
  const [formulario, setFormulario] = useState(linhas.find((linha) => linha === orcamento.formulario) ?? null);
  const [isTried, setIsTried] = useState(false);
  const isMesma = formulario === orcamento.formulario;
  const open = async () => {
    setIsTried(true);
    if (!formulario) return void focusCampo(CAMPO);
    const { id: duplicarDe, linha } = orcamento;
    const manual = { formulario, duplicarDe };
    const id = await (formulario === 'MANUAL' ? create(isMesma ? linha : 'OUTRO', manual) : create(formulario, { duplicarDe }));
    if (id) onCreated({ id, formulario });
  };
  return (
    <Dialog
      titulo={copy.titulo(orcamento.numero)}
      size="sm"
      isOpen
      isSticky={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} isDisabled={isBusy}>
            {copy.cancelar}
          </Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => void open()}>
            {copy.abrir}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {falha && (
          <Alert tone="perigo" titulo={copy.falha} isLive>
            {sentenceOfFalha(falha)}
          </Alert>
        )}
        <RadioGroup
          name={CAMPO}
          label={copy.linha}
          options={linhas.map((linha) => ({
            value: linha,
            label: nomesDosFormularios[linha],
            ...(linha === orcamento.formulario && { description: copy.atual }),
          }))}
          value={formulario}
          onChange={(value) => setFormulario(linhas.find((linha) => linha === value) ?? null)}
          error={isTried && !formulario ? copy.escolha : undefined}
          isDisabled={isBusy}
          isRequired
        />
        <Text size={13} isSoft aria-live="polite">
          {[formulario && (isMesma ? copy.mesma : copy.outra), copy.nunca, copy.datas].filter(Boolean).join(' ')}
        </Text>
      </Stack>
    </Dialog>
  );
}
