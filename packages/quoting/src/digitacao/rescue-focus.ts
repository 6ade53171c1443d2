/**
 * What was pressed has gone with its press: focus that was lost so comes to a place that makes sense; one that is elsewhere stays.
 *
 * @param lugar id of an element that takes focus, or stands in one that does
 * @returns what calls it off
 */
export function rescueFocus(lugar: string): () => void {
  // the browser lets go of what became hidden only when it next draws
  const drawn = requestAnimationFrame(() => {
    const { activeElement } = document;
    const isLost = !activeElement || activeElement === document.body || activeElement.closest('[hidden]') !== null;
    if (isLost) document.getElementById(lugar)?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
  });
  return () => cancelAnimationFrame(drawn);
}
