import type { ParametrosEmVigor } from '@balcao/contracts';
import { parametrosPadrao } from '@balcao/domain';
import { useNaoSalvo } from '@balcao/shared/records';
import { Alert, Button, Card, Cluster, DateText, Grid, showToast, Stack, Text } from '@balcao/ui';
import { NumberField, PercentField } from '@balcao/ui/forms';
import type { FormEvent } from 'react';
import { Mudancas } from './mudancas.component.tsx';
import { type Campo, PESOS } from './campos.model.ts';
import { copy } from './parametros.copy.ts';
import { digitadosDe, faixas, isSame, mudancasDe, pontosDe } from './parametros.model.ts';
import { useEdicao } from './parametros.resource.ts';

const padrao = digitadosDe(parametrosPadrao);

/** The parameters as fields, and below them what saving would change. */
export function Edicao({ emVigor }: { emVigor: ParametrosEmVigor }) {
  const { base, stored, digitados, conflito, erros, aviso, isBusy, isDirty, change, fill, settle, submit } = useEdicao(emVigor);
  useNaoSalvo('settings', isDirty);
  const pontos = pontosDe(digitados);
  const campo = (name: Campo) => ({
    name,
    label: copy.rotulo(name),
    value: digitados[name],
    error: erros[name],
    onChange: (valor: number | null) => change(name, valor),
    isRequired: true,
  });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await submit()) showToast({ tone: 'sucesso', titulo: copy.salvou });
  };
  return (
    <form noValidate onSubmit={save}>
      <Stack gap={4}>
        {conflito && <Conflito onTheirs={() => settle(conflito, false)} onMine={() => settle(conflito, true)} />}
        {aviso && (
          <Alert tone="perigo" isLive>
            {aviso}
          </Alert>
        )}
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
            <Button variant="quiet" isDisabled={isBusy} onClick={() => fill(stored)}>
              {copy.desfazer}
            </Button>
          )}
          {!isSame(digitados, padrao) && (
            <Button variant="quiet" isDisabled={isBusy} onClick={() => fill(padrao)}>
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

const Conflito = ({ onTheirs, onMine }: { onTheirs: () => void; onMine: () => void }) => (
  <Alert
    tone="atencao"
    isLive
    titulo={copy.conflito}
    actions={
      <>
        <Button onClick={onTheirs}>{copy.verAtuais}</Button>
        <Button variant="quiet" onClick={onMine}>
          {copy.manterMeus}
        </Button>
      </>
    }
  >
    {copy.conflitoTexto}
  </Alert>
);
