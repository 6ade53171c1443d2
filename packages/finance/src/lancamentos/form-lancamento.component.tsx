import type { FichaLancamento, OpcoesLancamento } from '@balcao/contracts';
import { useNaoSalvo } from '@balcao/shared/forms';
import { focusCampo, Grid, Stack, TextArea, TextField } from '@balcao/ui';
import { DatePicker, MoneyField, NumberField, RadioGroup, SegmentedControl, Select, Switch } from '@balcao/ui/forms';
import { FormRegistro } from '@balcao/ui/records';
import { copy, palavras } from './lancamentos.copy.ts';
import { type Campo, diferencasDe, type Digitado } from './lancamentos.model.ts';
import { useFormLancamento } from './lancamentos.resource.ts';

export interface FormLancamentoProps {
  /** null: a new one. */
  gravado: FichaLancamento | null;
  opcoes: OpcoesLancamento | undefined;
  onSalvo: () => void;
}

const NENHUM = 'NENHUM';
const words = (nomes: Readonly<Record<string, string>>) => Object.entries(nomes).map(([value, label]) => ({ value, label }));
const tipos = words(copy.tipo);
const frequencias = words(copy.frequencia);
const alcances = words(copy.alcance);

type Escolhivel = { readonly id: string; readonly nome: string; readonly ativa: boolean };
/** What is offered, and what the entry has already. */
const optionsOf = (itens: readonly Escolhivel[] = [], atual: string | null, nenhum?: string) => [
  ...(nenhum === undefined ? [] : [{ value: NENHUM, label: nenhum }]),
  ...itens.filter(({ id, ativa }) => ativa || id === atual).map(({ id, nome }) => ({ value: id, label: nome })),
];

/** An entry as fields: what it is, when, and, of a new one, whether it comes again. */
export function FormLancamento({ gravado, opcoes, onSalvo }: FormLancamentoProps) {
  const form = useFormLancamento(gravado, focusCampo);
  const { base, digitado, bind, change } = form;
  useNaoSalvo('finance', form.isDirty, form.putAway);
  const { tipo, repete } = digitado;
  const isTransferencia = tipo === 'TRANSFERENCIA';
  const field = <C extends Campo>(name: C) => ({ ...bind(name), label: copy.campos[name] ?? name });
  const choice = (name: 'categoriaId' | 'centroId' | 'contaId' | 'destinoId') => ({
    ...field(name),
    value: digitado[name] ?? (name === 'centroId' || name === 'contaId' ? NENHUM : null),
    onChange: (valor: string | null) => change({ [name]: valor === NENHUM ? null : valor } as Partial<Digitado>),
  });
  const categorias = opcoes?.categorias.filter((uma) => uma.tipo === tipo);
  const wasDone = base !== null && base.status === 'REALIZADO';
  return (
    <FormRegistro
      form={form}
      palavras={palavras}
      diferencasDe={(deles) => diferencasDe(deles, digitado, opcoes)}
      rotuloDe={(campo) => copy.campos[campo]}
      onSalvo={onSalvo}
    >
      <SegmentedControl
        {...field('tipo')}
        options={tipos}
        isDisabled={base !== null}
        onChange={(valor) => change({ tipo: valor as Digitado['tipo'], categoriaId: null, destinoId: null })}
      />
      <TextField {...field('descricao')} maxLength={200} isRequired />
      <Grid minWidth={180}>
        <MoneyField {...field('valorCentavos')} isRequired />
        <DatePicker {...field('vencimento')} isRequired />
        <DatePicker {...field('competencia')} description={copy.ajuda.competencia} isRequired />
        {!repete && (base === null || wasDone) && <DatePicker {...field('pagoEm')} description={copy.ajuda.pagoEm} />}
      </Grid>
      <Grid minWidth={200}>
        {!isTransferencia && <Select {...choice('categoriaId')} options={optionsOf(categorias, digitado.categoriaId)} isRequired />}
        <Select {...choice('contaId')} options={optionsOf(opcoes?.contas, digitado.contaId, copy.nenhum.conta)} />
        {isTransferencia && <Select {...choice('destinoId')} options={optionsOf(opcoes?.contas, digitado.destinoId)} isRequired />}
        <Select {...choice('centroId')} options={optionsOf(opcoes?.centros, digitado.centroId, copy.nenhum.centro)} />
      </Grid>
      {!isTransferencia && (
        <Grid minWidth={200}>
          <TextField {...field('pessoa')} maxLength={120} />
          <TextField {...field('documento')} maxLength={20} />
        </Grid>
      )}
      <TextArea {...field('observacao')} maxLength={1_000} />
      {base === null && <Switch {...field('repete')} />}
      {base === null && repete && <Recorrencia form={form} />}
      {base?.serieId && base.status === 'PREVISTO' && (
        <RadioGroup
          {...field('alcance')}
          options={alcances}
          onChange={(valor) => change({ alcance: valor === 'PROXIMOS' ? 'PROXIMOS' : 'ESTE' })}
        />
      )}
    </FormRegistro>
  );
}

/** When it comes again. */
function Recorrencia({ form: { bind, digitado, change } }: { form: ReturnType<typeof useFormLancamento> }) {
  const field = <C extends Campo>(name: C) => ({ ...bind(name), label: copy.campos[name] ?? name });
  return (
    <Stack gap={4}>
      <Grid minWidth={160}>
        <Select
          {...field('recorrencia.frequencia')}
          options={frequencias}
          onChange={(valor) => change({ 'recorrencia.frequencia': valor as Digitado['recorrencia.frequencia'] })}
        />
        <NumberField {...field('recorrencia.intervalo')} description={copy.ajuda.intervalo} />
      </Grid>
      <Grid minWidth={160}>
        <DatePicker {...field('recorrencia.ate')} description={copy.ajuda.fim} />
        <NumberField {...field('recorrencia.vezes')} />
      </Grid>
      {digitado['recorrencia.frequencia'] === 'MENSAL' && <Switch {...field('recorrencia.isUltimoDiaDoMes')} />}
    </Stack>
  );
}
