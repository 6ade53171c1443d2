import { type DesfechoReemissao, FormaReemissao, reemissaoCalls } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { useForm } from '@balcao/shared/forms';
import { focusCampo, Text } from '@balcao/ui';
import { FormDialog } from '@balcao/ui/records';
import { useState } from 'react';
import {
  CamposDaReemissao,
  judgeReemissao,
  pedidoOf,
  type ReemissaoDigitada,
  vencimentoSugerido,
} from './campos-da-reemissao.component.tsx';
import { refreshParcelas } from './parcela.resource.ts';
import { copy } from './reemissao.copy.ts';

export interface ReemissaoEmLoteModalProps {
  parcelaIds: readonly string[];
  onSent: (desfechos: readonly DesfechoReemissao[]) => void;
  onClose: () => void;
}

/** What is asked for of some instalments at once. */
export function ReemissaoEmLoteModal({ parcelaIds, onSent, onClose }: ReemissaoEmLoteModalProps) {
  const [inicial] = useState<ReemissaoDigitada>(() => ({
    forma: 'BOLETO',
    vencimento: vencimentoSugerido(),
    observacao: '',
  }));
  const form = useForm<ReemissaoDigitada, readonly DesfechoReemissao[]>({
    inicial,
    judge: judgeReemissao,
    goTo: focusCampo,
    send: (digitada, { idempotencyKey }) =>
      call(reemissaoCalls.requestMany, { parcelaIds: [...parcelaIds], ...pedidoOf(digitada) }, { idempotencyKey }),
    onSent: (desfechos) => {
      void refreshParcelas();
      onSent(desfechos);
    },
  });
  return (
    <FormDialog titulo={copy.lote.titulo(parcelaIds.length)} size="sm" confirmar={copy.enviar} form={form} onClose={onClose}>
      <Text isSoft>{copy.lote.texto}</Text>
      <CamposDaReemissao form={form} formas={FormaReemissao.options} />
    </FormDialog>
  );
}
