import type { Termo } from '@balcao/contracts';
import { formatDataHora } from '@balcao/domain';
import { Alert, Button, Cluster, Stack, Text, token } from '@balcao/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { copy } from './termos.copy.ts';
import { blocosDe, isAtEnd } from './termos.model.ts';
import { refuse, useAssinatura } from './termos.resource.ts';

export interface AssinaturaProps {
  termo: Termo;
}

/** The text, which must be read to the end, and the buttons to accept or leave. */
export function Assinatura({ termo }: AssinaturaProps) {
  const { versao, texto, sha256, publicadoEm } = termo;
  const { submit, isBusy, aviso } = useAssinatura(termo);
  const { region, isLido, look } = useLeitura();
  return (
    <Stack gap={3}>
      <Text isSoft>{copy.versao(versao, formatDataHora(publicadoEm))}</Text>
      <Texto ref={region} role="region" aria-label={copy.texto} tabIndex={0} onScroll={look}>
        {blocosDe(texto).map(({ id, isTitulo, texto: bloco }) => (isTitulo ? <h2 key={id}>{bloco}</h2> : <p key={id}>{bloco}</p>))}
      </Texto>
      <Hash>
        {copy.codigo}: <code>{sha256}</code>
      </Hash>
      {aviso && (
        <Alert tone="perigo" titulo={copy.falhaAssinar} isLive>
          {aviso}
        </Alert>
      )}
      <Cluster justify="space-between">
        <Text isSoft id="termos-leitura" role="status">
          {isLido ? copy.lido : copy.role}
        </Text>
        <Cluster>
          <Button onClick={refuse}>{copy.refuse}</Button>
          <Button
            variant="primary"
            isBusy={isBusy}
            isDisabled={!isLido}
            aria-describedby="termos-leitura"
            onClick={() => void submit(undefined)}
          >
            {copy.aceitar}
          </Button>
        </Cluster>
      </Cluster>
    </Stack>
  );
}

/** Whether the end of the text has been visible, by scrolling or because all of it fits. */
function useLeitura() {
  const region = useRef<HTMLDivElement>(null);
  const [isLido, setIsLido] = useState(false);
  const look = () => {
    if (region.current && isAtEnd(region.current)) setIsLido(true);
  };
  useEffect(() => {
    look();
    // after a resize or a zoom the whole text may fit
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, []);
  return { region, isLido, look };
}

const Texto = styled.div`
  height: calc(100dvh - 380px);
  min-height: 240px;
  padding: ${token('espaco5')};
  overflow-y: auto;
  background: ${token('superficie')};
  border: 1px solid ${token('bordaForte')};
  border-radius: ${token('raio10')};
  p,
  h2 {
    max-width: 80ch;
    margin: 0 0 ${token('espaco3')};
    text-wrap: pretty;
  }
  h2 {
    font-size: ${token('texto16')};
    font-weight: ${token('pesoForte')};
  }
  &:focus-visible {
    outline: 2px solid ${token('foco')};
    outline-offset: 2px;
  }
`;

const Hash = styled.p`
  font-size: ${token('texto12')};
  color: ${token('textoSuave')};
  overflow-wrap: anywhere;
`;
