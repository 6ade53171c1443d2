import type { DesfechoReemissao } from '@balcao/contracts';
import { AcaoEmLote, DesfechosDoLote } from '@balcao/ui/lists';
import { lazy, Suspense, useState } from 'react';
import { copy } from './reemissao.copy.ts';

const Modal = lazy(() =>
  import(/* webpackChunkName: "reemissaoEmLote" */ './reemissao-em-lote.modal.tsx').then((m) => ({ default: m.ReemissaoEmLoteModal })),
);

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
        <Suspense fallback={null}>
          <Modal
            parcelaIds={parcelaIds}
            onClose={() => setIsOpen(false)}
            onSent={(saida) => {
              setIsOpen(false);
              setDesfechos(saida);
            }}
          />
        </Suspense>
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
