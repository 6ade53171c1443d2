/** Tells every router of the page of a navigation any of them made, as single-spa does for the composed one. */
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
