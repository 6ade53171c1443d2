import type { SeguradoraAtiva } from '@balcao/contracts';
import { useMemo } from 'react';
import type { SecaoDoFormulario } from './features/formulario/formulario.component.tsx';
import { SecaoCoberturas } from './features/secoes-auto/secao-coberturas.component.tsx';
import { SecaoCondutor, SecaoPernoite, SecaoUso } from './features/secoes-auto/secao-perfil.component.tsx';
import { SecaoProprietario, SecaoRenovacao } from './features/secoes-auto/secao-proprietario.component.tsx';
import { SecaoSegurado } from './features/secoes-auto/secao-segurado.component.tsx';
import { SecaoSeguro } from './features/secoes-auto/secao-seguro.component.tsx';
import { SecaoVeiculo } from './features/secoes-auto/secao-veiculo.component.tsx';
import { SecaoComercial } from './features/seguradoras/secao-comercial.component.tsx';
import { copy } from './orcamento-auto.copy.ts';

const { secoes: titulos } = copy;

const doRisco: readonly SecaoDoFormulario[] = [
  { id: 'segurado', titulo: titulos.segurado, prefixos: ['risco.segurado'], content: <SecaoSegurado /> },
  { id: 'seguro', titulo: titulos.seguro, prefixos: ['risco.seguro'], content: <SecaoSeguro /> },
  { id: 'veiculo', titulo: titulos.veiculo, prefixos: ['risco.veiculo'], content: <SecaoVeiculo /> },
  { id: 'uso', titulo: titulos.uso, prefixos: ['risco.uso'], content: <SecaoUso /> },
  { id: 'pernoite', titulo: titulos.pernoite, prefixos: ['risco.pernoite'], content: <SecaoPernoite /> },
  { id: 'condutor', titulo: titulos.condutor, prefixos: ['risco.condutor'], content: <SecaoCondutor /> },
  { id: 'proprietario', titulo: titulos.proprietario, prefixos: ['risco.proprietario'], content: <SecaoProprietario /> },
  { id: 'renovacao', titulo: titulos.renovacao, prefixos: ['risco.renovacao'], content: <SecaoRenovacao /> },
  { id: 'coberturas', titulo: titulos.coberturas, prefixos: ['risco.coberturas', 'risco.observacoes'], content: <SecaoCoberturas /> },
];

interface Lista {
  readonly data: readonly SeguradoraAtiva[] | undefined;
  readonly isError: boolean;
  refetch(): unknown;
}

/** The sections of the auto form, in the order they are filled; the same elements while the insurers are the same. */
export function useSecoesDoAuto({ data, isError, refetch }: Lista): readonly SecaoDoFormulario[] {
  return useMemo(() => {
    const status = data ? 'ready' : isError ? 'failed' : 'loading';
    const content = <SecaoComercial seguradoras={data ?? []} status={status} onRetry={() => void refetch()} />;
    return [...doRisco, { id: 'comercial', titulo: titulos.comercial, prefixos: ['comercial'], content }];
  }, [data, isError, refetch]);
}
