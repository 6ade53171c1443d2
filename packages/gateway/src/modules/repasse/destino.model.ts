import type { ContaProdutor, FichaProdutor } from '@balcao/contracts';
import type { DestinoCnab } from '@balcao/domain';
import { copy } from './repasse.copy.ts';

/** Where a producer may be paid, as their record has it. */
export interface DadosBancarios {
  readonly conta: ContaProdutor | null;
  readonly pix: FichaProdutor['pix'];
}

const TIPO_CNAB = { CPF: 'DOCUMENTO', CNPJ: 'DOCUMENTO', EMAIL: 'EMAIL', TELEFONE: 'TELEFONE', ALEATORIA: 'ALEATORIA' } as const;

/** Where a payment goes: by Pix where there is a key, else to the account; null where there is neither. */
export function destinoDe({ conta, pix }: DadosBancarios): DestinoCnab | null {
  if (pix) return { tipo: 'PIX', chave: pix.chave, tipoDeChave: TIPO_CNAB[pix.tipo] };
  return conta && { tipo: 'CONTA', banco: conta.banco, agencia: conta.agencia, conta: conta.conta };
}

/** The same, as it is shown. */
export function sayDestino({ conta, pix }: DadosBancarios): string | null {
  if (pix) return copy.chavePix(copy.tipoDeChave[pix.tipo], pix.chave);
  return conta && copy.contaDo(conta.banco, conta.agencia, conta.conta);
}
