import type { OfertaCotacao, Proposta } from '@balcao/contracts';
import { tonsDoStatusProposta } from '@balcao/domain';
import { Alert, ButtonLink, Card, Cluster, Dado, Dados, DateText, Money, Skeleton, Spinner, Stack, Tag, Text } from '@balcao/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { LinkDaVenda } from '../../caso/link-da-venda.component.tsx';
import { casoDe } from '../../rota-do-formulario.ts';
import { copy } from './proposta.copy.ts';
import { isEmTransmissao, isTudoRespondido } from './proposta.model.ts';

// most proposals are asked for nothing
const Exigencias = lazy(() =>
  import(/* webpackChunkName: "exigencias" */ './exigencias.component.tsx').then((m) => ({ default: m.Exigencias })),
);

interface SituacaoProps {
  proposta: Proposta;
  actions?: ReactNode;
  /** Whether the insurer takes it through here; one that does not is sent by its own site. */
  isTransmissivel?: boolean;
  /** How often the premium of its offer is paid. */
  periodicidade: OfertaCotacao['periodicidade'];
  onMudou: () => void;
}

/** A proposal as it stands: its numbers, what the insurer says of it and what follows. */
export function Situacao({ proposta, periodicidade, actions, isTransmissivel = true, onMudou }: SituacaoProps) {
  const { numero, numeroSeguradora, numeroApolice, status, prazoAceite, mensagens, transmissao } = proposta;
  const isAndando = isEmTransmissao(proposta);
  // given up since, whatever was said of it before is past
  const isFalha = transmissao === 'RECUSADA' || (transmissao === 'FALHOU' && status !== 'CANCELADA');
  return (
    <Card
      titulo={copy.proposta(numero)}
      actions={
        <>
          <LinkDaVenda id={proposta.id}>{copy.verVenda}</LinkDaVenda>
          <Tag tone={tonsDoStatusProposta[status]}>{copy.status(status)}</Tag>
        </>
      }
    >
      <Stack gap={4}>
        <div role="status">
          {isAndando ? (
            <Cluster gap={3}>
              <Spinner />
              <Text isStrong>{copy.transmitindo}</Text>
            </Cluster>
          ) : (
            !isFalha && <Text isStrong>{sentenceOf(proposta, isTransmissivel)}</Text>
          )}
        </div>
        {isAndando && <Text isSoft>{copy.transmitindoTexto}</Text>}
        {isFalha && (
          <Alert
            tone="perigo"
            isLive
            titulo={transmissao === 'RECUSADA' ? copy.recusou : copy.naoFoi}
            actions={
              transmissao === 'RECUSADA' &&
              proposta.orcamentoId && <ButtonLink href={casoDe({ orcamentoId: proposta.orcamentoId })}>{copy.ajustar}</ButtonLink>
            }
          >
            {mensagens.map(({ texto }) => texto).join(' ')}
          </Alert>
        )}
        {proposta.exigencias.length > 0 && (
          <Suspense fallback={<Skeleton lines={3} />}>
            <Exigencias proposta={proposta} onMudou={onMudou} />
          </Suspense>
        )}
        <Dados>
          <Dado rotulo={copy.numeroNaSeguradora}>{numeroSeguradora ?? copy.aguardando}</Dado>
          {numeroApolice && <Dado rotulo={copy.apolice}>{numeroApolice}</Dado>}
          <Dado rotulo={copy.seguradora}>{proposta.seguradoraNome}</Dado>
          <Dado rotulo={copy.segurado}>{proposta.segurado}</Dado>
          <Dado rotulo={copy.bem}>{proposta.bem}</Dado>
          <Dado rotulo={periodicidade === 'MENSAL' ? copy.totalPorMes : copy.total}>
            <Money centavos={proposta.premioTotalCentavos} isStrong />
          </Dado>
          {proposta.rotuloPagamento && <Dado rotulo={copy.formaPagamento}>{proposta.rotuloPagamento}</Dado>}
          {proposta.plano && periodicidade !== 'MENSAL' && <Dado rotulo={copy.parcelas}>{copy.condicaoDoPlano(proposta.plano)}</Dado>}
          {prazoAceite && (
            <Dado rotulo={copy.prazo}>
              <DateText iso={prazoAceite} />
            </Dado>
          )}
        </Dados>
        <Cluster gap={2}>{actions}</Cluster>
      </Stack>
    </Card>
  );
}

function sentenceOf(proposta: Proposta, isTransmissivel: boolean): string {
  if (isTudoRespondido(proposta)) return copy.tudoRespondido;
  if (proposta.status === 'RASCUNHO' && !isTransmissivel) return copy.passoNoPortal(proposta.seguradoraNome);
  return copy.passos[proposta.status];
}
