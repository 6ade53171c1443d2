import type { ItemBusca } from '@balcao/contracts';
import { IconeColunas, IconeDocumento, Text, VisuallyHidden } from '@balcao/ui';
import { IconeAdicionar, IconeCotacao, IconeFixar, IconeMenu, IconePessoa, IconeSegurado, IconeSinistro } from '@balcao/ui/screen-icons';
import type { MouseEvent } from 'react';
import { copy } from './busca.copy.ts';
import { partesOf } from './busca.model.ts';
import { Option, PinSign, Words } from './panel-look.ts';

/** Actions of an option, and whether it is the active one. */
export interface OptionActions {
  idOf(guid: string): string;
  ativo: string | null;
  onOpen(guid: string): void;
  onPin(guid: string, fixado: boolean): void;
  isFixado(guid: string): boolean;
}

export interface ResultOptionProps {
  item: ItemBusca;
  actions: OptionActions;
  /** Search term to mark; absent in the recent list. */
  termo?: string;
}

type Icone = typeof IconeMenu;
const categorias: Readonly<Record<number, Icone>> = {
  1: IconePessoa,
  2: IconeSegurado,
  3: IconeSinistro,
  4: IconeDocumento,
  5: IconeColunas,
  6: IconeCotacao,
};
const acoes: Readonly<Record<number, Icone>> = { 1: IconeAdicionar, 2: IconeMenu };

const iconOf = ({ type, category, actionType }: ItemBusca): Icone =>
  (type === 0 ? acoes[actionType ?? 2] : categorias[category ?? 4]) ?? IconeDocumento;
const nomeOf = ({ type, category, actionType }: ItemBusca): string =>
  (type === 0 ? copy.acoes[actionType ?? 2] : copy.categorias[category ?? 0]) ?? copy.registro;

/** One result: a link, so that it opens in a new tab as usual. The pin inside it is for pointers; the keyboard uses Alt + Enter. */
export function ResultOption({ item, actions, termo = '' }: ResultOptionProps) {
  const { guid, title, fieldName, fieldValue, url } = item;
  const id = actions.idOf(guid);
  const isFixado = actions.isFixado(guid);
  const Icone = iconOf(item);
  const onClick = (event: MouseEvent) => {
    if ((event.target as Element).closest('[data-fixar]')) {
      event.preventDefault();
      return actions.onPin(guid, !isFixado);
    }
    actions.onOpen(guid);
  };
  return (
    <Option id={id} role="option" aria-selected={actions.ativo === id} tabIndex={-1} href={url} onClick={onClick}>
      <Icone size={16} aria-hidden />
      <Words>
        <span>
          <Marked texto={title} termo={termo} />
        </span>
        {fieldValue && (
          <Text as="span" isSoft size={13}>
            {fieldName && `${fieldName}: `}
            <Marked texto={fieldValue} termo={termo} />
          </Text>
        )}
      </Words>
      <Text as="span" isSoft size={12}>
        {nomeOf(item)}
        {isFixado && <VisuallyHidden>, {copy.fixado}</VisuallyHidden>}
      </Text>
      <PinSign data-fixar aria-hidden title={isFixado ? copy.desafixar : copy.fixar} $on={isFixado}>
        <IconeFixar size={14} />
      </PinSign>
    </Option>
  );
}

const Marked = ({ texto, termo }: { texto: string; termo: string }) =>
  partesOf(texto, termo).map((parte, at) => (parte.isAchada ? <mark key={at}>{parte.texto}</mark> : parte.texto));
