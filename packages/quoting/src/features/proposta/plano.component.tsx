import type { OfertaCotacao, Parcelamento, ParcelaPrevista } from '@balcao/contracts';
import { addDias, hojeEm, parametrosProposta } from '@balcao/domain';
import { above, Card, DateText, Grid, Money, Stack, Text } from '@balcao/ui';
import { DatePicker, Select } from '@balcao/ui/forms';
import { type Column, DataTable } from '@balcao/ui/tables';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { copy } from './proposta.copy.ts';
import { chaveDoPlano, type Pagamento } from './proposta.model.ts';

export interface PlanoProps {
  planos: readonly Parcelamento[];
  /** How often the premium is paid. */
  periodicidade: OfertaCotacao['periodicidade'];
  pagamento: Pagamento;
  parcelas: readonly ParcelaPrevista[];
  /** Absent: the plan was sold already and only shows. */
  onChange?: ((pagamento: Pagamento) => void) | undefined;
  /** What is wrong with the first day. */
  erroVencimento?: string | undefined;
  /** More fields of the payment. */
  children?: ReactNode;
}

const columns: readonly Column<ParcelaPrevista>[] = [
  { id: 'numero', header: copy.parcela, cell: ({ numero }) => copy.nomeDaParcela(numero), isRowHeader: true },
  { id: 'vencimento', header: copy.vence, cell: ({ vencimento }) => <DateText iso={vencimento} /> },
  { id: 'valor', header: copy.valor, align: 'end', cell: ({ valorCentavos }) => <Money centavos={valorCentavos} /> },
];

/** How the premium is paid, and every instalment it makes. */
export function Plano({ planos, periodicidade, pagamento, parcelas, onChange, erroVencimento, children }: PlanoProps) {
  const [hoje] = useState(() => hojeEm(new Date()));
  const choose = (chave: string | null) => {
    const plano = planos.find((one) => chaveDoPlano(one) === chave);
    if (plano) onChange?.({ ...pagamento, plano });
  };
  return (
    <Card titulo={copy.pagamento}>
      <Stack gap={4}>
        <Grid minWidth={260}>
          <Largo>
            <Select
              name="plano"
              label={copy.plano}
              isRequired
              isDisabled={!onChange}
              options={planos.map((plano) => ({ value: chaveDoPlano(plano), label: copy.nomeDoPlano(plano, periodicidade) }))}
              value={chaveDoPlano(pagamento.plano)}
              onChange={choose}
            />
          </Largo>
          <DatePicker
            name="vencimentoPrimeira"
            label={copy.vencimento}
            isRequired
            isDisabled={!onChange}
            min={hoje}
            max={addDias(hoje, parametrosProposta.diasPrimeiroVencimento)}
            value={pagamento.vencimentoPrimeira}
            error={erroVencimento}
            onChange={(dia) => dia && onChange?.({ ...pagamento, vencimentoPrimeira: dia })}
          />
          {children}
        </Grid>
        <DataTable caption={copy.parcelas} columns={columns} rows={parcelas} rowId={({ numero }) => String(numero)} density="compact" />
        <Text>
          {periodicidade === 'MENSAL' ? copy.cobradoTodoMes : copy.somaParcelas}:{' '}
          <Money centavos={parcelas.reduce((sum, { valorCentavos }) => sum + valorCentavos, 0)} isStrong />
        </Text>
      </Stack>
    </Card>
  );
}

/* its longest name is a sentence */
const Largo = styled.div`
  ${above(1200)} {
    grid-column: span 2;
  }
`;
