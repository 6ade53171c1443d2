export { bootstrap, mount, unmount } from './quoting.lifecycle.tsx';
