import { Button, type ButtonProps, Text } from '@balcao/ui';
import { useId } from 'react';
import styled from 'styled-components';

export interface AcaoEmLoteProps extends Pick<ButtonProps, 'variant' | 'isBusy'> {
  /** The act and how many it will act on, in words. */
  rotulo: string;
  /** Why it would act on nothing; undefined while there is something. */
  motivo?: string | undefined;
  onAct: () => void;
}

/** An act on the selected lines: it names those it will act on and, without any, stays in its place and says why. */
export function AcaoEmLote({ rotulo, motivo, onAct, ...look }: AcaoEmLoteProps) {
  const id = useId();
  return (
    <Lugar>
      <Button {...look} isDisabled={motivo !== undefined} aria-describedby={motivo === undefined ? undefined : id} onClick={onAct}>
        {rotulo}
      </Button>
      {motivo !== undefined && (
        <Text as="span" size={12} isSoft id={id}>
          {motivo}
        </Text>
      )}
    </Lugar>
  );
}

const Lugar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
`;
