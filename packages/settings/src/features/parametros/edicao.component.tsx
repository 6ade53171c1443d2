import type { ParametrosEmVigor } from '@balcao/contracts';
import { parametrosPadrao } from '@balcao/domain';
import { isSame, useNaoSalvo } from '@balcao/shared/forms';
import { Alert, Button, Card, Cluster, DateText, Grid, showToast, Stack, Text } from '@balcao/ui';
import { FormNotice, NumberField, PercentField } from '@balcao/ui/forms';
import { Conflito } from '@balcao/ui/records';
import { Mudancas } from './mudancas.component.tsx';
import { type Campo, PESOS } from './campos.model.ts';
import { copy } from './parametros.copy.ts';
import { diferencasDe, digitadosDe, faixas, mudancasDe, pontosDe } from './parametros.model.ts';
import { useEdicao } from './parametros.resource.ts';

const padrao = digitadosDe(parametrosPadrao);

/** The parameters as fields, and below them what saving would change. */
export function Edicao({ emVigor }: { emVigor: ParametrosEmVigor }) {
  const form = useEdicao(emVigor, () => showToast({ tone: 'sucesso', titulo: copy.salvou }));
  const { digitado: digitados, conflito, isBusy, isDirty, bind, retype, settle } = form;
  useNaoSalvo('settings', isDirty, form.putAway);
  const base = form.base ?? emVigor;
  const stored = digitadosDe(base);
  const pontos = pontosDe(digitados);
  const campo = (name: Campo) => ({ ...bind(name), label: copy.rotulo(name), isRequired: true });
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack gap={4}>
        {conflito && (
          <Conflito
            titulo={copy.conflito}
            diferencas={diferencasDe(conflito, digitados)}
            onTheirs={() => settle(false)}
            onMine={() => settle(true)}
          />
        )}
        {form.isRestaurado && <Alert>{copy.restaurado}</Alert>}
        <FormNotice form={form} />
        <Card titulo={copy.pesos}>
          <Stack gap={4}>
            <Text isSoft>{copy.pesosTexto}</Text>
            <Grid minWidth={180}>
              {PESOS.map((peso) => (
                <NumberField key={peso} {...campo(peso)} max={100} description={pontos ? copy.pontos(pontos[peso]) : copy.semPontos} />
              ))}
            </Grid>
          </Stack>
        </Card>
        <Card titulo={copy.prazos}>
          <Grid minWidth={260}>
            <NumberField {...campo('carenciaDias')} max={999} suffix={copy.sufixoDias} description={copy.carenciaAjuda} />
            <NumberField {...campo('validadeLinkDias')} max={999} suffix={copy.sufixoDias} description={copy.validadeLinkAjuda} />
          </Grid>
        </Card>
        <Card titulo={copy.margens}>
          <Grid minWidth={260}>
            <PercentField {...campo('comissaoMinBps')} maxBps={faixas.comissaoMinBps[1]} description={copy.comissaoAjuda} />
            <PercentField {...campo('descontoMaxBps')} maxBps={faixas.descontoMaxBps[1]} description={copy.descontoAjuda} />
          </Grid>
        </Card>
        <Mudancas mudancas={mudancasDe(stored, digitados)} />
        <Cluster gap={2}>
          <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={!isDirty || conflito !== null}>
            {copy.salvar}
          </Button>
          {isDirty && (
            <Button variant="quiet" isDisabled={isBusy} onClick={() => retype(stored)}>
              {copy.desfazer}
            </Button>
          )}
          {!isSame(digitados, padrao) && (
            <Button variant="quiet" isDisabled={isBusy} onClick={() => retype(padrao)}>
              {copy.restaurar}
            </Button>
          )}
        </Cluster>
        <Text size={13} isSoft>
          {base.alteradoEm ? (
            <>
              {copy.alteradoPor(base.alteradoPor)} <DateText iso={base.alteradoEm} hasTime />
            </>
          ) : (
            copy.padrao
          )}
        </Text>
      </Stack>
    </form>
  );
}
