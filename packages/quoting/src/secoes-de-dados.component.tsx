import type { DefinicaoLinha } from '@balcao/domain';
import type { ComponentType } from 'react';
import type { SecaoDoFormulario } from './features/formulario/formulario.component.tsx';
import { SecaoDeDados } from './features/secoes/secao-de-dados.component.tsx';

/** Pieces of the screen a line draws by itself, by the name its sections call them. */
export type Pecas = Readonly<Record<string, ComponentType>>;

/** The sections of a line made of data, each drawn from its definition or by its own piece. */
export const secoesDeDados = ({ secoes }: Pick<DefinicaoLinha, 'secoes'>, pecas: Pecas = {}): readonly SecaoDoFormulario[] =>
  secoes.map((secao) => {
    const Peca = secao.peca ? pecas[secao.peca] : undefined;
    return { id: secao.id, titulo: secao.titulo, prefixos: secao.prefixos, content: Peca ? <Peca /> : <SecaoDeDados secao={secao} /> };
  });
