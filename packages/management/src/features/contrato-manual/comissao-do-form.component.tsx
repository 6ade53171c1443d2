import { formatBps } from '@balcao/domain';
import { Grid, Stack, Text } from '@balcao/ui';
import { PercentField, Select } from '@balcao/ui/forms';
import { ItensRegistro } from '@balcao/ui/records';
import { copy } from './contrato-manual.copy.ts';
import { produtorNovo } from './contrato-manual.model.ts';
import { useCombinados } from './contrato-manual.resource.ts';
import { type ParteDoFormProps, words } from './parte-do-form.props.ts';

const politicas = words(copy.politica);
/** Lines whose groups pay agenciamento and pró-labore. */
const DE_GRUPO: ReadonlySet<string> = new Set(['VIDA', 'SAUDE']);

/** What the brokerage earns, and who shares in it. */
export function ComissaoDoForm({ form: { digitado, erros, bind, change }, opcoes }: ParteDoFormProps) {
  const label = (campo: string): string => copy.rotulos[campo] ?? campo;
  const linha = opcoes?.ramos.find(({ codigo }) => codigo === digitado.ramo)?.linha ?? 'OUTRO';
  const combinados = useCombinados(linha, digitado.ramo ?? '0000');
  const combinado = combinados.data?.find(({ slug }) => slug === digitado.seguradora);
  const { produtores } = digitado;
  return (
    <Stack gap={4}>
      <Grid minWidth={180}>
        <PercentField
          {...bind('comissaoBps')}
          label={label('comissaoBps')}
          isRequired
          description={combinado && copy.limite(formatBps(combinado.comissaoPadraoBps), formatBps(combinado.comissaoMaxBps))}
        />
        <Select
          {...bind('politicaComissao')}
          label={label('politicaComissao')}
          options={politicas}
          onChange={(valor) => change({ politicaComissao: (valor ?? 'PARCELADA') as typeof digitado.politicaComissao })}
        />
        {DE_GRUPO.has(linha) && <PercentField {...bind('agenciamentoBps')} label={label('agenciamentoBps')} maxBps={20_000} />}
        {DE_GRUPO.has(linha) && <PercentField {...bind('prolaboreBps')} label={label('prolaboreBps')} />}
      </Grid>
      <ItensRegistro
        itens={produtores}
        titulo={copy.produtor.titulo}
        rotuloAdicionar={copy.produtor.adicionar}
        rotuloRemover={copy.produtor.remover}
        onAdd={() => change({ produtores: [...produtores, produtorNovo] })}
        onRemove={(index) => change({ produtores: produtores.toSpliced(index, 1) })}
      >
        {(produtor, index) => (
          <Grid minWidth={180}>
            <Select
              name={`produtores.${index}.id`}
              error={erros[`produtores.${index}.id`]}
              label={copy.produtor.id}
              options={(opcoes?.produtores ?? []).map(({ id, nome }) => ({ value: id, label: nome }))}
              value={produtor.id}
              onChange={(id) => change({ produtores: produtores.with(index, { ...produtor, id }) }, `produtores.${index}.id`)}
            />
            <PercentField
              name={`produtores.${index}.pctBps`}
              error={erros[`produtores.${index}.pctBps`]}
              label={copy.produtor.pctBps}
              value={produtor.pctBps}
              onChange={(pctBps) => change({ produtores: produtores.with(index, { ...produtor, pctBps }) }, `produtores.${index}.pctBps`)}
            />
          </Grid>
        )}
      </ItensRegistro>
      {erros['produtores'] && <Text role="alert">{erros['produtores']}</Text>}
    </Stack>
  );
}
