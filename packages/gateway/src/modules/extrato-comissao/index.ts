export { writeExtrato } from './write-extrato.ts';
