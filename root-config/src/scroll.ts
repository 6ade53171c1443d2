/** Spec §2: the view scrolls to the top after each navigation. A change of query alone (filters, tabs) is not one. */
export function scrollToTopAfterNavigation(): void {
  let last = window.location.pathname;
  window.addEventListener('single-spa:routing-event', () => {
    if (window.location.pathname === last) return;
    last = window.location.pathname;
    window.scrollTo(0, 0);
  });
}
