import type { DefinicaoLinha } from '@balcao/domain';
import type { ComponentType } from 'react';
import type { SecaoDoFormulario } from '../features/formulario/formulario.component.tsx';
import { type PecasDeCampo, SecaoDeDados } from '../features/secoes/secao-de-dados.component.tsx';

/** What a page draws by components of its own: whole sections, by the name their definition calls them, and fields, by their path. */
export interface Pecas {
  readonly secoes?: Readonly<Record<string, ComponentType>>;
  readonly campos?: PecasDeCampo;
}

/** The sections of a line, each drawn from its definition or by its own piece. */
export const secoesDeDados = ({ secoes }: Pick<DefinicaoLinha, 'secoes'>, pecas: Pecas = {}): readonly SecaoDoFormulario[] =>
  secoes.map((secao) => {
    const Peca = secao.peca && pecas.secoes?.[secao.peca];
    const content = Peca ? <Peca /> : <SecaoDeDados secao={secao} {...(pecas.campos && { pecas: pecas.campos })} />;
    return { id: secao.id, titulo: secao.titulo, prefixos: secao.prefixos, content };
  });
