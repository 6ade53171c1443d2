export { bootstrap, mount, unmount } from './management.lifecycle.tsx';
