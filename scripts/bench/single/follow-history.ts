/** Notifies every router of the page of each navigation, as single-spa does in the composed page. */
export function followHistory(): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name];
    history[name] = function (...args: Parameters<History['pushState']>) {
      const before = location.href;
      original.apply(this, args);
      if (location.href !== before) window.dispatchEvent(new PopStateEvent('popstate', { state: args[0] }));
    };
  }
}
