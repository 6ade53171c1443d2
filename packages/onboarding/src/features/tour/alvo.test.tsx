import { waitForAlvo } from './alvo.resource.ts';

const passo = { destaque: 'loginsSeguradoras', rota: '/configuracao/SeguradorasLogin' } as const;

/** A menu with one closed group, which opens a moment after its heading is pressed. */
function showMenu(rota: string): void {
  document.body.innerHTML = `<div id="slot-menu"><button aria-controls="grupo">Configurações</button><ul id="grupo" hidden><li><a href="${rota}">Linha</a></li></ul></div>`;
  const heading = document.querySelector('button');
  heading?.addEventListener('click', () => setTimeout(() => document.getElementById('grupo')?.removeAttribute('hidden')));
}

beforeEach(() => {
  // jsdom has no layout: an element is visible unless an ancestor is hidden
  const boxOf = (element: Element) => (element.closest('[hidden]') ? [] : [new DOMRect(0, 0, 200, 40)]);
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return boxOf(this) as unknown as DOMRectList;
  });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 200 } as DOMRect);
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});
afterEach(() => jest.restoreAllMocks());

it('waits for the group it opened to show the line', async () => {
  showMenu(passo.rota);
  expect(await waitForAlvo(passo, new AbortController().signal)).toHaveAttribute('href', passo.rota);
});

it('does not wait for a line that the menu does not have', async () => {
  showMenu('/home');
  const timer = jest.spyOn(globalThis, 'setTimeout');
  expect(await waitForAlvo(passo, new AbortController().signal)).toBeNull();
  expect(timer).not.toHaveBeenCalled();
});

it('waits for a menu that has not loaded yet', async () => {
  document.body.innerHTML = '';
  const timer = jest.spyOn(globalThis, 'setTimeout');
  const found = waitForAlvo(passo, new AbortController().signal);
  expect(timer).toHaveBeenCalled();
  showMenu(passo.rota);
  expect(await found).toHaveAttribute('href', passo.rota);
});
