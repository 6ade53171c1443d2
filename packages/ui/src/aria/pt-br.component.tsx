import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

/** React Aria writes dates and speaks in the browser's language unless told otherwise; here it is Portuguese. */
export function PtBr({ children }: { children: ReactNode }) {
  return <I18nProvider locale="pt-BR">{children}</I18nProvider>;
}
