import { layoutCalls, layoutEvents, onboardingEvents, preferenciasCalls } from '@balcao/contracts';
import { currentSession, emit, prepareCalls } from '@balcao/shared';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openableDialogs } from './dialog.fixture.ts';
import { useFrameKeys } from './frame-keys.resource.ts';
import { Modals } from './modals.component.tsx';

const gateway = fakeGateway();
const preferencias = { tema: 'sistema', densidade: 'confortavel', collapsedMenu: false, showTutorialPlugin: true } as const;
const enderecos = {
  ajuda: 'https://ajuda.balcao.test/',
  extensaoChrome: 'https://loja.balcao.test/extensao',
  extensaoFirefox: 'https://arquivos.balcao.test/extensao.xpi',
  videoIntroducao: null,
};
const html = document.documentElement.dataset;
const forget = (nome: string) => {
  document.cookie = `${nome}=; Max-Age=0; Path=/`;
};

beforeAll(async () => {
  openableDialogs();
  await Promise.all([prepareCalls(), import('./features/extensao/extensao.modal.tsx'), import('./features/novidades/novidades.modal.tsx')]);
  await Promise.all([
    import('./features/saude/saude.modal.tsx'),
    import('./features/paleta/paleta.modal.tsx'),
    import('./features/teclas/teclas.modal.tsx'),
    import('./offers.resource.ts'),
  ]);
});
beforeEach(() => {
  signIn();
  currentSession();
  gateway.answer(preferenciasCalls.getPreferencias, preferencias);
  gateway.answer(layoutCalls.getEnderecos, enderecos);
  gateway.answer(layoutCalls.menus, []);
});
afterEach(() => {
  jest.useRealTimers();
  gateway.reset();
  signOut();
  forget('balcao_extensao_adiada');
  forget('balcao_novidades');
  delete html['balcaoExtensao'];
  act(() => emit(onboardingEvents.tourMudou, { step: 17, loginConfigurado: true, fadeMenu: false }));
});
afterAll(gateway.close);

/** The frame, whose keys are heard before its windows have come. */
function Quadro({ hasWindows = true }: { hasWindows?: boolean }) {
  const isPressed = useFrameKeys(true);
  return (
    <>
      <output>{isPressed ? 'pressed' : 'quiet'}</output>
      {hasWindows && <Modals />}
    </>
  );
}

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const dialog = (name: string) => screen.queryByRole('dialog', { name });

