export { createVolume, type Volume } from './volume.service.ts';
