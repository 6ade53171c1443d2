import { type CampoDefinido, isObrigatorio, isVisivel, type RiscoAberto, type SecaoDefinida } from '@balcao/domain';
import { useWatch } from 'react-hook-form';
import { CampoDefinidoNaTela } from './campo-definido.component.tsx';
import { Grupo, Grupos, Linha } from './grupo.component.tsx';
import { CampoTextoLongo } from './campos.component.tsx';
import { copy } from './secoes.copy.ts';

const MAX_OBSERVACOES = 1_000;

/** A section of a line made of data, drawn from its definition. */
export function SecaoDeDados({ secao }: { secao: SecaoDefinida }) {
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
