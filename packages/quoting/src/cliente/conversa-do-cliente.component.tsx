import type { EnvioOrcamento, RespostaCliente } from '@balcao/contracts';
import { formatDataHora } from '@balcao/domain';
import { Alert, Cluster, Stack, Text, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './conversa-do-cliente.copy.ts';
import { AnswerCliente } from './answer-cliente.component.tsx';

/** Whether anything was said by a sending, besides the offer that was chosen. */
export const hasConversa = ({ respostas }: Pick<EnvioOrcamento, 'respostas'>): boolean => respostas.some(({ tipo }) => tipo !== 'ACEITE');

/** Questions and answers of one sending, oldest first, and where the next answer is written. */
export function ConversaDoCliente({ orcamentoId, envio }: { orcamentoId: string; envio: EnvioOrcamento }) {
  if (!hasConversa(envio)) return null;
  return (
    <Stack gap={3}>
      {envio.clienteEsperaDesde && <Alert tone="atencao" titulo={copy.espera(envio.clienteEsperaDesde)} />}
      <Mensagens role="log" aria-label={copy.titulo}>
        {envio.respostas
          .filter(({ tipo }) => tipo !== 'ACEITE')
          .map((resposta) => (
            <Dita key={resposta.id} resposta={resposta} />
          ))}
      </Mensagens>
      <AnswerCliente orcamentoId={orcamentoId} envio={envio} />
    </Stack>
  );
}

function Dita({ resposta: { tipo, nome, em, mensagem, entregas } }: { resposta: RespostaCliente }) {
  if (tipo === 'ATUALIZACAO') return <Text size={13}>{copy.atualizacao(em)}</Text>;
  if (tipo === 'RESOLVIDA') return <Text size={13}>{copy.resolvida(nome, em)}</Text>;
  const isNossa = tipo === 'RESPOSTA';
  return (
    <Mensagem $nossa={isNossa}>
      <Cluster gap={1}>
        <Text as="span" size={12} isSoft>
          {nome} {isNossa ? copy.resposta : copy.duvida} · <time dateTime={em}>{formatDataHora(em)}</time>
        </Text>
      </Cluster>
      <p>{mensagem}</p>
      {isNossa && (
        <Text size={12} isSoft>
          {entregas.length === 0
            ? copy.soNaPagina
            : entregas.map(({ destinatario, status }) => `${destinatario}: ${copy.entrega[status]}`).join(' · ')}
        </Text>
      )}
    </Mensagem>
  );
}

const Mensagens = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco2')};
`;

const Mensagem = styled.div<{ $nossa: boolean }>`
  align-self: ${({ $nossa }) => ($nossa ? 'flex-end' : 'flex-start')};
  max-width: min(90%, 640px);
  padding: ${token('espaco2')} ${token('espaco3')};
  background: ${({ $nossa }) => ($nossa ? token('primariaSuave') : token('fundo'))};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio10')};
  break-inside: avoid;
  p {
    margin: 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
