export { bootstrap, mount, prepare, unmount } from './access.lifecycle.tsx';
