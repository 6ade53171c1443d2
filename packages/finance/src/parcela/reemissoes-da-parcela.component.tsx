import { type ReemissaoDaParcela, reemissaoCalls } from '@balcao/contracts';
import { formatCentavos, formatData, formatDataHora, tonsDoStatusReemissao } from '@balcao/domain';
import { useMay } from '@balcao/shared';
import { Button, Cluster, Heading, showToast, Stack, StatusTag, Text } from '@balcao/ui';
import { showFailure } from '@balcao/ui/failures';
import { copy as daReemissao } from './reemissao.copy.ts';
import { useCancel, useReemissoes } from './reemissao.resource.ts';

const { historia: copy, formas } = daReemissao;

/** What was asked of the insurer of an instalment and what came of it, the newest first; nothing where nothing was. */
export function ReemissoesDaParcela({ parcelaId }: { parcelaId: string }) {
  const { data } = useReemissoes(parcelaId);
  if (!data || data.reemissoes.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading level={3}>{copy.titulo}</Heading>
      {data.reemissoes.map((reemissao) => (
        <Reemissao key={reemissao.id} parcelaId={parcelaId} reemissao={reemissao} />
      ))}
    </Stack>
  );
}

/** What there is to say of one, by its state. */
function sayDesfecho(reemissao: ReemissaoDaParcela): string | null {
  const { status, recusa, falha, vencimento, valorCentavos, multaCentavos, jurosCentavos, proximaEm } = reemissao;
  if (status === 'RECUSADA') return recusa;
  if (status === 'FALHOU') return falha && copy.falha[falha];
  if (status === 'ENVIADA') return proximaEm && copy.proxima(formatDataHora(proximaEm));
  if (status !== 'ATENDIDA' || !vencimento) return null;
  const [valor = '', multa = '', juros = ''] = [valorCentavos, multaCentavos, jurosCentavos].map((um) => formatCentavos(um ?? 0));
  return copy.atendida(formatData(vencimento), valor, multa, juros);
}

function Reemissao({ parcelaId, reemissao }: { parcelaId: string; reemissao: ReemissaoDaParcela }) {
  const { id, status, forma, vencimentoPedido, vencimentoAnterior, protocolo, usuario, criadoEm } = reemissao;
  const mayCancel = useMay(reemissaoCalls.cancel);
  const cancel = useCancel({ onDone: () => showToast({ tone: 'sucesso', titulo: copy.cancelada }) });
  const desfecho = sayDesfecho(reemissao);
  return (
    <Stack gap={1}>
      <Cluster gap={2}>
        <StatusTag tone={tonsDoStatusReemissao[status]}>{copy.status[status]}</StatusTag>
        <Text as="span">{copy.pedido(formas[forma], formatData(vencimentoPedido))}</Text>
      </Cluster>
      {desfecho && <Text>{desfecho}</Text>}
      {status === 'ATENDIDA' && <Text isSoft>{copy.antes(formatData(vencimentoAnterior))}</Text>}
      <Text isSoft>
        {[protocolo && copy.protocolo(protocolo), copy.por(usuario ?? '', formatDataHora(criadoEm))].filter(Boolean).join(' · ')}
      </Text>
      {status === 'PEDIDA' && mayCancel && (
        <div>
          <Button
            isBusy={cancel.isPending}
            onClick={() => cancel.mutate({ parcelaId, reemissaoId: id }, { onError: (error) => showFailure(copy.falhou, error) })}
          >
            {copy.cancelar}
          </Button>
        </div>
      )}
    </Stack>
  );
}
