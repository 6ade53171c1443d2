import { type CampoDefinido, type GrupoDefinido, isObrigatorio, isVisivel, type RiscoAberto, type SecaoDefinida } from '@balcao/domain';
import { type ComponentType, memo, useCallback, useSyncExternalStore } from 'react';
import { useFormContext } from 'react-hook-form';
import { CampoDefinidoNaTela, type CampoDefinidoProps } from './campo-definido.component.tsx';
import { CampoTextoLongo } from './campos.component.tsx';
import { Grupo, Grupos, Linha } from './grupo.component.tsx';
import { copy } from './secoes.copy.ts';

const MAX_OBSERVACOES = 1_000;

/** Fields a page draws by a component of its own, by their path. */
export type PecasDeCampo = Readonly<Record<string, ComponentType<CampoDefinidoProps>>>;
const semPecas: PecasDeCampo = {};

export interface SecaoDeDadosProps {
  secao: SecaoDefinida;
  pecas?: PecasDeCampo;
}

/** A section of a line, drawn from its definition. */
export function SecaoDeDados({ secao, pecas = semPecas }: SecaoDeDadosProps) {
  return (
    <Grupos>
      {secao.grupos.map((grupo) => (
        <GrupoDeDados key={grupo.campos[0]?.nome ?? grupo.titulo} {...{ grupo, pecas }} />
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

/** A list alone in its group is a group by itself. */
function GrupoDeDados({ grupo: { titulo, campos }, pecas }: { grupo: GrupoDefinido; pecas: PecasDeCampo }) {
  const drawn = campos.map((campo) => <CampoDaSecao key={campo.nome} campo={campo} Peca={pecas[campo.nome]} />);
  if (campos.every(({ tipo }) => tipo === 'peca')) return drawn;
  return <Grupo {...(titulo !== undefined && { titulo })}>{drawn}</Grupo>;
}

interface CampoDaSecaoProps {
  campo: CampoDefinido;
  Peca: ComponentType<CampoDefinidoProps> | undefined;
}

const isCondicional = ({ visivel, obrigatorio, ajuda }: CampoDefinido) =>
  visivel !== undefined || typeof obrigatorio === 'function' || typeof ajuda === 'function';

/** Only a field that depends on the rest listens to it: the others are drawn by their own typing alone. */
const CampoDaSecao = memo(({ campo, Peca = CampoDefinidoNaTela }: CampoDaSecaoProps) => {
  if (isCondicional(campo)) return <CampoQueOuve {...{ campo, Peca }} />;
  return <Peca campo={campo} isRequired={campo.obrigatorio === true} ajuda={ajudaOf(campo)} />;
});
CampoDaSecao.displayName = 'CampoDaSecao';

const vazio: RiscoAberto = { segurado: {}, seguro: {} };
const ajudaOf = ({ ajuda }: CampoDefinido, risco = vazio) => (typeof ajuda === 'function' ? ajuda(risco) : ajuda);

/** Drawn again when what the rest says of it changes, and not for each letter of the rest. */
function CampoQueOuve({ campo, Peca }: Required<CampoDaSecaoProps> & { Peca: ComponentType<CampoDefinidoProps> }) {
  const { subscribe, getValues } = useFormContext();
  const listen = useCallback((tell: () => void) => subscribe({ formState: { values: true }, callback: tell }), [subscribe]);
  const dito = useSyncExternalStore(listen, () => {
    const risco = { ...vazio, ...(getValues('risco') as RiscoAberto | undefined) };
    if (!isVisivel(campo, risco)) return null;
    return `${isObrigatorio(campo, risco) ? '*' : ' '}${ajudaOf(campo, risco) ?? ''}`;
  });
  if (dito === null) return null;
  return <Peca campo={campo} isRequired={dito.startsWith('*')} ajuda={dito.slice(1) || undefined} />;
}
