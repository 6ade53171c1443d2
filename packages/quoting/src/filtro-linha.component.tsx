import { Linha } from '@balcao/contracts';
import { nomesDasLinhas } from '@balcao/domain';
import { Select } from '@balcao/ui/forms';

export interface FiltroLinhaProps {
  rotulos: { readonly linha: string; readonly todasLinhas: string };
  linha: string | undefined;
  onChange: (mudanca: { linha: string | null }) => void;
}

const TODAS = 'TODAS';
const linhas = Linha.options.map((linha) => ({ value: linha, label: nomesDasLinhas[linha] }));

/** The line of insurance a list is narrowed to, or all of them. */
export const FiltroLinha = ({ rotulos, linha, onChange }: FiltroLinhaProps) => (
  <Select
    name="linha"
    label={rotulos.linha}
    isLabelHidden
    options={[{ value: TODAS, label: rotulos.todasLinhas }, ...linhas]}
    value={linha ?? TODAS}
    onChange={(value) => onChange({ linha: value === TODAS ? null : value })}
  />
);
