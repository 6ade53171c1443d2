import type { ReducaoIrrf, TabelaRetencao } from '@balcao/contracts';
import { Checkbox, Grid, Heading, showToast, Stack, Text, TextField } from '@balcao/ui';
import { DateField, MoneyField, NumberField, PercentField } from '@balcao/ui/forms';
import { FormDialog, ItensRegistro } from '@balcao/ui/records';
import { copy } from './tabelas-retencao.copy.ts';
import { FAIXA_VAZIA } from './tabelas-retencao.model.ts';
import { useNovaTabela } from './tabelas-retencao.resource.ts';

export interface NovaTabelaModalProps {
  /** Whose values it begins with. */
  ultima: TabelaRetencao | undefined;
  onClose: () => void;
}

const { campos } = copy;
const MILHAO = 1_000_000;
const MAX_FAIXAS = 12;
const MAX_FONTE = 600;

/** Adds a table of withholdings, in force from a month on. */
export function NovaTabelaModal({ ultima, onClose }: NovaTabelaModalProps) {
  const form = useNovaTabela(ultima, () => {
    showToast({ tone: 'sucesso', titulo: copy.acrescentou });
    onClose();
  });
  const { digitado, erros, bind, change } = form;
  return (
    <FormDialog titulo={copy.nova} size="lg" confirmar={copy.acrescentar} form={form} onClose={onClose}>
      <Stack gap={4}>
        <Text isSoft>{copy.novaTexto}</Text>
        <Grid minWidth={200}>
          <DateField {...bind('desde')} label={campos.desde} description={copy.desdeAjuda} isRequired />
          <PercentField {...bind('inssBps')} label={campos.inssBps} isRequired />
          <MoneyField {...bind('inssTetoCentavos')} label={campos.inssTetoCentavos} isRequired />
          <MoneyField {...bind('irrfSimplificadoCentavos')} label={campos.irrfSimplificadoCentavos} isRequired />
          <MoneyField {...bind('irrfMinimoCentavos')} label={campos.irrfMinimoCentavos} isRequired />
        </Grid>
        <Heading level={3}>{copy.faixas}</Heading>
        <Faixas form={form} />
        <Checkbox {...bind('temReducao')} label={campos.temReducao} />
        {digitado.temReducao && (
          <Grid minWidth={200}>
            {(['inteiraAteCentavos', 'inteiraCentavos', 'fixaCentavos', 'taxaMilionesimos', 'fimCentavos'] as const).map((campo) => {
              const name = `irrfReducao.${campo}`;
              const field = {
                name,
                error: erros[name],
                label: campos[campo],
                value: digitado.irrfReducao[campo],
                isRequired: true,
                onChange: (valor: ReducaoIrrf[typeof campo] | null) =>
                  change({ irrfReducao: { ...digitado.irrfReducao, [campo]: valor } }, name),
              };
              return campo === 'taxaMilionesimos' ? (
                <NumberField key={campo} {...field} max={MILHAO} suffix={copy.milionesimos} description={copy.taxaAjuda} />
              ) : (
                <MoneyField key={campo} {...field} />
              );
            })}
          </Grid>
        )}
        <TextField {...bind('fonte')} label={campos.fonte} description={copy.fonteAjuda} maxLength={MAX_FONTE} isRequired />
      </Stack>
    </FormDialog>
  );
}

function Faixas({ form: { digitado, erros, change } }: { form: ReturnType<typeof useNovaTabela> }) {
  const { irrfFaixas } = digitado;
  return (
    <ItensRegistro
      itens={irrfFaixas}
      titulo={copy.faixa}
      rotuloAdicionar={copy.novaFaixa}
      rotuloRemover={copy.removerFaixa}
      onAdd={() => irrfFaixas.length < MAX_FAIXAS && change({ irrfFaixas: [...irrfFaixas, FAIXA_VAZIA] })}
      onRemove={(index) => irrfFaixas.length > 1 && change({ irrfFaixas: irrfFaixas.toSpliced(index, 1) })}
    >
      {(faixa, index) => {
        const field = (campo: keyof typeof faixa) => {
          const name = `irrfFaixas.${index}.${campo}`;
          const onChange = (valor: number | null) => change({ irrfFaixas: irrfFaixas.with(index, { ...faixa, [campo]: valor }) }, name);
          return { name, error: erros[name], label: campos[campo], value: faixa[campo], onChange };
        };
        return (
          <Grid minWidth={160}>
            <MoneyField {...field('ateCentavos')} {...(index === irrfFaixas.length - 1 && { description: copy.ultimaAjuda })} />
            <PercentField {...field('bps')} isRequired />
            <MoneyField {...field('deducaoCentavos')} isRequired />
          </Grid>
        );
      }}
    </ItensRegistro>
  );
}
