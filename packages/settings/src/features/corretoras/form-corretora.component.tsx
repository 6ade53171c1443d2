import type { FichaCorretora, RegimeProdutor } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { useNaoSalvo } from '@balcao/shared/forms';
import { Button, Card, focusCampo, Grid, Stack, Text, TextField } from '@balcao/ui';
import { MaskedField, Select, Switch } from '@balcao/ui/forms';
import { FormRegistro } from '@balcao/ui/records';
import { Aliquotas } from './aliquotas.component.tsx';
import { Contas } from './contas.component.tsx';
import { aliquotaNova, type Campo, diferencasDe, regimes, rotuloDe } from './corretora.model.ts';
import { useFormCorretora } from './corretora.resource.ts';
import { copy, palavras } from './corretoras.copy.ts';
import { useIsTodas } from './corretoras.resource.ts';
import { Enderecos } from './enderecos.component.tsx';
import { Logo } from './logo.component.tsx';

export interface FormCorretoraProps {
  /** null: a new one. */
  gravada: FichaCorretora | null;
  onSalvo: (ficha: FichaCorretora) => void;
  onVoltar: () => void;
}

const opcoesDeRegime = regimes.map((value) => ({ value, label: copy.regime[value] }));

/** A brokerage as fields. */
export function FormCorretora({ gravada, onSalvo, onVoltar }: FormCorretoraProps) {
  const form = useFormCorretora(gravada, focusCampo);
  const { base, digitado, erros, isBusy, bind, change } = form;
  const isTodas = useIsTodas();
  useNaoSalvo('settings', form.isDirty, form.putAway);
  const field = <C extends Campo>(name: C) => ({ ...bind(name), label: copy.rotulos[name] });
  const isPrincipal = base?.principal === true;
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
        <Stack gap={4}>
          <Grid minWidth={220}>
            <TextField {...field('fantasia')} maxLength={120} isRequired />
            <TextField {...field('razaoSocial')} maxLength={120} isRequired />
            <MaskedField {...field('cnpj')} mask="cnpj" isRequired />
            <TextField {...field('susep')} maxLength={30} inputMode="numeric" description={copy.susepAjuda} />
            <TextField {...field('inscricaoMunicipal')} maxLength={30} />
          </Grid>
          <Switch
            {...field('principal')}
            isDisabled={isPrincipal || isTodas !== true}
            description={isPrincipal ? copy.principalJa : isTodas === false ? copy.principalLimitada : copy.principalAjuda}
          />
        </Stack>
      </Card>
      <Card titulo={copy.contato}>
        <Stack gap={4}>
          <Text isSoft>{copy.contatoTexto}</Text>
          <Logo {...field('logo')} />
          <Grid minWidth={220}>
            <TextField {...field('telefone')} maxLength={30} type="tel" />
            <TextField {...field('emailIntranet')} maxLength={254} type="email" />
            <TextField {...field('site')} maxLength={200} inputMode="url" />
          </Grid>
        </Stack>
      </Card>
      <Card titulo={copy.responsavel}>
        <Stack gap={4}>
          <Text isSoft>{copy.responsavelTexto}</Text>
          <Grid minWidth={220}>
            <TextField {...field('responsavel.nome')} maxLength={120} />
            <MaskedField {...field('responsavel.cpf')} mask="cpf" />
            <TextField {...field('responsavel.susep')} maxLength={30} inputMode="numeric" description={copy.susepAjuda} />
          </Grid>
        </Stack>
      </Card>
      <Card titulo={copy.enderecos}>
        <Enderecos enderecos={digitado.enderecos} erros={erros} onChange={(enderecos, campo) => change({ enderecos }, campo)} />
      </Card>
      <Card titulo={copy.contas}>
        <Stack gap={4}>
          <Text isSoft>{copy.contasTexto}</Text>
          <Contas contas={digitado.contas} erros={erros} onChange={(contas, campo) => change({ contas }, campo)} />
        </Stack>
      </Card>
      <Card titulo={copy.fiscal}>
        <Stack gap={4}>
          <Grid minWidth={220}>
            <Select
              {...field('regime')}
              options={opcoesDeRegime}
              onChange={(regime) => regime && change({ regime: regime as RegimeProdutor }, 'regime')}
            />
          </Grid>
          <Text isSoft>{copy.fiscalTexto}</Text>
          <Aliquotas
            aliquotas={digitado.aliquotas}
            erros={erros}
            onAdd={() => change({ aliquotas: [...digitado.aliquotas, aliquotaNova(digitado.regime, hojeEm(new Date()))] }, 'aliquotas')}
            onChange={(aliquotas, campo) => change({ aliquotas }, campo)}
          />
        </Stack>
      </Card>
    </FormRegistro>
  );
}
