import { Button, Cluster, IconButton, IconeFechar, Stack } from '@balcao/ui';
import { Select } from '@balcao/ui/forms';
import { useState } from 'react';
import styled from 'styled-components';
import { Mono } from '../../rows.component.tsx';
import { copy } from './concessoes.copy.ts';
import { optionOf, type Registrada } from './concessoes.model.ts';

export interface ChosenBuildsProps {
  registradas: readonly Registrada[];
  chosen: Readonly<Record<string, string>>;
  onChange: (chosen: Readonly<Record<string, string>>) => void;
  error: string | undefined;
}

/** The chosen services, with one build of each. */
export function ChosenBuilds({ registradas, chosen, onChange, error }: ChosenBuildsProps) {
  const [servico, setServico] = useState<string | null>(null);
  const [construcao, setConstrucao] = useState<string | null>(null);
  const servicos = [...new Set(registradas.map((each) => each.servico))].sort();
  const add = () => {
    if (servico && construcao) onChange({ ...chosen, [servico]: construcao });
    setConstrucao(null);
  };
  const remove = (name: string) => onChange(Object.fromEntries(Object.entries(chosen).filter(([each]) => each !== name)));
  return (
    <Stack gap={2}>
      <Select
        name="servico"
        label={copy.servico}
        options={servicos.map((value) => ({ value, label: value }))}
        value={servico}
        onChange={(value) => {
          setServico(value);
          setConstrucao(null);
        }}
      />
      <Select
        name="construcoes"
        label={copy.construcao}
        options={registradas.filter((each) => each.servico === servico).map(optionOf)}
        value={construcao}
        onChange={setConstrucao}
        isDisabled={servico === null}
        error={error}
      />
      <Button isDisabled={!servico || !construcao} onClick={add}>
        {copy.adicionar}
      </Button>
      <Chosen aria-label={copy.escolhidas}>
        {Object.entries(chosen).map(([name, build]) => (
          <li key={name}>
            <Cluster gap={2} justify="space-between">
              <Mono>{`${name} → ${build.slice(0, 12)}`}</Mono>
              <IconButton size="sm" label={copy.tirar(name)} icon={<IconeFechar size={14} aria-hidden />} onClick={() => remove(name)} />
            </Cluster>
          </li>
        ))}
      </Chosen>
    </Stack>
  );
}

const Chosen = styled.ul`
  padding: 0;
  margin: 0;
  list-style: none;
`;
