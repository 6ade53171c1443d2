export { bootstrap, mount, prepare, unmount } from './finance.lifecycle.tsx';
