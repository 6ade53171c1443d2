import { type DesfechoReemissao, FormaReemissao, reemissaoCalls } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import { call } from '@balcao/shared';
import { useForm } from '@balcao/shared/forms';
import { focusCampo, Text } from '@balcao/ui';
import { AcaoEmLote, DesfechosDoLote } from '@balcao/ui/lists';
import { FormDialog } from '@balcao/ui/records';
import { useState } from 'react';
import { CamposDaReemissao, judgeReemissao, pedidoOf, type ReemissaoDigitada } from './campos-da-reemissao.component.tsx';
import { refreshParcelas } from './parcela.resource.ts';
import { copy } from './reemissao.copy.ts';

export interface ReemissaoEmLoteProps {
  parcelaIds: readonly string[];
  onFeito: () => void;
}

/** Asks for the reissue of the selected instalments, and says what became of each. */
export function ReemissaoEmLote({ parcelaIds, onFeito }: ReemissaoEmLoteProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [desfechos, setDesfechos] = useState<readonly DesfechoReemissao[] | null>(null);
  return (
    <>
      <AcaoEmLote rotulo={copy.lote.rotulo(parcelaIds.length)} onAct={() => setIsOpen(true)} />
      {isOpen && (
        <Formulario
          parcelaIds={parcelaIds}
          onClose={() => setIsOpen(false)}
          onSent={(saida) => {
            setIsOpen(false);
            setDesfechos(saida);
          }}
        />
      )}
      {desfechos && (
        <DesfechosDoLote
          desfechos={desfechos}
          onClose={() => {
            setDesfechos(null);
            onFeito();
          }}
        />
      )}
    </>
  );
}

/** A few days from now. */
const FOLGA = 5;

interface FormularioProps {
  parcelaIds: readonly string[];
  onSent: (desfechos: readonly DesfechoReemissao[]) => void;
  onClose: () => void;
}

function Formulario({ parcelaIds, onSent, onClose }: FormularioProps) {
  const [inicial] = useState<ReemissaoDigitada>(() => ({
    forma: 'BOLETO',
    vencimento: addDias(hojeEm(new Date()), FOLGA),
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
