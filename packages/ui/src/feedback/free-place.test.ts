import { freePlaceOf } from './free-place.ts';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
// a phone of 390 × 844 with a notice of 80 pixels at its foot
const fone = { janelaPx: 844, avisos: box(16, 748, 374, 828), barras: [], emUso: [] };

it('stands at the foot where nothing else does', () => {
  expect(freePlaceOf(fone)).toEqual({ isTop: false, basePx: 16 });
});

it('stands above the bar of actions, and above two of them', () => {
  expect(freePlaceOf({ ...fone, barras: [box(0, 788, 390, 844)] })).toEqual({ isTop: false, basePx: 64 });
  expect(freePlaceOf({ ...fone, barras: [box(0, 730, 390, 788), box(0, 788, 390, 844)] })).toEqual({ isTop: false, basePx: 122 });
});

it('does not move for a bar beside it, out of sight, or further up', () => {
  const barras = [box(0, 788, 10, 844), box(0, 900, 390, 956), box(0, 300, 390, 356), box(0, 0, 0, 0)];
  expect(freePlaceOf({ ...fone, barras })).toEqual({ isTop: false, basePx: 16 });
});

it('goes to the head of the window when it would cover the control in use', () => {
  const barras = [box(0, 788, 390, 844)];
  expect(freePlaceOf({ ...fone, barras, emUso: [box(16, 720, 374, 756)] })).toEqual({ isTop: true });
  expect(freePlaceOf({ ...fone, barras, emUso: [box(16, 200, 374, 236)] })).toEqual({ isTop: false, basePx: 64 });
});

it('reads a box as a browser gives it, none of whose sides is its own', () => {
  const asBrowser = (sides: ReturnType<typeof box>) =>
    Object.create(
      {},
      Object.fromEntries(Object.entries(sides).map(([side, px]) => [side, { get: () => px, enumerable: false }])),
    ) as typeof sides;
  const barras = [asBrowser(box(0, 788, 390, 844))];
  expect(freePlaceOf({ ...fone, avisos: asBrowser(fone.avisos), barras })).toEqual({ isTop: false, basePx: 64 });
});
