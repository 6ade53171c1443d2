import { accessRoutes, addressOf, type Assinatura, dashboardRoutes } from '@balcao/contracts';
import { isTrialExpirado } from '@balcao/domain';
import { useSession } from '@balcao/shared';
import { Alert, ButtonLink, Card, CopyButton, DateText, Money, Stack, Text, token } from '@balcao/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { copy } from './assinatura-nova.copy.ts';
import { competenciaEm, nomeDoPlano, primeiraFatura } from './assinatura-nova.model.ts';

export interface ContratadaProps {
  assinatura: Assinatura;
}

/** The plan has begun: its first invoice, and the way on. */
export function Contratada({ assinatura }: ContratadaProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => void root.current?.focus(), []);
  const fatura = primeiraFatura(assinatura);
  return (
    <Foco ref={root} tabIndex={-1}>
      <Alert tone="sucesso" isLive titulo={copy.contratou(nomeDoPlano(assinatura))}>
        {fatura ? copy.contratouTexto : copy.contratouSemFatura}
      </Alert>
      {fatura && <PrimeiraFatura fatura={fatura} />}
      <Seguir />
    </Foco>
  );
}

function PrimeiraFatura({ fatura }: { fatura: Assinatura['faturas'][number] }) {
  const { competencia, valorCentavos, vencimento, linhaDigitavel } = fatura;
  return (
    <Card titulo={copy.fatura}>
      <Stack gap={4}>
        <Dados>
          <div>
            <dt>{copy.competencia}</dt>
            <dd>{competenciaEm(competencia)}</dd>
          </div>
          <div>
            <dt>{copy.valor}</dt>
            <dd>
              <Money centavos={valorCentavos} isStrong />
            </dd>
          </div>
          <div>
            <dt>{copy.vencimento}</dt>
            <dd>
              <DateText iso={vencimento} />
            </dd>
          </div>
        </Dados>
        <Dados>
          <div>
            <dt>{copy.linha}</dt>
            <dd>{linhaDigitavel ?? copy.semLinha}</dd>
          </div>
        </Dados>
        {linhaDigitavel && (
          <div>
            <CopyButton texto={linhaDigitavel} label={copy.copiarLinha} />
          </div>
        )}
      </Stack>
    </Card>
  );
}

/** The way on: a session that began in an ended trial must begin again to see the rest. */
export function Seguir() {
  const sessao = useSession();
  const [agora] = useState(() => new Date());
  if (!sessao || !isTrialExpirado(sessao, agora)) {
    return (
      <div>
        <ButtonLink href={addressOf(dashboardRoutes, 'home')} variant="primary">
          {copy.irInicio}
        </ButtonLink>
      </div>
    );
  }
  return (
    <Stack gap={2} align="start">
      <Text>{copy.entrarDeNovoTexto}</Text>
      <ButtonLink href={addressOf(accessRoutes, 'logoff')} variant="primary">
        {copy.entrarDeNovo}
      </ButtonLink>
    </Stack>
  );
}

const Foco = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco4')};
  outline: none;
`;

const Dados = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('espaco4')} ${token('espaco8')};
  dt {
    font-size: ${token('texto13')};
    color: ${token('textoSuave')};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;
