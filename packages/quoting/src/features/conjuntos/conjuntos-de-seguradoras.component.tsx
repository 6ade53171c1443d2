import type { SeguradoraAtiva } from '@balcao/contracts';
import { formatEmpresa } from '@balcao/domain';
import { Conjuntos } from './conjuntos.component.tsx';
import { copy } from './conjuntos.copy.ts';

export interface ConjuntosDeSeguradorasProps {
  /** Those that may be asked in this line. */
  seguradoras: readonly SeguradoraAtiva[];
  escolhidas: readonly string[];
  onChoose: (escolhidas: readonly string[]) => void;
}

/** Sets of insurers: applying one chooses those of it that may be asked, and no other. */
export function ConjuntosDeSeguradoras({ seguradoras, escolhidas, onChoose }: ConjuntosDeSeguradorasProps) {
  return (
    <Conjuntos
      tipo="SEGURADORAS"
      linha={null}
      readAtual={() => ({ seguradoras: [...escolhidas], coberturas: {} })}
      onApply={({ seguradoras: guardadas }) => {
        const ativas = new Set(seguradoras.map(({ slug }) => slug));
        const apply = guardadas.filter((slug) => ativas.has(slug));
        if (apply.length > 0) onChoose(apply);
        const deFora = guardadas.filter((slug) => !ativas.has(slug)).map((slug) => copy.saiu(formatEmpresa(slug)));
        return { isAplicado: apply.length > 0, deFora };
      }}
    />
  );
}
