import type { ConteudoDaPagina } from '@balcao/contracts';
import type { Erros } from '@balcao/shared/forms';
import { Checkbox, Grid, Stack, TextField } from '@balcao/ui';
import { copy } from './horarios.copy.ts';
import { DIAS } from './horarios.model.ts';

export interface HorariosProps {
  /** The field they are. */
  name: string;
  horarios: ConteudoDaPagina['horarios'];
  erros: Erros<string>;
  onChange: (horarios: ConteudoDaPagina['horarios'], campo: string) => void;
}

const COMERCIAL = { de: '09:00', ate: '18:00' };

/** When the brokerage is open, by kind of day. */
export const Horarios = ({ name, horarios, erros, onChange }: HorariosProps) => (
  <Stack gap={3}>
    {DIAS.map((dia) => {
      const horario = horarios[dia];
      const field = `${name}.${dia}`;
      const hora = (campo: 'de' | 'ate') => {
        const set = (valor: string) => onChange({ ...horarios, [dia]: { ...COMERCIAL, ...horario, [campo]: valor } }, `${field}.${campo}`);
        return {
          name: `${field}.${campo}`,
          error: erros[`${field}.${campo}`],
          type: 'time' as const,
          value: horario?.[campo] ?? '',
          onChange: set,
        };
      };
      return (
        <Stack key={dia} gap={2} role="group" aria-label={copy.dias[dia]}>
          <Checkbox
            name={field}
            label={copy.aberto(copy.dias[dia])}
            value={horario !== null}
            onChange={(isAberto) => onChange({ ...horarios, [dia]: isAberto ? COMERCIAL : null }, field)}
          />
          {horario && (
            <Grid minWidth={140}>
              <TextField label={copy.abre} {...hora('de')} />
              <TextField label={copy.fecha} {...hora('ate')} />
            </Grid>
          )}
        </Stack>
      );
    })}
  </Stack>
);
