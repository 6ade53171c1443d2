export { bootstrap, mount, prepare, unmount } from './navbar.lifecycle.tsx';
