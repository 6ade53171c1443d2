import { isData } from '../datas/parse-data.ts';
import { layoutsCnab, type LayoutCnab } from './layouts-cnab.ts';
import { ocorrenciasCnab, type SituacaoCnab } from './ocorrencias-cnab.ts';
import { parseCentavosCnab, readRegistro, TAMANHO_CNAB } from './registro-cnab.ts';

/** What a bank says of a payment. */
export interface PagamentoRetornado {
  readonly lote: string;
  readonly seuNumero: string;
  readonly nossoNumero: string | null;
  /** Integer centavos. */
  readonly valorCentavos: number;
  /** Day it was paid, and how much; null while it was not. */
  readonly efetivadoEm: string | null;
  readonly valorEfetivoCentavos: number | null;
  readonly situacao: SituacaoCnab;
  /** Codes of the bank, up to five. */
  readonly ocorrencias: readonly string[];
}

/** Why a return file is not read. */
export type MotivoRetorno =
  | 'VAZIO'
  | 'NAO_E_CNAB_240'
  | 'BANCO_DESCONHECIDO'
  | 'NAO_E_RETORNO'
  | 'TRUNCADO'
  | 'TOTAIS_DIFEREM'
  | 'VALOR_INVALIDO';

/** A return file that was read, or why not and at which line, from 1. */
export type LeituraDeRetorno =
  | { readonly isLido: true; readonly banco: string; readonly inscricao: string; readonly pagamentos: readonly PagamentoRetornado[] }
  | { readonly isLido: false; readonly motivo: MotivoRetorno; readonly linha: number };

/** What old systems put at the end of a file. */
const FIM_DE_ARQUIVO = '\u001a';

const refused = (motivo: MotivoRetorno, linha: number): LeituraDeRetorno => ({ isLido: false, motivo, linha });

/** What decides of several codes: a refusal before anything, then what nobody knows, then whether it was paid. */
const ORDEM: readonly SituacaoCnab[] = ['REJEITADO', 'DESCONHECIDO', 'PAGO', 'AGENDADO'];

/** Codes are two letters each, one after the other. */
function codesOf(texto: string): string[] {
  return (texto.match(/.{1,2}/g) ?? []).map((codigo) => codigo.trim()).filter((codigo) => codigo !== '');
}

function situationOf(codigos: readonly string[], efetivadoEm: string | null): SituacaoCnab {
  const ditas = codigos.map((codigo) => ocorrenciasCnab[codigo]?.situacao ?? 'DESCONHECIDO');
  const pior = ORDEM.find((situacao) => ditas.includes(situacao));
  // a bank that says no code says by the day it paid
  return pior ?? (efetivadoEm === null ? 'DESCONHECIDO' : 'PAGO');
}

function paymentOf(linha: string, { segmentoA }: LayoutCnab): PagamentoRetornado | null {
  const lido = readRegistro(segmentoA, linha);
  const texto = (nome: string): string => lido[nome] ?? '';
  const [valorCentavos, efetivo] = [parseCentavosCnab(texto('valor')), parseCentavosCnab(texto('valorEfetivo') || '0')];
  if (valorCentavos === null || efetivo === null) return null;
  const [, dia, mes, ano] = /^(\d{2})(\d{2})(\d{4})$/.exec(texto('efetivadoEm')) ?? [];
  const efetivadoEm = isData(`${ano}-${mes}-${dia}`) ? `${ano}-${mes}-${dia}` : null;
  const ocorrencias = codesOf(linha.slice(230));
  return {
    lote: texto('lote'),
    seuNumero: texto('seuNumero'),
    nossoNumero: texto('nossoNumero') || null,
    valorCentavos,
    efetivadoEm,
    valorEfetivoCentavos: efetivadoEm === null ? null : efetivo,
    situacao: situationOf(ocorrencias, efetivadoEm),
    ocorrencias,
  };
}

interface LoteLido {
  registros: number;
  soma: bigint;
}

/** Each lot and the file say how many records they have and what they come to; null when they agree with what was read. */
function findDifference(linhas: readonly string[], layout: LayoutCnab): number | null {
  let lote: LoteLido = { registros: 0, soma: 0n };
  let lotes = 0;
  for (const [at, linha] of linhas.entries()) {
    const tipo = linha[7];
    lote.registros += 1;
    if (tipo === '1') lote = { registros: 1, soma: 0n };
    if (tipo === '3' && linha[13] === 'A') lote.soma += BigInt(parseCentavosCnab(linha.slice(119, 134)) ?? 0);
    if (tipo !== '5') continue;
    lotes += 1;
    const { registros = '', soma = '' } = readRegistro(layout.trailerLote, linha);
    if (Number(registros) !== lote.registros || !/^\d+$/.test(soma) || BigInt(soma) !== lote.soma) return at + 1;
  }
  const { lotes: ditos, registros } = readRegistro(layout.trailerArquivo, linhas.at(-1) ?? '');
  return Number(ditos) === lotes && Number(registros) === linhas.length ? null : linhas.length;
}

/**
 * Reads the return file of payments in CNAB 240, of a bank whose layout is known: what became of each payment, by the number we gave it. A file
 * that is not whole, or whose totals are not those of its records, is told and never read by halves.
 *
 * @param texto letters of the file, however its lines end
 * @example readRetorno(texto) // { isLido: true, banco: '001', pagamentos: [{ seuNumero: 'REP1', situacao: 'PAGO', … }] }
 */
export function readRetorno(texto: string): LeituraDeRetorno {
  const linhas = texto
    .replaceAll(FIM_DE_ARQUIVO, '')
    .split(/\r?\n/)
    .filter((linha) => linha.trim() !== '');
  const [primeira] = linhas;
  if (!primeira) return refused('VAZIO', 0);
  const curta = linhas.findIndex((linha) => linha.length !== TAMANHO_CNAB);
  if (primeira.length !== TAMANHO_CNAB || primeira[7] !== '0') return refused('NAO_E_CNAB_240', 1);
  const layout = Object.values(layoutsCnab).find(({ banco }) => banco === primeira.slice(0, 3));
  if (!layout) return refused('BANCO_DESCONHECIDO', 1);
  if (primeira[142] !== '2') return refused('NAO_E_RETORNO', 1);
  if (curta >= 0) return refused('TRUNCADO', curta + 1);
  if (linhas.at(-1)?.[7] !== '9') return refused('TRUNCADO', linhas.length);
  const pagamentos: PagamentoRetornado[] = [];
  for (const [at, linha] of linhas.entries()) {
    if (linha[7] !== '3' || linha[13] !== 'A') continue;
    const pagamento = paymentOf(linha, layout);
    if (!pagamento) return refused('VALOR_INVALIDO', at + 1);
    pagamentos.push(pagamento);
  }
  const difere = findDifference(linhas, layout);
  if (difere !== null) return refused('TOTAIS_DIFEREM', difere);
  return { isLido: true, banco: layout.banco, inscricao: readRegistro(layout.headerArquivo, primeira)['inscricao'] ?? '', pagamentos };
}
