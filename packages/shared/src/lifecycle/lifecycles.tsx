import type { RouteTable } from '@balcao/contracts';
import { matchRoute } from '@balcao/domain';
import React, { type FunctionComponent, type ReactElement } from 'react';
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

/** The element this parcel renders into, inside its slot. */
function containerOf(name: string, slot: string): HTMLElement {
  const id = `parcela-${name}`;
  const known = document.getElementById(id);
  if (known) return known;
  const created = document.createElement('div');
  created.id = id;
  (document.getElementById(slot) ?? document.body).append(created);
  return created;
}

/**
 * What a parcel's `src/index.ts` exports to single-spa: bootstrap, mount, unmount.
 *
 * @example export const { bootstrap, mount, unmount } = defineLifecycles({ name: 'menu', slot: 'slot-menu', Root: MenuRoot, failed })
 */
export function defineLifecycles({ name, slot, Root, failed, table, pages }: ParcelDefinition): LifeCycles {
  const react = singleSpaReact({
    React,
    ReactDOMClient,
    rootComponent: Root,
    errorBoundary: (error: Error) => failed(error),
    domElementGetter: () => containerOf(name, slot),
  }) as unknown as { bootstrap: LifeCycle; mount: LifeCycle; unmount: LifeCycle };

  const preloadCurrent = async () => {
    const match = table && matchRoute([table], window.location.pathname);
    if (match) await pages?.[match.id]?.preload();
  };
  return { bootstrap: [react.bootstrap], mount: [preloadCurrent, react.mount], unmount: [react.unmount] };
}

type LifeCycle = (props: object) => Promise<void>;