describe('asked for', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }])('opens the palette with %o and K, once', async (keys) => {
    render(<Quadro />);
    const press = new KeyboardEvent('keydown', { key: 'k', cancelable: true, ...keys });
    act(() => void window.dispatchEvent(press));
    expect(press.defaultPrevented).toBe(true);
    expect(await screen.findByRole('dialog', { name: 'Paleta de comandos' })).toBeVisible();
    act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ...keys })));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('opens the palette asked for before the windows came, with what was typed meanwhile, none of which is a key of the page', async () => {
    const heard = jest.fn();
    window.addEventListener('keydown', heard);
    const { rerender } = render(<Quadro hasWindows={false} />);
    expect(screen.getByText('quiet')).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.getByText('pressed')).toBeVisible();
    heard.mockClear();
    await userEvent.keyboard('jorgi{Backspace}e ');
    expect(heard).not.toHaveBeenCalled();
    rerender(<Quadro />);
    const field = await screen.findByRole('combobox');
    expect(field).toHaveValue('jorge ');
    await userEvent.type(field, 'r');
    expect(field).toHaveValue('jorge r');
    window.removeEventListener('keydown', heard);
  });

  it('gives the keyboard back to the page when the palette does not come', async () => {
    jest.useFakeTimers();
    const heard = jest.fn();
    window.addEventListener('keydown', heard);
    const { rerender } = render(<Quadro hasWindows={false} />);
    const press = (key: string, ctrlKey = false) => act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey })));
    press('k', true);
    heard.mockClear();
    press('j');
    expect(heard).not.toHaveBeenCalled();
    await advance(3_000);
    press('j');
    expect(heard).toHaveBeenCalledTimes(1);
    window.removeEventListener('keydown', heard);
    // windows that come much later do not open what nobody expects any more
    await advance(1);
    rerender(<Quadro />);
    await advance(100);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the keys with ?, but not to someone who is typing it', async () => {
    render(
      <>
        <Quadro />
        <input aria-label="campo" />
      </>,
    );
    await userEvent.type(screen.getByLabelText('campo'), '?');
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => screen.getByLabelText('campo').blur());
    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Atalhos do teclado' })).toBeVisible();
  });

  it('tells a member of the staff whom to ask for the health line', async () => {
    render(<Modals />);
    act(() => emit(layoutEvents.contratacaoSaudePedida, {}));
    expect(await screen.findByRole('dialog', { name: 'Contrate a cotação de saúde' })).toBeVisible();
    expect(screen.getByText('Peça a contratação ao administrador da sua corretora.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ver os planos' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Agora não' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads an administrator to the plans', async () => {
    signIn({ administrador: true, hash: 'admin' });
    render(<Modals />);
    act(() => emit(layoutEvents.contratacaoSaudePedida, {}));
    expect(await screen.findByRole('link', { name: 'Ver os planos' })).toHaveAttribute('href', '/assinatura/nova');
  });
});

describe('the extension', () => {
  const titulo = 'Instale a extensão do Balcão';
  // 2.5 s of the first screen's peace, then 1 s, then four times 5 s
  const BUSCA_MS = 2_500 + 1_000 + 4 * 5_000;
  const PAUSA_MS = 3_000;
  const INTEIRO_MS = BUSCA_MS + PAUSA_MS;

  it('is offered when it was not found after a second and four more looks', async () => {
    jest.useFakeTimers();
    render(<Modals />);
    await advance(INTEIRO_MS - 200);
    expect(dialog(titulo)).toBeNull();
    await advance(1_000);
    expect(dialog(titulo)).toBeVisible();
  });

  it('never comes while the user types, and comes when they rest', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    jest.useFakeTimers();
    render(<Modals />);
    field.focus();
    await advance(INTEIRO_MS + 60_000);
    expect(dialog(titulo)).toBeNull();
    field.remove();
    await advance(PAUSA_MS + 1_000);
    expect(dialog(titulo)).toBeVisible();
  });

  it('is not offered where none is published', async () => {
    gateway.answer(layoutCalls.getEnderecos, { ...enderecos, extensaoChrome: null });
    jest.useFakeTimers();
    render(<Modals />);
    await advance(INTEIRO_MS + 5_000);
    expect(dialog(titulo)).toBeNull();
  });

  it('is not offered where it marks the page, even at the last look', async () => {
    jest.useFakeTimers();
    render(<Modals />);
    await advance(BUSCA_MS - 1_000);
    html['balcaoExtensao'] = '1.0.0';
    await advance(5_000);
    expect(dialog(titulo)).toBeNull();
  });

  it.each([
    ['postponed', () => void (document.cookie = 'balcao_extensao_adiada=1; Path=/')],
    [
      'unwanted in the preferences',
      () => gateway.answer(preferenciasCalls.getPreferencias, { ...preferencias, showTutorialPlugin: false }),
    ],
    ['in the tour', () => act(() => emit(onboardingEvents.tourMudou, { step: 3, loginConfigurado: false, fadeMenu: true }))],
    ['not to be known', () => gateway.reply(preferenciasCalls.getPreferencias, refusal(500, 'ERRO', 'x'))],
  ])('is not offered while %s', async (_, arrange) => {
    arrange();
    jest.useFakeTimers();
    render(<Modals />);
    await advance(INTEIRO_MS + 5_000);
    expect(dialog(titulo)).toBeNull();
  });

  it.each([
    ['Mais tarde', null],
    ['Amanhã', 1],
    ['Na próxima semana', 7],
    ['No próximo mês', 30],
    ['Não quero', 365],
  ])('stays away after %s', async (choice, dias) => {
    const written = jest.spyOn(document, 'cookie', 'set');
    render(<Modals />);
    act(() => emit(layoutEvents.extensaoPedida, {}));
    await userEvent.click(await screen.findByRole('button', { name: choice }));
    expect(screen.queryByRole('dialog')).toBeNull();
    const kept = written.mock.calls.map(([cookie]) => cookie).filter((cookie) => cookie.startsWith('balcao_extensao_adiada=1'));
    expect(kept).toEqual(dias === null ? [] : [`balcao_extensao_adiada=1; Max-Age=${dias * 86_400}; Path=/; SameSite=Lax`]);
    written.mockRestore();
  });

  it('goes from installing to asking, and to how it is used once it is there', async () => {
    render(<Modals />);
    act(() => emit(layoutEvents.extensaoPedida, {}));
    const link = await screen.findByRole('link', { name: /Instalar pela loja do Chrome/ });
    expect(link).toHaveAttribute('href', enderecos.extensaoChrome);
    await userEvent.click(screen.getByRole('button', { name: 'Já instalei' }));
    expect(dialog('Já instalou a extensão?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Já instalei' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Ainda não encontramos a extensão nesta página.');
    html['balcaoExtensao'] = '';
    await userEvent.click(screen.getByRole('button', { name: 'Procurar de novo' }));
    expect(dialog('A extensão está pronta')).toBeVisible();
  });

  it('says that its address did not come, and asks again', async () => {
    gateway.reply(layoutCalls.getEnderecos, refusal(500, 'ERRO', 'x'));
    render(<Modals />);
    act(() => emit(layoutEvents.extensaoPedida, {}));
    expect(await screen.findByText('Não foi possível buscar o endereço da extensão.')).toBeVisible();
    gateway.answer(layoutCalls.getEnderecos, { ...enderecos, extensaoChrome: null });
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Ainda não há extensão publicada para o seu navegador.')).toBeVisible();
  });
});

describe('the news', () => {
  const titulo = 'Novidades do Balcão';
  const news = (id: string) => ({ id, titulo: `Notícia ${id}`, texto: 'x', publicadaEm: '2020-08-01', link: null });
  const openAt = async (now: string, dataAssinatura: string) => {
    signIn({ dataAssinatura, hash: dataAssinatura });
    jest.useFakeTimers({ now: new Date(now) });
    gateway.answer(layoutCalls.listNovidades, [news('1'), news('2')]);
    render(<Modals />);
    await advance(3_500 + 3_000);
  };

  it('come to who joined before the cut-off, one at a time', async () => {
    await openAt('2020-09-16T12:00:00Z', '2020-08-31');
    expect(dialog(titulo)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Notícia 1' })).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Próxima novidade' }).click());
    expect(screen.getByRole('heading', { name: 'Notícia 2' })).toBeVisible();
    expect(screen.getByText('2 de 2')).toBeVisible();
  });

  it.each([
    ['2020-09-17T12:00:00Z', '2020-08-31'],
    ['2020-09-10T12:00:00Z', '2020-09-01'],
  ])('do not come at %s to who joined on %s', async (now, joined) => {
    await openAt(now, joined);
    expect(dialog(titulo)).toBeNull();
  });

  it('do not come back for a year once dismissed', async () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    await openAt('2020-09-16T12:00:00Z', '2020-08-31');
    act(() => screen.getByRole('checkbox', { name: 'Não exibir novamente' }).click());
    act(() => screen.getByText('Fechar', { selector: 'button' }).click());
    expect(written.mock.calls.flat()).toContain('balcao_novidades=1; Max-Age=31536000; Path=/; SameSite=Lax');
    written.mockRestore();
  });
});

it('takes the appearance the account chose elsewhere', async () => {
  gateway.answer(preferenciasCalls.getPreferencias, { ...preferencias, tema: 'escuro' });
  const heard = jest.fn();
  const { on } = await import('@balcao/shared');
  const subscription = on(layoutEvents.aparenciaMudou).subscribe(heard);
  jest.useFakeTimers();
  render(<Modals />);
  await advance(3_000);
  expect(heard).toHaveBeenCalledWith({ tema: 'escuro', densidade: 'confortavel' });
  subscription.unsubscribe();
});
