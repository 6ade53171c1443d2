import type { PedidoAcompanhado } from '@balcao/contracts';
import { Button, Card, Stack, StatusTag, Text } from '@balcao/ui';
import type { Leitura } from '../../link.resource.ts';
import type { PedidosDoLink } from '@balcao/contracts';
import { copy } from './direitos.copy.ts';
import { MeusDados } from './meus-dados.component.tsx';

const tons = { ABERTA: 'atencao', EM_ATENDIMENTO: 'info', ATENDIDA: 'sucesso', RECUSADA: 'neutro' } as const;

/** What a client asked by their page or at the brokerage, where each stands, and the data once they were granted. */
export function MeusPedidos({ leitura, onRetry }: { leitura: Leitura<PedidosDoLink>; onRetry: () => void }) {
  if (leitura.estado === 'falhou') {
    return (
      <Card titulo={copy.meus}>
        <Stack gap={3}>
          <Text>{copy.semLista}</Text>
          <div>
            <Button onClick={onRetry}>{copy.tentarNovamente}</Button>
          </div>
        </Stack>
      </Card>
    );
  }
  // a link that opens nothing says so at the top of the page
  if (leitura.estado !== 'aberto' || leitura.data.pedidos.length === 0) return null;
  const { pedidos, hasDados } = leitura.data;
  return (
    <>
      <Card titulo={copy.meus}>
        <Stack gap={4}>
          {pedidos.map((pedido) => (
            <Pedido key={`${pedido.tipo} ${pedido.recebidaEm}`} pedido={pedido} />
          ))}
        </Stack>
      </Card>
      {hasDados && <MeusDados />}
    </>
  );
}

const Pedido = ({ pedido: { tipo, status, recebidaEm, prazoEm, resposta, encerradaEm } }: { pedido: PedidoAcompanhado }) => (
  <Stack gap={1}>
    <strong>{copy.tipos[tipo]}</strong>
    <div>
      <StatusTag tone={tons[status]}>{copy.situacoes[status]}</StatusTag>
    </div>
    <Text size={13} isSoft>
      {copy.recebido(recebidaEm)}. {encerradaEm ? copy.respondido(encerradaEm) : copy.ate(prazoEm)}.
    </Text>
    {resposta && <Text>{resposta}</Text>}
  </Stack>
);
