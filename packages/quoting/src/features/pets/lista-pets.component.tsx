import { parametrosPet } from '@balcao/domain';
import { Button, campoId, FieldMessages, Stack, Text, VisuallyHidden } from '@balcao/ui';
import { IconeAdicionar } from '@balcao/ui/screen-icons';
import { useState } from 'react';
import styled from 'styled-components';
import { useCampo } from '../../use-campo.ts';
import { CartaoPet } from './cartao-pet.component.tsx';
import { copy } from './pets.copy.ts';

const NOME = 'risco.pets';
type PetAberto = Readonly<Record<string, unknown>>;
const novo: PetAberto = { especie: 'CAO', semRaca: false, castrado: false };

/** The animals of one tutor: added, copied and taken away one by one. */
export function ListaPets() {
  const campo = useCampo<readonly PetAberto[]>(NOME, []);
  const [aviso, setAviso] = useState('');
  const pets = campo.value;
  const set = (next: readonly PetAberto[]) => {
    campo.onChange(next);
    campo.onCommit(next);
    setAviso(copy.quantos(next.length));
  };
  const copyOf = ({ nome: _nome, microchip: _chip, ...pet }: PetAberto) => pet;
  const isCheia = pets.length >= parametrosPet.animais.max;
  return (
    <Conjunto id={campoId(NOME)} tabIndex={-1} aria-label={copy.titulo}>
      <Stack gap={4}>
        {pets.length === 0 && <Text isSoft>{copy.vazio}</Text>}
        {pets.map((pet, index) => (
          <CartaoPet
            // biome-ignore lint/suspicious/noArrayIndexKey: an animal is its place in the list
            key={index}
            campo={`${NOME}.${index}`}
            posicao={index + 1}
            {...(!isCheia && { onCopy: () => set([...pets, copyOf(pet)]) })}
            onRemove={() => set(pets.filter((_, at) => at !== index))}
          />
        ))}
        <FieldMessages name={NOME} error={campo.error} />
        {!isCheia && (
          <div>
            <Button size="sm" icon={<IconeAdicionar size={14} aria-hidden />} onClick={() => set([...pets, novo])}>
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
