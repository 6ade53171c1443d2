import type { SeguradoraAtiva } from '@balcao/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { SecaoComercial } from './secao-comercial.component.tsx';

const anta: SeguradoraAtiva = {
  slug: 'anta_seguros',
  nome: 'Anta Seguros',
  tipo: 'SEGURADORA',
  linhas: ['AUTO'],
  comissaoMinBps: 500,
  comissaoPadraoBps: 2_000,
  comissaoMaxBps: 3_000,
};

function Tela() {
  const seguradoras = ['anta_seguros', 'paca_seguros'];
  const form = useForm({ defaultValues: { comercial: { seguradoras, comissaoBps: { anta_seguros: 2_000 }, descontoBps: {} } } });
  return (
    <FormProvider {...form}>
      <SecaoComercial seguradoras={[anta]} status="ready" onRetry={() => undefined} />
    </FormProvider>
  );
}

it('shows an insurer that was chosen and is no longer active, asks it no rate, and lets it go', async () => {
  render(<Tela />);
  expect(screen.getByText('2 seguradoras escolhidas')).toBeVisible();
  const paca = screen.getByRole('checkbox', { name: 'Paca Seguros' });
  expect(paca).toBeChecked();
  expect(screen.getByText('Não está mais ativa')).toBeVisible();
  expect(screen.queryByLabelText('Comissão na Paca Seguros')).toBeNull();
  await userEvent.click(paca);
  expect(screen.queryByRole('checkbox', { name: 'Paca Seguros' })).toBeNull();
  expect(screen.getByText('1 seguradora escolhida')).toBeVisible();
});
