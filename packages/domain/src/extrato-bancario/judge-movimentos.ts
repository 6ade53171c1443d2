import { foldMemo, type MovimentoDoBanco, type MovimentoGuardado } from './movimento-do-banco.ts';

/** What a movement of a file is to the account: to be added, already there, or for a person to say. */
export type SituacaoMovimento = 'NOVO' | 'CONHECIDO' | 'DUVIDOSO';

/** Why a movement is doubtful. */
export type DuvidaMovimento =
  /** The same day, amount and memo under another identifier: banks that number anew at each download. */
  | 'OUTRO_FITID'
  /** The same identifier, day and amount, and a memo that goes on from the other: one of the two was cut. */
  | 'MEMO_CORTADO';

/** A movement of the file, judged. */
export interface MovimentoJulgado {
  /** Place in the file, from 0. */
  readonly indice: number;
  readonly situacao: SituacaoMovimento;
  readonly duvida: DuvidaMovimento | null;
  /** The movement of the account it is, or may be. */
  readonly guardadoId: string | null;
  /** Its identifier is also another movement's, of the account or of the file. */
  readonly isFitidRepetido: boolean;
}

/** What day, amount and memo say; what is equal in these is the same, as often as both sides have it. */
const weakKey = ({ dia, valorCentavos, memo }: MovimentoDoBanco): string => `${dia}|${valorCentavos}|${foldMemo(memo)}`;

/** Puts each thing under its key; what has no key is left out. */
function grouped<T>(todos: Iterable<T>, keyOf: (um: T) => string | null): Map<string, T[]> {
  const grupos = new Map<string, T[]>();
  for (const um of todos) {
    const key = keyOf(um);
    if (key === null) continue;
    const grupo = grupos.get(key);
    if (grupo) grupo.push(um);
    else grupos.set(key, [um]);
  }
  return grupos;
}

type Par = readonly [indice: number, MovimentoDoBanco];

/** Pairs movements of one key with those of the account, each once: by what `isSame` asks. */
function pairUp(
  pares: readonly Par[],
  guardados: MovimentoGuardado[],
  isSame: (um: MovimentoDoBanco, outro: MovimentoGuardado) => boolean,
  tell: (indice: number, guardado: MovimentoGuardado) => void,
): Par[] {
  return pares.filter(([indice, movimento]) => {
    const at = guardados.findIndex((guardado) => isSame(movimento, guardado));
    const [guardado] = at < 0 ? [] : guardados.splice(at, 1);
    if (guardado) tell(indice, guardado);
    return !guardado;
  });
}

/** One group of movements of the same identifier, taken from the account's by how many there are. */
function pairSame(
  pares: readonly Par[],
  guardados: MovimentoGuardado[],
  tell: (indice: number, guardado: MovimentoGuardado) => void,
): Par[] {
  const porFitid = grouped(guardados, ({ fitid }) => fitid ?? '');
  const usados = new Set<MovimentoGuardado>();
  const sobram = pares.filter(([indice, { fitid }]) => {
    const guardado = porFitid.get(fitid ?? '')?.shift();
    if (!guardado) return true;
    usados.add(guardado);
    tell(indice, guardado);
    return false;
  });
  const restam = guardados.filter((guardado) => !usados.has(guardado));
  guardados.splice(0, guardados.length, ...restam);
  return sobram;
}

const isCut = (um: string, outro: string): boolean => um !== outro && (um.startsWith(outro) || outro.startsWith(um));

/**
 * Judges each movement of a bank's file against what the account already has. Two movements of one identifier with another amount, day or
 * memo are two movements; equal ones are kept as many times as the file, or the account, has them (a multiset: the more of the two), so that
 * the same file again, or one whose period overlaps, adds nothing, in whatever order files come. A file that says no identifier (CSV) is
 * compared with one that does by day, amount and memo.
 *
 * @param arquivo movements in the order of the file, of one account
 * @param guardados what the account has, at least on the days of the file
 * @returns one judgement per movement, in their order
 * @example judgeMovimentos([pix, pix], [{ ...pix, id: 'm1' }]).map(({ situacao }) => situacao) // ['CONHECIDO', 'NOVO']
 */
export function judgeMovimentos(arquivo: readonly MovimentoDoBanco[], guardados: readonly MovimentoGuardado[]): MovimentoJulgado[] {
  const ditos = new Map<number, Pick<MovimentoJulgado, 'situacao' | 'duvida' | 'guardadoId'>>();
  const known = (indice: number, { id }: MovimentoGuardado): void =>
    void ditos.set(indice, { situacao: 'CONHECIDO', duvida: null, guardadoId: id });
  const doubt = (duvida: DuvidaMovimento) => (indice: number, guardado: MovimentoGuardado) =>
    void ditos.set(indice, { situacao: 'DUVIDOSO', duvida, guardadoId: guardado.id });
  const daConta = grouped(guardados, weakKey);
  const doArquivo = grouped(arquivo.entries(), ([, movimento]) => weakKey(movimento));
  const sobram: Par[] = [];
  for (const [key, pares] of doArquivo) {
    const la = daConta.get(key) ?? [];
    const semMesmo = pairSame(pares, la, known);
    const semNenhum = pairUp(semMesmo, la, (um, outro) => um.fitid === null || outro.fitid === null, known);
    sobram.push(...pairUp(semNenhum, la, () => true, doubt('OUTRO_FITID')));
  }
  const porFitid = grouped([...daConta.values()].flat(), fitidKey);
  for (const par of sobram) {
    const la = porFitid.get(fitidKey(par[1]) ?? '') ?? [];
    pairUp([par], la, ({ memo }, outro) => isCut(foldMemo(memo), foldMemo(outro.memo)), doubt('MEMO_CORTADO'));
  }
  const repetidos = repeated([...arquivo, ...guardados]);
  return arquivo.map(({ fitid }, indice) => ({
    indice,
    ...(ditos.get(indice) ?? { situacao: 'NOVO', duvida: null, guardadoId: null }),
    isFitidRepetido: fitid !== null && repetidos.has(fitid),
  }));
}

const fitidKey = ({ fitid, dia, valorCentavos }: MovimentoDoBanco): string | null =>
  fitid === null ? null : `${fitid}|${dia}|${valorCentavos}`;

/** Identifiers that more than one movement has, once equal ones count as one. */
function repeated(todos: readonly MovimentoDoBanco[]): Set<string> {
  const keys = new Map<string, string>();
  const repetidos = new Set<string>();
  for (const movimento of todos) {
    if (movimento.fitid === null) continue;
    const key = weakKey(movimento);
    if ((keys.get(movimento.fitid) ?? key) !== key) repetidos.add(movimento.fitid);
    keys.set(movimento.fitid, key);
  }
  return repetidos;
}
