import { quebraEvents, type RouteTable } from '@balcao/contracts';
import { matchRoute } from '@balcao/domain';
import { emit } from '@balcao/shared';
import React, { type FunctionComponent, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import ReactDOMClient from 'react-dom/client';
import type { LifeCycles } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import type { Page } from './page.tsx';

/** What makes a parcel: its name, where it lives, what it renders. */
export interface ParcelDefinition {
  /** Module name without scope: `quoting`. */
  readonly name: string;
  /** Id of the element of the page this parcel lives in. */
  readonly slot: string;
  readonly Root: FunctionComponent;
  /** Shown when the root itself throws. */
  readonly failed: (error: Error) => ReactElement;
  /** The parcel's pages, so that the one asked for is loaded before the mount and not after it. */
  readonly table?: RouteTable;
  readonly pages?: Readonly<Record<string, Page>>;
}

/** What single-spa asks of a parcel, and what the shell asks when a navigation to it is near. */
export interface ParcelLifecycles extends LifeCycles {
  /** Loads and runs the script of the page that answers on an address. */
  prepare(pathname: string): Promise<void>;
}

/** The element this parcel renders into, inside its slot. */
function containerOf(name: string, slot: string): HTMLElement {
  const id = `parcel-${name}`;
  const known = document.getElementById(id);
  if (known) return known;
  const created = document.createElement('div');
  created.id = id;
  // React Aria notes on the body whatever begins to move and keeps it until it rests: a page taken away before that would stay for good
  created.addEventListener('transitionrun', (event) => event.stopPropagation());
  (document.getElementById(slot) ?? document.body).append(created);
  return created;
}

/**
 * What a parcel's `src/index.ts` exports: bootstrap, mount, unmount, and prepare.
 *
 * @example export const { bootstrap, mount, unmount, prepare } = defineLifecycles({ name: 'menu', slot: 'slot-menu', Root: MenuRoot, failed })
 */
export function defineLifecycles({ name, slot, Root, failed, table, pages }: ParcelDefinition): ParcelLifecycles {
  const react = singleSpaReact({
    React,
    ReactDOMClient: { ...ReactDOMClient, createRoot: (place: HTMLElement) => createRoot(name, place) },
    rootComponent: Root,
    errorBoundary: (error: Error) => failed(error),
    domElementGetter: () => containerOf(name, slot),
  }) as unknown as { bootstrap: LifeCycle; mount: LifeCycle; unmount: LifeCycle };

  const prepare = async (pathname: string) => {
    const match = table && matchRoute([table], pathname);
    if (match) await pages?.[match.id]?.preload();
  };
  const preloadCurrent = () => prepare(window.location.pathname);
  const mount: LifeCycle = async (props) => {
    const start = performance.now();
    await react.mount(props);
    noteMount(name, start);
  };
  return { bootstrap: [react.bootstrap], mount: [preloadCurrent, mount], unmount: [react.unmount], prepare };
}

/**
 * A React root that says when one of the parcel's own boundaries had to step in: what it caught reaches nobody else. It draws at once:
 * parcels mounted in one breath are then laid out and painted together, and not each in a frame of its own.
 */
function createRoot(name: string, place: HTMLElement) {
  const root = ReactDOMClient.createRoot(place, {
    onCaughtError: (error) => {
      console.error(error);
      emit(quebraEvents.parcelQuebrou, { parcel: name });
    },
  });
  return { render: (element: ReactElement) => flushSync(() => root.render(element)), unmount: () => root.unmount() };
}

/** How long the last mount took, where the browser's own tools, devtools and a support code find it: one entry for each parcel. */
function noteMount(name: string, start: number): void {
  performance.clearMeasures(`parcel:${name}`);
  performance.measure(`parcel:${name}`, { start });
}

type LifeCycle = (props: object) => Promise<void>;
