export { bootstrap, mount, prepare, unmount } from './devtools.lifecycle.tsx';
