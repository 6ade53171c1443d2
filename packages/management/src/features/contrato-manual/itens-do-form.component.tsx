import { Card, Grid, TextField } from '@balcao/ui';
import { MaskedField, MoneyField } from '@balcao/ui/forms';
import { ItensRegistro } from '@balcao/ui/records';
import { copy } from './contrato-manual.copy.ts';
import { type CoberturaDigitada, coberturaNova, type ItemDigitado, itemNovo } from './contrato-manual.model.ts';
import type { ParteDoFormProps } from './parte-do-form.props.ts';

/** What is insured item by item, and against what. */
export function ItensDoForm({ form: { digitado, erros, change } }: ParteDoFormProps) {
  const { itens, coberturas } = digitado;
  return (
    <>
      <Card titulo={copy.itens}>
        <ItensRegistro
          itens={itens}
          titulo={copy.item.titulo}
          rotuloAdicionar={copy.item.adicionar}
          rotuloRemover={copy.item.remover}
          onAdd={() => change({ itens: [...itens, itemNovo] })}
          onRemove={(index) => change({ itens: itens.toSpliced(index, 1) })}
        >
          {(item, index) => {
            const texto = (campo: keyof ItemDigitado) => ({
              name: `itens.${index}.${campo}`,
              error: erros[`itens.${index}.${campo}`],
              label: copy.item[campo],
              value: item[campo],
              onChange: (valor: string) => change({ itens: itens.with(index, { ...item, [campo]: valor }) }, `itens.${index}.${campo}`),
            });
            return (
              <Grid minWidth={150}>
                <TextField {...texto('descricao')} maxLength={200} />
                <TextField {...texto('placa')} maxLength={8} />
                <TextField {...texto('chassi')} maxLength={17} />
                <MaskedField {...texto('cep')} mask="cep" />
              </Grid>
            );
          }}
        </ItensRegistro>
      </Card>
      <Card titulo={copy.coberturas}>
        <ItensRegistro
          itens={coberturas}
          titulo={copy.cobertura.titulo}
          rotuloAdicionar={copy.cobertura.adicionar}
          rotuloRemover={copy.cobertura.remover}
          onAdd={() => change({ coberturas: [...coberturas, coberturaNova] })}
          onRemove={(index) => change({ coberturas: coberturas.toSpliced(index, 1) })}
        >
          {(cobertura, index) => {
            const set = (mudanca: Partial<CoberturaDigitada>) =>
              change({ coberturas: coberturas.with(index, { ...cobertura, ...mudanca }) });
            const dinheiro = (campo: 'lmiCentavos' | 'premioCentavos' | 'franquiaCentavos') => ({
              name: `coberturas.${index}.${campo}`,
              error: erros[`coberturas.${index}.${campo}`],
              label: copy.cobertura[campo],
              value: cobertura[campo],
              onChange: (valor: number | null) => set({ [campo]: valor }),
            });
            return (
              <Grid minWidth={150}>
                <TextField
                  name={`coberturas.${index}.nome`}
                  error={erros[`coberturas.${index}.nome`]}
                  label={copy.cobertura.nome}
                  value={cobertura.nome}
                  maxLength={120}
                  onChange={(nome) => set({ nome })}
                />
                <MoneyField {...dinheiro('lmiCentavos')} />
                <MoneyField {...dinheiro('premioCentavos')} />
                <MoneyField {...dinheiro('franquiaCentavos')} />
              </Grid>
            );
          }}
        </ItensRegistro>
      </Card>
    </>
  );
}
