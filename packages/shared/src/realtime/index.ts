export { connectionOf, on, onOpen, prepare, type Conexao } from './realtime.ts';
