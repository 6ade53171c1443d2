export { bootstrap, mount, prepare, unmount } from './settings.lifecycle.tsx';
