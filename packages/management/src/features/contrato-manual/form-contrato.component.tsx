import type { FichaContratoManual } from '@balcao/contracts';
import { useNaoSalvo } from '@balcao/shared/forms';
import { Button, Card, focusCampo, Grid, Stack, TextArea } from '@balcao/ui';
import { FormRegistro } from '@balcao/ui/records';
import { ComissaoDoForm } from './comissao-do-form.component.tsx';
import { copy, palavras } from './contrato-manual.copy.ts';
import { diferencasDe, rotuloDe } from './contrato-manual.model.ts';
import { useFormContrato, useOpcoes } from './contrato-manual.resource.ts';
import { ItensDoForm } from './itens-do-form.component.tsx';
import { PremioDoForm } from './premio-do-form.component.tsx';
import { SeguradoDoForm } from './segurado-do-form.component.tsx';
import { SeguroDoForm } from './seguro-do-form.component.tsx';
import { SituacaoDoForm } from './situacao-do-form.component.tsx';

export interface FormContratoProps {
  /** null: a new one. */
  gravada: FichaContratoManual | null;
  onSalvo: (ficha: FichaContratoManual) => void;
  onVoltar: () => void;
}

/** A sale as fields, from who is insured to how it is paid. */
export function FormContrato({ gravada, onSalvo, onVoltar }: FormContratoProps) {
  const form = useFormContrato(gravada, focusCampo);
  const opcoes = useOpcoes();
  useNaoSalvo('management', form.isDirty, form.putAway);
  const { erros, bind } = form;
  const part = { form, opcoes: opcoes.data };
  return (
    <FormRegistro
      form={form}
      palavras={palavras}
      diferencasDe={(deles) => diferencasDe(deles, form.digitado)}
      rotuloDe={rotuloDe}
      onSalvo={onSalvo}
      acoes={
        <Button variant="quiet" isDisabled={form.isBusy} onClick={onVoltar}>
          {copy.cancelar}
        </Button>
      }
    >
      <Card titulo={copy.segurado}>
        <SeguradoDoForm {...part} />
      </Card>
      <Card titulo={copy.seguro}>
        <SeguroDoForm {...part} />
      </Card>
      <Grid minWidth={420}>
        <ItensDoForm {...part} />
      </Grid>
      <Card titulo={copy.premio}>
        <PremioDoForm {...part} />
      </Card>
      <Card titulo={copy.comissao}>
        <ComissaoDoForm {...part} />
      </Card>
      <Card titulo={copy.situacao}>
        <Stack gap={4}>
          <SituacaoDoForm {...part} />
          {(erros['motivoRisco'] || form.digitado.motivoRisco) && (
            <TextArea {...bind('motivoRisco')} label={copy.rotulos['motivoRisco'] ?? ''} maxLength={300} />
          )}
        </Stack>
      </Card>
    </FormRegistro>
  );
}
