import { Cluster } from '@balcao/ui';
import { Select, SegmentedControl } from '@balcao/ui/forms';
import type { Densidade } from './ordem-das-ofertas.model.ts';
import { copy } from './resultados.copy.ts';
import { type Ordem, ORDENS } from './resultados.model.ts';

/** A run there is to choose. */
export interface Rodada {
  readonly id: string;
  readonly versao: number;
  readonly criadoEm: string;
}

export interface ControlesProps {
  ordem: Ordem;
  onOrdem: (ordem: Ordem) => void;
  densidade: Densidade;
  onDensidade: (densidade: Densidade) => void;
  cotacaoId: string;
  rodadas: readonly Rodada[];
  onVersao: (cotacaoId: string) => void;
}

const ordens = ORDENS.map((ordem) => ({ value: ordem, label: copy.ordens[ordem] }));
const densidades = (['compacto', 'completo'] as const).map((value) => ({ value, label: copy.densidades[value] }));

/** How the answers are read: in which order, how much of each, and of which run. */
export function Controles({ ordem, onOrdem, densidade, onDensidade, cotacaoId, rodadas, onVersao }: ControlesProps) {
  return (
    <Cluster gap={3} align="end">
      <SegmentedControl
        name="ordem"
        label={copy.ordem}
        isLabelHidden
        options={ordens}
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
    </Cluster>
  );
}
