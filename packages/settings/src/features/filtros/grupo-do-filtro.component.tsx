import { type ListaFiltrada, MAX_ITENS_FILTRO } from '@balcao/contracts';
import { Button, campoId, Cluster, fieldError, IconeErro, Text, token } from '@balcao/ui';
import { SegmentedControl } from '@balcao/ui/forms';
import { IconeAdicionar } from '@balcao/ui/screen-icons';
import styled from 'styled-components';
import type { Erros } from '@balcao/shared/forms';
import { CondicaoDoFiltro } from './condicao-do-filtro.component.tsx';
import { copy } from './filtros.copy.ts';
import { condicaoNova, type GrupoDigitado, grupoNovo, type NovaChave, podeTerGrupos } from './filtros.model.ts';

/** What changed: the field that was corrected, or none when rows came or went; and the field to go to. */
export interface Mudanca {
  readonly campo?: string;
  readonly foco?: string;
}

export interface GrupoDoFiltroProps {
  grupo: GrupoDigitado;
  lista: ListaFiltrada;
  /** Where it stands in what is sent. */
  caminho: string;
  /** What it is called; null of the filter itself. */
  nome: string | null;
  nivel: number;
  erros: Erros<string>;
  nova: NovaChave;
  onChange: (grupo: GrupoDigitado, mudanca: Mudanca) => void;
  onRemove?: () => void;
}

const conectores = (['E', 'OU'] as const).map((value) => ({ value, label: copy.conectores[value] }));

/** Conditions and groups of them, and whether all or any must hold. */
export function GrupoDoFiltro({ grupo, lista, caminho, nome, nivel, erros, nova, onChange, onRemove }: GrupoDoFiltroProps) {
  const { condicoes, grupos, conector } = grupo;
  const acoes = `${caminho}.condicoes`;
  const erro = erros[acoes];
  /** The row that takes the place of one that goes, else the one before it, else what adds another. */
  const focoSem = (index: number): string => {
    const place = Math.min(index, condicoes.length - 2);
    return place < 0 ? acoes : `${acoes}.${place}`;
  };
  const addCondicao = () =>
    onChange({ ...grupo, condicoes: [...condicoes, condicaoNova(lista, nova)] }, { foco: `${acoes}.${condicoes.length}` });
  const addGrupo = () =>
    onChange(
      { ...grupo, grupos: [...grupos, grupoNovo(lista, nova, conector === 'E' ? 'OU' : 'E')] },
      { foco: `${caminho}.grupos.${grupos.length}.condicoes.0` },
    );
  const isCheio = condicoes.length >= MAX_ITENS_FILTRO;
  const isCheioDeGrupos = grupos.length >= MAX_ITENS_FILTRO;
  const motivo = `${campoId(acoes)}-cheio`;
  const aviso = [erro && `${campoId(acoes)}-erro`, (isCheio || isCheioDeGrupos) && motivo].filter(Boolean).join(' ') || undefined;
  return (
    <Grupo role={nome ? 'group' : undefined} aria-label={nome ?? undefined} $isDentro={nome !== null}>
      <Cabeca>
        <SegmentedControl
          name={`${caminho}.conector`}
          label={nome ? copy.conectorDe(nome) : copy.conector}
          options={conectores}
          value={conector}
          onChange={(value) => onChange({ ...grupo, conector: value === 'OU' ? 'OU' : 'E' }, { campo: `${caminho}.conector` })}
        />
        {nome && onRemove && (
          <Button size="sm" variant="quiet" onClick={onRemove}>
            {copy.removerGrupo(nome)}
          </Button>
        )}
      </Cabeca>
      {condicoes.map((condicao, index) => (
        <CondicaoDoFiltro
          key={condicao.chave}
          condicao={condicao}
          lista={lista}
          caminho={`${acoes}.${index}`}
          nome={copy.condicao(index + 1, condicoes.length)}
          grupo={nome}
          erros={erros}
          onChange={(next, campo) => onChange({ ...grupo, condicoes: condicoes.with(index, next) }, { campo })}
          onRemove={() => onChange({ ...grupo, condicoes: condicoes.toSpliced(index, 1) }, { foco: focoSem(index) })}
        />
      ))}
      {grupos.map((um, index) => (
        <GrupoDoFiltro
          key={um.chave}
          grupo={um}
          lista={lista}
          caminho={`${caminho}.grupos.${index}`}
          nome={copy.grupo(nome ? `${nome.replace(/^\D+/, '')}.${index + 1}` : `${index + 1}`)}
          nivel={nivel + 1}
          erros={erros}
          nova={nova}
          onChange={(next, mudanca) => onChange({ ...grupo, grupos: grupos.with(index, next) }, mudanca)}
          onRemove={() => onChange({ ...grupo, grupos: grupos.toSpliced(index, 1) }, { foco: acoes })}
        />
      ))}
      <div id={campoId(acoes)}>
        <Cluster gap={2}>
          <Button
            size="sm"
            icon={<IconeAdicionar size={16} aria-hidden />}
            aria-label={nome ? copy.maisCondicaoEm(nome) : undefined}
            aria-describedby={aviso}
            isDisabled={isCheio}
            onClick={addCondicao}
          >
            {copy.maisCondicao}
          </Button>
          {podeTerGrupos(nivel) && (
            <Button
              size="sm"
              variant="quiet"
              icon={<IconeAdicionar size={16} aria-hidden />}
              aria-label={nome ? copy.maisGrupoEm(nome) : undefined}
              aria-describedby={isCheioDeGrupos ? motivo : undefined}
              isDisabled={isCheioDeGrupos}
              onClick={addGrupo}
            >
              {copy.maisGrupo}
            </Button>
          )}
        </Cluster>
        {(isCheio || isCheioDeGrupos) && (
          <Text size={12} isSoft id={motivo}>
            {copy.cheio(MAX_ITENS_FILTRO)}
          </Text>
        )}
        {erro && (
          <Problema id={`${campoId(acoes)}-erro`}>
            <IconeErro size={14} aria-hidden />
            {erro}
          </Problema>
        )}
      </div>
    </Grupo>
  );
}

const Grupo = styled.div<{ $isDentro: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco3')};
  ${({ $isDentro }) => $isDentro && `padding-inline-start: ${token('espaco3')}; border-inline-start: 3px solid ${token('bordaForte')};`}
`;

const Cabeca = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${token('espaco2')};
`;

const Problema = styled.p`
  ${fieldError}
`;
