import type { LeituraDoExtrato } from '@balcao/contracts';
import { isDaConta, type MovimentoDoBanco, type SaldoDoDia } from '@balcao/domain';
import type { LeituraDeBanco, MapeamentoDeBanco } from '../../extratos/banco/read-extrato-tabela.ts';
import { suggestMapeamentoDeBanco } from '../../extratos/banco/suggest-mapeamento-banco.ts';
import { ofxRecusado, tabelaRecusada } from '../../extratos/extratos.errors.ts';
import type { FilaDeExtratos } from '../../extratos/fila-extratos.ts';
import { colunasDesconhecidas, extratoDeOutraConta, linhasIlegiveis } from './extrato-bancario.errors.ts';

/** A movement of a file as it waits to count. */
export interface MovimentoLido extends MovimentoDoBanco {
  readonly tipo: string;
  readonly documento: string | null;
}

/** What a file says of one account. */
export interface ArquivoLido {
  readonly formato: LeituraDoExtrato['formato'];
  readonly inicio: string | null;
  readonly fim: string | null;
  readonly saldo: SaldoDoDia | null;
  readonly movimentos: readonly MovimentoLido[];
}

/** An account as a bank knows it. */
interface ContaDoBanco {
  readonly banco: string | null;
  readonly agencia: string | null;
  readonly conta: string | null;
}

/** A file, and what is known of where the columns of a table stand. */
interface PedidoDeTabela {
  readonly bytes: Uint8Array;
  readonly signal?: AbortSignal | undefined;
  /** Somebody says it now. */
  readonly dito: MapeamentoDeBanco['campos'] | null;
  /** What was said of the account before, the newest first. */
  readonly lembrados: readonly MapeamentoDeBanco['campos'][];
}

/** Lines by which somebody sees what the columns are. */
const LINHAS_DA_PREVIA = 40;

const newest = (saldos: readonly (SaldoDoDia | null)[]): SaldoDoDia | null =>
  saldos.filter((um) => um !== null).toSorted((a, b) => (a.dia < b.dia ? 1 : -1))[0] ?? null;

/** A file without titles of its own says its period by its movements. */
function periodOf(movimentos: readonly MovimentoLido[]): Pick<ArquivoLido, 'inicio' | 'fim'> {
  const dias = movimentos.map(({ dia }) => dia).toSorted();
  return { inicio: dias[0] ?? null, fim: dias.at(-1) ?? null };
}

/** A bank's statement in a table: where its columns are is said, remembered of its account, or told by their titles. */
async function readTabelaDoBanco(fila: FilaDeExtratos, { bytes, signal, dito, lembrados }: PedidoDeTabela): Promise<ArquivoLido> {
  const previa = await fila.read({ como: 'PREVIA', bytes }, signal);
  if (!previa.isLido) throw tabelaRecusada(previa.motivo, previa.trecho);
  const read = (campos: MapeamentoDeBanco['campos']) => fila.read({ como: 'BANCO', bytes, mapeamento: { campos, cabecalho: {} } }, signal);
  if (dito) return toldOf(await read(dito));
  for (const campos of lembrados) {
    const lido = await read(campos);
    // of another layout, its columns are found empty, or hold something else
    if (lido.isLido && lido.recusadas.length === 0) return toldOf(lido);
  }
  const mapeamento = suggestMapeamentoDeBanco(previa.linhas);
  if (!mapeamento)
    throw colunasDesconhecidas(previa.linhas.slice(0, LINHAS_DA_PREVIA).map(({ linha, celulas }) => ({ linha, celulas: [...celulas] })));
  return toldOf(await read(mapeamento.campos));
}

/** @throws {Recusa} 422 at `arquivo` */
function toldOf(lido: LeituraDeBanco): ArquivoLido {
  if (!lido.isLido) throw tabelaRecusada(lido.motivo, lido.trecho);
  const [recusada] = lido.recusadas;
  if (recusada) throw linhasIlegiveis(recusada.linha, recusada.texto, lido.recusadas.length);
  const movimentos = lido.movimentos.map(({ fitid, dia, valorCentavos, memo, documento }) => ({
    fitid,
    dia,
    valorCentavos,
    memo,
    documento,
    tipo: 'OTHER',
  }));
  return { formato: lido.escrita.formato, ...periodOf(movimentos), saldo: lido.saldo, movimentos };
}

/**
 * Reads a bank's file away from the thread that answers everybody else: OFX by what it says, anything else as a table.
 *
 * @throws {Recusa} 422 at `arquivo`: not a statement, cut, of another account, or with a line that is not understood
 */
export async function readArquivo(
  fila: FilaDeExtratos,
  { conta, ...pedido }: PedidoDeTabela & { readonly conta: ContaDoBanco },
): Promise<ArquivoLido> {
  const { bytes, signal } = pedido;
  const ofx = await fila.read({ como: 'OFX', bytes }, signal);
  if (!ofx.isLido) {
    if (ofx.motivo !== 'NAO_E_OFX') throw ofxRecusado(ofx.motivo, ofx.trecho);
    return readTabelaDoBanco(fila, pedido);
  }
  const extratos = ofx.extratos.filter((um) => !um.isCartao && isDaConta(um, conta));
  const [primeiro] = extratos;
  if (!primeiro) {
    const [outro] = ofx.extratos;
    throw extratoDeOutraConta(outro?.banco ?? null, outro?.conta ?? '');
  }
  const movimentos = extratos.flatMap((um) =>
    um.movimentos.map(({ fitid, dia, valorCentavos, memo, tipo, documento }) => ({ fitid, dia, valorCentavos, memo, tipo, documento })),
  );
  const pelosMovimentos = periodOf(movimentos);
  return {
    formato: 'OFX',
    inicio: primeiro.inicio ?? pelosMovimentos.inicio,
    fim: extratos.at(-1)?.fim ?? pelosMovimentos.fim,
    saldo: newest(extratos.map(({ saldo }) => saldo)),
    movimentos,
  };
}
