import type { OpcoesContratoManual } from '@balcao/contracts';
import type { useFormContrato } from './contrato-manual.resource.ts';

/** What every part of the form takes. */
export interface ParteDoFormProps {
  form: ReturnType<typeof useFormContrato>;
  opcoes: OpcoesContratoManual | undefined;
}

/** Choices of a field, by the gateway's word for each. */
export const words = (nomes: Readonly<Record<string, string>>) => Object.entries(nomes).map(([value, label]) => ({ value, label }));
