import { type LifeCycles, triggerAppChange } from 'single-spa';

type Step = (props: object) => Promise<unknown>;

/** Parcels that could not mount, kept unmounted until they are requested again. */
const stopped = new Set<string>();

export const isStopped = (name: string): boolean => stopped.has(name);

/** Allows a parcel that could not mount to be tried at the next navigation. */
export const resume = (name: string): boolean => stopped.delete(name);

async function run(steps: unknown, props: object): Promise<void> {
  for (const step of [steps].flat() as Step[]) await step(props);
}

/**
 * Wraps lifecycles so that they never reject: otherwise single-spa would skip the parcel for the rest of the visit, even after unloading it.
 * `onFailure` receives the errors; a parcel that cannot mount is unmounted.
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
        // a parcel that never mounted needs no unmount
        if (!isStopped(name)) onFailure(name, error);
      }),
  };

  function stop(error: unknown): void {
    stopped.add(name);
    onFailure(name, error);
    // single-spa considers it mounted, so the next change unmounts it
    void triggerAppChange();
  }
}
