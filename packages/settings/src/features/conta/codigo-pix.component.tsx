import type { FaturaDetalhe } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { Cluster, CopyButton, DateText, ErrorState, Heading, Skeleton, Spinner, Stack, Text, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './conta.copy.ts';
import { imageOf } from './conta.model.ts';
import { useCobranca } from './conta.resource.ts';

/** What pays an invoice: drawn for a camera, written for *copia e cola*. */
export function CodigoPix({ fatura }: { fatura: FaturaDetalhe }) {
  const { data, error, isFetching, refetch } = useCobranca({ faturaId: fatura.id, isWanted: true, pagoCentavos: fatura.pagoCentavos });
  if (!data) {
    return error ? (
      <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
        {sentenceOfFalha(error)}
      </ErrorState>
    ) : (
      <Skeleton height={320} />
    );
  }
  return (
    <section aria-label={copy.pix}>
      <Stack gap={3}>
        <Heading level={3}>{copy.pix}</Heading>
        <Text isSoft>{copy.pixTexto}</Text>
        <Desenho src={imageOf(data.qr)} alt={copy.qr} width={240} height={240} />
        <Codigo aria-label={copy.copiaECola}>{data.copiaECola}</Codigo>
        <Cluster gap={3}>
          <CopyButton texto={data.copiaECola} label={copy.copiar} />
        </Cluster>
        <Text size={13} isSoft>
          {copy.pagavelAte} <DateText iso={data.pagavelAte} />.
        </Text>
        <Cluster gap={2}>
          <Spinner />
          <Text isSoft>{copy.esperando}</Text>
        </Cluster>
      </Stack>
    </section>
  );
}

const Desenho = styled.img`
  align-self: center;
  max-width: 100%;
  padding: ${token('espaco2')};
  /* cameras want light around the drawing, in the dark theme too */
  color-scheme: light;
  background: Canvas;
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio6')};
`;

const Codigo = styled.code`
  padding: ${token('espaco3')};
  font-size: ${token('texto13')};
  background: ${token('fundo')};
  border-radius: ${token('raio6')};
  overflow-wrap: anywhere;
  user-select: all;
`;
