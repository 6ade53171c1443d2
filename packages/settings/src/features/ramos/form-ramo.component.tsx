import type { FichaRamo } from '@balcao/contracts';
import { useNaoSalvo } from '@balcao/shared/forms';
import { focusCampo, TextField } from '@balcao/ui';
import { PercentField, Switch } from '@balcao/ui/forms';
import { FormRegistro } from '@balcao/ui/records';
import { copy, palavras } from './ramos.copy.ts';
import { diferencasDe } from './ramos.model.ts';
import { useFormRamo } from './ramos.resource.ts';

/** What the brokerage chooses of a ramo, as fields. */
export function FormRamo({ gravada, onSalvo }: { gravada: FichaRamo; onSalvo: () => void }) {
  const form = useFormRamo(gravada, focusCampo);
  const { digitado, bind } = form;
  useNaoSalvo('settings', form.isDirty, form.putAway);
  const { nome, avisoRenovacaoPadraoDias } = form.base ?? gravada;
  return (
    <FormRegistro
      form={form}
      palavras={palavras}
      diferencasDe={(deles) => diferencasDe(deles, digitado)}
      rotuloDe={(campo) => copy.rotulos[campo as keyof typeof copy.rotulos]}
      nuncaEscrito={copy.catalogo}
      onSalvo={onSalvo}
    >
      <TextField {...bind('apelido')} label={copy.rotulos.apelido} maxLength={80} description={copy.apelidoAjuda(nome)} />
      <Switch {...bind('ativo')} label={copy.rotulos.ativo} description={copy.ativoAjuda} />
      <PercentField {...bind('comissaoPadraoBps')} label={copy.rotulos.comissaoPadraoBps} description={copy.comissaoAjuda} />
      <TextField {...bind('avisos')} label={copy.rotulos.avisos} maxLength={60} description={copy.avisosAjuda(avisoRenovacaoPadraoDias)} />
    </FormRegistro>
  );
}
