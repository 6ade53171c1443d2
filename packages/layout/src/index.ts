export { bootstrap, mount, prepare, unmount } from './layout.lifecycle.tsx';
