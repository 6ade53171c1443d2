import { iconeDe } from './menu.model.ts';

export interface MenuIconProps {
  /** The name the server gives it. */
  nome: string | null;
  /** Title of the entry, which selects the icon when the name does not. */
  titulo: string;
}

/** The icon of an item; a document for names this build does not know. */
export function MenuIcon({ nome, titulo }: MenuIconProps) {
  return (
    <svg
      width={18}
      height={18}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={iconeDe(nome, titulo)} />
    </svg>
  );
}
