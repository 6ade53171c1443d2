/** Result of a command: whether it waits for a second person. */
export interface Outcome {
  readonly isWaiting: boolean;
}
