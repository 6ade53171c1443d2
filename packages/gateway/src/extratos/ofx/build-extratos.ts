import { hojeEm, isData } from '@balcao/domain';
import { detectDecimal, parseValorEscrito, type SinalDecimal } from '../parse-valor-escrito.ts';
import { type ExtratoOfx, type MovimentoOfx, OfxRecusado } from './ofx.model.ts';
import type { OuvintesDoOfx } from './walk-sgml.ts';

/** As many movements as a large account has in years. */
const MAX_MOVIMENTOS = 300_000;

type Campos = Record<string, string>;
interface Aberto {
  readonly isCartao: boolean;
  readonly campos: Campos;
  readonly conta: Campos;
  readonly saldo: Campos;
  readonly movimentos: Campos[];
  isListaFechada: boolean;
}

const MOMENTO =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:T?(\d{2}):?(\d{2}):?(\d{2})?(?:\.\d{1,6})?)?\s*(?:\[\s*([+-]?\d{1,2})(?:[.:](\d{2}))?(?::?[^\]]*)?\])?/;

/**
 * The day of a moment as the bank means it: in the zone it names, brought to São Paulo. One without zone, or at midnight, is the day it says:
 * banks that have no time write midnight in whatever zone.
 *
 * @example dayOf('20261111020000[0:GMT]') // '2026-11-10'
 */
export function dayOf(texto: string): string | null {
  const [, ano, mes, dia, hora, minuto, segundo = '00', fuso, meia] = MOMENTO.exec(texto.trim()) ?? [];
  const escrito = `${ano}-${mes}-${dia}`;
  if (!isData(escrito)) return null;
  if (fuso === undefined || hora === undefined || `${hora}${minuto}${segundo}` === '000000') return escrito;
  const minutos = Number(fuso) * 60 + (fuso.startsWith('-') ? -1 : 1) * Number(meia ?? 0);
  const momento = Date.parse(`${escrito}T${hora}:${minuto}:${segundo}Z`) - minutos * 60_000;
  return Number.isNaN(momento) ? null : hojeEm(new Date(momento));
}

const dayOrRefuse = (texto: string): string => {
  const dia = dayOf(texto);
  if (dia === null) throw new OfxRecusado('DIA_INVALIDO', texto);
  return dia;
};

/** Name and memo as one text; banks that have one of them write it in either, or in both. */
function memoOf({ NAME: nome = '', MEMO: memo = '' }: Campos): string {
  if (nome === '' || memo.startsWith(nome)) return memo;
  return memo === '' || nome.startsWith(memo) ? nome : `${nome} ${memo}`;
}

function movimentoOf(campos: Campos, decimal: SinalDecimal): MovimentoOfx {
  const valorCentavos = parseValorEscrito(campos['TRNAMT'] ?? '', decimal);
  if (valorCentavos === null) throw new OfxRecusado('VALOR_INVALIDO', campos['TRNAMT'] ?? campos['FITID'] ?? null);
  return {
    fitid: campos['FITID'] ?? null,
    dia: dayOrRefuse(campos['DTPOSTED'] ?? campos['DTUSER'] ?? ''),
    valorCentavos,
    memo: memoOf(campos).replace(/\s+/g, ' '),
    tipo: (campos['TRNTYPE'] ?? 'OTHER').toUpperCase(),
    documento: campos['CHECKNUM'] ?? campos['REFNUM'] ?? null,
  };
}

function saldoOf({ BALAMT: valor, DTASOF: dia }: Campos, decimal: SinalDecimal, fim: string | null): ExtratoOfx['saldo'] {
  if (valor === undefined) return null;
  const saldoCentavos = parseValorEscrito(valor, decimal);
  if (saldoCentavos === null) throw new OfxRecusado('VALOR_INVALIDO', valor);
  const em = dia === undefined ? fim : dayOf(dia);
  return em === null ? null : { dia: em, saldoCentavos };
}

function extratoOf({ isCartao, campos, conta, saldo, movimentos }: Aberto, decimal: SinalDecimal): ExtratoOfx {
  const numero = conta['ACCTID'];
  if (numero === undefined) throw new OfxRecusado('SEM_CONTA');
  const moeda = (campos['CURDEF'] ?? 'BRL').toUpperCase();
  if (moeda !== 'BRL') throw new OfxRecusado('MOEDA_ESTRANGEIRA', moeda);
  const limite = (nome: 'DTSTART' | 'DTEND'): string | null => (campos[nome] === undefined ? null : dayOf(campos[nome]));
  return {
    banco: conta['BANKID'] ?? null,
    agencia: conta['BRANCHID'] ?? null,
    conta: numero,
    isCartao,
    moeda,
    inicio: limite('DTSTART'),
    fim: limite('DTEND'),
    movimentos: movimentos.map((um) => movimentoOf(um, decimal)),
    saldo: saldoOf(saldo, decimal, limite('DTEND')),
  };
}

/** Statements as their document is walked: what each element belongs to is the last group that began. */
export function createExtratos(): OuvintesDoOfx & { readonly end: (isInteiro: boolean) => ExtratoOfx[] } {
  const abertos: Aberto[] = [];
  let [atual, dono]: [Aberto | null, Campos | null] = [null, null];
  let total = 0;
  const begin = (isCartao: boolean): void => {
    atual = { isCartao, campos: {}, conta: {}, saldo: {}, movimentos: [], isListaFechada: true };
    abertos.push(atual);
    dono = atual.campos;
  };
  const beginMovimento = (): void => {
    total += 1;
    if (total > MAX_MOVIMENTOS) throw new OfxRecusado('MOVIMENTOS_DEMAIS', String(MAX_MOVIMENTOS));
    dono = {};
    atual?.movimentos.push(dono);
  };
  return {
    onOpen: (nome) => {
      if (nome === 'STMTRS' || nome === 'CCSTMTRS') return begin(nome === 'CCSTMTRS');
      if (atual === null) return;
      if (nome === 'BANKACCTFROM' || nome === 'CCACCTFROM') dono = atual.conta;
      else if (nome === 'STMTTRN') beginMovimento();
      else if (nome === 'LEDGERBAL') dono = atual.saldo;
      else if (nome === 'BANKTRANLIST') [atual.isListaFechada, dono] = [false, atual.campos];
      // what is not yet settled is no movement, and nothing of it is of the one before
      else if (nome === 'BANKTRANLISTP' || nome === 'AVAILBAL') dono = {};
    },
    onValue: (nome, texto) => {
      if (dono && !(nome in dono)) dono[nome] = texto;
    },
    onClose: (nome) => {
      if (atual === null) return;
      if (nome === 'BANKTRANLIST') atual.isListaFechada = true;
      if (nome === 'BANKACCTFROM' || nome === 'CCACCTFROM' || nome === 'BANKTRANLIST' || nome === 'LEDGERBAL') dono = atual.campos;
    },
    end: (isInteiro) => {
      if (abertos.some(({ isListaFechada }) => !isListaFechada)) throw new OfxRecusado('TRUNCADO');
      if (!isInteiro) throw new OfxRecusado('TRUNCADO');
      if (abertos.length === 0) throw new OfxRecusado('SEM_EXTRATO');
      const valores = abertos.flatMap(({ movimentos, saldo }) => [...movimentos.map(({ TRNAMT = '' }) => TRNAMT), saldo['BALAMT'] ?? '']);
      // the standard writes a dot; a file that parts centavos by commas says so in some other amount
      const decimal = detectDecimal(valores) ?? '.';
      return abertos.map((um) => extratoOf(um, decimal));
    },
  };
}
