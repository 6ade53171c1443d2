export { bootstrap, mount, prepare, unmount } from './menu.lifecycle.tsx';
