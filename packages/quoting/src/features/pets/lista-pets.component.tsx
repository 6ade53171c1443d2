import { parametrosPet } from '@balcao/domain';
import { Button, campoId, FieldMessages, Stack, Text, VisuallyHidden } from '@balcao/ui';
import { IconeAdicionar } from '@balcao/ui/screen-icons';
import { useState } from 'react';
import styled from 'styled-components';
import { useItens } from '../../digitacao/use-itens.ts';
import { CartaoPet } from './cartao-pet.component.tsx';
import { copy } from './pets.copy.ts';

const NOME = 'risco.pets';
type PetAberto = Readonly<Record<string, unknown>>;
const vazio: PetAberto = {
  especie: null,
  nome: '',
  raca: '',
  semRaca: false,
  porte: null,
  nascimento: null,
  sexo: null,
  castrado: false,
  microchip: '',
  vacinasEmDia: null,
  preexistencias: [],
};
/** Another like it: what is its own is not copied. */
const copyOf = (pet: PetAberto | undefined): PetAberto => ({ ...pet, nome: '', microchip: '' });

/** The animals of one tutor: added, copied and taken away one by one. */
export function ListaPets() {
  const { itens: pets, error, change } = useItens<PetAberto>(NOME, vazio);
  const [aviso, setAviso] = useState('');
  const set: typeof change = (make) => {
    const next = change(make);
    setAviso(copy.quantos(next.length));
    return next;
  };
  const isCheia = pets.length >= parametrosPet.animais.max;
  return (
    <Conjunto id={campoId(NOME)} tabIndex={-1} aria-label={copy.titulo}>
      <Stack gap={4}>
        {pets.length === 0 && <Text isSoft>{copy.vazio}</Text>}
        {pets.map((_, index) => (
          <CartaoPet
            // biome-ignore lint/suspicious/noArrayIndexKey: an animal is its place in the list
            key={index}
            campo={`${NOME}.${index}`}
            posicao={index + 1}
            {...(!isCheia && { onCopy: () => set((agora) => [...agora, copyOf(agora[index])]) })}
            onRemove={() => set((agora) => agora.toSpliced(index, 1))}
          />
        ))}
        <FieldMessages name={NOME} error={error} />
        {!isCheia && (
          <div>
            <Button
              size="sm"
              icon={<IconeAdicionar size={14} aria-hidden />}
              onClick={() => set((agora) => [...agora, { ...vazio, especie: 'CAO' }])}
            >
              {copy.adicionar}
            </Button>
          </div>
        )}
        <VisuallyHidden role="status">{aviso}</VisuallyHidden>
      </Stack>
    </Conjunto>
  );
}

const Conjunto = styled.fieldset``;
