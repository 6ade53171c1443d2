import { papeisVida } from '@balcao/domain';
import { below, Button, TextField, token } from '@balcao/ui';
import { DateField, NumberField, type Option, Select } from '@balcao/ui/forms';
import styled from 'styled-components';
import { useCampo, useCampoDigitado } from '../../digitacao/use-campo.ts';
import { copy } from './vidas.copy.ts';

const papeis: readonly Option[] = Object.entries(papeisVida).map(([value, label]) => ({ value, label }));
const MAX_FAMILIA = 999;

export interface LinhaVidaProps {
  /** Path of the life in the draft, `risco.vidas.0`. */
  campo: string;
  posicao: number;
  onRemove: () => void;
}

/** One life: a row on wide screens, a small card on phones. */
export function LinhaVida({ campo, posicao, onRemove }: LinhaVidaProps) {
  const nome = useCampoDigitado<string>(`${campo}.nome`, '');
  const nascimento = useCampo<string | null>(`${campo}.nascimento`, null);
  const papel = useCampo<string | null>(`${campo}.papel`, null);
  const familia = useCampoDigitado<number | null>(`${campo}.familia`, null);
  const cid = useCampoDigitado<string>(`${campo}.cid`, '');
  return (
    <Linha role="group" aria-label={copy.vida(posicao)}>
      <TextField label={copy.campos.nome} maxLength={120} {...nome} />
      <DateField label={copy.campos.nascimento} isRequired {...nascimento} />
      <Select label={copy.campos.papel} options={papeis} isRequired {...papel} />
      <NumberField label={copy.campos.familia} max={MAX_FAMILIA} isRequired {...familia} />
      <TextField label={copy.campos.cid} maxLength={6} {...cid} />
      <Button size="sm" variant="quiet" aria-label={copy.remover(posicao)} onClick={onRemove}>
        {copy.tirar}
      </Button>
    </Linha>
  );
}

const Linha = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1.3fr) minmax(0, 1.3fr) minmax(0, 0.8fr) minmax(0, 1fr) auto;
  gap: ${token('espaco3')};
  align-items: end;
  padding-bottom: ${token('espaco3')};
  border-bottom: 1px solid ${token('borda')};
  ${below(992)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding: ${token('espaco3')};
    border: 1px solid ${token('borda')};
    border-radius: ${token('raio10')};
    > :first-child {
      grid-column: 1 / -1;
    }
    > button {
      justify-self: start;
      margin-inline-start: calc(-1 * ${token('espaco3')});
    }
  }
`;
