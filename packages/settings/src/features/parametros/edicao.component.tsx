import type { ParametrosEmVigor } from '@balcao/contracts';
import { parametrosPadrao } from '@balcao/domain';
import { isSame } from '@balcao/shared/forms';
import { Button, Card, Grid, showToast, Stack, Text } from '@balcao/ui';
import { NumberField, PercentField } from '@balcao/ui/forms';
import { FormEmVigor } from '../../form-em-vigor.component.tsx';
import { Mudancas } from './mudancas.component.tsx';
import { type Campo, PESOS } from './campos.model.ts';
import { copy } from './parametros.copy.ts';
import { diferencasDe, digitadosDe, faixas, mudancasDe, pontosDe } from './parametros.model.ts';
import { useEdicao } from './parametros.resource.ts';

const padrao = digitadosDe(parametrosPadrao);

/** The parameters as fields, and below them what saving would change. */
export function Edicao({ emVigor }: { emVigor: ParametrosEmVigor }) {
  const form = useEdicao(emVigor, () => showToast({ tone: 'sucesso', titulo: copy.salvou }));
  const { digitado: digitados, isBusy, bind, retype } = form;
  const stored = digitadosDe(form.base ?? emVigor);
  const pontos = pontosDe(digitados);
  const campo = (name: Campo) => ({ ...bind(name), label: copy.rotulo(name), isRequired: true });
  return (
    <FormEmVigor
      form={form}
      emVigor={emVigor}
      digitadoDe={digitadosDe}
      diferencasDe={(deles) => diferencasDe(deles, digitados)}
      textos={copy}
      acoes={
        !isSame(digitados, padrao) && (
          <Button variant="quiet" isDisabled={isBusy} onClick={() => retype(padrao)}>
            {copy.restaurar}
          </Button>
        )
      }
    >
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
    </FormEmVigor>
  );
}
