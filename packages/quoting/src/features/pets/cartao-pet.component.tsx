import { especiesPet, portesPet } from '@balcao/domain';
import { Button, Checkbox, Cluster, Grid, Stack, Text, TextField, token } from '@balcao/ui';
import { DateField, type Option, SegmentedControl, Select } from '@balcao/ui/forms';
import styled from 'styled-components';
import { useCampo, useCampoDigitado, useValor } from '../../digitacao/use-campo.ts';
import { CampoPreexistencias } from './campo-preexistencias.component.tsx';
import { copy } from './pets.copy.ts';

const optionsOf = (labels: Readonly<Record<string, string>>): readonly Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const especies = optionsOf(especiesPet);
const portes = optionsOf(portesPet);
const sexos = optionsOf(copy.sexos);
const simNao = optionsOf({ sim: copy.sim, nao: copy.nao });

export interface CartaoPetProps {
  /** Path of the animal in the draft, `risco.pets.0`. */
  campo: string;
  posicao: number;
  onCopy?: () => void;
  onRemove: () => void;
}

/** One animal. */
export function CartaoPet({ campo, posicao, onCopy, onRemove }: CartaoPetProps) {
  const especie = useCampo<string | null>(`${campo}.especie`, null);
  const nome = useCampoDigitado<string>(`${campo}.nome`, '');
  const porte = useCampo<string | null>(`${campo}.porte`, null);
  const nascimento = useCampo<string | null>(`${campo}.nascimento`, null);
  const sexo = useCampo<string | null>(`${campo}.sexo`, null);
  const microchip = useCampoDigitado<string>(`${campo}.microchip`, '');
  return (
    <Cartao aria-label={copy.animal(posicao)}>
      <Cluster gap={3}>
        <Text isStrong>{copy.animal(posicao)}</Text>
        {onCopy && (
          <Button size="sm" variant="quiet" aria-label={copy.duplicar(posicao)} onClick={onCopy}>
            {copy.copiar}
          </Button>
        )}
        <Button size="sm" variant="quiet" aria-label={copy.remover(posicao)} onClick={onRemove}>
          {copy.tirar}
        </Button>
      </Cluster>
      <Grid minWidth={200} gap={4}>
        <SegmentedControl label={copy.campos.especie} options={especies} isRequired {...especie} />
        <TextField label={copy.campos.nome} maxLength={60} isRequired {...nome} />
        <DateField label={copy.campos.nascimento} description={copy.nascimentoAjuda} isRequired {...nascimento} />
        <Select label={copy.campos.porte} options={portes} isRequired {...porte} />
        <Raca campo={campo} />
        <Select label={copy.campos.sexo} options={sexos} {...sexo} />
        <SimOuNao nome={`${campo}.vacinasEmDia`} />
        <TextField label={copy.campos.microchip} inputMode="numeric" maxLength={15} {...microchip} />
        <CampoPreexistencias nome={`${campo}.preexistencias`} />
        <Caixa nome={`${campo}.castrado`} rotulo={copy.campos.castrado} />
      </Grid>
    </Cartao>
  );
}

function Raca({ campo }: { campo: string }) {
  const raca = useCampo<string>(`${campo}.raca`, '');
  const isSemRaca = useValor(`${campo}.semRaca`) === true;
  return (
    <Stack gap={2}>
      {!isSemRaca && <TextField label={copy.campos.raca} maxLength={60} isRequired {...raca} />}
      <Caixa nome={`${campo}.semRaca`} rotulo={copy.campos.semRaca} />
    </Stack>
  );
}

function Caixa({ nome, rotulo }: { nome: string; rotulo: string }) {
  const { onCommit, ...campo } = useCampo<boolean>(nome, false);
  const answer = (value: boolean) => {
    campo.onChange(value);
    onCommit(value);
  };
  return <Checkbox label={rotulo} {...campo} onChange={answer} />;
}

/** Neither answer is taken for granted. */
function SimOuNao({ nome }: { nome: string }) {
  const { value, onChange, onCommit, ...campo } = useCampo<boolean | null>(nome, null);
  return (
    <SegmentedControl
      label={copy.campos.vacinasEmDia}
      options={simNao}
      isRequired
      {...campo}
      value={value === null ? null : value ? 'sim' : 'nao'}
      onChange={(answer) => onChange(answer === null ? null : answer === 'sim')}
      onCommit={(answer) => onCommit(answer === 'sim')}
    />
  );
}

const Cartao = styled.section`
  display: grid;
  gap: ${token('espaco4')};
  padding: ${token('espaco4')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio10')};
`;
