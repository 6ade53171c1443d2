import type { RenovacaoProxima } from '@balcao/contracts';
import { Card, DateText, EmptyState, IconeCalendario, Money, Stack, Tag, Text } from '@balcao/ui';
import { type Column, DataTable } from '@balcao/ui/tables';
import { AcaoRenovacao } from './acao-renovacao.component.tsx';
import { copy } from './home.copy.ts';
import { type Links, prazoDe } from './home.model.ts';
import { ANCORA_RENOVACOES } from './numeros.component.tsx';

export interface RenovacoesProps {
  renovacoes: readonly RenovacaoProxima[] | null;
  links: Links;
}

/** The policies about to end, the nearest first. */
export function Renovacoes({ renovacoes, links }: RenovacoesProps) {
  return (
    <Card titulo={copy.renovacoes} isFlush id={ANCORA_RENOVACOES} tabIndex={-1}>
      <DataTable
        caption={copy.tabelaRenovacoes}
        columns={colunas}
        rows={renovacoes ?? []}
        rowId={({ apoliceId }) => apoliceId}
        status={renovacoes ? 'ready' : 'loading'}
        rowActions={(renovacao) => <AcaoRenovacao renovacao={renovacao} links={links} />}
        empty={<EmptyState titulo={copy.semRenovacoes} icon={<IconeCalendario size={20} aria-hidden />} />}
      />
    </Card>
  );
}

const colunas: readonly Column<RenovacaoProxima>[] = [
  {
    id: 'segurado',
    header: copy.colunas.segurado,
    isRowHeader: true,
    cell: ({ segurado, bem, seguradora }) => (
      <Stack gap={1} as="span">
        <Text as="span" isStrong>
          {segurado}
        </Text>
        <Text as="span" size={12} isSoft>
          {bem} · {seguradora}
        </Text>
      </Stack>
    ),
  },
  { id: 'fim', header: copy.colunas.fim, cell: ({ fim }) => <DateText iso={fim} /> },
  { id: 'prazo', header: copy.colunas.prazo, cell: ({ dias }) => <Prazo dias={dias} /> },
  {
    id: 'premio',
    header: copy.colunas.premio,
    align: 'end',
    cell: ({ premioTotalCentavos }) => <Money centavos={premioTotalCentavos} isStrong />,
  },
];

function Prazo({ dias }: { dias: number }) {
  const { texto, tom } = prazoDe(dias);
  return <Tag tone={tom}>{texto}</Tag>;
}
