export { bootstrap, mount, unmount } from './layout.lifecycle.tsx';
