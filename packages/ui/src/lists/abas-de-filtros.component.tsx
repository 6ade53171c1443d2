import { below, Button, ButtonLink, IconButton, Link, screenOnly, showToast, token, VisuallyHidden, visuallyHidden } from '@balcao/ui';
import { showFailure } from '@balcao/ui/failures';
import { ConfirmDialog, Menu } from '@balcao/ui/overlays';
import { IconeAdicionar, IconeFixar, IconeMais } from '@balcao/ui/screen-icons';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { FiltroNaAba, FiltrosDaTela } from './lista.props.ts';
import { copy } from './lists.copy.ts';
import { SaveFiltro } from './save-filtro.component.tsx';

const { abas } = copy;

/** The saved filters of a list above it: links, because the address is the state. What is done with the open one is behind one button. */
export function AbasDeFiltros({ salvos }: { salvos: FiltrosDaTela }) {
  const { itens, atual, isSalvavel, hrefNovo, hrefOf } = salvos;
  const [isSaving, setIsSaving] = useState(false);
  const [deleting, setDeleting] = useState<FiltroNaAba | null>(null);
  const hasRemoved = useRef(false);
  const { trilho, todas } = useAbaEmVista(atual);
  const aberto = itens.find(({ id, meu }) => id === atual && meu);
  const setPadrao = ({ id }: FiltroNaAba, padrao: boolean) =>
    void salvos.setPadrao(id, padrao).then(
      () => void showToast({ tone: 'sucesso', titulo: padrao ? abas.ePadrao : abas.naoEPadrao }),
      (error: unknown) => showFailure(abas.falhaGravar, error),
    );
  // what had the focus went with the filter, and its window holds it until it is gone
  useEffect(() => {
    if (deleting || !hasRemoved.current) return;
    hasRemoved.current = false;
    todas.current?.focus();
  }, [deleting, todas]);
  return (
    <Faixa>
      <nav aria-label={abas.rotulo} ref={trilho}>
        <ul>
          <li>
            <Aba href={hrefOf(null)} ref={todas} aria-current={atual === null ? 'true' : undefined}>
              {abas.todos}
            </Aba>
          </li>
          {itens.map((filtro) => (
            <li key={filtro.id}>
              <Aba href={hrefOf(filtro.id)} aria-current={atual === filtro.id ? 'true' : undefined}>
                {filtro.padrao && <IconeFixar size={14} aria-hidden />}
                {filtro.nome}
                {filtro.padrao && <VisuallyHidden>{abas.marcaPadrao}</VisuallyHidden>}
                {!filtro.meu && <small>{abas.de(filtro.dono)}</small>}
              </Aba>
            </li>
          ))}
        </ul>
      </nav>
      <Acoes>
        {aberto && (
          <Menu
            label={abas.acoesDe(aberto.nome)}
            trigger={<IconButton size="sm" label={abas.acoesDe(aberto.nome)} icon={<IconeMais size={16} aria-hidden />} />}
            actions={[
              { id: 'editar', label: abas.editar, onAction: () => salvos.edit(aberto.id) },
              {
                id: 'padrao',
                label: aberto.padrao ? abas.deixarPadrao : abas.tornarPadrao,
                description: aberto.padrao ? undefined : abas.padraoAjuda,
                onAction: () => setPadrao(aberto, !aberto.padrao),
              },
              { id: 'excluir', label: abas.excluir, isDanger: true, onAction: () => setDeleting(aberto) },
            ]}
          />
        )}
        {isSalvavel && (
          <Button size="sm" variant="quiet" onClick={() => setIsSaving(true)}>
            {abas.salvar}
          </Button>
        )}
        <Novo size="sm" variant="quiet" href={hrefNovo} icon={<IconeAdicionar size={16} aria-hidden />}>
          <span>{abas.novo}</span>
        </Novo>
      </Acoes>
      {isSaving && <SaveFiltro onSave={salvos.save} onClose={() => setIsSaving(false)} />}
      {deleting && (
        <Exclusao
          filtro={deleting}
          onRemove={salvos.remove}
          onClose={() => setDeleting(null)}
          onRemoved={() => {
            hasRemoved.current = true;
            setDeleting(null);
          }}
        />
      )}
    </Faixa>
  );
}

interface ExclusaoProps {
  filtro: FiltroNaAba;
  onRemove: (id: string) => Promise<void>;
  onClose: () => void;
  onRemoved: () => void;
}

function Exclusao({ filtro: { id, nome, compartilhado }, onRemove, onClose, onRemoved }: ExclusaoProps) {
  const [isBusy, setIsBusy] = useState(false);
  const remove = () => {
    setIsBusy(true);
    onRemove(id).then(
      () => {
        showToast({ tone: 'sucesso', titulo: abas.excluiu });
        onRemoved();
      },
      (error: unknown) => {
        showFailure(abas.falhaExcluir, error);
        setIsBusy(false);
      },
    );
  };
  return (
    <ConfirmDialog
      titulo={abas.excluirTitulo(nome)}
      confirmar={abas.excluir}
      isOpen
      isDanger
      isBusy={isBusy}
      onConfirm={remove}
      onClose={onClose}
    >
      {compartilhado ? abas.excluirPartilhado : abas.excluirTexto}
    </ConfirmDialog>
  );
}

/** Keeps the open tab within what is seen of a row of tabs wider than the screen. */
function useAbaEmVista(atual: string | null | undefined) {
  const trilho = useRef<HTMLElement>(null);
  const todas = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another tab that moves the row
  useEffect(() => {
    const box = trilho.current;
    const aba = box?.querySelector<HTMLElement>('[aria-current]');
    if (box && aba) box.scrollLeft = Math.max(0, aba.offsetLeft - (box.clientWidth - aba.offsetWidth) / 2);
  }, [atual]);
  return { trilho, todas };
}

const Faixa = styled.div`
  ${screenOnly}
  display: flex;
  align-items: center;
  gap: ${token('espaco2')};
  padding-inline: ${token('espaco2')};
  border-bottom: 1px solid ${token('borda')};
  nav {
    position: relative;
    flex: 1 1 auto;
    min-width: 0;
    overflow: auto hidden;
    scrollbar-width: thin;
  }
  ul {
    display: flex;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Aba = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token('espaco1')};
  min-height: 36px;
  padding: 0 ${token('espaco3')};
  color: ${token('textoSuave')};
  white-space: nowrap;
  text-decoration: none;
  small {
    font-size: ${token('texto12')};
    font-weight: ${token('pesoNormal')};
  }
  &:hover {
    color: ${token('texto')};
    text-decoration: none;
  }
  &[aria-current] {
    color: ${token('primariaTexto')};
    box-shadow: inset 0 -2px ${token('primaria')};
    /* where the system paints every surface, shadows are gone */
    @media (forced-colors: active) {
      border-bottom: 3px solid Highlight;
    }
  }
  &:focus-visible {
    outline: 2px solid ${token('foco')};
    outline-offset: -3px;
    border-radius: ${token('raio6')};
  }
`;

const Acoes = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token('espaco1')};
`;

const Novo = styled(ButtonLink)`
  ${below(576)} {
    > span {
      ${visuallyHidden}
    }
  }
`;
