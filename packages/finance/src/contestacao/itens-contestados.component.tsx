import type { ItemContestado, SituacaoDoItem } from '@balcao/contracts';
import { formatCentavos } from '@balcao/domain';
import { Heading, Link, Stack, StatusTag, Text, token } from '@balcao/ui';
import styled from 'styled-components';
import { vendaDe } from '../enderecos.ts';
import { copy } from './contestacao.copy.ts';

const { aberta } = copy;
const tons = {
  ABERTO: 'atencao',
  PAGO: 'sucesso',
  CANCELADO: 'neutro',
  ACEITO: 'neutro',
  LIBERADO: 'neutro',
} as const satisfies Readonly<Record<SituacaoDoItem, string>>;

const placeOf = ({ parcela, endosso }: ItemContestado): string =>
  [parcela !== null && aberta.parcela(parcela), endosso !== null && aberta.endosso(endosso)].filter(Boolean).join(', ');

/** The commissions of a contestation: as they were when it was made, and what became of each. */
export const ItensContestados = ({ itens }: { itens: readonly ItemContestado[] }) => (
  <Stack gap={2}>
    <Heading level={3}>{aberta.comissoes}</Heading>
    <Lista>
      {itens.map((item) => (
        <Item key={item.id}>
          <div>
            {item.apolice === null || item.apoliceId === null ? (
              aberta.excluida
            ) : (
              <Link href={vendaDe(item.apoliceId)}>{item.apolice}</Link>
            )}
            {placeOf(item) && `, ${placeOf(item)}`}
            <Text size={12} isSoft>
              {[
                item.segurado,
                aberta.valores(formatCentavos(item.previstaCentavos), formatCentavos(item.recebidaCentavos)),
                item.recebidaHojeCentavos !== null &&
                  item.recebidaHojeCentavos !== item.recebidaCentavos &&
                  aberta.veioDepois(formatCentavos(item.recebidaHojeCentavos)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </div>
          <Fim>
            <strong>{formatCentavos(item.diferencaCentavos)}</strong>
            <StatusTag tone={tons[item.situacao]}>{copy.situacao[item.situacao]}</StatusTag>
            {item.pagoPor && (
              <Text as="span" size={12} isSoft>
                {aberta.pagoPor(item.pagoPor)}
              </Text>
            )}
          </Fim>
        </Item>
      ))}
    </Lista>
  </Stack>
);

const Lista = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 12px;
  padding: 8px 0;
  overflow-wrap: anywhere;
  border-bottom: 1px solid ${token('borda')};
`;
const Fim = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
`;
