import { formatCentavos } from '@balcao/domain';
import { Card, DateText, Money, Stack, Text } from '@balcao/ui';
import { LeituraRegistro } from '@balcao/ui/records';
import { copy } from './conta.copy.ts';
import { useProximaFatura } from './conta.resource.ts';
import { Dados } from './dados.component.tsx';

/** The invoice that comes next, with the credits and additions that wait for it. */
export function ProximaFatura() {
  return (
    <Card titulo={copy.proxima}>
      <LeituraRegistro leitura={useProximaFatura()} altura={76}>
        {({ proxima }) =>
          proxima ? (
            <Stack gap={3}>
              <Dados>
                <dt>{copy.proximaVence}</dt>
                <dd>
                  <DateText iso={proxima.vencimento} />
                </dd>
                <dt>{copy.mensalidade}</dt>
                <dd>
                  <Money centavos={proxima.mensalCentavos} />
                </dd>
                {proxima.ajustes.map(({ descricao, valorCentavos }, n) => (
                  <Ajuste key={`${descricao}-${n}`} descricao={descricao} valorCentavos={valorCentavos} />
                ))}
                <dt>{copy.proximaTotal}</dt>
                <dd>
                  <Money centavos={proxima.totalCentavos} isStrong />
                </dd>
              </Dados>
              {proxima.saldoCentavos > 0 && (
                <Text size={13} isSoft>
                  {copy.proximaSaldo(formatCentavos(proxima.saldoCentavos))}
                </Text>
              )}
            </Stack>
          ) : (
            <Text isSoft>{copy.semProxima}</Text>
          )
        }
      </LeituraRegistro>
    </Card>
  );
}

const Ajuste = ({ descricao, valorCentavos }: { descricao: string; valorCentavos: number }) => (
  <>
    <dt>{descricao}</dt>
    <dd>
      <Money centavos={valorCentavos} />
    </dd>
  </>
);
