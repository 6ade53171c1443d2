export { bootstrap, mount, prepare, unmount } from './quoting.lifecycle.tsx';
