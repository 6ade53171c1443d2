import { linhaSaude, QUANTIDADE_FAIXAS } from '@balcao/domain';
import { Checkbox, Stack } from '@balcao/ui';
import { type Option, SegmentedControl } from '@balcao/ui/forms';
import { useCampo, useValor } from '../../digitacao/use-campo.ts';
import { useContagem } from './use-contagem.ts';
import { VidasPorFaixa } from './vidas-por-faixa.component.tsx';
import { VidasPorNascimento } from './vidas-por-nascimento.component.tsx';
import { copy } from './vidas.copy.ts';
import type { VidaAberta } from './vidas.model.ts';

const modos: readonly Option[] = ['NASCIMENTOS', 'FAIXAS'].map((value) => ({
  value,
  label: linhaSaude.show('risco.informar', value),
}));

/** Who is covered: one by one, by birth, or counted by age band. */
export function Vidas() {
  const { onChange, onCommit, ...informar } = useCampo<string | null>('risco.informar', 'NASCIMENTOS');
  const faixas = useCampo<readonly number[]>('risco.faixas', []);
  const contagem = useContagem();
  const isPorFaixa = informar.value === 'FAIXAS';
  const change = (modo: string | null) => {
    // what was told one by one is the first count by band
    if (modo === 'FAIXAS' && faixas.value.length !== QUANTIDADE_FAIXAS) faixas.onChange(contagem);
    onChange(modo);
    onCommit(modo);
  };
  return (
    <Stack gap={5}>
      <SegmentedControl label={copy.como} options={modos} isRequired {...informar} onChange={change} />
      {isPorFaixa ? <VidasPorFaixa /> : <VidasPorNascimento />}
      {!isPorFaixa && <Consentimento />}
    </Stack>
  );
}

/** Asked only when a condition is told of somebody. */
function Consentimento() {
  const vidas = useValor<readonly (VidaAberta | null)[]>('risco.vidas') ?? [];
  const { onCommit, ...campo } = useCampo<boolean>('risco.consentimentoSaude', false);
  if (!vidas.some((vida) => vida?.cid)) return null;
  const answer = (value: boolean) => {
    campo.onChange(value);
    onCommit(value);
  };
  return <Checkbox label={copy.consentimento} isRequired {...campo} onChange={answer} />;
}
