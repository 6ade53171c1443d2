import {
  ConsultaPedidosTitular,
  type FichaPedidoTitular,
  type NovoPedidoTitular,
  type Retencao,
  TipoPedidoTitular,
} from '@balcao/contracts';
import { listaNoEndereco, validatePedidoTitular } from '@balcao/domain';
import type { Erros } from '@balcao/shared/forms';
import * as z from 'zod/mini';
import { copy } from './pedidos.copy.ts';

/** The address of the list of requests. */
export const endereco = listaNoEndereco({ schema: ConsultaPedidosTitular, filtros: ['q', 'tipo', 'status'], ordem: 'prazoEm' });

const Digitado = z.object({ tipo: TipoPedidoTitular, nome: z.string(), documento: z.string(), contato: z.string(), detalhe: z.string() });
export type Digitado = Readonly<z.infer<typeof Digitado>>;
export const emBranco: Digitado = { tipo: 'ACESSO', nome: '', documento: '', contato: '', detalhe: '' };
export const parseDigitado = (valor: unknown): Digitado | null => Digitado.safeParse(valor).data ?? null;

export const pedidoDe = ({ tipo, nome, documento, contato, detalhe }: Digitado): NovoPedidoTitular => ({
  tipo,
  nome: nome.trim(),
  documento,
  contato: contato.trim() || null,
  detalhe: detalhe.trim() || null,
});

/** What keeps a request from being written down. */
export const errosOf = (typed: Digitado): Erros<keyof Digitado> => ({
  ...(typed.nome.trim().length < 2 && { nome: copy.faltaNome }),
  ...(validatePedidoTitular(typed).length > 0 && { documento: copy.documentoErrado }),
});

export const isAberto = ({ status }: Pick<FichaPedidoTitular, 'status'>): boolean => status === 'ABERTA' || status === 'EM_ATENDIMENTO';

/** What was kept, rule by rule: how many rows, and until when the last of them. */
export function porRegra(retencoes: readonly Retencao[]) {
  const grupos = new Map<string, { regra: string; fundamento: string; registros: number; guardarAte: string }>();
  for (const { regra, fundamento, guardarAte } of retencoes) {
    const antes = grupos.get(regra);
    const ultimo = antes && antes.guardarAte > guardarAte ? antes.guardarAte : guardarAte;
    grupos.set(regra, { regra, fundamento, registros: (antes?.registros ?? 0) + 1, guardarAte: ultimo });
  }
  return [...grupos.values()];
}
