import { CHAVE_PROVA, forgetProva, keepProva, readProva } from './prova.storage.ts';

const prova = { origem: 'login', hash: 'prova-de-senha-vencida-01' } as const;
let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  forgetProva();
});

it('keeps the proof for this tab, and forgets it', () => {
  keepProva(prova);
  expect(sessionStorage.getItem(CHAVE_PROVA)).toBe(`login:${prova.hash}`);
  expect(readProva()).toEqual(prova);
  forgetProva();
  expect(readProva()).toBeNull();
});

it.each(['setItem', 'getItem', 'removeItem'] as const)(
  'goes on without the copy where the browser forbids %s, and says so in the log alone',
  (what) => {
    jest.spyOn(Storage.prototype, what).mockImplementation(() => {
      throw new DOMException('negado', 'SecurityError');
    });
    expect(() => {
      keepProva(prova);
      readProva();
      forgetProva();
    }).not.toThrow();
    expect(logged).toHaveBeenCalled();
  },
);

it('still has, until the page goes, what the browser would not keep', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('cheio', 'QuotaExceededError');
  });
  keepProva(prova);
  expect(readProva()).toEqual(prova);
});
