export { bootstrap, mount, prepare, unmount } from './publico.lifecycle.tsx';
