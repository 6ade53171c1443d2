export type { ConfigSeguradora, InsurerPort, PedidoSeguradora, RespostaSeguradora } from './insurers/insurer.port.ts';
