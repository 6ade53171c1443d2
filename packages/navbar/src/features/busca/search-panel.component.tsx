import { BUSCA_MINIMO } from '@balcao/contracts';
import { ErrorState, Skeleton, Text, VisuallyHidden } from '@balcao/ui';
import { IconeAjuda } from '@balcao/ui/screen-icons';
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { helpAddress } from '../../help-address.model.ts';
import { copy } from './busca.copy.ts';
import { openable } from './busca.model.ts';
import { type Busca, noteOpened, pin, useAjuda, useBusca, useRecentes } from './busca.resource.ts';
import { Help, Hint, List, Sheet, Waiting } from './panel-look.ts';
import { NoRecents, RecentGroups } from './recent-list.component.tsx';
import { ResultOption, type OptionActions } from './result-option.component.tsx';

/** Keyboard handling that the field delegates to the panel. */
export interface Teclado {
  press(event: KeyboardEvent): void;
}

export interface SearchPanelProps {
  id: string;
  texto: string;
  /** Id of the active option. */
  ativo: string | null;
  onAtivo: (id: string | null) => void;
  onClose: () => void;
  teclado: Ref<Teclado>;
}

/** The panel below the search: results or recent items, and always a link to the help centre. */
export function SearchPanel({ id, texto, ativo, onAtivo, onClose, teclado }: SearchPanelProps) {
  const busca = useBusca(texto);
  const recentes = useRecentes();
  const ajuda = helpAddress(useAjuda(), texto);
  const sheet = useRef<HTMLDivElement>(null);
  useTeclado({ teclado, sheet, ativo, onAtivo, onEnter: busca.searchNow });
  const actions: OptionActions = {
    idOf: (guid) => `${id}-${guid}`,
    ativo,
    onOpen: (guid) => {
      onClose();
      void noteOpened(guid);
    },
    onPin: (guid, fixado) => void pin(guid, fixado),
    isFixado: (guid) => recentes.data?.some((each) => each.guid === guid && each.fixado) === true,
  };
  const termo = texto.trim();
  const itens = openable(busca.itens);
  const antes = busca.estado === 'curta' ? openable(recentes.data ?? []) : [];
  const hasHelp = termo !== '' && ajuda !== null;
  const hasOptions = hasHelp || itens.length + antes.length > 0;
  return (
    // pressing in the sheet must not take the focus from the field
    <Sheet ref={sheet} onMouseDown={(event) => event.preventDefault()}>
      <VisuallyHidden role="status">{spoken(busca, itens.length, termo)}</VisuallyHidden>
      <Message {...{ busca, termo }} isNada={itens.length === 0} />
      {busca.estado === 'curta' && antes.length === 0 && <NoRecents recentes={recentes} />}
      {/* anew with each state: what stays below what came is not seen to jump */}
      <List key={busca.estado} id={id} {...(hasOptions && { role: 'listbox', 'aria-label': copy.rotulo })}>
        <RecentGroups {...{ itens: antes, actions }} />
        {itens.map((item) => (
          <ResultOption key={item.guid} {...{ item, actions, termo }} />
        ))}
        {hasHelp && <HelpOption id={`${id}-ajuda`} {...{ ativo, termo, onClose }} href={ajuda} />}
      </List>
      <Hint key={`atalhos-${busca.estado}`} aria-hidden>
        {copy.atalhos}
      </Hint>
    </Sheet>
  );
}

/** Message shown instead of results. */
function Message({ busca, termo, isNada }: { busca: Busca; termo: string; isNada: boolean }) {
  if (busca.estado === 'falhou')
    return (
      <ErrorState titulo={copy.falha} onRetry={busca.searchNow}>
        {busca.falha}
      </ErrorState>
    );
  if (busca.estado === 'buscando')
    return (
      <Waiting>
        <Skeleton lines={5} />
      </Waiting>
    );
  if (busca.estado === 'curta' || !isNada) return null;
  return (
    <Waiting>
      <Text>{copy.nada(termo)}</Text>
    </Waiting>
  );
}

function spoken({ estado }: Busca, quantos: number, texto: string): string {
  if (estado === 'buscando') return copy.buscando;
  if (estado === 'curta') return texto ? copy.minimo(BUSCA_MINIMO) : '';
  if (estado === 'falhou') return '';
  return quantos === 0 ? copy.nada(texto) : copy.achados(quantos);
}

interface HelpOptionProps extends Pick<SearchPanelProps, 'id' | 'ativo' | 'onClose'> {
  termo: string;
  href: string;
}

/** The last option: searches the same words in the help centre. */
function HelpOption({ id, ativo, termo, href, onClose }: HelpOptionProps) {
  return (
    <Help
      id={id}
      role="option"
      aria-selected={ativo === id}
      tabIndex={-1}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onClose}
    >
      <IconeAjuda size={16} aria-hidden />
      <span>
        {copy.ajuda(termo)} <VisuallyHidden>{copy.novaAba}</VisuallyHidden>
      </span>
    </Help>
  );
}

interface TecladoOptions extends Pick<SearchPanelProps, 'teclado' | 'ativo' | 'onAtivo'> {
  sheet: { current: HTMLElement | null };
  onEnter: () => void;
}

/** Arrows move through the options; Enter opens the active one (Alt + Enter pins it), or searches immediately. */
function useTeclado({ teclado, sheet, ativo, onAtivo, onEnter }: TecladoOptions): void {
  const options = () => [...(sheet.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
  const move = (step: 1 | -1) => {
    const all = options();
    const at = all.findIndex((option) => option.id === ativo);
    const next = at < 0 ? all.at(step > 0 ? 0 : -1) : all[(at + step + all.length) % all.length];
    onAtivo(next?.id ?? null);
    next?.scrollIntoView?.({ block: 'nearest' });
  };
  useImperativeHandle(teclado, () => ({
    press: (event) => {
      const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
      const step = steps[event.key];
      if (!step && event.key !== 'Enter') return;
      event.preventDefault();
      if (step) return move(step);
      const option = options().find((each) => each.id === ativo);
      if (!option) return onEnter();
      if (event.altKey) return option.querySelector<HTMLElement>('[data-fixar]')?.click();
      option.click();
    },
  }));
}
