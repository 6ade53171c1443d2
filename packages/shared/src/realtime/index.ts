export { connectionOf, on, onOpen, type Conexao } from './realtime.ts';
