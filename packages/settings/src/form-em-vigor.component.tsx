import { useNaoSalvo, type Versionada } from '@balcao/shared/forms';
import { Alert, Button, Cluster, DateText, Stack, Text } from '@balcao/ui';
import { FormNotice, type FormNoticeProps } from '@balcao/ui/forms';
import { Conflito, type ConflitoProps } from '@balcao/ui/records';
import type { FormEvent, ReactNode } from 'react';

/** What is in force, and since when; null dates: nothing was chosen yet. */
interface EmVigor extends Versionada {
  readonly alteradoEm: string | null;
  readonly alteradoPor: string | null;
}

export interface FormEmVigorProps<V extends EmVigor, Digitado extends object> {
  form: FormNoticeProps['form'] & {
    readonly base: V | null;
    readonly conflito: V | null;
    readonly isBusy: boolean;
    readonly isDirty: boolean;
    readonly isRestaurado: boolean;
    putAway(): boolean;
    retype(digitado: Digitado): void;
    settle(isMine: boolean): void;
    submit(event: FormEvent<HTMLFormElement>): void;
  };
  emVigor: V;
  digitadoDe: (gravado: V) => Digitado;
  /** Where the version somebody else saved says other things. */
  diferencasDe: (deles: V) => ConflitoProps['diferencas'];
  textos: {
    readonly conflito: string;
    readonly restaurado: string;
    readonly salvar: string;
    readonly desfazer: string;
    readonly alteradoPor: (nome: string | null) => string;
    readonly padrao: string;
  };
  nome?: string;
  /** Above what went wrong. */
  inicio?: ReactNode;
  /** Beside the buttons. */
  acoes?: ReactNode;
  children: ReactNode;
}

/** What is in force in a subscription as one form: two versions side by side after a 409, saving, undoing, and who changed it last. */
export function FormEmVigor<V extends EmVigor, Digitado extends object>(props: FormEmVigorProps<V, Digitado>) {
  const { form, emVigor, digitadoDe, diferencasDe, textos, nome, inicio, acoes, children } = props;
  const { conflito, isBusy, isDirty } = form;
  useNaoSalvo('settings', isDirty, form.putAway);
  const base = form.base ?? emVigor;
  return (
    <form noValidate aria-label={nome} onSubmit={form.submit}>
      <Stack gap={4}>
        {inicio}
        {conflito && (
          <Conflito
            titulo={textos.conflito}
            diferencas={diferencasDe(conflito)}
            onTheirs={() => form.settle(false)}
            onMine={() => form.settle(true)}
          />
        )}
        {form.isRestaurado && <Alert>{textos.restaurado}</Alert>}
        <FormNotice form={form} />
        {children}
        <Cluster gap={2}>
          <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={!isDirty || conflito !== null}>
            {textos.salvar}
          </Button>
          {isDirty && (
            <Button variant="quiet" isDisabled={isBusy} onClick={() => form.retype(digitadoDe(base))}>
              {textos.desfazer}
            </Button>
          )}
          {acoes}
        </Cluster>
        <Text size={13} isSoft>
          {base.alteradoEm ? (
            <>
              {textos.alteradoPor(base.alteradoPor)} <DateText iso={base.alteradoEm} hasTime />
            </>
          ) : (
            textos.padrao
          )}
        </Text>
      </Stack>
    </form>
  );
}
