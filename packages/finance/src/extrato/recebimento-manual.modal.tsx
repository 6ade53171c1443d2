import { type OpcoesRecebimento, type Recebimento, recebimentoCalls } from '@balcao/contracts';
import { hojeEm, sentenceOfFalha } from '@balcao/domain';
import { call } from '@balcao/shared';
import { useForm } from '@balcao/shared/forms';
import { Alert, Button, focusCampo, Grid, showToast, TextField } from '@balcao/ui';
import { DatePicker, MoneyField, Select } from '@balcao/ui/forms';
import { ConfirmDialog } from '@balcao/ui/overlays';
import { FormDialog } from '@balcao/ui/records';
import { useState } from 'react';
import { copy } from './extrato.copy.ts';
import { refreshExtratos, useExclusaoDoRecebimento } from './extrato.resource.ts';
import { fieldsOf, type ParteDigitada, PartesDoRecebimento } from './partes-do-recebimento.component.tsx';

export interface RecebimentoManualModalProps {
  /** Null of a new one. */
  recebimento: Recebimento | null;
  opcoes: OpcoesRecebimento | undefined;
  onClose: () => void;
}

interface Digitado {
  readonly descricao: string;
  readonly seguradora: string | null;
  readonly corretoraId: string | null;
  readonly contaId: string | null;
  readonly dia: string | null;
  readonly valorCentavos: number | null;
  readonly irrfCentavos: number | null;
  readonly issCentavos: number | null;
  readonly comissoes: readonly ParteDigitada[];
}

const { manual } = copy;
const novo = (opcoes: OpcoesRecebimento | undefined): Digitado => ({
  descricao: '',
  seguradora: null,
  corretoraId: opcoes?.corretoras[0]?.id ?? null,
  contaId: opcoes?.contas.length === 1 ? (opcoes.contas[0]?.id ?? null) : null,
  dia: hojeEm(new Date()),
  valorCentavos: null,
  irrfCentavos: null,
  issCentavos: null,
  comissoes: [],
});
const OBRIGATORIOS = ['descricao', 'seguradora', 'corretoraId', 'contaId', 'dia', 'valorCentavos'] as const;

/** A receipt that has no statement. */
export function RecebimentoManualModal({ recebimento, opcoes, onClose }: RecebimentoManualModalProps) {
  const [inicial] = useState<Digitado>(() => recebimento ?? novo(opcoes));
  const [isExcluindo, setExcluindo] = useState(false);
  const done = (titulo: string) => {
    showToast({ tone: 'sucesso', titulo });
    void refreshExtratos();
    onClose();
  };
  const remove = useExclusaoDoRecebimento(() => done(manual.excluido));
  const form = useForm<Digitado, Recebimento>({
    inicial,
    campos: (digitado) => [...OBRIGATORIOS, 'irrfCentavos', 'issCentavos', ...fieldsOf(digitado.comissoes)] as (keyof Digitado)[],
    judge: (digitado) => Object.fromEntries(OBRIGATORIOS.filter((campo) => !digitado[campo]).map((campo) => [campo, copy.obrigatorio])),
    goTo: focusCampo,
    send: (digitado, { idempotencyKey }) => {
      const dados = {
        descricao: digitado.descricao.trim(),
        seguradora: digitado.seguradora ?? '',
        corretoraId: digitado.corretoraId ?? '',
        contaId: digitado.contaId ?? '',
        dia: digitado.dia ?? '',
        valorCentavos: digitado.valorCentavos ?? 0,
        irrfCentavos: digitado.irrfCentavos ?? 0,
        issCentavos: digitado.issCentavos ?? 0,
        inssCentavos: recebimento?.inssCentavos ?? 0,
        outrosCentavos: recebimento?.outrosCentavos ?? 0,
        comissoes: digitado.comissoes.map(({ comissao, valorCentavos, isParte }) => ({
          comissaoId: comissao.id,
          valorCentavos: valorCentavos ?? 0,
          isParte,
        })),
      };
      return recebimento
        ? call(recebimentoCalls.updateRecebimento, { ...dados, recebimentoId: recebimento.id, versao: recebimento.versao })
        : call(recebimentoCalls.createRecebimento, dados, { idempotencyKey });
    },
    onSent: () => done(manual.feito),
  });
  const options = (itens: readonly { id: string; nome: string }[] = []) => itens.map(({ id, nome }) => ({ value: id, label: nome }));
  return (
    <FormDialog
      titulo={recebimento ? manual.editar : manual.titulo}
      confirmar={manual.salvar}
      form={form}
      outras={
        recebimento && (
          <Button variant="quiet" isDisabled={form.isBusy} onClick={() => setExcluindo(true)}>
            {manual.excluir}
          </Button>
        )
      }
      onClose={onClose}
    >
      {remove.error && <Alert tone="perigo">{sentenceOfFalha(remove.error)}</Alert>}
      <TextField label={manual.descricao} isRequired maxLength={200} {...form.bind('descricao')} />
      <Grid minWidth={220} gap={3}>
        <Select
          label={manual.seguradora}
          isRequired
          options={(opcoes?.seguradoras ?? []).map(({ slug, nome }) => ({ value: slug, label: nome }))}
          {...form.bind('seguradora')}
        />
        <Select label={manual.corretora} isRequired options={options(opcoes?.corretoras)} {...form.bind('corretoraId')} />
        <Select label={manual.conta} isRequired options={options(opcoes?.contas)} {...form.bind('contaId')} />
        <DatePicker label={manual.dia} isRequired {...form.bind('dia')} />
        <MoneyField label={manual.valor} isRequired {...form.bind('valorCentavos')} />
        <MoneyField label={manual.irrf} {...form.bind('irrfCentavos')} />
        <MoneyField label={manual.iss} {...form.bind('issCentavos')} />
      </Grid>
      <PartesDoRecebimento
        seguradora={form.digitado.seguradora}
        corretoraId={form.digitado.corretoraId}
        totalCentavos={
          (form.digitado.valorCentavos ?? 0) +
          (form.digitado.irrfCentavos ?? 0) +
          (form.digitado.issCentavos ?? 0) +
          (recebimento?.inssCentavos ?? 0) +
          (recebimento?.outrosCentavos ?? 0)
        }
        partes={form.digitado.comissoes}
        erros={form.erros}
        onChange={(comissoes) => form.change({ comissoes }, ...fieldsOf(form.digitado.comissoes))}
      />
      {recebimento && (
        <ConfirmDialog
          titulo={manual.excluirTitulo}
          confirmar={manual.excluir}
          isDanger
          isOpen={isExcluindo}
          isBusy={remove.isPending}
          onClose={() => setExcluindo(false)}
          onConfirm={() => {
            setExcluindo(false);
            remove.mutate({ recebimentoId: recebimento.id, versao: recebimento.versao });
          }}
        >
          {manual.excluirTexto}
        </ConfirmDialog>
      )}
    </FormDialog>
  );
}
