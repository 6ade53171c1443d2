import type { ComissaoPrevista, RevisaoProposta } from '@balcao/contracts';
import { Card, DateText, Money, Percent, Stack, Text } from '@balcao/ui';
import { type Column, DataTable } from '@balcao/ui/tables';
import { copy } from './proposta.copy.ts';
import { partesDe } from './proposta.model.ts';

const columns: readonly Column<ComissaoPrevista>[] = [
  { id: 'parcela', header: copy.parcela, cell: ({ parcela }) => (parcela === null ? '—' : copy.nomeDaParcela(parcela)), isRowHeader: true },
  { id: 'previsao', header: copy.previsao, cell: ({ previsaoEm }) => <DateText iso={previsaoEm} /> },
  { id: 'base', header: copy.base, align: 'end', cell: ({ baseCentavos }) => <Money centavos={baseCentavos} /> },
  { id: 'prevista', header: copy.prevista, align: 'end', cell: ({ previstaCentavos }) => <Money centavos={previstaCentavos} /> },
];

type Parte = ReturnType<typeof partesDe>[number];
const partes: readonly Column<Parte>[] = [
  { id: 'nome', header: copy.produtor, cell: ({ nome }) => nome, isRowHeader: true },
  { id: 'pct', header: copy.parte, align: 'end', cell: ({ pctBps }) => <Percent bps={pctBps} /> },
  { id: 'valor', header: copy.valor, align: 'end', cell: ({ valorCentavos }) => <Money centavos={valorCentavos} /> },
];

/** What the brokerage is to receive, when, and how it is shared. */
export function Comissoes({ revisao, comissoes }: { revisao: RevisaoProposta; comissoes: readonly ComissaoPrevista[] }) {
  const { oferta, politicaComissao, produtores } = revisao;
  return (
    <Card titulo={copy.comissao}>
      <Stack gap={4}>
        <Text>
          <Money centavos={oferta.comissaoCentavos} isStrong /> · <Percent bps={oferta.comissaoBps} />. {copy.politica(politicaComissao)}
        </Text>
        <DataTable caption={copy.comissao} columns={columns} rows={comissoes} rowId={({ numero }) => String(numero)} density="compact" />
        {produtores.length === 0 ? (
          <Text isSoft>{copy.semProdutores}</Text>
        ) : (
          <DataTable
            caption={copy.produtores}
            isCaptionVisible
            columns={partes}
            rows={partesDe(produtores, oferta.comissaoCentavos)}
            rowId={({ id }) => id}
            density="compact"
          />
        )}
      </Stack>
    </Card>
  );
}
