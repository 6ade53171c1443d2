import { formatCnae, isCnae, normalizeCnae } from '@balcao/domain';
import { ComboBox, type LoadOptions, type Option } from '@balcao/ui/forms';
import { useCampo } from '../../digitacao/use-campo.ts';
import { searchCnaes, useCnae } from './apoio.resource.ts';
import type { CampoDefinidoProps } from './campo-definido.component.tsx';
import { type CampoProps, useMoldura } from './campos.component.tsx';
import { Linha } from './grupo.component.tsx';

const MIN_LETRAS = 2;

const optionOf = ({ codigo, descricao }: { codigo: string; descricao: string }): Option => ({
  value: codigo,
  label: `${formatCnae(codigo)} · ${descricao}`,
});
const loadOptions: LoadOptions = async (texto, signal) => (await searchCnaes(texto, signal)).map(optionOf);
/** A whole code stands even where the catalogue does not have it, or was never filled. */
const readCodigo = (texto: string): string | null => (isCnae(texto) ? normalizeCnae(texto) : null);

/** The field of a line that asks for it. */
export const CnaeDaLinha = ({ campo: { nome, rotulo }, isRequired, ajuda }: CampoDefinidoProps) => (
  <Linha>
    <CampoCnae {...{ nome, isRequired }} label={rotulo} description={ajuda} />
  </Linha>
);

/** What a company lives from: found by its code or by words in the catalogue of CNAE. */
export function CampoCnae(props: CampoProps<string | null>) {
  const { value, onChange, onCommit, ...campo } = useCampo<string | null>(props.nome, null, props.onCommit);
  const codigo = value === null ? null : normalizeCnae(value);
  const known = useCnae(codigo ?? '');
  const choose = (next: string | null) => {
    onChange(next);
    onCommit(next);
  };
  return (
    <ComboBox
      {...useMoldura(props)}
      {...campo}
      value={codigo || null}
      valueLabel={known ? optionOf(known).label : codigo ? formatCnae(codigo) : undefined}
      loadOptions={loadOptions}
      readValue={readCodigo}
      minChars={MIN_LETRAS}
      onChange={choose}
    />
  );
}
