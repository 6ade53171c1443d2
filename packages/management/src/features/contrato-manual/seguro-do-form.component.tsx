import { Grid, Stack, TextField } from '@balcao/ui';
import { ComboBox, DateField, NumberField, Select } from '@balcao/ui/forms';
import { copy } from './contrato-manual.copy.ts';
import { fimDe, iofDe } from './contrato-manual.model.ts';
import { searchApolices } from './contrato-manual.resource.ts';
import { type ParteDoFormProps, words } from './parte-do-form.props.ts';

const documentos = words(copy.tipoDocumento);

/** What is insured, by whom, from when to when. */
export function SeguroDoForm({ form: { digitado, bind, change }, opcoes }: ParteDoFormProps) {
  const label = (campo: string): string => copy.rotulos[campo] ?? campo;
  const { ramo, vigFim, premioLiquidoCentavos } = digitado;
  const isAuto = opcoes?.ramos.find(({ codigo }) => codigo === ramo)?.linha === 'AUTO';
  // the tax follows the ramo and the day it begins
  const withIof = (mudanca: { ramo?: string | null; vigIni?: string | null }) => {
    const iof = iofDe({ ...digitado, ...mudanca }, premioLiquidoCentavos, opcoes);
    return { ...mudanca, ...(iof && { iofCentavos: iof.centavos }) };
  };
  return (
    <Stack gap={4}>
      <Grid minWidth={220}>
        <ComboBox
          {...bind('seguradora')}
          label={label('seguradora')}
          isRequired
          options={(opcoes?.seguradoras ?? []).map(({ slug, nome }) => ({ value: slug, label: nome }))}
          onChange={(seguradora) => {
            const politica = opcoes?.seguradoras.find(({ slug }) => slug === seguradora)?.politicaComissao;
            change({ seguradora, ...(politica && { politicaComissao: politica }) });
          }}
        />
        <ComboBox
          {...bind('ramo')}
          label={label('ramo')}
          isRequired
          options={(opcoes?.ramos ?? []).map(({ codigo, nome }) => ({ value: codigo, label: `${codigo} · ${nome}` }))}
          onChange={(escolhido) => change(withIof({ ramo: escolhido }))}
        />
        <Select
          {...bind('corretoraId')}
          label={label('corretoraId')}
          isRequired
          options={(opcoes?.corretoras ?? []).map(({ id, nome }) => ({ value: id, label: nome }))}
          onChange={(corretoraId) => change({ corretoraId })}
        />
        <Select
          {...bind('tipoDocumento')}
          label={label('tipoDocumento')}
          options={documentos}
          onChange={(valor) => change({ tipoDocumento: (valor ?? 'APOLICE') as typeof digitado.tipoDocumento })}
        />
      </Grid>
      <TextField {...bind('bem')} label={label('bem')} description={copy.ajudas.bem} maxLength={300} isRequired />
      <Grid minWidth={180}>
        <DateField
          {...bind('vigIni')}
          label={label('vigIni')}
          isRequired
          onChange={(vigIni) => change({ ...withIof({ vigIni }), ...(vigIni && !vigFim && { vigFim: fimDe(vigIni) }) })}
        />
        <DateField {...bind('vigFim')} label={label('vigFim')} isRequired />
        <ComboBox {...bind('renovacaoDeId')} label={label('renovacaoDeId')} loadOptions={searchApolices} placeholder={copy.nenhum} />
        {isAuto && <NumberField {...bind('bonus')} label={label('bonus')} max={10} description={copy.ajudas.bonus} />}
        {isAuto && <TextField {...bind('ci')} label={label('ci')} maxLength={40} />}
      </Grid>
    </Stack>
  );
}
