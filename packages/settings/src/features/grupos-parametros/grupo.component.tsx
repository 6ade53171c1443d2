import type { GrupoEmVigor, GrupoParametros } from '@balcao/contracts';
import { useNaoSalvo } from '@balcao/shared/forms';
import { Alert, Button, Card, Cluster, DateText, showToast, Stack, Text } from '@balcao/ui';
import { FormNotice } from '@balcao/ui/forms';
import { Conflito } from '@balcao/ui/records';
import type { ReactNode } from 'react';
import { copy } from './grupos.copy.ts';
import { diferencasDe, digitadoDe } from './grupos.model.ts';
import { type FormDoGrupo, useGrupo } from './grupos.resource.ts';

export interface GrupoProps<G extends GrupoParametros> {
  grupo: G;
  emVigor: GrupoEmVigor<G>;
  /** Its fields. */
  children: (form: FormDoGrupo<G>) => ReactNode;
}

/** One group of parameters, saved alone. */
export function Grupo<G extends GrupoParametros>({ grupo, emVigor, children }: GrupoProps<G>) {
  const form = useGrupo(grupo, emVigor, () => showToast({ tone: 'sucesso', titulo: copy.salvou }));
  const { digitado, conflito, isBusy, isDirty, retype, settle } = form;
  useNaoSalvo('settings', isDirty, form.putAway);
  const { titulo, texto, salvar } = copy.grupo(grupo);
  const base = form.base ?? emVigor;
  return (
    <Card titulo={titulo}>
      <form noValidate aria-label={titulo} onSubmit={form.submit}>
        <Stack gap={4}>
          <Text isSoft>{texto}</Text>
          {conflito && (
            <Conflito
              titulo={copy.conflito}
              diferencas={diferencasDe(grupo, digitadoDe[grupo](conflito), digitado)}
              onTheirs={() => settle(false)}
              onMine={() => settle(true)}
            />
          )}
          {form.isRestaurado && <Alert>{copy.restaurado}</Alert>}
          <FormNotice form={form} />
          {children(form)}
          <Cluster gap={2}>
            <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={!isDirty || conflito !== null}>
              {salvar}
            </Button>
            {isDirty && (
              <Button variant="quiet" isDisabled={isBusy} onClick={() => retype(digitadoDe[grupo](base))}>
                {copy.desfazer}
              </Button>
            )}
          </Cluster>
          <Text size={13} isSoft>
            {base.alteradoEm ? (
              <>
                {copy.alteradoPor(base.alteradoPor)} <DateText iso={base.alteradoEm} hasTime />
              </>
            ) : (
              copy.padrao
            )}
          </Text>
        </Stack>
      </form>
    </Card>
  );
}
