export { bootstrap, mount, prepare, unmount } from './dashboard.lifecycle.tsx';
