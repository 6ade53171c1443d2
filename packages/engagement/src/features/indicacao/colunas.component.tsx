import type { Indicacao } from '@balcao/contracts';
import { DateText, Money, Stack, StatusTag, Text } from '@balcao/ui';
import type { Column } from '@balcao/ui/tables';
import { copy, situacoes } from './indicacao.copy.ts';
import { explicacaoDa, isEmAberto, tomDa } from './indicacao.model.ts';

/** Columns of the referrals. */
export const colunas: readonly Column<Indicacao>[] = [
  {
    id: 'nome',
    header: copy.colunas.nome,
    isRowHeader: true,
    cell: ({ nome, email, indicadoPor }) => (
      <Stack gap={1}>
        <span>{nome}</span>
        <Text as="span" size={13} isSoft>
          {email ?? copy.por(indicadoPor)}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'situacao',
    header: copy.colunas.situacao,
    width: '320px',
    cell: (uma) => (
      <Stack gap={1} align="start">
        <StatusTag tone={tomDa(uma)}>{situacoes[uma.situacao]}</StatusTag>
        <Text as="span" size={13} isSoft>
          {explicacaoDa(uma)}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'criadoEm',
    header: copy.colunas.criadoEm,
    width: '112px',
    isLabelledOnCard: true,
    cell: ({ criadoEm }) => <DateText iso={criadoEm} />,
  },
  {
    id: 'expiraEm',
    header: copy.colunas.expiraEm,
    width: '112px',
    isLabelledOnCard: true,
    cell: (uma) => (isEmAberto(uma) ? <DateText iso={uma.expiraEm} /> : copy.nenhum),
  },
  {
    id: 'credito',
    header: copy.colunas.credito,
    align: 'end',
    width: '112px',
    isLabelledOnCard: true,
    cell: ({ creditoCentavos }) => (creditoCentavos > 0 ? <Money centavos={creditoCentavos} /> : copy.nenhum),
  },
];
