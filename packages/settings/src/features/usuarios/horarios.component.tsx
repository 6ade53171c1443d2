import type { Erros } from '@balcao/shared/forms';
import { Button, Cluster, Stack, Text, TextField, token } from '@balcao/ui';
import { Select } from '@balcao/ui/forms';
import { IconeAdicionar } from '@balcao/ui/screen-icons';
import styled from 'styled-components';
import { DIAS_UTEIS, faixaNova, type Horario } from './usuario.model.ts';
import { copy } from './usuarios.copy.ts';

export interface HorariosProps {
  horarios: readonly Horario[];
  erros: Erros<string>;
  onChange: (horarios: readonly Horario[], campo: string) => void;
}

const dias = copy.dias.map((label, dia) => ({ value: String(dia), label }));

/** When a user may enter, span by span. */
export function Horarios({ horarios, erros, onChange }: HorariosProps) {
  return (
    <Stack gap={3}>
      <Text isSoft>{horarios.length === 0 ? copy.semHorario : copy.horarioTexto}</Text>
      {horarios.map((horario, index) => {
        const set = (mudanca: Partial<Horario>, campo: string) =>
          onChange(horarios.with(index, { ...horario, ...mudanca }), `horarios.${index}.${campo}`);
        const hora = (campo: 'ini' | 'fim') => ({
          name: `horarios.${index}.${campo}`,
          label: copy[campo],
          error: erros[`horarios.${index}.${campo}`],
          type: 'time' as const,
          value: horario[campo],
          onChange: (valor: string) => set({ [campo]: valor }, campo),
        });
        return (
          // spans have no name of their own: a new one stands by its place
          <Faixa key={index} role="group" aria-label={copy.faixa(index + 1)}>
            <div>
              <Select
                name={`horarios.${index}.dia`}
                label={copy.dia}
                options={dias}
                value={String(horario.dia)}
                onChange={(dia) => dia && set({ dia: Number(dia) }, 'dia')}
              />
            </div>
            <TextField {...hora('ini')} />
            <TextField {...hora('fim')} />
            <Button
              variant="quiet"
              aria-label={copy.removerFaixa(index + 1)}
              onClick={() => onChange(horarios.toSpliced(index, 1), 'horarios')}
            >
              {copy.remover}
            </Button>
          </Faixa>
        );
      })}
      <Cluster gap={2}>
        <Button
          icon={<IconeAdicionar size={16} aria-hidden />}
          isDisabled={horarios.length >= 42}
          onClick={() => onChange([...horarios, faixaNova(horarios)], 'horarios')}
        >
          {copy.adicionarFaixa}
        </Button>
        {horarios.length === 0 && (
          <Button variant="quiet" onClick={() => onChange(DIAS_UTEIS, 'horarios')}>
            {copy.diasUteis}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}

const Faixa = styled.div`
  display: grid;
  grid-template-columns: minmax(140px, 220px) 136px 136px auto;
  gap: ${token('espaco3')};
  align-items: end;
  justify-content: start;
  @media (max-width: 575px) {
    grid-template-columns: 1fr 1fr;
    > :first-child,
    > :last-child {
      grid-column: 1 / -1;
    }
    > :last-child {
      justify-self: start;
    }
  }
`;
