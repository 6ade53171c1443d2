const DIA_S = 86_400;

/** Whether this browser has the cookie. */
export const hasCookie = (nome: string): boolean => document.cookie.split('; ').some((pair) => pair.startsWith(`${nome}=`));

/** Remembers a choice for some days; 0 is no longer than this page, so nothing is kept. */
export function keepCookie(nome: string, dias: number): void {
  if (dias === 0) return;
  const isSecure = window.location.protocol === 'https:';
  document.cookie = `${nome}=1; Max-Age=${dias * DIA_S}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
