import { createContext, type ReactNode, useContext, useInsertionEffect } from 'react';
import { installTheme } from './install-theme.theme.ts';

/** Goes to an address of the site without loading the page again. */
export type Navigate = (href: string) => void;

declare global {
  interface Window {
    /** single-spa leaves its own navigation here for whoever does not import it. */
    singleSpaNavigate?: Navigate;
  }
}

const NavigateContext = createContext<Navigate | undefined>(undefined);

export interface ThemeRootProps {
  /** How links navigate; without it, single-spa's own if it runs the page, else the browser's. */
  navigate?: Navigate | undefined;
  children: ReactNode;
}

/**
 * The root of every parcel: theme, typeface and reset, put on the page once however many parcels mount it.
 *
 * @example <ThemeRoot><Page routeId="home" titulo="Início">…</Page></ThemeRoot>
 */
export function ThemeRoot({ navigate, children }: ThemeRootProps) {
  useInsertionEffect(() => installTheme(document), []);
  return <NavigateContext value={navigate}>{children}</NavigateContext>;
}

/** The navigation links use here, or undefined when only the browser can. */
export function useNavigateTo(): Navigate | undefined {
  const given = useContext(NavigateContext);
  return given ?? (typeof window === 'undefined' ? undefined : window.singleSpaNavigate);
}
