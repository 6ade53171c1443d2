export { bootstrap, mount, unmount } from './menu.lifecycle.tsx';
