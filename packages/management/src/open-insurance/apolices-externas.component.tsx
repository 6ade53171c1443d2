import { type ApoliceExterna, type CoberturaExterna, compartilhamentoCalls } from '@balcao/contracts';
import { formatCentavos, sentenceOfFalha } from '@balcao/domain';
import { navigateTo, useMay } from '@balcao/shared';
import { Alert, Button, ButtonLink, Cluster, Stack, StatusTag, Text, token } from '@balcao/ui';
import { Disclosure } from '@balcao/ui/overlays';
import styled from 'styled-components';
import { orcamentoDe } from '../enderecos.ts';
import { copy } from './open-insurance.copy.ts';
import { useTrazer } from './open-insurance.resource.ts';

/** Policies a client holds through other brokerages, the first to end first. */
export function ApolicesExternas({ apolices }: { apolices: readonly ApoliceExterna[] }) {
  if (apolices.length === 0) return <Text isSoft>{copy.semApolices}</Text>;
  return (
    <Linhas>
      {apolices.map((apolice) => (
        <li key={apolice.id}>
          <Apolice apolice={apolice} />
        </li>
      ))}
    </Linhas>
  );
}

function Apolice({ apolice }: { apolice: ApoliceExterna }) {
  const {
    id,
    seguradoraNome,
    numero,
    nomeProduto,
    bem,
    vigFim,
    premioTotalCentavos,
    bonus,
    sinistros,
    corretor,
    coberturas,
    orcamento,
    apoliceId,
  } = apolice;
  const mayQuote = useMay(compartilhamentoCalls.openOrcamento);
  const trazer = useTrazer((aberto) => navigateTo(orcamentoDe(aberto.id)));
  const fatos = [
    bonus !== null && copy.bonus(bonus),
    sinistros > 0 && copy.sinistros(sinistros),
    corretor && copy.por(corretor),
    copy.numero(numero),
  ].filter(Boolean);
  return (
    <Stack gap={2}>
      <Cluster gap={2}>
        <strong>{nomeProduto}</strong>
        <Text as="span">{formatCentavos(premioTotalCentavos)}</Text>
        <Text as="span">{copy.fim(vigFim)}</Text>
        {apoliceId && <StatusTag tone="info">{copy.daCasa}</StatusTag>}
      </Cluster>
      <Text>{[bem, seguradoraNome].join(' · ')}</Text>
      <Text isSoft>{fatos.join(' · ')}</Text>
      <Disclosure titulo={copy.coberturas}>
        <Coberturas coberturas={coberturas} />
      </Disclosure>
      {trazer.error && (
        <Alert tone="perigo" titulo={copy.falhouApolice} isLive>
          {sentenceOfFalha(trazer.error)}
        </Alert>
      )}
      {!apoliceId && (orcamento || mayQuote) && (
        <div>
          {orcamento ? (
            <ButtonLink href={orcamentoDe(orcamento.id)}>{copy.verOrcamento(orcamento.numero)}</ButtonLink>
          ) : (
            <Button
              variant="primary"
              isBusy={trazer.isPending}
              onClick={() => trazer.mutate({ apoliceExternaId: id })}
              aria-label={copy.de(copy.orcar, `${nomeProduto}, ${seguradoraNome}`)}
            >
              {copy.orcar}
            </Button>
          )}
        </div>
      )}
    </Stack>
  );
}

const Coberturas = ({ coberturas }: { coberturas: readonly CoberturaExterna[] }) => (
  <Linhas>
    {coberturas.map(({ codigo, nome, limiteCentavos, franquiaCentavos }) => (
      <li key={`${codigo} ${nome}`}>
        {[nome, limiteCentavos ? formatCentavos(limiteCentavos) : null, franquiaCentavos && copy.franquia(formatCentavos(franquiaCentavos))]
          .filter(Boolean)
          .join(' · ')}
      </li>
    ))}
  </Linhas>
);

const Linhas = styled.ul`
  display: grid;
  gap: ${token('espaco3')};
  padding: 0;
  margin: 0;
  list-style: none;
`;
