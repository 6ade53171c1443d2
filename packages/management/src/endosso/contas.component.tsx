import type { SimulacaoCancelamento, SimulacaoEndosso } from '@balcao/contracts';
import { formatCentavos, sentenceOfFalha } from '@balcao/domain';
import { Alert, Button, Cluster, Dado, Dados, Text } from '@balcao/ui';
import type { Falha } from '@balcao/ui/failures';
import { copy } from './endosso.copy.ts';

const { conta, cancelamento } = copy;

/** What an endorsement costs, and what becomes of instalments and commission. */
export function ContaDoEndosso({ simulacao }: { simulacao: SimulacaoEndosso }) {
  const { parcelas, ajustes, devolverCentavos } = simulacao;
  const [primeira] = parcelas;
  if (simulacao.premioTotalCentavos === 0) return <Text isSoft>{conta.nada}</Text>;
  return (
    <Dados minWidth={150}>
      <Dado rotulo={conta.dias(simulacao.diasRestantes, simulacao.diasVigencia)}>{formatCentavos(simulacao.premioLiquidoCentavos)}</Dado>
      <Dado rotulo={conta.iof}>{formatCentavos(simulacao.iofCentavos)}</Dado>
      <Dado rotulo={conta.total}>{formatCentavos(simulacao.premioTotalCentavos)}</Dado>
      <Dado rotulo={conta.comissao}>{formatCentavos(simulacao.comissaoCentavos)}</Dado>
      {primeira && <Dado rotulo={conta.parcelas}>{conta.emVezes(parcelas.length, primeira.valorCentavos, primeira.vencimento)}</Dado>}
      {ajustes.length > 0 && <Dado rotulo={conta.abatidas}>{ajustes.length}</Dado>}
      {devolverCentavos > 0 && <Dado rotulo={conta.devolver}>{formatCentavos(devolverCentavos)}</Dado>}
    </Dados>
  );
}

/** What cancelling costs, and what of the account ends with it. */
export const ContaDoCancelamento = ({ simulacao }: { simulacao: SimulacaoCancelamento }) => (
  <Dados minWidth={150}>
    <Dado rotulo={cancelamento.pago}>{formatCentavos(simulacao.pagoCentavos)}</Dado>
    <Dado rotulo={`${cancelamento.retido} (${cancelamento.decorridos(simulacao.diasDecorridos, simulacao.diasVigencia)})`}>
      {formatCentavos(simulacao.retidoCentavos)}
    </Dado>
    <Dado rotulo={cancelamento.devolver}>{formatCentavos(simulacao.devolverCentavos)}</Dado>
    {simulacao.aPagarCentavos > 0 && <Dado rotulo={cancelamento.aPagar}>{formatCentavos(simulacao.aPagarCentavos)}</Dado>}
    <Dado rotulo={cancelamento.estorno}>{formatCentavos(simulacao.estornoComissaoCentavos)}</Dado>
    <Dado rotulo={cancelamento.parcelas}>{formatCentavos(simulacao.parcelasCentavos)}</Dado>
    <Dado rotulo={cancelamento.comissoes}>{formatCentavos(simulacao.comissoesCentavos)}</Dado>
  </Dados>
);

/** A reckoning that could not be read, with a retry. */
export const FalhaDaSimulacao = ({ simulacao: { error, refetch } }: { simulacao: { error: Falha | null; refetch(): unknown } }) => (
  <Alert tone="perigo">
    <Cluster gap={2} justify="space-between">
      {error?.errors?.[0]?.mensagem ?? sentenceOfFalha(error)}
      <Button size="sm" onClick={() => void refetch()}>
        {copy.tentar}
      </Button>
    </Cluster>
  </Alert>
);
