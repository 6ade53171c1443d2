import type { ContratoVisto } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { useForm } from '@balcao/shared/forms';
import { Button, Cluster, focusCampo, Grid, showToast, Stack, Text, TextField } from '@balcao/ui';
import { DateField, FormNotice, MoneyField, NumberField, PercentField, Select } from '@balcao/ui/forms';
import { Dialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import { copy } from '../../contrato/contrato.copy.ts';
import { emissaoDe, errosDaEmissao, pedidoDe } from './emissao.model.ts';
import { emit } from './emissao.resource.ts';

const documentos = Object.entries(copy.tipoDocumento).map(([value, label]) => ({ value, label }));

/** The policy as its insurer issued it, beginning with what was proposed. */
export function EmissaoModal({ contrato, onClose }: { contrato: ContratoVisto; onClose: () => void }) {
  const [inicial] = useState(() => emissaoDe(contrato, hojeEm(new Date())));
  const form = useForm({
    inicial,
    judge: errosDaEmissao,
    goTo: focusCampo,
    send: (digitada, { idempotencyKey }) => emit(pedidoDe(digitada, contrato), idempotencyKey),
    onSent: ({ divergencias }) => {
      showToast({
        tone: divergencias.length > 0 ? 'atencao' : 'sucesso',
        titulo: divergencias.length > 0 ? copy.emissao.comDivergencia(divergencias.length) : copy.emissao.feita,
      });
      onClose();
    },
  });
  const { bind, change, digitado, isBusy, submit } = form;
  const { coberturas, franquias } = digitado;
  return (
    <Dialog titulo={copy.emissao.titulo} isOpen onClose={onClose} size="lg" isSticky={isBusy}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          <Text isSoft>{copy.emissao.texto}</Text>
          <FormNotice form={form} />
          <Grid minWidth={180}>
            <TextField {...bind('numero')} label={copy.emissao.numero} maxLength={60} isRequired />
            <DateField {...bind('emissao')} label={copy.rotulos.emissao} isRequired />
            <Select
              {...bind('tipoDocumento')}
              label={copy.rotulos.tipoDocumento}
              options={documentos}
              onChange={(valor) => change({ tipoDocumento: (valor ?? 'APOLICE') as typeof digitado.tipoDocumento })}
            />
            <DateField {...bind('vigIni')} label={copy.emissao.vigIni} isRequired />
            <DateField {...bind('vigFim')} label={copy.emissao.vigFim} isRequired />
            <MoneyField {...bind('premioLiquidoCentavos')} label={copy.rotulos.liquido} isRequired />
            <MoneyField {...bind('iofCentavos')} label={copy.rotulos.iof} isRequired />
            <PercentField {...bind('comissaoBps')} label={copy.rotulos.comissao} isRequired />
            {contrato.ramo.linha === 'AUTO' && <NumberField {...bind('bonus')} label={copy.rotulos.bonus} max={10} />}
            {contrato.ramo.linha === 'AUTO' && <TextField {...bind('ci')} label={copy.rotulos.ci} maxLength={40} />}
          </Grid>
          {coberturas.map((cobertura, index) => (
            <Grid key={cobertura.codigo} minWidth={180}>
              <MoneyField
                name={`coberturas.${index}.lmiCentavos`}
                label={copy.emissao.limiteDe(cobertura.nome)}
                value={cobertura.lmiCentavos}
                onChange={(lmiCentavos) => change({ coberturas: coberturas.with(index, { ...cobertura, lmiCentavos }) })}
              />
              <MoneyField
                name={`coberturas.${index}.franquiaCentavos`}
                label={copy.emissao.franquiaDe(cobertura.nome)}
                value={cobertura.franquiaCentavos}
                onChange={(franquiaCentavos) => change({ coberturas: coberturas.with(index, { ...cobertura, franquiaCentavos }) })}
              />
            </Grid>
          ))}
          <Grid minWidth={180}>
            {franquias.map((franquia, index) => (
              <MoneyField
                key={franquia.item}
                name={`franquias.${index}.valorCentavos`}
                label={copy.emissao.franquiaDe(franquia.item)}
                value={franquia.valorCentavos}
                onChange={(valor) => change({ franquias: franquias.with(index, { ...franquia, valorCentavos: valor ?? 0 }) })}
              />
            ))}
          </Grid>
          <Cluster gap={2}>
            <Button type="submit" variant="primary" isBusy={isBusy}>
              {copy.emissao.emitir}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {copy.cancelar}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Dialog>
  );
}
