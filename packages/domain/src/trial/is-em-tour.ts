/**
 * Whether a step is inside the tour (spec §4: 1 to 16): menu and user menu are then locked.
 *
 * @example isEmTour(17) // false
 */
export function isEmTour(step: number): boolean {
  return step >= 1 && step <= 16;
}
