import { formatCentavos, formatData, tiposDeContaFinanceira } from '@balcao/domain';
import type { ColunasDaHistoria } from '../registro/index.ts';
import { copy } from './conta-financeira.copy.ts';

const tipos: Readonly<Record<string, string>> = tiposDeContaFinanceira;

/** @param corretoras names by id */
export const colunasDaConta = (corretoras: ReadonlyMap<string, string>): ColunasDaHistoria => ({
  nome: ['Nome', String],
  tipo: ['Tipo', (valor) => tipos[String(valor)] ?? String(valor)],
  corretora_id: ['Corretora', (valor) => corretoras.get(String(valor)) ?? null],
  banco: ['Banco', String],
  agencia: ['Agência', String],
  conta: ['Conta', String],
  convenio: ['Convênio de pagamentos', String],
  saldo_inicial_centavos: ['Saldo inicial', (valor) => formatCentavos(Number(valor))],
  saldo_inicial_em: ['Saldo inicial em', (valor) => formatData(String(valor))],
  ativa: ['Situação', (valor) => (valor === true ? copy.ativa : copy.inativa)],
});
