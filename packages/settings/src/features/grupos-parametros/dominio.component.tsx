import type { DominioRemetente, RegistroDns, SituacaoDominio } from '@balcao/contracts';
import { Alert, Button, Cluster, CopyButton, DateText, Heading, Stack, StatusTag, Text, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './remetente.copy.ts';
import { useConferencia } from './remetente.resource.ts';

const TONS = { NAO_VERIFICADO: 'neutro', PENDENTE: 'atencao', VERIFICADO: 'sucesso', FALHOU: 'perigo' } as const satisfies Record<
  SituacaoDominio,
  string
>;

/** How the domain stands, what its owner publishes, and a look at it now. */
export function Dominio({ dominio: { dominio, seletor, situacao, motivo, conferidoEm, registros } }: { dominio: DominioRemetente }) {
  const conferencia = useConferencia();
  const wasSeen = conferidoEm !== null;
  return (
    <Parte aria-label={copy.titulo(dominio)}>
      <Cluster gap={3}>
        <Heading level={3}>{copy.titulo(dominio)}</Heading>
        <StatusTag tone={TONS[situacao]}>{copy.situacao[situacao]}</StatusTag>
      </Cluster>
      <Text role="status">{[motivo, situacao === 'VERIFICADO' ? copy.emUso : copy.foraDeUso].filter(Boolean).join(' ')}</Text>
      {situacao !== 'VERIFICADO' && <Text isSoft>{copy.comoFazer}</Text>}
      {registros.map((registro) => (
        <Registro key={registro.papel} registro={registro} wasSeen={wasSeen} />
      ))}
      {conferencia.aviso && (
        <Alert tone="perigo" isLive>
          {conferencia.aviso}
        </Alert>
      )}
      <Cluster gap={2}>
        <Button isBusy={conferencia.isBusy} onClick={() => void conferencia.submit(undefined)}>
          {copy.conferir}
        </Button>
        <Text size={13} isSoft>
          {copy.seletor(seletor)}
          {conferidoEm && (
            <>
              {' '}
              {copy.conferidoEm} <DateText iso={conferidoEm} hasTime />.
            </>
          )}
        </Text>
      </Cluster>
    </Parte>
  );
}

const Registro = ({ registro: { papel, tipo, nome, valor, problema }, wasSeen }: { registro: RegistroDns; wasSeen: boolean }) => (
  <Stack gap={1} role="group" aria-label={papel}>
    <Text>
      <strong>{copy.papel[papel]}</strong> ({tipo})
    </Text>
    <Linha>
      <span>
        {copy.nome}: <code>{nome}</code>
      </span>
      <CopyButton texto={nome} label={copy.copiarNome(papel)} />
    </Linha>
    <Linha>
      <span>
        {copy.valor}: <code>{valor}</code>
      </span>
      <CopyButton texto={valor} label={copy.copiarValor(papel)} />
    </Linha>
    {wasSeen && (
      <Text size={13} isSoft={problema === null}>
        {problema ?? copy.encontrado}
      </Text>
    )}
  </Stack>
);

const Parte = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco3')};
  padding: ${token('espaco3')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio6')};
`;

const Linha = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('espaco2')};
  align-items: center;
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
