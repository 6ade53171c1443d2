import { Stack } from '@balcao/ui';
import { NumberField } from '@balcao/ui/forms';
import { Horarios } from '../../horarios.component.tsx';
import { copy } from './grupos.copy.ts';
import type { FormDoGrupo } from './grupos.resource.ts';

/** When the brokerage works, and how soon it promises to answer. */
export const Expediente = ({ form: { bind, digitado, erros, change } }: { form: FormDoGrupo<'expediente'> }) => (
  <Stack gap={4}>
    <Horarios name="horarios" horarios={digitado.horarios} erros={erros} onChange={(horarios, campo) => change({ horarios }, campo)} />
    <NumberField
      {...bind('respostaHoras')}
      label={copy.respostaHoras}
      description={copy.respostaHorasAjuda}
      suffix={copy.sufixoHoras}
      max={999}
    />
  </Stack>
);
