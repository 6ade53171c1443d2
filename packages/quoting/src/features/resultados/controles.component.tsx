import type { ResultadoCotacao } from '@balcao/contracts';
import { Cluster, screenOnly } from '@balcao/ui';
import { Select, SegmentedControl } from '@balcao/ui/forms';
import styled from 'styled-components';
import { Pagamento, type PagamentoProps } from './pagamento.component.tsx';
import type { Densidade } from './ordem-das-ofertas.model.ts';
import { copy } from './resultados.copy.ts';
import { type Ordem, ORDENS } from './resultados.model.ts';

/** A run there is to choose. */
export interface Rodada {
  readonly id: string;
  readonly versao: number;
  readonly criadoEm: string;
}

export interface ControlesProps extends Omit<PagamentoProps, 'ofertas'> {
  visiveis: readonly ResultadoCotacao[];
  ordem: Ordem;
  onOrdem: (ordem: Ordem) => void;
  densidade: Densidade;
  onDensidade: (densidade: Densidade) => void;
  cotacaoId: string;
  rodadas: readonly Rodada[];
  onVersao: (cotacaoId: string) => void;
}

const ordens = ORDENS.map((ordem) => ({ value: ordem, label: copy.ordens[ordem] }));
const semParcela = ordens.filter(({ value }) => value !== 'parcela');
const densidades = (['compacto', 'completo'] as const).map((value) => ({ value, label: copy.densidades[value] }));

/** How the answers are read: in which order, how much of each, and of which run. */
export function Controles(props: ControlesProps) {
  const { ordem, onOrdem, pedido, onPedido, visiveis, densidade, onDensidade, cotacaoId, rodadas, onVersao } = props;
  const ofertas = visiveis.flatMap((resultado) => resultado.ofertas);
  // what is charged every month is in no instalments; until somebody answers nobody knows
  const hasParcelas =
    pedido !== null || ordem === 'parcela' || ofertas.length === 0 || ofertas.some(({ periodicidade }) => periodicidade !== 'MENSAL');
  return (
    <Comandos gap={2} align="end">
      <SegmentedControl
        name="ordem"
        label={copy.ordem}
        isLabelHidden
        // of different numbers of instalments nothing is compared: the order goes with a form of payment
        options={pedido || ordem === 'parcela' ? ordens : semParcela}
        value={ordem}
        onChange={(next) => onOrdem((next as Ordem | null) ?? 'premio')}
      />
      <SegmentedControl
        name="densidade-resultados"
        label={copy.exibicao}
        isLabelHidden
        options={densidades}
        value={densidade}
        onChange={(next) => onDensidade((next as Densidade | null) ?? 'compacto')}
      />
      {hasParcelas && <Pagamento {...{ pedido, onPedido, ofertas }} />}
      {rodadas.length > 1 && (
        <Select
          name="versao"
          label={copy.versao}
          isLabelHidden
          options={rodadas.map(({ id, versao, criadoEm }) => ({ value: id, label: copy.versaoDe(versao, criadoEm) }))}
          value={cotacaoId}
          onChange={(id) => id && onVersao(id)}
        />
      )}
    </Comandos>
  );
}

const Comandos = styled(Cluster)`
  ${screenOnly}
`;
