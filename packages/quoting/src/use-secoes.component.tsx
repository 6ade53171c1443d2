import type { SeguradoraAtiva } from '@balcao/contracts';
import { useMemo } from 'react';
import type { SecaoDoFormulario } from './features/formulario/formulario.component.tsx';
import { SecaoSegurado } from './features/secoes/secao-segurado.component.tsx';
import { SecaoSeguro } from './features/secoes/secao-seguro.component.tsx';
import { SecaoComercial } from './features/seguradoras/secao-comercial.component.tsx';
import type { LinhaNaTela } from './linha-na-tela.ts';
import { copy } from './orcamento-da-linha.copy.ts';

const { secoes: titulos } = copy;

const inicio: readonly SecaoDoFormulario[] = [
  { id: 'segurado', titulo: titulos.segurado, prefixos: ['risco.segurado'], content: <SecaoSegurado /> },
  { id: 'seguro', titulo: titulos.seguro, prefixos: ['risco.seguro'], content: <SecaoSeguro /> },
];

interface Lista {
  readonly data: readonly SeguradoraAtiva[] | undefined;
  readonly isError: boolean;
  refetch(): unknown;
}

/** All sections of a line's form, in the order they are filled; the same elements while the insurers are the same. */
export function useSecoes({ secoes, isManual }: LinhaNaTela, { data, isError, refetch }: Lista): readonly SecaoDoFormulario[] {
  return useMemo(() => {
    if (isManual) return [...inicio, ...secoes];
    const status = data ? 'ready' : isError ? 'failed' : 'loading';
    const content = <SecaoComercial seguradoras={data ?? []} status={status} onRetry={() => void refetch()} />;
    return [...inicio, ...secoes, { id: 'comercial', titulo: titulos.comercial, prefixos: ['comercial'], content }];
  }, [secoes, isManual, data, isError, refetch]);
}
