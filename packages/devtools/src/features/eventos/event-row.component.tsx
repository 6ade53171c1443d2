import { FUSO } from '@balcao/domain';
import type { Fact } from '@balcao/shared';
import { Button, Cluster, StatusTag, Text } from '@balcao/ui';
import { Disclosure } from '@balcao/ui/overlays';
import { Block, Mono } from '../../rows.component.tsx';
import { copy } from './eventos.copy.ts';

export interface EventRowProps {
  fact: Fact;
  onReplay: () => void;
}

const clock = new Intl.DateTimeFormat('pt-BR', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  timeZone: FUSO,
});

/** One published event, with a button that publishes it again. */
export function EventRow({ fact, onReplay }: EventRowProps) {
  const { name, payload, em, isValido, de, para, ouvintes } = fact;
  return (
    <li>
      <Cluster gap={2} justify="space-between">
        <Cluster gap={2}>
          <Text as="span" size={12} isSoft isTabular>
            {clock.format(em)}
          </Text>
          <Mono>{name}</Mono>
        </Cluster>
        <Button size="sm" aria-label={copy.repetirEvento(name)} isDisabled={!isValido} onClick={onReplay}>
          {copy.repetir}
        </Button>
      </Cluster>
      <Cluster gap={2}>
        <StatusTag tone={isValido ? 'sucesso' : 'perigo'}>{isValido ? copy.valido : copy.invalido}</StatusTag>
        <Text as="span" size={12} isSoft>
          {[copy.de(de), para && copy.soPara(para), isValido && copy.ouvido(ouvintes)].filter(Boolean).join(' · ')}
        </Text>
      </Cluster>
      <Disclosure titulo={copy.conteudo}>
        <Block>{JSON.stringify(payload, null, 2)}</Block>
      </Disclosure>
    </li>
  );
}
