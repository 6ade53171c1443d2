import { Alert, Button, Cluster, DateText, showToast, Stack, Text } from '@balcao/ui';
import { ErrorSummary, FormNotice } from '@balcao/ui/forms';
import type { FormEvent, ReactNode } from 'react';
import { Conflito, type Diferenca } from './conflito.component.tsx';
import { copy } from './records.copy.ts';
import type { EstadoDaFicha } from './registro.props.ts';
import type { PalavrasDoRegistro } from './words-of.ts';

/** Who wrote a record last, and when; of one nobody wrote yet, null. */
interface Escrita {
  readonly alteradoEm: string | null;
  readonly alteradoPor: string | null;
}

export interface FormRegistroProps<Ficha extends Escrita> {
  form: EstadoDaFicha<Ficha>;
  palavras: PalavrasDoRegistro;
  /** Where what stands and what was typed are not the same, in words. */
  diferencasDe: (gravada: Ficha) => readonly Diferenca[];
  /** What a field is called on screen, by the name a refusal has for it. */
  rotuloDe: (campo: string) => string | undefined;
  onSalvo: (ficha: Ficha) => void;
  /** Beside the button that saves. */
  acoes?: ReactNode;
  /** Said of a record nobody wrote yet. */
  nuncaEscrito?: string;
  /** Its fields. */
  children: ReactNode;
}

/** A record as a form: both versions when two wrote it, what was refused, its fields, what saves it, and who did last. */
export function FormRegistro<Ficha extends Escrita>(props: FormRegistroProps<Ficha>) {
  const { form, palavras, diferencasDe, rotuloDe, onSalvo, acoes, nuncaEscrito, children } = props;
  const { base, conflito, isBusy, isDirty, settle, submit } = form;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await submit();
    if (!saved) return;
    showToast({ tone: 'sucesso', titulo: base ? palavras.salvou : palavras.incluiu });
    onSalvo(saved);
  };
  return (
    <form noValidate onSubmit={save}>
      <Stack gap={4}>
        {conflito && (
          <Conflito
            titulo={palavras.conflito}
            diferencas={diferencasDe(conflito)}
            onTheirs={() => settle(false)}
            onMine={() => settle(true)}
          />
        )}
        {form.isRestaurado && <Alert>{copy.restaurado}</Alert>}
        <FormNotice form={form} />
        <ErrorSummary
          key={form.tentativa}
          isFocused={false}
          issues={form.resumo.map((recusa) => ({ ...recusa, rotulo: rotuloDe(recusa.campo) }))}
        />
        {children}
        <Cluster gap={2}>
          <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={(base !== null && !isDirty) || conflito !== null}>
            {base ? palavras.salvar : palavras.incluir}
          </Button>
          {acoes}
        </Cluster>
        {base && (
          <Text size={13} isSoft>
            {base.alteradoEm ? (
              <>
                {copy.alterado(base.alteradoPor)} <DateText iso={base.alteradoEm} hasTime />
              </>
            ) : (
              nuncaEscrito
            )}
          </Text>
        )}
      </Stack>
    </form>
  );
}
