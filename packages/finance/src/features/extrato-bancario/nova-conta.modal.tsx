import type { DadosContaFinanceira, FichaContaFinanceira, TipoContaFinanceira } from '@balcao/contracts';
import { hojeEm, tiposDeContaFinanceira } from '@balcao/domain';
import { useForm } from '@balcao/shared/forms';
import { Alert, Button, focusCampo, Grid, showToast, Stack, TextField } from '@balcao/ui';
import { DatePicker, MoneyField, Select } from '@balcao/ui/forms';
import { Dialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import { copy } from './extrato-bancario.copy.ts';
import { createConta, refreshContas } from './extrato-bancario.resource.ts';

interface Digitada {
  readonly nome: string;
  readonly tipo: string | null;
  readonly banco: string;
  readonly agencia: string;
  readonly conta: string;
  readonly saldoInicialCentavos: number | null;
  readonly saldoInicialEm: string | null;
}

const TIPOS = Object.entries(tiposDeContaFinanceira).map(([value, label]) => ({ value, label }));
const dadosOf = ({ tipo, banco, agencia, conta, saldoInicialCentavos, saldoInicialEm, nome }: Digitada): DadosContaFinanceira => ({
  nome: nome.trim(),
  tipo: (tipo ?? 'CORRENTE') as TipoContaFinanceira,
  corretoraId: null,
  banco: banco.trim() || null,
  agencia: agencia.trim() || null,
  conta: conta.trim() || null,
  saldoInicialCentavos: saldoInicialCentavos ?? 0,
  saldoInicialEm: saldoInicialEm ?? '',
});
const { contas } = copy;

/** A new account of the brokerage, at a bank or a drawer. */
export function NovaContaModal({ onIncluida, onClose }: { onIncluida: (id: string) => void; onClose: () => void }) {
  const [inicial] = useState<Digitada>(() => ({
    nome: '',
    tipo: 'CORRENTE',
    banco: '',
    agencia: '',
    conta: '',
    saldoInicialCentavos: null,
    // a statement is of a month: what its first days moved is counted
    saldoInicialEm: `${hojeEm(new Date()).slice(0, 8)}01`,
  }));
  const form = useForm<Digitada, FichaContaFinanceira>({
    inicial,
    judge: ({ nome, saldoInicialEm }) => ({
      ...(nome.trim() === '' && { nome: copy.obrigatorio }),
      ...(!saldoInicialEm && { saldoInicialEm: copy.obrigatorio }),
    }),
    goTo: focusCampo,
    send: (digitada, { idempotencyKey }) => createConta(dadosOf(digitada), idempotencyKey),
    onSent: ({ id }) => {
      showToast({ tone: 'sucesso', titulo: contas.incluida });
      void refreshContas();
      onIncluida(id);
    },
  });
  return (
    <Dialog
      titulo={contas.nova}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.cancelar}</Button>
          <Button variant="primary" isBusy={form.isBusy} onClick={() => void form.submit()}>
            {contas.incluir}
          </Button>
        </>
      }
    >
      <Stack gap={3} as="form" onSubmit={(event: React.FormEvent) => void form.submit(event)}>
        {form.aviso && (
          <Alert tone="perigo" isLive>
            {form.aviso}
          </Alert>
        )}
        <Grid minWidth={200} gap={3}>
          <TextField label={contas.nome} isRequired maxLength={80} {...form.bind('nome')} />
          <Select label={contas.tipo} options={TIPOS} {...form.bind('tipo')} />
        </Grid>
        {form.digitado.tipo !== 'CAIXA' && (
          <Grid minWidth={140} gap={3}>
            <TextField label={contas.numeroDoBanco} isRequired maxLength={3} {...form.bind('banco')} />
            <TextField label={contas.agencia} isRequired maxLength={20} {...form.bind('agencia')} />
            <TextField label={contas.conta} isRequired maxLength={30} {...form.bind('conta')} />
          </Grid>
        )}
        <Grid minWidth={200} gap={3}>
          <MoneyField label={contas.saldoInicial} {...form.bind('saldoInicialCentavos')} />
          <DatePicker label={contas.saldoInicialEm} description={contas.saldoAjuda} isRequired {...form.bind('saldoInicialEm')} />
        </Grid>
      </Stack>
    </Dialog>
  );
}
