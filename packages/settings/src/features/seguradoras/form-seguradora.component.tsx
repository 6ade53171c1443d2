import type { FichaSeguradora } from '@balcao/contracts';
import { useNaoSalvo } from '@balcao/shared/forms';
import { Button, Card, focusCampo, Grid, Stack, Text, TextField } from '@balcao/ui';
import { ComboBox, Select } from '@balcao/ui/forms';
import { FormRegistro } from '@balcao/ui/records';
import { Capacidades } from './capacidades.component.tsx';
import { Condicoes } from './condicoes.component.tsx';
import { FaixasEstorno } from './faixas-estorno.component.tsx';
import { condicaoNova, diferencasDe, type Digitado, linhasDe, politicas, rotuloDe } from './seguradora.model.ts';
import { useFormSeguradora } from './seguradora.resource.ts';
import { copy, palavras } from './seguradoras.copy.ts';
import { useOpcoes } from './seguradoras.resource.ts';

export interface FormSeguradoraProps {
  /** null: a new one. */
  gravada: FichaSeguradora | null;
  onSalvo: (ficha: FichaSeguradora) => void;
  onVoltar: () => void;
}

const SEM_RAMOS = [] as const;
const opcoesDePolitica = politicas.map((value) => ({ value, label: copy.politica[value] }));

/** What a brokerage agreed with an insurer, as fields. */
export function FormSeguradora({ gravada, onSalvo, onVoltar }: FormSeguradoraProps) {
  const form = useFormSeguradora(gravada, focusCampo);
  const { base, digitado, erros, isBusy, bind, change } = form;
  const opcoes = useOpcoes().data;
  useNaoSalvo('settings', form.isDirty, form.putAway);
  const field = <C extends Exclude<keyof Digitado, 'condicoes' | 'regrasEstorno'>>(name: C) => ({
    ...bind(name),
    label: copy.rotulos[name],
  });
  const linhas = linhasDe(base, digitado, opcoes);
  // which of both it is never changes: what is stored is named even where it is no longer offered
  const seguradoras = base
    ? [{ value: base.seguradora, label: base.nome }]
    : (opcoes?.seguradoras ?? []).map(({ slug, nome }) => ({ value: slug, label: nome }));
  const corretoras = base
    ? [{ value: base.corretoraId, label: base.corretora }]
    : (opcoes?.corretoras ?? []).map(({ id, nome }) => ({ value: id, label: nome }));
  const choose = (seguradora: string | null) =>
    change(
      { seguradora, condicoes: linhasDe(null, { ...digitado, seguradora }, opcoes).map((linha) => condicaoNova(linha)) },
      'seguradora',
    );
  return (
    <FormRegistro
      form={form}
      palavras={palavras}
      diferencasDe={(deles) => diferencasDe(deles, digitado)}
      rotuloDe={rotuloDe}
      onSalvo={onSalvo}
      acoes={
        <Button variant="quiet" isDisabled={isBusy} onClick={onVoltar}>
          {copy.verLista}
        </Button>
      }
    >
      <Card titulo={copy.identificacao}>
        <Grid minWidth={220}>
          <ComboBox
            {...field('seguradora')}
            options={seguradoras}
            isRequired
            isDisabled={base !== null}
            description={base ? copy.fixaAjuda : undefined}
            onChange={choose}
          />
          <Select {...field('corretoraId')} options={corretoras} isRequired isDisabled={base !== null} />
          <TextField {...field('codigoCorretor')} maxLength={30} description={copy.codigoAjuda} />
          <Select
            {...field('politicaComissao')}
            options={opcoesDePolitica}
            onChange={(valor) => valor && change({ politicaComissao: valor as Digitado['politicaComissao'] }, 'politicaComissao')}
          />
        </Grid>
      </Card>
      <Card titulo={copy.condicoes}>
        <Stack gap={4}>
          <Text isSoft>{copy.condicoesTexto}</Text>
          <Condicoes
            condicoes={digitado.condicoes}
            linhas={linhas}
            ramos={opcoes?.ramos ?? SEM_RAMOS}
            erros={erros}
            onChange={(condicoes, campo) => change({ condicoes }, campo)}
          />
        </Stack>
      </Card>
      <Card titulo={copy.estorno}>
        <Stack gap={4}>
          <Text isSoft>{copy.estornoTexto}</Text>
          <FaixasEstorno
            faixas={digitado.regrasEstorno}
            erros={erros}
            onChange={(regrasEstorno, campo) => change({ regrasEstorno }, campo)}
          />
        </Stack>
      </Card>
      <Card titulo={copy.telefones}>
        <Grid minWidth={220}>
          <TextField {...field('telefoneSinistro')} maxLength={30} type="tel" />
          <TextField {...field('telefoneAssistencia')} maxLength={30} type="tel" />
        </Grid>
      </Card>
      {base && (
        <Card titulo={copy.capacidades}>
          <Capacidades capacidades={base.capacidades} />
        </Card>
      )}
    </FormRegistro>
  );
}
