export { bootstrap, mount, unmount } from './access.lifecycle.tsx';
