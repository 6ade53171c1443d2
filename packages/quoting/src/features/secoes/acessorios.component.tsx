import { parametrosAuto } from '@balcao/domain';
import { Button, campoId, FieldMessages, IconButton, IconeFechar, Stack, TextField, token } from '@balcao/ui';
import { IconeAdicionar } from '@balcao/ui/screen-icons';
import { MoneyField } from '@balcao/ui/forms';
import styled from 'styled-components';
import { Conjunto, TituloDoConjunto } from '../../digitacao/conjunto.ts';
import { useCampoDigitado } from '../../digitacao/use-campo.ts';
import { useItens } from '../../digitacao/use-itens.ts';
import { copy } from './secoes.copy.ts';

interface Acessorio {
  descricao?: string | null;
  valorCentavos?: number | null;
}

const NOME = 'risco.coberturas.acessorios';
const vazio: Acessorio = { descricao: '', valorCentavos: null };

/** What was added to the car and is to be covered with it. */
export function Acessorios() {
  const { itens: acessorios, error, change, remove } = useItens<Acessorio>(NOME, vazio);
  return (
    <Conjunto id={campoId(NOME)} tabIndex={-1} aria-label={copy.acessorios}>
      <TituloDoConjunto>{copy.acessorios}</TituloDoConjunto>
      <Stack gap={3}>
        {acessorios.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <LinhaAcessorio key={index} index={index} onRemove={() => remove(index)} />
        ))}
        <FieldMessages name={NOME} error={error} />
        {acessorios.length < parametrosAuto.acessorios.max && (
          <div>
            <Button size="sm" icon={<IconeAdicionar size={14} aria-hidden />} onClick={() => change((agora) => [...agora, vazio])}>
              {copy.adicionarAcessorio}
            </Button>
          </div>
        )}
      </Stack>
    </Conjunto>
  );
}

function LinhaAcessorio({ index, onRemove }: { index: number; onRemove: () => void }) {
  const descricao = useCampoDigitado<string>(`${NOME}.${index}.descricao`, '');
  const valor = useCampoDigitado<number | null>(`${NOME}.${index}.valorCentavos`, null);
  const posicao = index + 1;
  return (
    <Linha>
      <TextField label={copy.acessorio(posicao)} maxLength={120} isRequired {...descricao} />
      <MoneyField label={copy.acessorioValor(posicao)} isRequired {...valor} />
      <IconButton label={copy.removerAcessorio(posicao)} icon={<IconeFechar size={16} aria-hidden />} onClick={onRemove} />
    </Linha>
  );
}

const Linha = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) auto;
  gap: ${token('espaco3')};
  align-items: end;
  max-width: 640px;
`;
