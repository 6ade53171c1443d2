import type { CotacaoPublica } from '@balcao/contracts';
import { formatDataHora } from '@balcao/domain';
import { Heading, Text, token } from '@balcao/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { copy } from './cotacao.copy.ts';

/** Questions and answers, oldest first; new ones are announced to screen readers. */
export function Conversa({ mensagens }: { mensagens: CotacaoPublica['conversa'] }) {
  const id = useId();
  if (mensagens.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading level={2} id={id}>
        {copy.conversa}
      </Heading>
      <Mensagens role="log" aria-labelledby={id}>
        {mensagens.map(({ id: mensagem, de, nome, em, texto }) => (
          <Mensagem key={mensagem} $minha={de === 'CLIENTE'}>
            <Text size={12} isSoft>
              {de === 'CLIENTE' ? copy.vocePor(nome) : nome} · <time dateTime={em}>{formatDataHora(em)}</time>
            </Text>
            <p>{texto}</p>
          </Mensagem>
        ))}
      </Mensagens>
    </section>
  );
}

const Mensagens = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco3')};
  margin-top: ${token('espaco3')};
`;

const Mensagem = styled.div<{ $minha: boolean }>`
  align-self: ${({ $minha }) => ($minha ? 'flex-end' : 'flex-start')};
  max-width: min(85%, 560px);
  padding: ${token('espaco3')} ${token('espaco4')};
  background: ${({ $minha }) => ($minha ? token('primariaSuave') : token('superficie'))};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio10')};
  p {
    margin: 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
