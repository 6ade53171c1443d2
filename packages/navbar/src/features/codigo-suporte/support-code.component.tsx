import { formatHora } from '@balcao/domain';
import { Alert, Button, Cluster, Spinner, Stack, Text, token } from '@balcao/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from './codigo-suporte.copy.ts';
import { copyText, useCodigo } from './codigo-suporte.resource.ts';

/** A code that lets support see this page, with a list of what exactly it reveals. */
export function SupportCode() {
  const { codigo, isExpirado, isError, ask } = useCodigo();
  const [said, setSaid] = useState('');
  if (isError) return <Alert tone="perigo" isLive titulo={copy.falha} actions={<Button onClick={ask}>{copy.tentar}</Button>} />;
  if (!codigo) return <Spinner label={copy.gerando} />;
  if (isExpirado) return <Alert tone="atencao" isLive titulo={copy.expirou} actions={<Button onClick={ask}>{copy.gerarOutro}</Button>} />;
  const copyCode = () =>
    copyText(codigo.codigo).then(
      () => setSaid(copy.copiado),
      () => setSaid(copy.naoCopiado),
    );
  return (
    <Stack gap={3}>
      <Text>{copy.dite}</Text>
      <Cluster gap={4}>
        <Code>{codigo.codigo}</Code>
        <Button onClick={copyCode}>{copy.copiar}</Button>
      </Cluster>
      <Text isSoft>{copy.validade(formatHora(codigo.ate))}</Text>
      <p role="status">{said}</p>
      <section>
        <Text isStrong>{copy.mostra}</Text>
        <Shown>
          {copy.mostrados.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </Shown>
        <Text isSoft>{copy.naoMostra}</Text>
      </section>
    </Stack>
  );
}

const Code = styled.output`
  font-size: ${token('texto28')};
  font-weight: ${token('pesoForte')};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.08em;
  user-select: all;
`;

const Shown = styled.ul`
  padding-left: ${token('espaco5')};
  margin: ${token('espaco1')} 0 ${token('espaco2')};
  > li {
    list-style: disc;
  }
`;
