import { sentenceOfFalha } from '@balcao/domain';
import { Card, Checkbox, ErrorState, Grid, Skeleton, Stack } from '@balcao/ui';
import { NumberField } from '@balcao/ui/forms';
import { Atraso } from './atraso.component.tsx';
import { Expediente } from './expediente.component.tsx';
import { Feriados } from './feriados.component.tsx';
import { Grupo } from './grupo.component.tsx';
import { copy } from './grupos.copy.ts';
import { faixas, JANELAS, PRAZOS } from './grupos.model.ts';
import { useGrupos } from './grupos.resource.ts';
import { Numeracao } from './numeracao.component.tsx';
import { Remetente } from './remetente.component.tsx';
import { Repasse } from './repasse.component.tsx';

/** The parameters besides those of quoting, each group in a card that is saved alone. */
export function GruposDeParametros() {
  const { data, error, isFetching, refetch } = useGrupos();
  if (!data)
    return error ? (
      <Card>
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
          {sentenceOfFalha(error)}
        </ErrorState>
      </Card>
    ) : (
      <Skeleton height={640} />
    );
  return (
    <Stack gap={4}>
      <Grupo grupo="renovacao" emVigor={data.renovacao}>
        {({ bind }) => (
          <Grid minWidth={200}>
            {JANELAS.map((janela) => {
              const [label, description] = copy.janela(janela);
              return (
                <NumberField
                  key={janela}
                  {...bind(janela)}
                  label={label}
                  description={description}
                  max={faixas[janela][1]}
                  suffix={copy.sufixoDias}
                  isRequired
                />
              );
            })}
          </Grid>
        )}
      </Grupo>
      <Grupo grupo="remetente" emVigor={data.remetente}>
        {(form) => <Remetente form={form} />}
      </Grupo>
      <Grupo grupo="expediente" emVigor={data.expediente}>
        {(form) => <Expediente form={form} />}
      </Grupo>
      <Grupo grupo="acesso" emVigor={data.acesso}>
        {({ bind }) => (
          <Stack gap={3}>
            <Checkbox {...bind('exigeSegundoFator')} label={copy.exigeSegundoFator} description={copy.exigeSegundoFatorAjuda} />
            <Checkbox {...bind('feriadoComoDomingo')} label={copy.feriadoComoDomingo} description={copy.feriadoComoDomingoAjuda} />
          </Stack>
        )}
      </Grupo>
      <Grupo grupo="calendario" emVigor={data.calendario}>
        {(form) => <Feriados form={form} />}
      </Grupo>
      <Grupo grupo="numeracao" emVigor={data.numeracao}>
        {(form) => <Numeracao form={form} emVigor={data.numeracao} />}
      </Grupo>
      <Grupo grupo="repasse" emVigor={data.repasse}>
        {(form) => <Repasse form={form} />}
      </Grupo>
      <Grupo grupo="atraso" emVigor={data.atraso}>
        {(form) => <Atraso form={form} />}
      </Grupo>
      <Grupo grupo="retencao" emVigor={data.retencao}>
        {({ bind }) => (
          <Grid minWidth={260}>
            {PRAZOS.map((prazo) => {
              const [label, description] = copy.prazo(prazo);
              return (
                <NumberField
                  key={prazo}
                  {...bind(prazo)}
                  label={label}
                  description={description}
                  max={999}
                  suffix={copy.sufixoMeses}
                  isRequired
                />
              );
            })}
          </Grid>
        )}
      </Grupo>
    </Stack>
  );
}
