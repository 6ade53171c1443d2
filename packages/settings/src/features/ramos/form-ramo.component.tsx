import type { FichaRamo } from '@balcao/contracts';
import { Alert, Button, Cluster, DateText, showToast, Stack, Text, TextField } from '@balcao/ui';
import { PercentField, Switch } from '@balcao/ui/forms';
import type { FormEvent } from 'react';
import { Conflito } from '../../conflito.component.tsx';
import { useNaoSalvo } from '../../use-nao-salvo.ts';
import { copy } from './ramos.copy.ts';
import { diferencasDe } from './ramos.model.ts';
import { useFormRamo } from './ramos.resource.ts';

/** What the brokerage chooses of a ramo, as fields. */
export function FormRamo({ gravada, onSalvo }: { gravada: FichaRamo; onSalvo: () => void }) {
  const { base, digitado, conflito, isBusy, erros, aviso, isDirty, change, settle, submit } = useFormRamo(gravada);
  useNaoSalvo(isDirty);
  const { nome, avisoRenovacaoPadraoDias, alteradoEm, alteradoPor } = base ?? gravada;
  const field = (name: keyof typeof copy.rotulos) => ({ name, label: copy.rotulos[name], error: erros[name] });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await submit())) return;
    showToast({ tone: 'sucesso', titulo: copy.salvou });
    onSalvo();
  };
  return (
    <form noValidate onSubmit={save}>
      <Stack gap={4}>
        {conflito && (
          <Conflito
            titulo={copy.conflito}
            diferencas={diferencasDe(conflito, digitado)}
            onTheirs={() => settle(false)}
            onMine={() => settle(true)}
          />
        )}
        {aviso && (
          <Alert tone="perigo" isLive>
            {aviso}
          </Alert>
        )}
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
        <Cluster gap={2}>
          <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={!isDirty || conflito !== null}>
            {copy.salvar}
          </Button>
        </Cluster>
        <Text size={13} isSoft>
          {alteradoEm ? (
            <>
              {copy.alterado(alteradoPor)} <DateText iso={alteradoEm} hasTime />
            </>
          ) : (
            copy.catalogo
          )}
        </Text>
      </Stack>
    </form>
  );
}
