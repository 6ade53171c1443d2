import { type PagamentoDaParcela, pagamentoParcelaCalls, type Parcela } from '@balcao/contracts';
import { formatCentavos, formatData, formatDataHora, sentenceOfFalha } from '@balcao/domain';
import { useMay } from '@balcao/shared';
import { Button, Cluster, Heading, showToast, Stack, Tag, Text } from '@balcao/ui';
import { ConfirmDialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import { copy } from './parcela.copy.ts';
import { useUndo } from './parcela.resource.ts';

const { pagamentos: frases } = copy;
const totalOf = ({ valorCentavos, encargosCentavos }: PagamentoDaParcela): number => valorCentavos + encargosCentavos;

/** What was paid of an instalment, the newest first; the last may be taken back. */
export function PagamentosDaParcela({ parcela }: { parcela: Parcela }) {
  const { pagamentos, pagoCentavos } = parcela;
  const mayUndo = useMay(pagamentoParcelaCalls.undo);
  const [aDesfazer, setADesfazer] = useState<PagamentoDaParcela | null>(null);
  const ultimo = pagamentos.find(({ desfazId, isDesfeito }) => desfazId === null && !isDesfeito);
  return (
    <Stack gap={2}>
      <Heading level={3}>{frases.titulo}</Heading>
      {pagamentos.length === 0 && <Text isSoft>{pagoCentavos > 0 ? frases.veioPaga : frases.nenhum}</Text>}
      {pagamentos.map((pagamento) => (
        <Cluster key={pagamento.id} gap={3} justify="space-between">
          <Linha pagamento={pagamento} />
          {mayUndo && pagamento === ultimo && <Button onClick={() => setADesfazer(pagamento)}>{frases.desfazer}</Button>}
        </Cluster>
      ))}
      {aDesfazer && <Desfazer parcela={parcela} pagamento={aDesfazer} onClose={() => setADesfazer(null)} />}
    </Stack>
  );
}

function Linha({ pagamento }: { pagamento: PagamentoDaParcela }) {
  const { pagoEm, valorCentavos, encargosCentavos, observacao, desfazId, isDesfeito, usuario, criadoEm } = pagamento;
  return (
    <div>
      <Text>
        {frases.linha(formatData(pagoEm), formatCentavos(valorCentavos))}
        {encargosCentavos > 0 && `, ${frases.encargos(formatCentavos(encargosCentavos))}`}
        {observacao && `. ${observacao}`} {isDesfeito && <Tag>{frases.desfeito}</Tag>} {desfazId && <Tag>{frases.volta}</Tag>}
      </Text>
      <Text isSoft>{frases.por(usuario ?? '', formatDataHora(criadoEm))}</Text>
    </div>
  );
}

function Desfazer({ parcela, pagamento, onClose }: { parcela: Parcela; pagamento: PagamentoDaParcela; onClose: () => void }) {
  const undo = useUndo({
    onDone: () => {
      showToast({ tone: 'sucesso', titulo: frases.desfeitoToast });
      onClose();
    },
  });
  const apply = () =>
    undo.mutate(
      { parcelaId: parcela.id, pagamentoId: pagamento.id, versao: parcela.versao },
      {
        onError: (falha) => {
          showToast({ tone: 'perigo', titulo: frases.falhou, texto: sentenceOfFalha(falha) });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      titulo={frases.desfazerTitulo}
      isOpen
      isDanger
      isBusy={undo.isPending}
      confirmar={frases.desfazer}
      onConfirm={apply}
      onClose={onClose}
    >
      {frases.desfazerTexto(formatCentavos(totalOf(pagamento)))}
    </ConfirmDialog>
  );
}
