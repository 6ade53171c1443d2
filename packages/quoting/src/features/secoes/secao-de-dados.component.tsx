import { type CampoDefinido, type DefinicaoLinha, isObrigatorio, isVisivel, type RiscoAberto, type SecaoDefinida } from '@balcao/domain';
import type { ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import type { SecaoDoFormulario } from '../formulario/formulario.component.tsx';
import { CampoDefinidoNaTela } from './campo-definido.component.tsx';
import { Grupo, Grupos, Linha } from './grupo.component.tsx';
import { CampoTextoLongo } from './campos.component.tsx';
import { copy } from './secoes.copy.ts';

const MAX_OBSERVACOES = 1_000;

/** Pieces of the screen a line draws by itself, by the name its sections call them. */
export type Pecas = Readonly<Record<string, ComponentType>>;

/** The sections of a line made of data, each drawn from its definition or by its own piece. */
export const secoesDeDados = ({ secoes }: Pick<DefinicaoLinha, 'secoes'>, pecas: Pecas = {}): readonly SecaoDoFormulario[] =>
  secoes.map((secao) => {
    const Peca = secao.peca ? pecas[secao.peca] : undefined;
    return { id: secao.id, titulo: secao.titulo, prefixos: secao.prefixos, content: Peca ? <Peca /> : <SecaoDeDados secao={secao} /> };
  });

function SecaoDeDados({ secao }: { secao: SecaoDefinida }) {
  return (
    <Grupos>
      {secao.grupos.map(({ titulo, campos }) => (
        <Grupo key={campos[0]?.nome ?? titulo} {...(titulo !== undefined && { titulo })}>
          {campos.map((campo) => (
            <CampoCondicional key={campo.nome} campo={campo} />
          ))}
        </Grupo>
      ))}
      {secao.prefixos.includes('risco.observacoes') && (
        <Grupo>
          <Linha>
            <CampoTextoLongo nome="risco.observacoes" rows={3} maxLength={MAX_OBSERVACOES} description={copy.observacoesAjuda} />
          </Linha>
        </Grupo>
      )}
    </Grupos>
  );
}

const isCondicional = ({ visivel, obrigatorio }: CampoDefinido) => visivel !== undefined || typeof obrigatorio === 'function';

/** Only a field that depends on the rest listens to it: the others are drawn by their own typing alone. */
const CampoCondicional = ({ campo }: { campo: CampoDefinido }) =>
  isCondicional(campo) ? <CampoQueOuve campo={campo} /> : <CampoDefinidoNaTela campo={campo} isRequired={campo.obrigatorio === true} />;

function CampoQueOuve({ campo }: { campo: CampoDefinido }) {
  const risco = (useWatch({ name: 'risco' }) ?? {}) as RiscoAberto;
  const whole = { ...risco, segurado: risco.segurado ?? {}, seguro: risco.seguro ?? {} };
  if (!isVisivel(campo, whole)) return null;
  return <CampoDefinidoNaTela campo={campo} isRequired={isObrigatorio(campo, whole)} />;
}
