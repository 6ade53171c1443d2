import type { DadosMovimento, FaturaDaApolice, PapelDaVida, TipoMovimento, VidaDaApolice } from '@balcao/contracts';
import { useForm } from '@balcao/shared/forms';
import { focusCampo, Grid, showToast, Text, TextField } from '@balcao/ui';
import { DatePicker, MaskedField, MoneyField, SegmentedControl } from '@balcao/ui/forms';
import { FormDialog } from '@balcao/ui/records';
import { useState } from 'react';
import { copy } from './faturas.copy.ts';
import { moveVida, refreshFaturas } from './faturas.resource.ts';

export interface VidaModalProps {
  fatura: FaturaDaApolice;
  tipo: TipoMovimento;
  /** Null of one that comes in. */
  vida: VidaDaApolice | null;
  onClose: () => void;
}

interface Digitado {
  readonly cpf: string;
  readonly nome: string;
  readonly nascimento: string | null;
  readonly papel: string | null;
  readonly titularCpf: string;
  readonly em: string | null;
  readonly capitalCentavos: number | null;
}

const { vida: frases } = copy;
const PAPEIS = Object.entries(frases.papeis).map(([value, label]) => ({ value, label }));

const sentOf = (tipo: TipoMovimento, d: Digitado): DadosMovimento => ({
  tipo,
  cpf: d.cpf,
  nome: tipo === 'EXCLUSAO' ? '' : d.nome.trim(),
  nascimento: tipo === 'EXCLUSAO' ? '' : (d.nascimento ?? ''),
  papel: tipo === 'EXCLUSAO' ? null : (d.papel as PapelDaVida | null),
  titularCpf: d.papel === 'DEPENDENTE' ? d.titularCpf : '',
  em: tipo === 'ALTERACAO' ? '' : (d.em ?? ''),
  capitalCentavos: tipo === 'EXCLUSAO' ? null : d.capitalCentavos,
});

/** A life that comes in, leaves or changes, by hand: the gateway judges it as a row of a file. */
export function VidaModal({ fatura, tipo, vida, onClose }: VidaModalProps) {
  const [inicial] = useState<Digitado>(() => ({
    cpf: vida?.cpf ?? '',
    nome: vida?.nome ?? '',
    nascimento: vida?.nascimento ?? null,
    papel: vida?.papel ?? 'TITULAR',
    titularCpf: vida?.titularCpf ?? '',
    em: tipo === 'INCLUSAO' ? `${fatura.competencia}-01` : null,
    capitalCentavos: vida?.capitalCentavos ?? null,
  }));
  const form = useForm<Digitado, FaturaDaApolice>({
    inicial,
    judge: ({ cpf, nome, nascimento, em }) => ({
      ...(!cpf && { cpf: copy.obrigatorio }),
      ...(tipo !== 'EXCLUSAO' && !nome.trim() && { nome: copy.obrigatorio }),
      ...(tipo !== 'EXCLUSAO' && !nascimento && { nascimento: copy.obrigatorio }),
      ...(tipo !== 'ALTERACAO' && !em && { em: copy.obrigatorio }),
    }),
    goTo: focusCampo,
    send: (digitado, { idempotencyKey }) => moveVida(fatura.id, sentOf(tipo, digitado), idempotencyKey),
    onSent: () => {
      showToast({ tone: 'sucesso', titulo: frases.feitos[tipo] });
      void refreshFaturas();
      onClose();
    },
  });
  return (
    <FormDialog
      titulo={frases.titulos[tipo]}
      size={tipo === 'EXCLUSAO' ? 'sm' : 'md'}
      confirmar={tipo === 'EXCLUSAO' ? frases.excluir : frases.salvar}
      isDanger={tipo === 'EXCLUSAO'}
      form={form}
      onClose={onClose}
    >
      {tipo === 'EXCLUSAO' ? (
        <>
          <Text>{frases.quemSai(vida?.nome ?? '')}</Text>
          <DatePicker label={frases.fim} isRequired {...form.bind('em')} />
        </>
      ) : (
        <Grid minWidth={220} gap={3}>
          {tipo === 'INCLUSAO' && <MaskedField mask="cpf" label={frases.cpf} isRequired {...form.bind('cpf')} />}
          <TextField label={frases.nome} isRequired maxLength={120} {...form.bind('nome')} />
          <DatePicker label={frases.nascimento} isRequired {...form.bind('nascimento')} />
          {tipo === 'INCLUSAO' && <DatePicker label={frases.inicio} isRequired {...form.bind('em')} />}
          <SegmentedControl label={frases.papel} options={PAPEIS} {...form.bind('papel')} />
          {form.digitado.papel === 'DEPENDENTE' && (
            <MaskedField mask="cpf" label={frases.cpfDoTitular} isRequired {...form.bind('titularCpf')} />
          )}
          {fatura.linha === 'VIDA' && (
            <MoneyField
              label={frases.capital}
              {...(tipo === 'ALTERACAO' && { description: frases.capitalAjuda })}
              {...form.bind('capitalCentavos')}
            />
          )}
        </Grid>
      )}
    </FormDialog>
  );
}
