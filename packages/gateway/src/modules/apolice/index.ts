export { type ApoliceGravada, type ApoliceQueChega, findApolice, judgeContrato, writeApolice } from './contrato.ts';
