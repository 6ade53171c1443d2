import { MarcaDaEscolha, OutraEscolhida } from '../../cliente/escolha-do-cliente.component.tsx';
import { useEscolhas } from '../../cliente/escolhas-do-cliente.resource.ts';
import type { Escolha } from './proposta.model.ts';

export interface SugestaoDoClienteProps {
  /** The screen that is open: it leads to the same step of the offer the client chose. */
  rota: 'orcamentoIncluirProposta' | 'orcamentoTransmitir';
  escolha: Escolha;
}

/** What the client chose: that it is this offer, or the way to the one it is. */
export function SugestaoDoCliente({ rota, escolha: { orcamentoId, ofertaId } }: SugestaoDoClienteProps) {
  const {
    escolhas: [escolhida],
    emDe,
  } = useEscolhas(orcamentoId);
  const em = emDe.get(ofertaId);
  if (em !== undefined && escolhida?.ofertaId === ofertaId) {
    return (
      <div>
        <MarcaDaEscolha em={em} />
      </div>
    );
  }
  return escolhida ? <OutraEscolhida {...{ rota, orcamentoId, escolhida }} /> : null;
}
