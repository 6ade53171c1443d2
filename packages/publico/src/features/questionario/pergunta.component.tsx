import { Field, FieldBox, fieldInput, TextField } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './questionario.copy.ts';
import type { CampoPergunta } from './questionario.model.ts';

export interface PerguntaFieldProps {
  campo: CampoPergunta;
  value: string;
  error: string | undefined;
  onChange: (value: string, name: string) => void;
}

const simNao = { sim: copy.sim, nao: copy.nao };

/** One question. Choices and days are the phone's own controls: nothing to load, and a thumb knows them. */
export function PerguntaField({ campo, value, error, onChange }: PerguntaFieldProps) {
  const { nome, tipo } = campo;
  const frame = { name: nome, label: copy.campos[nome], error, isRequired: nome === 'segurado.nome' };
  if (tipo === 'opcoes' || tipo === 'simNao') {
    const opcoes = tipo === 'simNao' ? simNao : (campo.opcoes ?? {});
    return (
      <Field {...frame}>
        {(control) => (
          <FieldBox>
            <Escolha {...control} value={value} onChange={(event) => onChange(event.target.value, nome)}>
              <option value="">{copy.naoSei}</option>
              {Object.entries(opcoes).map(([chave, rotulo]) => (
                <option key={chave} value={chave}>
                  {rotulo}
                </option>
              ))}
            </Escolha>
          </FieldBox>
        )}
      </Field>
    );
  }
  if (tipo === 'data') {
    return (
      <Field {...frame}>
        {(control) => (
          <FieldBox>
            <Dia
              {...control}
              type="date"
              autoComplete={campo.autoComplete}
              value={value}
              onChange={(event) => onChange(event.target.value, nome)}
            />
          </FieldBox>
        )}
      </Field>
    );
  }
  return (
    <TextField
      {...frame}
      type={tipo === 'email' || tipo === 'tel' ? tipo : 'text'}
      inputMode={tipo === 'numero' ? 'numeric' : undefined}
      autoComplete={campo.autoComplete ?? 'off'}
      maxLength={120}
      value={value}
      onChange={onChange}
    />
  );
}

const Escolha = styled.select`
  ${fieldInput}
`;

const Dia = styled.input`
  ${fieldInput}
`;
