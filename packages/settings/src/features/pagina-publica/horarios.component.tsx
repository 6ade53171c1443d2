import type { ConteudoDaPagina } from '@balcao/contracts';
import type { Erros } from '@balcao/shared/forms';
import { Checkbox, Grid, Stack, TextField } from '@balcao/ui';
import { copy } from './pagina-publica.copy.ts';
import { type Dia, dias } from './pagina-publica.model.ts';

export interface HorariosProps {
  horarios: ConteudoDaPagina['horarios'];
  erros: Erros<string>;
  onChange: (horarios: ConteudoDaPagina['horarios'], campo: string) => void;
}

const COMERCIAL = { de: '09:00', ate: '18:00' };

/** When the brokerage is open, by kind of day. */
export const Horarios = ({ horarios, erros, onChange }: HorariosProps) => (
  <Stack gap={3}>
    {dias.map((dia: Dia) => {
      const horario = horarios[dia];
      const hora = (campo: 'de' | 'ate') => {
        const name = `conteudo.horarios.${dia}.${campo}`;
        const set = (valor: string) => onChange({ ...horarios, [dia]: { ...COMERCIAL, ...horario, [campo]: valor } }, name);
        return { name, error: erros[name], type: 'time' as const, value: horario?.[campo] ?? '', onChange: set };
      };
      return (
        <Stack key={dia} gap={2} role="group" aria-label={copy.dias[dia]}>
          <Checkbox
            name={`conteudo.horarios.${dia}`}
            label={copy.aberto(copy.dias[dia])}
            value={horario !== null}
            onChange={(isAberto) => onChange({ ...horarios, [dia]: isAberto ? COMERCIAL : null }, `conteudo.horarios.${dia}`)}
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
