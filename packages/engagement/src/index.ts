export { bootstrap, mount, prepare, unmount } from './engagement.lifecycle.tsx';
