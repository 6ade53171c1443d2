import type { FichaRamo } from '@balcao/contracts';
import { useNaoSalvo } from '@balcao/shared/records';
import { focusCampo, TextField } from '@balcao/ui';
import { PercentField, Switch } from '@balcao/ui/forms';
import { FormRegistro } from '@balcao/ui/records';
import { copy, palavras } from './ramos.copy.ts';
import { diferencasDe } from './ramos.model.ts';
import { ramos } from './ramos.resource.ts';

/** What the brokerage chooses of a ramo, as fields. */
export function FormRamo({ gravada, onSalvo }: { gravada: FichaRamo; onSalvo: () => void }) {
  const form = ramos.useFormulario(gravada, focusCampo);
  const { digitado, erros, change } = form;
  useNaoSalvo('settings', form.isDirty);
  const { nome, avisoRenovacaoPadraoDias } = form.base ?? gravada;
  const field = (name: keyof typeof copy.rotulos) => ({ name, label: copy.rotulos[name], error: erros[name] });
  return (
    <FormRegistro
      form={form}
      palavras={palavras}
      diferencasDe={(deles) => diferencasDe(deles, digitado)}
      nuncaEscrito={copy.catalogo}
      onSalvo={onSalvo}
    >
      <TextField
        {...field('apelido')}
        maxLength={80}
        description={copy.apelidoAjuda(nome)}
        value={digitado.apelido}
        onChange={(apelido) => change({ apelido }, 'apelido')}
      />
      <Switch {...field('ativo')} description={copy.ativoAjuda} value={digitado.ativo} onChange={(ativo) => change({ ativo }, 'ativo')} />
      <PercentField
        {...field('comissaoPadraoBps')}
        description={copy.comissaoAjuda}
        value={digitado.comissaoPadraoBps}
        onChange={(comissaoPadraoBps) => change({ comissaoPadraoBps }, 'comissaoPadraoBps')}
      />
      <TextField
        {...field('avisos')}
        maxLength={60}
        description={copy.avisosAjuda(avisoRenovacaoPadraoDias)}
        value={digitado.avisos}
        onChange={(avisos) => change({ avisos }, 'avisos')}
      />
    </FormRegistro>
  );
}
