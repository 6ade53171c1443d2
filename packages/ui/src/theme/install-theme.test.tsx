import { claro, escuro } from './colors.theme.ts';
import { installTheme } from './install-theme.theme.ts';
import { compacta, medidas } from './measures.theme.ts';

const read = (nome: string) => getComputedStyle(document.documentElement).getPropertyValue(`--b-${nome}`);
const html = document.documentElement.dataset;

beforeAll(() => installTheme(document));
afterEach(() => {
  delete html['tema'];
  delete html['densidade'];
});

it('is light until something says otherwise, and what says so wins over the system', () => {
  expect(read('fundo')).toBe(claro.fundo);
  html['tema'] = 'escuro';
  expect(read('fundo')).toBe(escuro.fundo);
  html['tema'] = 'claro';
  expect(read('fundo')).toBe(claro.fundo);
});

it('follows the system for sistema as for a page that says nothing', () => {
  const sheet = document.getElementById('balcao-tema')?.textContent ?? '';
  const system = sheet.indexOf('@media (prefers-color-scheme:dark){:root{color-scheme:dark');
  expect(system).toBeGreaterThan(sheet.indexOf(':root{'));
  // of equal weight, so what comes later wins: the choice of the page, then paper
  expect(sheet.indexOf('[data-tema=claro]{color-scheme:light')).toBeGreaterThan(system);
  expect(sheet.indexOf('@media print{:root,[data-tema]{color-scheme:light')).toBeGreaterThan(sheet.indexOf('[data-tema=escuro]{'));
});

it('draws rows and controls closer together when compact, and leaves type and colours alone', () => {
  expect(read('linha')).toBe(medidas.linha);
  html['densidade'] = 'compacta';
  expect([read('linha'), read('controle'), read('espaco4')]).toEqual([compacta.linha, compacta.controle, compacta.espaco4]);
  expect([read('texto14'), read('fundo')]).toEqual([medidas.texto14, claro.fundo]);
});

it('keeps every target of a pointer at 24 px or more', () => {
  for (const nome of ['controle', 'controleBaixo', 'linha', 'linhaBaixa', 'linhaMenu'] as const) {
    expect(Number.parseInt(compacta[nome], 10)).toBeGreaterThanOrEqual(24);
  }
});
