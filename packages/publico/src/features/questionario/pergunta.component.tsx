import type { PerguntaSimples } from '@balcao/contracts';
import { Checkbox, Field, FieldBox, fieldInput, Stack, Text, TextArea, TextField } from '@balcao/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { copy } from './questionario.copy.ts';
import { escolhidasEm } from './questionario.model.ts';

export interface PerguntaFieldProps {
  pergunta: PerguntaSimples;
  /** Path of the answer in the request. */
  caminho: string;
  value: string;
  error: string | undefined;
  onChange: (value: string, name: string) => void;
}

const simNao = { sim: copy.sim, nao: copy.nao };

/** One question. Choices and dates use native controls: they load nothing, and are familiar on a phone. */
export const PerguntaField = memo(function PerguntaField({ pergunta, caminho, value, error, onChange }: PerguntaFieldProps) {
  const { tipo, opcoes = {}, rotulo, ajuda, sufixo, maximo, autoComplete, obrigatoria } = pergunta;
  const description = ajuda ?? (tipo === 'dinheiro' ? copy.reais : undefined);
  const label = sufixo ? `${rotulo} (${sufixo})` : rotulo;
  const frame = { name: caminho, label, error, description, isRequired: obrigatoria };
  if (tipo === 'multipla') return <Multipla {...{ pergunta, caminho, value, error, onChange }} />;
  if (tipo === 'textoLongo') return <TextArea {...frame} maxLength={maximo ?? 1_000} value={value} onChange={onChange} />;
  if (tipo === 'escolha' || tipo === 'simNao') {
    return (
      <Field {...frame}>
        {(control) => (
          <FieldBox>
            <Escolha {...control} value={value} onChange={(event) => onChange(event.target.value, caminho)}>
              <option value="">{copy.naoSei}</option>
              {Object.entries(tipo === 'simNao' ? simNao : opcoes).map(([chave, texto]) => (
                <option key={chave} value={chave}>
                  {texto}
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
              autoComplete={autoComplete}
              value={value}
              onChange={(event) => onChange(event.target.value, caminho)}
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
      inputMode={tipo === 'numero' ? 'numeric' : tipo === 'dinheiro' ? 'decimal' : undefined}
      autoComplete={autoComplete ?? 'off'}
      maxLength={maximo ?? 120}
      value={value}
      onChange={onChange}
    />
  );
});

/** Multiple choice; the exclusive option clears the others. */
function Multipla({ pergunta: { opcoes = {}, rotulo, exclusiva }, caminho, value, error, onChange }: PerguntaFieldProps) {
  const escolhidas = escolhidasEm(value);
  const toggle = (chave: string, isIn: boolean) => {
    if (!isIn) return onChange(escolhidas.filter((one) => one !== chave).join(','), caminho);
    const others = chave === exclusiva ? [] : escolhidas.filter((one) => one !== exclusiva);
    onChange([...others, chave].join(','), caminho);
  };
  return (
    <Grupo id={`campo-${caminho}`} tabIndex={-1}>
      <legend>{rotulo}</legend>
      <Stack gap={2}>
        {Object.entries(opcoes).map(([chave, texto]) => (
          <Checkbox
            key={chave}
            name={`${caminho}.${chave}`}
            label={texto}
            value={escolhidas.includes(chave)}
            onChange={(isIn) => toggle(chave, isIn)}
          />
        ))}
        {error && (
          <Text size={13} role="alert">
            {error}
          </Text>
        )}
      </Stack>
    </Grupo>
  );
}

const Escolha = styled.select`
  ${fieldInput}
`;

const Dia = styled.input`
  ${fieldInput}
`;

const Grupo = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-bottom: 8px;
  }
`;
