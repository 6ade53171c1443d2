export { bootstrap, mount, unmount } from './navbar.lifecycle.tsx';
