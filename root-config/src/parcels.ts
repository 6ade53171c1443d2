import { allRoutes, COOKIE_TOUR, onboardingEvents } from '@balcao/contracts';
import { isTourDado, matchRoute } from '@balcao/domain';
import { afterFirstScreen, currentSession, on } from '@balcao/shared';
import { registerApplication, triggerAppChange } from 'single-spa';
import { layoutOf } from './frame.ts';
import { enableRetries, loadParcel } from './loader.ts';
import { isStopped, steady } from './steady-lifecycles.ts';

type IsActive = (location: Location) => boolean;

const inMainFrame: IsActive = ({ pathname }) => layoutOf(pathname) === 'main' && currentSession() !== null;
const ownsPath =
  (parcel: string): IsActive =>
  ({ pathname }) =>
    matchRoute(allRoutes, pathname)?.table.parcel === parcel;

let isTourAsked = false;
/** Set after the first screen: these parcels are not part of it. */
let isSettled = false;

/** Trial bar and tours are shown around other parcels' pages, for users who may still need them. */
const isBeginning: IsActive = (location) => {
  const sessao = inMainFrame(location) ? currentSession() : null;
  if (!sessao || sessao.segfyer) return false;
  const mayNeed = () => !!sessao.dataTrialFim || sessao.primeiroAcesso === true || !document.cookie.includes(`${COOKIE_TOUR}=`);
  return (isTourAsked && isTourDado(sessao, new Date())) || (isSettled && mayNeed());
};

/** The frame's parcels, then one per route table. */
const activity: Readonly<Record<string, IsActive>> = {
  layout: () => true,
  navbar: inMainFrame,
  menu: inMainFrame,
  ...Object.fromEntries(allRoutes.filter(({ parcel }) => parcel !== 'layout').map(({ parcel }) => [parcel, ownsPath(parcel)])),
  onboarding: (location) => ownsPath('onboarding')(location) || isBeginning(location),
};

export const moduleOf = (parcel: string): string => `@balcao/${parcel}`;

/** Registers one more parcel, shown where `activeWhen` says. */
export type RegisterParcel = (name: string, activeWhen: IsActive) => void;

/** Registers every parcel; `onFailure` is called for those that could not mount. @returns a function that registers another one */
export function registerParcels(onFailure: (name: string, error: unknown) => void): RegisterParcel {
  enableRetries();
  afterFirstScreen(() => {
    isSettled = true;
    void triggerAppChange();
  });
  on(onboardingEvents.tourPedido).subscribe(() => {
    isTourAsked = true;
    void triggerAppChange();
  });
  const register: RegisterParcel = (name, activeWhen) =>
    registerApplication({
      name,
      app: async () => steady(name, await loadParcel(name), onFailure),
      activeWhen: (location) => !isStopped(name) && activeWhen(location),
    });
  for (const [parcel, activeWhen] of Object.entries(activity)) register(moduleOf(parcel), activeWhen);
  return register;
}
