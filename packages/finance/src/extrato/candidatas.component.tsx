import type { ComissaoDoExtrato } from '@balcao/contracts';
import { Stack, TextField } from '@balcao/ui';
import { LeituraRegistro } from '@balcao/ui/records';
import { useDeferredValue, useState } from 'react';
import { copy } from './extrato.copy.ts';
import { useCandidatas } from './extrato.resource.ts';
import { ListaDeComissoes } from './lista-de-comissoes.component.tsx';

export interface CandidatasProps {
  extratoId: string;
  linhaId: string;
  /** What is done with one. */
  rotulo: string;
  /** Those that are taken already. */
  fora?: ReadonlySet<string>;
  onEscolher: (comissao: ComissaoDoExtrato) => void;
}

/** Open commissions a line may be of, the nearest in amount first, found by what one types. */
export function Candidatas({ extratoId, linhaId, rotulo, fora, onEscolher }: CandidatasProps) {
  const [texto, setTexto] = useState('');
  const q = useDeferredValue(texto.trim());
  const leitura = useCandidatas(extratoId, linhaId, q);
  return (
    <Stack gap={3}>
      <TextField name="busca" label={copy.escolher.busca} value={texto} maxLength={120} onChange={setTexto} />
      <LeituraRegistro leitura={leitura} altura={240}>
        {(lidas) => <ListaDeComissoes comissoes={lidas.filter(({ id }) => !fora?.has(id))} rotulo={rotulo} onEscolher={onEscolher} />}
      </LeituraRegistro>
    </Stack>
  );
}
