import { Page } from '@balcao/ui';
import { copy } from './enderecos.copy.ts';
import { useDestino, useRefusal, useReplacement } from './enderecos.resource.ts';
import { Waiting } from './waiting.component.tsx';

/** Gives its place to the address of `?url=`. */
export function ReplaceUrlPage() {
  const destino = useDestino();
  useRefusal(destino);
  useReplacement(destino);
  return (
    <Page routeId="replaceUrl" titulo={copy.replaceUrl} busy={destino.tipo !== 'falhou'} isNarrow>
      <Waiting destino={destino} />
    </Page>
  );
}
