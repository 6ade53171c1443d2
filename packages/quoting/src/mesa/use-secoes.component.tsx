import type { SeguradoraAtiva } from '@balcao/contracts';
import { Stack } from '@balcao/ui';
import { useMemo } from 'react';
import { ConjuntosDeCoberturas } from '../features/conjuntos/conjuntos-de-coberturas.component.tsx';
import { ConjuntosDeSeguradoras } from '../features/conjuntos/conjuntos-de-seguradoras.component.tsx';
import type { SecaoDoFormulario } from '../features/formulario/formulario.component.tsx';
import { SecaoSegurado } from '../features/secoes/secao-segurado.component.tsx';
import { SecaoSeguro } from '../features/secoes/secao-seguro.component.tsx';
import { SecaoComercial } from '../features/seguradoras/secao-comercial.component.tsx';
import type { LinhaNaTela } from './linha-na-tela.ts';
import { copy } from './orcamento-da-linha.copy.ts';

const { secoes: titulos } = copy;

const inicio: readonly SecaoDoFormulario[] = [
  { id: 'segurado', titulo: titulos.segurado, prefixos: ['risco.segurado'], content: <SecaoSegurado /> },
  { id: 'seguro', titulo: titulos.seguro, prefixos: ['risco.seguro'], content: <SecaoSeguro /> },
];

/** The section of covers, with the sets kept of them above. */
const withConjuntos = (secao: SecaoDoFormulario): SecaoDoFormulario =>
  secao.id === 'coberturas'
    ? {
        ...secao,
        content: (
          <Stack gap={4}>
            <ConjuntosDeCoberturas />
            {secao.content}
          </Stack>
        ),
      }
    : secao;

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
    const seguradoras = data ?? [];
    const content = (
      <SecaoComercial
        seguradoras={seguradoras}
        status={status}
        onRetry={() => void refetch()}
        conjuntos={(ligacao) => <ConjuntosDeSeguradoras {...ligacao} seguradoras={seguradoras} />}
      />
    );
    return [...inicio, ...secoes.map(withConjuntos), { id: 'comercial', titulo: titulos.comercial, prefixos: ['comercial'], content }];
  }, [secoes, isManual, data, isError, refetch]);
}
