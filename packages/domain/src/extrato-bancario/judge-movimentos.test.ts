import fc from 'fast-check';
import { judgeMovimentos } from './judge-movimentos.ts';
import { foldMemo, type MovimentoDoBanco, type MovimentoGuardado } from './movimento-do-banco.ts';

const movimento = (mudancas: Partial<MovimentoDoBanco> = {}): MovimentoDoBanco => ({
  fitid: 'F1',
  dia: '2026-11-10',
  valorCentavos: -1_990,
  memo: 'TARIFA PIX',
  ...mudancas,
});
const kept = (todos: readonly MovimentoDoBanco[]): MovimentoGuardado[] => todos.map((um, at) => ({ ...um, id: `m${at}` }));
const judged = (arquivo: readonly MovimentoDoBanco[], conta: readonly MovimentoDoBanco[] = []) =>
  judgeMovimentos(arquivo, kept(conta)).map(({ situacao }) => situacao);

/** The account after a file counts; what is doubtful is added or not, as a person would say of all of them. */
const imported = (
  conta: readonly MovimentoGuardado[],
  arquivo: readonly MovimentoDoBanco[],
  withDuvidosos = false,
): MovimentoGuardado[] => {
  const julgados = judgeMovimentos(arquivo, conta);
  const novos = arquivo.filter((_, at) => julgados[at]?.situacao === 'NOVO' || (withDuvidosos && julgados[at]?.situacao === 'DUVIDOSO'));
  return [...conta, ...novos.map((um, at) => ({ ...um, id: `${conta.length + at}` }))];
};
const counted = (todos: readonly MovimentoDoBanco[], withFitid: boolean): string[] =>
  todos.map(({ fitid, dia, valorCentavos, memo }) => [withFitid ? fitid : '', dia, valorCentavos, foldMemo(memo)].join('|')).toSorted();

it('keeps two movements of one identifier with another amount, memo or day, and says that it is repeated', () => {
  const outro = movimento({ valorCentavos: -2_990 });
  const julgados = judgeMovimentos([movimento(), outro, movimento({ memo: 'IOF' }), movimento({ dia: '2026-11-11' })], []);
  expect(julgados.map(({ situacao, isFitidRepetido }) => [situacao, isFitidRepetido])).toEqual([1, 2, 3, 4].map(() => ['NOVO', true]));
  expect(judged([outro], [movimento()])).toEqual(['NOVO']);
  expect(judged([movimento({ memo: 'ESTORNO DE TARIFA' })], [movimento()])).toEqual(['NOVO']);
});

it('keeps equal movements of one day as many times as the file has them', () => {
  expect(judged([movimento(), movimento()])).toEqual(['NOVO', 'NOVO']);
  expect(judged([movimento(), movimento()], [movimento()])).toEqual(['CONHECIDO', 'NOVO']);
  expect(judged([movimento()], [movimento(), movimento()])).toEqual(['CONHECIDO']);
});

it('knows a memo by other spaces, capitals and accents', () => {
  expect(judged([movimento({ memo: ' Tarífa   pix' })], [movimento()])).toEqual(['CONHECIDO']);
});

it('doubts the same movement under another identifier, but not a third one the account cannot have', () => {
  const renumerados = ['G1', 'G2', 'G3'].map((fitid) => movimento({ fitid }));
  const julgados = judgeMovimentos(renumerados, kept([movimento(), movimento({ fitid: 'F2' })]));
  expect(julgados.map(({ situacao, duvida, guardadoId }) => [situacao, duvida, guardadoId])).toEqual([
    ['DUVIDOSO', 'OUTRO_FITID', 'm0'],
    ['DUVIDOSO', 'OUTRO_FITID', 'm1'],
    ['NOVO', null, null],
  ]);
});

it('doubts a memo that was cut', () => {
  expect(judgeMovimentos([movimento({ memo: 'TARIFA PIX ENVIADO' })], kept([movimento()]))).toMatchObject([
    { situacao: 'DUVIDOSO', duvida: 'MEMO_CORTADO', guardadoId: 'm0' },
  ]);
});

it('knows the movements of an OFX in a CSV, which has no identifiers, and the other way round', () => {
  expect(judged([movimento({ fitid: null }), movimento({ fitid: null })], [movimento()])).toEqual(['CONHECIDO', 'NOVO']);
  expect(judged([movimento()], [movimento({ fitid: null })])).toEqual(['CONHECIDO']);
});

it('judges fifty thousand equal movements against as many', () => {
  const muitos = Array<MovimentoDoBanco>(50_000).fill(movimento());
  const inicio = process.cpuUsage();
  expect(new Set(judged(muitos, muitos))).toEqual(new Set(['CONHECIDO']));
  expect(process.cpuUsage(inicio).user / 1_000_000).toBeLessThan(5);
});

const some = <T>(...valores: readonly T[]) => fc.constantFrom(...valores);
const um = (fitids: readonly (string | null)[]) =>
  fc.record({ fitid: some(...fitids), dia: some('2026-11-10', '2026-11-11'), valorCentavos: some(100, -100), memo: some('pix', 'ted') });
const arquivo = fc.array(um(['1', '2', '3']), { maxLength: 12 });
const qualquer = fc.array(um(['1', '2', null]), { maxLength: 12 });

it('imports a file twice as once, whatever a person says of what is doubtful', () => {
  fc.assert(
    fc.property(qualquer, qualquer, fc.boolean(), (primeiro, segundo, withDuvidosos) => {
      const conta = imported(kept(primeiro), segundo, withDuvidosos);
      expect(imported(conta, segundo, withDuvidosos)).toEqual(conta);
    }),
  );
});

it('adds nothing of a part of what it has, and of an overlapping file only what is beyond', () => {
  fc.assert(
    fc.property(arquivo, fc.nat(12), fc.nat(12), (todos, ate, desde) => {
      expect(imported(kept(todos), todos.slice(0, ate))).toHaveLength(todos.length);
      const dias = todos.toSorted((a, b) => (a.dia < b.dia ? -1 : 1));
      const [primeiro, segundo] = [dias.slice(0, Math.max(ate, desde)), dias.slice(Math.min(ate, desde))];
      const contado = imported(imported([], primeiro, true), segundo, true);
      const max = (todas: readonly string[], key: string) => todas.filter((outra) => outra === key).length;
      const [a, b, c] = [counted(primeiro, true), counted(segundo, true), counted(contado, true)];
      for (const key of new Set([...a, ...b])) expect(max(c, key)).toBe(Math.max(max(a, key), max(b, key)));
    }),
  );
});

it('comes to the same whatever the order of files', () => {
  fc.assert(
    fc.property(fc.array(arquivo, { minLength: 2, maxLength: 4 }), (arquivos) => {
      const run = (ordem: readonly MovimentoDoBanco[][], withDuvidosos: boolean) =>
        ordem.reduce<MovimentoGuardado[]>((conta, file) => imported(conta, file, withDuvidosos), []);
      expect(counted(run(arquivos, true), true)).toEqual(counted(run(arquivos.toReversed(), true), true));
      // left out, what is doubtful may keep the identifier of the file that came first; how many there are is the same
      expect(counted(run(arquivos, false), false)).toEqual(counted(run(arquivos.toReversed(), false), false));
    }),
  );
});

it('adds of a new file exactly what it has, and no identifier makes two of one', () => {
  fc.assert(fc.property(qualquer, (todos) => expect(new Set(judged(todos))).toEqual(new Set(todos.length > 0 ? ['NOVO'] : []))));
});
