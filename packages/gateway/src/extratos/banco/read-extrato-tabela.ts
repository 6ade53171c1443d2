import { findSaldoQuebrado, type MovimentoDoBanco, type SaldoDoDia } from '@balcao/domain';
import { type CamposLocalizados, locateCampos } from '../tabela/locate-campos.ts';
import { createLeitorDeValores, type LeitorDeValores, parseDiaEscrito } from '../tabela/parse-celula.ts';
import { readTabela } from '../tabela/read-tabela.ts';
import {
  type EscritaDoArquivo,
  type LeituraRecusada,
  type LinhaDaTabela,
  type LinhaRecusada,
  type Mapeamento,
  readLinhas,
  readOrTell,
} from '../tabela/tabela.model.ts';

/** Fields of a line of a bank's statement: one signed amount, or what comes and what goes apart. */
export type CampoDoMovimento = 'dia' | 'memo' | 'valor' | 'entrada' | 'saida' | 'sentido' | 'documento' | 'saldo';

export type MapeamentoDeBanco = Mapeamento<CampoDoMovimento>;

/** A movement of a file without identifiers. */
export interface MovimentoDaTabela extends MovimentoDoBanco {
  readonly linha: number;
  readonly documento: string | null;
  readonly saldoCentavos: number | null;
}

/** A bank's statement that was read from a table, or why not. */
export type LeituraDeBanco =
  | {
      readonly isLido: true;
      readonly escrita: EscritaDoArquivo;
      readonly movimentos: readonly MovimentoDaTabela[];
      readonly recusadas: readonly LinhaRecusada[];
      /** Lines that are of no movement: balances, totals, titles. */
      readonly ignoradas: readonly LinhaDaTabela[];
      /** The last balance of the file, where its lines have one. */
      readonly saldo: SaldoDoDia | null;
      /** Line whose balance is not the one before it and its own amount; null where all agree. */
      readonly linhaDoSaldoQuebrado: number | null;
    }
  | LeituraRecusada;

const VALORES = ['valor', 'entrada', 'saida', 'saldo'] as const;
/** Lines by which banks tell a balance among movements. */
const SO_SALDO = /^\s*(saldo|s a l d o)\b/i;
const SAI = /^(d|deb|débito|debito|saída|saida|-)$/i;

interface Leitura {
  readonly localizados: CamposLocalizados<CampoDoMovimento>;
  readonly valores: LeitorDeValores;
}

/** The amount of a line with its sign: what goes out is negative however it is written; null when it is none. */
function amountOf({ localizados, valores }: Leitura, linha: LinhaDaTabela): number | null {
  const read = (campo: CampoDoMovimento): string => localizados.read(campo, linha);
  const partes = (['entrada', 'saida'] as const).flatMap((campo) => {
    const valor = read(campo) === '' ? 0 : valores.read(read(campo));
    return valor === 0 ? [] : [valor === null ? null : campo === 'saida' ? -Math.abs(valor) : Math.abs(valor)];
  });
  if (partes.length > 1) return null;
  const [parte] = partes;
  if (parte !== undefined) return parte;
  const valor = valores.read(read('valor'));
  return valor !== null && SAI.test(read('sentido').trim()) ? -Math.abs(valor) : valor;
}

function movementOf(leitura: Leitura, linha: LinhaDaTabela): MovimentoDaTabela | LinhaRecusada | null {
  const read = (campo: CampoDoMovimento): string => leitura.localizados.read(campo, linha);
  const [memo, escrito] = [read('memo'), read('dia')];
  const semValor = (['valor', 'entrada', 'saida'] as const).every((campo) => read(campo) === '');
  if (SO_SALDO.test(memo) || (semValor && escrito === '') || (semValor && read('saldo') !== '')) return null;
  const refused = (campo: CampoDoMovimento, motivo: LinhaRecusada['motivo'], texto: string): LinhaRecusada => ({
    linha: linha.linha,
    campo,
    motivo,
    texto,
  });
  const valorCentavos = amountOf(leitura, linha);
  if (valorCentavos === null) return refused('valor', 'VALOR_INVALIDO', read('valor') || read('entrada') || read('saida'));
  const dia = parseDiaEscrito(escrito);
  if (dia === null) return refused('dia', 'DIA_INVALIDO', escrito);
  return {
    linha: linha.linha,
    fitid: null,
    dia,
    valorCentavos,
    memo: memo.replace(/\s+/g, ' '),
    documento: read('documento') || null,
    saldoCentavos: leitura.valores.read(read('saldo')),
  };
}

/** The balance of the newest day: files go from the oldest line or from the newest. */
function lastBalance(movimentos: readonly MovimentoDaTabela[]): SaldoDoDia | null {
  const [primeiro, ultimo] = [movimentos[0], movimentos.at(-1)];
  const novo = primeiro && ultimo && primeiro.dia > ultimo.dia ? primeiro : ultimo;
  return novo && novo.saldoCentavos !== null ? { dia: novo.dia, saldoCentavos: novo.saldoCentavos } : null;
}

async function readWhole(bytes: Uint8Array, mapeamento: MapeamentoDeBanco): Promise<LeituraDeBanco> {
  const tabela = await readTabela(bytes, mapeamento);
  const localizados = locateCampos(tabela, mapeamento);
  const escritos = localizados.linhas.flatMap((linha) => VALORES.map((campo) => localizados.read(campo, linha)));
  const valores = createLeitorDeValores(escritos, mapeamento.isCentavos ?? false);
  const {
    lidas: movimentos,
    recusadas,
    ignoradas,
  } = readLinhas<MovimentoDaTabela>(localizados.linhas, (linha) => movementOf({ localizados, valores }, linha));
  const quebra = findSaldoQuebrado(movimentos);
  return {
    isLido: true,
    escrita: { formato: tabela.formato, codificacao: tabela.codificacao, decimal: valores.decimal },
    movimentos,
    recusadas,
    ignoradas,
    saldo: lastBalance(movimentos),
    linhaDoSaldoQuebrado: quebra === null ? null : (movimentos[quebra]?.linha ?? null),
  };
}

/** Reads a bank's statement by a mapping of its columns: CSV, XLSX, TXT of fixed width or PDF with text. */
export const readExtratoTabela = (bytes: Uint8Array, mapeamento: MapeamentoDeBanco): Promise<LeituraDeBanco> =>
  readOrTell(() => readWhole(bytes, mapeamento));
