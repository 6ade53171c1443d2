import { type FaixaAns, inicioDasFaixas, nomeDaFaixa, parametrosSaude } from '@balcao/domain';
import { campoId, FieldMessages, Grid, Stack, Text } from '@balcao/ui';
import { NumberField } from '@balcao/ui/forms';
import styled from 'styled-components';
import { useCampo } from '../../digitacao/use-campo.ts';
import { copy } from './vidas.copy.ts';

const NOME = 'risco.faixas';
const MAXIMO = parametrosSaude.vidasPorContratacao.EMPRESARIAL.max;

/** How many lives in each of the ten bands, when births are not known yet. */
export function VidasPorFaixa() {
  const { value, onChange, onCommit, error } = useCampo<readonly (number | null)[]>(NOME, []);
  const counts = inicioDasFaixas.map((_, faixa) => value[faixa] ?? 0);
  const change = (faixa: number, quantas: number | null) => onChange(counts.map((other, at) => (at === faixa ? (quantas ?? 0) : other)));
  return (
    <Conjunto id={campoId(NOME)} tabIndex={-1} aria-label={copy.faixas}>
      <Stack gap={4}>
        <Grid minWidth={140} gap={4}>
          {counts.map((quantas, faixa) => (
            <NumberField
              key={nomeDaFaixa(faixa as FaixaAns)}
              name={`${NOME}.${faixa}`}
              label={nomeDaFaixa(faixa as FaixaAns)}
              value={quantas}
              max={MAXIMO}
              onChange={(next) => change(faixa, next)}
              onCommit={() => onCommit(counts)}
            />
          ))}
        </Grid>
        <FieldMessages name={NOME} error={error} />
        <Text isStrong role="status">
          {copy.total(counts.reduce((total, quantas) => total + quantas, 0))}
        </Text>
      </Stack>
    </Conjunto>
  );
}

const Conjunto = styled.fieldset``;
