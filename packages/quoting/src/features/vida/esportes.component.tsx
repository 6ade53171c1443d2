import type { RiscoVida } from '@balcao/contracts';
import { esportesVida, frequenciasEsporte, parametrosVida } from '@balcao/domain';
import { Button, Text } from '@balcao/ui';
import { Select } from '@balcao/ui/forms';
import { IconeAdicionar } from '@balcao/ui/screen-icons';
import { useCampo } from '../../digitacao/use-campo.ts';
import { useItens } from '../../digitacao/use-itens.ts';
import { Item, ListaDeItens } from './lista-de-itens.component.tsx';
import { copy } from './vida.copy.ts';

type Praticado = { [Parte in keyof RiscoVida['pessoa']['esportes'][number]]?: RiscoVida['pessoa']['esportes'][number][Parte] | null };

const NOME = 'risco.pessoa.esportes';
const vazio: Praticado = { nome: null, frequencia: null };
const optionsOf = (opcoes: Readonly<Record<string, string>>) => Object.entries(opcoes).map(([value, label]) => ({ value, label }));
const esportes = optionsOf(esportesVida);
const frequencias = optionsOf(frequenciasEsporte);

/** The sports practised, each with how often. */
export function Esportes() {
  const { itens: lista, error, change, remove } = useItens<Praticado>(NOME, vazio);
  return (
    <ListaDeItens nome={NOME} titulo={copy.esportes} error={error}>
      {lista.length === 0 && <Text isSoft>{copy.semEsportes}</Text>}
      {lista.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <LinhaEsporte key={index} index={index} onRemove={() => remove(index)} />
      ))}
      {lista.length < parametrosVida.esportes.max && (
        <div>
          <Button size="sm" icon={<IconeAdicionar size={14} aria-hidden />} onClick={() => change((agora) => [...agora, vazio])}>
            {copy.adicionarEsporte}
          </Button>
        </div>
      )}
    </ListaDeItens>
  );
}

function LinhaEsporte({ index, onRemove }: { index: number; onRemove: () => void }) {
  const posicao = index + 1;
  return (
    <Item remover={copy.removerEsporte(posicao)} onRemove={onRemove}>
      <Select label={copy.esporte(posicao)} options={esportes} isRequired {...useCampo<string | null>(`${NOME}.${index}.nome`, null)} />
      <Select
        label={copy.frequencia(posicao)}
        options={frequencias}
        isRequired
        {...useCampo<string | null>(`${NOME}.${index}.frequencia`, null)}
      />
    </Item>
  );
}
