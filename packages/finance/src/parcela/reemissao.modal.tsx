import { type Parcela, pagamentoParcelaCalls, reemissaoCalls, type ReemissoesDaParcela } from '@balcao/contracts';
import { formatData } from '@balcao/domain';
import { call, useMay } from '@balcao/shared';
import { useForm } from '@balcao/shared/forms';
import { Alert, Button, focusCampo, showToast, Text } from '@balcao/ui';
import { Dialog } from '@balcao/ui/overlays';
import { FormDialog, LeituraRegistro } from '@balcao/ui/records';
import { useState } from 'react';
import {
  CamposDaReemissao,
  judgeReemissao,
  pedidoOf,
  type ReemissaoDigitada,
  vencimentoSugerido,
} from './campos-da-reemissao.component.tsx';
import { FormSegundaVia } from './form-segunda-via.component.tsx';
import { refreshParcelas } from './parcela.resource.ts';
import { copy } from './reemissao.copy.ts';
import { useReemissoes } from './reemissao.resource.ts';

export interface ReemissaoModalProps {
  parcela: Parcela;
  onClose: () => void;
}

/** Asks the insurer to reissue an instalment; where it takes no requests, says so and offers what is done by hand. */
export function ReemissaoModal({ parcela, onClose }: ReemissaoModalProps) {
  const leitura = useReemissoes(parcela.id);
  const { data } = leitura;
  if (data && data.impedimento === null) return <Formulario parcela={parcela} possivel={data} onClose={onClose} />;
  if (data) return <Impedida parcela={parcela} impedida={data} onClose={onClose} />;
  return (
    <Dialog titulo={copy.titulo} size="sm" isOpen onClose={onClose} actions={<Button onClick={onClose}>{copy.fechar}</Button>}>
      <LeituraRegistro leitura={leitura} altura={220}>
        {() => null}
      </LeituraRegistro>
    </Dialog>
  );
}

function Formulario({ parcela, possivel: { seguradora, formas, ate }, onClose }: ReemissaoModalProps & { possivel: ReemissoesDaParcela }) {
  const limite = ate ?? '';
  const [inicial] = useState<ReemissaoDigitada>(() => {
    const sugerido = vencimentoSugerido();
    const forma = parcela.forma === 'PIX' ? 'PIX' : 'BOLETO';
    return {
      forma: formas.includes(forma) ? forma : (formas[0] ?? forma),
      vencimento: sugerido > limite ? limite : sugerido,
      observacao: '',
    };
  });
  const form = useForm<ReemissaoDigitada, unknown>({
    inicial,
    judge: judgeReemissao,
    goTo: focusCampo,
    send: (digitada, { idempotencyKey }) =>
      call(reemissaoCalls.request, { parcelaId: parcela.id, ...pedidoOf(digitada) }, { idempotencyKey }),
    onSent: () => {
      showToast({ tone: 'sucesso', titulo: copy.pedida });
      void refreshParcelas();
      onClose();
    },
  });
  return (
    <FormDialog titulo={copy.titulo} size="sm" confirmar={copy.enviar} form={form} onClose={onClose}>
      <Text isSoft>{copy.texto(seguradora, formatData(limite))}</Text>
      <CamposDaReemissao form={form} formas={formas} />
    </FormDialog>
  );
}

function Impedida({ parcela, impedida: { impedimento, seguradora }, onClose }: ReemissaoModalProps & { impedida: ReemissoesDaParcela }) {
  const maySave = useMay(pagamentoParcelaCalls.saveSegundaVia);
  const [isEditando, setIsEditando] = useState(false);
  if (isEditando) return <FormSegundaVia parcela={parcela} onClose={onClose} />;
  const motivo = impedimento ?? 'EM_ANDAMENTO';
  return (
    <Dialog
      titulo={copy.titulo}
      size="sm"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.fechar}</Button>
          {motivo === 'SEM_CANAL' && maySave && (
            <Button variant="primary" onClick={() => setIsEditando(true)}>
              {copy.informar}
            </Button>
          )}
        </>
      }
    >
      <Alert tone="info" titulo={copy.impedimento[motivo](seguradora)}>
        {copy.porque[motivo]}
      </Alert>
    </Dialog>
  );
}
