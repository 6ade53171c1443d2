export { bootstrap, mount, prepare, unmount } from './management.lifecycle.tsx';
