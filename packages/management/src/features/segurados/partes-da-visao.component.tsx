import type { ApoliceDoSegurado, OrcamentoDoSegurado, ParcelaDoSegurado, PropostaDoSegurado, SinistroDoSegurado } from '@balcao/contracts';
import { formatCentavos, formatData, rotulosDoStatusParcela, rotulosDoStatusProposta, tonsDoStatusApolice } from '@balcao/domain';
import { Card, Cluster, Link, MomentText, Stack, StatusTag, Text, token } from '@balcao/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { orcamentoDe, vendaDe } from '../../enderecos.ts';
import { copy } from './segurados.copy.ts';

interface Parte<Item> {
  readonly itens: readonly Item[];
  readonly total: number;
}
interface ParteProps<Item> {
  parte: Parte<Item>;
}

/** Records of one kind, one under another; how many more there are is said. */
export function ListaDaParte<Item extends { id: string }>({
  parte: { itens, total },
  vazio,
  children,
}: ParteProps<Item> & { vazio: string; children: (item: Item) => ReactNode }) {
  return (
    <Card>
      {itens.length === 0 ? (
        <Text isSoft>{vazio}</Text>
      ) : (
        <Linhas>
          {itens.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </Linhas>
      )}
      {total > itens.length && <Text isSoft>{copy.mais(total - itens.length)}</Text>}
    </Card>
  );
}

/** Policies, the last to end first. */
export const ApolicesDaVisao = ({ parte }: ParteProps<ApoliceDoSegurado>) => (
  <ListaDaParte parte={parte} vazio={copy.nada.apolices}>
    {({ id, numero, linha, seguradora, bem, vigIni, vigFim, premioTotalCentavos, status }) => (
      <Stack gap={1}>
        <Cluster gap={2}>
          <Link href={vendaDe(id)}>{copy.linha[linha]}</Link>
          <StatusTag tone={tonsDoStatusApolice[status]}>{copy.statusApolice[status]}</StatusTag>
          <Text as="span">{formatCentavos(premioTotalCentavos)}</Text>
        </Cluster>
        <Text>{[bem, seguradora, copy.numero(numero)].join(' · ')}</Text>
        <Text isSoft>{copy.vigencia(formatData(vigIni), formatData(vigFim))}</Text>
      </Stack>
    )}
  </ListaDaParte>
);

/** Quotes, the newest first. */
export const OrcamentosDaVisao = ({ parte }: ParteProps<OrcamentoDoSegurado>) => (
  <ListaDaParte parte={parte} vazio={copy.nada.orcamentos}>
    {({ id, numero, linha, bem, status, premioCentavos, criadoEm }) => (
      <Stack gap={1}>
        <Cluster gap={2}>
          <Link href={orcamentoDe(id)}>{copy.numero(numero)}</Link>
          <Text as="span">{copy.statusOrcamento[status]}</Text>
          {premioCentavos !== null && <Text as="span">{formatCentavos(premioCentavos)}</Text>}
        </Cluster>
        <Text>{[copy.linha[linha], bem].filter(Boolean).join(' · ')}</Text>
        <Text isSoft>
          <MomentText iso={criadoEm} />
        </Text>
      </Stack>
    )}
  </ListaDaParte>
);

/** Proposals, the newest first. */
export const PropostasDaVisao = ({ parte }: ParteProps<PropostaDoSegurado>) => (
  <ListaDaParte parte={parte} vazio={copy.nada.propostas}>
    {({ id, numero, seguradora, bem, status, premioTotalCentavos, criadoEm }) => (
      <Stack gap={1}>
        <Cluster gap={2}>
          <Link href={vendaDe(id)}>{copy.numero(numero)}</Link>
          <Text as="span">{rotulosDoStatusProposta[status]}</Text>
          <Text as="span">{formatCentavos(premioTotalCentavos)}</Text>
        </Cluster>
        <Text>{[bem, seguradora].join(' · ')}</Text>
        <Text isSoft>
          <MomentText iso={criadoEm} />
        </Text>
      </Stack>
    )}
  </ListaDaParte>
);

/** Instalments that are not paid, the oldest first. */
export const ParcelasDaVisao = ({ parte }: ParteProps<ParcelaDoSegurado>) => (
  <ListaDaParte parte={parte} vazio={copy.nada.parcelas}>
    {({ contratoId, contrato, numero, vencimento, valorCentavos, status }) => (
      <Text>
        <Link href={`${vendaDe(contratoId)}&aba=parcelas`}>{copy.parcela(contrato, numero)}</Link>
        {[' ', formatCentavos(valorCentavos), copy.vence(formatData(vencimento)), rotulosDoStatusParcela[status]].join(' · ')}
      </Text>
    )}
  </ListaDaParte>
);

/** Claims, the newest first. */
export const SinistrosDaVisao = ({ parte }: ParteProps<SinistroDoSegurado>) => (
  <ListaDaParte parte={parte} vazio={copy.nada.sinistros}>
    {({ numero, apolice, item, ocorridoEm }) => (
      <Stack gap={1}>
        <Text>{[copy.numero(numero), item, apolice].join(' · ')}</Text>
        <Text isSoft>
          <MomentText iso={ocorridoEm} />
        </Text>
      </Stack>
    )}
  </ListaDaParte>
);

const Linhas = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li + li {
    margin-top: ${token('espaco3')};
    padding-top: ${token('espaco3')};
    border-top: 1px solid ${token('borda')};
  }
`;
