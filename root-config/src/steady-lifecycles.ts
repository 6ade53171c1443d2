import { type LifeCycles, triggerAppChange } from 'single-spa';

type Step = (props: object) => Promise<unknown>;

/** Parcels that could not mount: kept out of the page until they are asked for again. */
const stopped = new Set<string>();

export const isStopped = (name: string): boolean => stopped.has(name);

/** Lets a parcel that could not mount be tried at the next change of the page. */
export const resume = (name: string): boolean => stopped.delete(name);

async function run(steps: unknown, props: object): Promise<void> {
  for (const step of [steps].flat() as Step[]) await step(props);
}

/**
 * Lifecycles that never reject: single-spa would skip such a parcel for the rest of the visit, also after it is unloaded.
 * `onFailure` is told of what could not be done; a parcel that cannot mount is taken out.
 */
export function steady(
  name: string,
  { bootstrap, mount, unmount }: LifeCycles,
  onFailure: (name: string, error: unknown) => void,
): LifeCycles {
  return {
    bootstrap: (props: object) => run(bootstrap, props).catch((error: unknown) => stop(error)),
    mount: (props: object) => run(mount, props).catch((error: unknown) => stop(error)),
    unmount: (props: object) =>
      run(unmount, props).catch((error: unknown) => {
        // one that never mounted has nothing to take away
        if (!isStopped(name)) onFailure(name, error);
      }),
  };

  function stop(error: unknown): void {
    stopped.add(name);
    onFailure(name, error);
    // single-spa now believes it mounted: the next change takes it out
    void triggerAppChange();
  }
}
