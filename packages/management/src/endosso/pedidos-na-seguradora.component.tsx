import type { Endosso, EndossosDaApolice, PedidoNaSeguradora } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { Button, Card, Cluster, CopyButton, Link, showToast, Stack, Text } from '@balcao/ui';
import { copy } from './endosso.copy.ts';
import { useNovoConsentimento } from './endosso.resource.ts';

const { pedido: frases } = copy;

/** Endorsements that wait: for the client's word, or for the insurer's answer. */
export function PedidosNaSeguradora({ lida: { endossos, pedidos } }: { lida: EndossosDaApolice }) {
  const byId = new Map(endossos.map((endosso) => [endosso.id, endosso]));
  return pedidos.map((pedido) => {
    const endosso = byId.get(pedido.endossoId);
    const isEsperando = endosso?.status === 'SOLICITADO' || endosso?.status === 'EM_ANALISE';
    return isEsperando && <Pedido key={pedido.endossoId} endosso={endosso} pedido={pedido} />;
  });
}

interface PedidoProps {
  endosso: Endosso;
  pedido: PedidoNaSeguradora;
}

function Pedido({ endosso, pedido }: PedidoProps) {
  return (
    <Card titulo={frases.titulo(endosso.numero)}>
      <Stack gap={3}>
        {endosso.status === 'SOLICITADO' ? (
          <Autorizacao endosso={endosso} pedido={pedido} />
        ) : (
          <Acompanhamento endosso={endosso} pedido={pedido} />
        )}
      </Stack>
    </Card>
  );
}

function Autorizacao({ endosso: { id: endossoId, versao }, pedido: { consentimento } }: PedidoProps) {
  const pedir = useNovoConsentimento({ onDone: () => showToast({ tone: 'sucesso', titulo: frases.pedido }) });
  if (!consentimento) return null;
  const { status, url, linkAte, enviadoPara } = consentimento;
  const isVencido = status === 'PENDENTE' && url === null;
  const ask = () =>
    pedir.mutate({ endossoId, versao }, { onError: (falha) => showToast({ tone: 'perigo', titulo: sentenceOfFalha(falha) }) });
  return (
    <>
      <Text>{isVencido ? frases.vencido : frases.consentimento[status]}</Text>
      {url && <Text isSoft>{[enviadoPara && frases.enviado(enviadoPara), frases.linkAte(linkAte)].filter(Boolean).join(' ')}</Text>}
      <Cluster gap={2}>
        {url && <CopyButton texto={url} label={frases.copiar} />}
        {status !== 'AUTORIZADO' && (
          <Button size="sm" isBusy={pedir.isPending} onClick={ask}>
            {frases.deNovo}
          </Button>
        )}
      </Cluster>
    </>
  );
}

function Acompanhamento({ endosso: { protocolo }, pedido }: PedidoProps) {
  const { protocoladoEm, endereco, consultas, consultadoEm, proximaEm, desistidoEm } = pedido;
  const passos = [
    protocolo && protocoladoEm && frases.protocolo(protocolo, protocoladoEm),
    proximaEm && frases.analisa,
    consultadoEm && frases.consultas(consultas, consultadoEm),
    proximaEm && frases.proxima(proximaEm),
    desistidoEm && frases.desistido(desistidoEm),
    !proximaEm && !desistidoEm && frases.semAcompanhamento,
  ].filter((passo) => typeof passo === 'string');
  return (
    <>
      {passos.map((passo) => (
        <Text key={passo}>{passo}</Text>
      ))}
      {endereco && (
        <Link href={endereco} target="_blank" rel="noreferrer">
          {frases.ver}
        </Link>
      )}
    </>
  );
}
