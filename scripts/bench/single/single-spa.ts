/** What the shared code asks of single-spa, in a page that has none. */
export function navigateToUrl(url: string): void {
  history.pushState(null, '', url);
}
