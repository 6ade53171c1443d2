import {
  type CobrancaComVencimento,
  feriadosBancarios as feriados,
  type Juros,
  type Multa,
  parseValorPix,
  valorNoDia,
} from '@balcao/domain';
import { createHash } from 'node:crypto';
import type { CobVGuardada, PixGuardado } from './cobv.store.ts';

/** Who receives at this provider. */
export const RECEBEDOR = {
  cnpj: '11222333000181',
  nome: 'Balcao Demonstracao Ltda',
  logradouro: 'Avenida Paulista, 1000',
  cidade: 'Sao Paulo',
  uf: 'SP',
  cep: '01310100',
} as const;

const centavosOf = (valor: string): number => parseValorPix(valor) ?? 0;

/** The charge in the rules of what it is worth on a day. */
const termosOf = ({ pedida: { calendario, valor } }: CobVGuardada): CobrancaComVencimento => ({
  valorCentavos: centavosOf(valor.original),
  vencimento: calendario.dataDeVencimento,
  multa: valor.multa ? { modalidade: valor.multa.modalidade as Multa['modalidade'], valor: centavosOf(valor.multa.valorPerc) } : null,
  juros: valor.juros ? { modalidade: valor.juros.modalidade as Juros['modalidade'], valor: centavosOf(valor.juros.valorPerc) } : null,
});

/** What a charge is worth on a day. */
export const worthOn = (cobranca: CobVGuardada, dia: string) => valorNoDia(termosOf(cobranca), dia, { feriados });

export const momento = (data: Date): string => data.toISOString();

const pixOf = ({ devolucoes, ...pix }: PixGuardado) => ({ ...pix, ...(devolucoes.length > 0 && { devolucoes }) });

/** The payment as it is told in a notice. */
export const writePix = pixOf;

/** `CobVGerada`, or `CobVCompleta` once something was paid. */
export function writeCobV(cobranca: CobVGuardada) {
  const { txid, revisao, status, criacao, locId, location, pedida, pix } = cobranca;
  const { calendario, ...resto } = pedida;
  return {
    calendario: { criacao: momento(criacao), ...calendario },
    txid,
    revisao,
    loc: { id: locId, location, tipoCob: 'cobv', criacao: momento(criacao), txid },
    location,
    status,
    recebedor: RECEBEDOR,
    ...resto,
    ...(pix.length > 0 && { pix: pix.map(pixOf) }),
  };
}

/** 32 letters and digits that name one payment: `E`, the bank, the moment, and what tells it from others. */
export function newEndToEndId(txid: string, n: number, agora: Date): string {
  const instante = agora.toISOString().replace(/\D/g, '').slice(0, 12);
  const resto = createHash('sha256').update(`${txid}:${n}:${agora.getTime()}`).digest('hex').slice(0, 11);
  return `E00000000${instante}${resto}`;
}
