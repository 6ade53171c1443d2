import type { Assinatura, Plano, SimulacaoTroca } from '@balcao/contracts';
import { FalhaRequisicao } from '@balcao/shared';
import { sentenceOfFalha } from '@balcao/domain';
import { Alert, Button, ErrorState, Heading, Money, showToast, Skeleton, Stack, Text, token } from '@balcao/ui';
import { showFailure } from '@balcao/ui/failures';
import { RadioGroup } from '@balcao/ui/forms';
import { Dialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import styled from 'styled-components';
import { copy, sentenceOf } from './troca-plano.copy.ts';
import { changePlano, useSimulacao } from './troca-plano.resource.ts';

export interface TrocaAbertaProps {
  assinatura: Assinatura;
  onClose: () => void;
}

/** Chooses another plan, shows what it costs, and confirms it. */
export function TrocaAberta({ assinatura, onClose }: TrocaAbertaProps) {
  const [plano, setPlano] = useState<Plano | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const simulacao = useSimulacao(plano);
  const troca = plano === null || simulacao.error || simulacao.isFetching ? null : (simulacao.data ?? null);
  // another press of the same offer is the same change
  const [chave, setChave] = useState(() => crypto.randomUUID());
  const choose = (valor: string | null) => {
    setPlano(valor as Plano);
    setChave(crypto.randomUUID());
  };
  const confirm = async () => {
    if (!troca) return;
    setIsBusy(true);
    try {
      const { planos } = await changePlano({ plano: troca.para, diferencaCentavos: troca.diferencaCentavos }, chave);
      showToast({ tone: 'sucesso', titulo: copy.trocou(planos.find((oferta) => oferta.plano === troca.para)?.nome ?? troca.para) });
      onClose();
    } catch (error) {
      showFailure(copy.titulo, error);
      // a refusal is kept by its key: the next press asks anew
      if (error instanceof FalhaRequisicao && error.tipo !== 'semResposta') setChave(crypto.randomUUID());
      void simulacao.refetch();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      titulo={copy.titulo}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.cancelar}</Button>
          <Button variant="primary" isBusy={isBusy} isDisabled={troca === null} onClick={() => void confirm()}>
            {copy.confirmar}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{copy.texto}</Text>
        <RadioGroup
          name="plano"
          label={copy.plano}
          options={assinatura.planos
            .filter((oferta) => oferta.plano !== assinatura.plano)
            .map((oferta) => ({
              value: oferta.plano,
              label: oferta.nome,
              description: copy.preco(oferta.mensalCentavos, oferta.usuarios),
            }))}
          value={plano}
          onChange={choose}
        />
        <div aria-live="polite">{plano === null ? <Text isSoft>{copy.escolha}</Text> : <Conta troca={troca} simulacao={simulacao} />}</div>
      </Stack>
    </Dialog>
  );
}

function Conta({ troca, simulacao }: { troca: SimulacaoTroca | null; simulacao: ReturnType<typeof useSimulacao> }) {
  const { error, isFetching, refetch } = simulacao;
  if (error && !isFetching) {
    const recusa = error instanceof FalhaRequisicao ? error.errors?.[0]?.mensagem : undefined;
    if (recusa) return <Alert tone="atencao">{recusa}</Alert>;
    return <ErrorState onRetry={() => void refetch()}>{sentenceOfFalha(error)}</ErrorState>;
  }
  if (!troca) return <Skeleton height={120} />;
  return (
    <Stack gap={3}>
      <Heading level={3}>{copy.conta}</Heading>
      {troca.periodos.map(({ inicio, fim, diasRestantes, diasDoPeriodo, creditoCentavos, debitoCentavos }) => (
        <Periodo key={inicio}>
          <Text isStrong>
            {copy.periodo(inicio, fim)} ({copy.dias(diasRestantes, diasDoPeriodo)})
          </Text>
          <dl>
            <dt>{copy.credito}</dt>
            <dd>
              <Money centavos={-creditoCentavos} />
            </dd>
            <dt>{copy.debito}</dt>
            <dd>
              <Money centavos={debitoCentavos} />
            </dd>
          </dl>
        </Periodo>
      ))}
      <Alert>{sentenceOf(troca)}</Alert>
    </Stack>
  );
}

const Periodo = styled.div`
  dl {
    display: grid;
    grid-template-columns: 1fr max-content;
    gap: ${token('espaco1')} ${token('espaco4')};
    margin: ${token('espaco1')} 0 0;
  }
  dt {
    color: ${token('textoSuave')};
  }
  dd {
    margin: 0;
    text-align: end;
  }
`;
