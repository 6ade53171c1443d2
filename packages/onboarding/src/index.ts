export { bootstrap, mount, prepare, unmount } from './onboarding.lifecycle.tsx';
