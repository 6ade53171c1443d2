import {
  layoutCalls,
  onboardingCalls,
  onboardingEvents,
  type PerfilSeguradoras,
  type Sessao,
  type Tour as EstadoTour,
} from '@balcao/contracts';
import { currentSession, emit, on } from '@balcao/shared';
import { QueryProvider, queryClient } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tour } from './tour.component.tsx';

const gateway = fakeGateway();
const user = userEvent.setup({ delay: null });
const written = jest.spyOn(document, 'cookie', 'set');
const ativo: PerfilSeguradoras = { status: 'active', user_id: 'u', credentials_active: 2 };
const told: unknown[] = [];
for (const event of [onboardingEvents.tourDisponivel, onboardingEvents.tourMudou])
  on(event as typeof onboardingEvents.tourMudou).subscribe((fact) => told.push(fact));
// with reduced motion the spotlight moves without animation
window.matchMedia = (query) => ({ matches: query.includes('reduced-motion') }) as MediaQueryList;

const at = (step: number): EstadoTour => ({ step, loginConfigurado: false, fadeMenu: false });
const vidas = () => written.mock.calls.map(([cookie]) => /^balcao_tour=.*Max-Age=(\d+)/.exec(cookie)?.[1]).filter(Boolean);
const saved = () => gateway.pedidos.filter(({ method }) => method === 'PUT').map(({ input }) => input['step']);
const card = (titulo: string) => screen.findByRole('dialog', { name: titulo });

interface Cenario {
  readonly step?: number;
  readonly perfil?: PerfilSeguradoras | null;
  readonly sessao?: Partial<Sessao>;
}
function open({ step = 0, perfil = null, sessao = {} }: Cenario = {}) {
  const atual = signIn({ token: crypto.randomUUID(), username: 'Marina Prado', ...sessao });
  currentSession();
  gateway.answer(onboardingCalls.getTour, at(step));
  gateway.answer(onboardingCalls.getPerfil, perfil);
  return render(
    <QueryProvider>
      <main aria-busy="false" />
      <Tour sessao={atual} />
    </QueryProvider>,
  );
}

beforeEach(() => {
  window.history.replaceState(null, '', '/home');
  document.cookie = 'balcao_tour=; Max-Age=0; Path=/';
  written.mockClear();
  told.length = 0;
  gateway.answer(layoutCalls.getEnderecos, { ajuda: 'https://a.test', extensaoChrome: null, extensaoFirefox: null, videoIntroducao: null });
  gateway.reply(onboardingCalls.saveTour, ({ input }) => ({ status: 200, body: { success: true, data: input } }));
});
afterEach(() => {
  cleanup();
  gateway.reset();
  queryClient.clear();
  signOut();
});
afterAll(gateway.close);

describe('the numbered tour', () => {
  it('welcomes a first access at home, then introduces the product, then points at the insurer logins', async () => {
    window.history.replaceState(null, '', '/multicalculo/orcamentos');
    open({ sessao: { primeiroAcesso: true } });
    await screen.findByRole('dialog', { name: 'Boas-vindas ao Balcão, Marina!' });
    expect(window.location.pathname).toBe('/home');
    await user.click(screen.getByRole('button', { name: 'Começar' }));
    const video = await screen.findByRole('dialog', { name: 'Como o Balcão funciona' });
    expect(await within(video).findByText('Documentos sem digitação')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await card('Logins das seguradoras')).toHaveTextContent('3 de 16');
    expect(saved()).toEqual([1, 2, 3]);
    expect(told).toContainEqual({ step: 2, loginConfigurado: false, fadeMenu: true });
    expect(told).toContainEqual({ step: 3, loginConfigurado: false, fadeMenu: false });
  });

  it('goes to the highlighted page, forward and back', async () => {
    open({ step: 3 });
    await card('Logins das seguradoras');
    await user.click(screen.getByRole('button', { name: 'Próximo' }));
    await card('Cadastre o primeiro login');
    expect(window.location.pathname).toBe('/configuracao/SeguradorasLogin');
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    await card('Logins das seguradoras');
    expect(saved()).toEqual([4, 3]);
  });

  it('advances when the user follows the instruction', async () => {
    open({ step: 5 });
    await card('Busca de documentos');
    act(() => {
      window.history.pushState(null, '', '/buscas/docs');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await card('Escolha o que buscar');
    expect(saved()).toEqual([6]);
  });

  it('ends with the help, the hours of the chat and everything unlocked', async () => {
    open({ step: 16 });
    expect(await card('Ajuda quando precisar')).toHaveTextContent('segunda a sexta, das 9h30 às 19h');
    await user.click(screen.getByRole('button', { name: 'Concluir' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saved()).toEqual([17]);
    expect(told.at(-1)).toEqual({ step: 17, loginConfigurado: false, fadeMenu: false });
  });

  it('can be left at any step without starting the guided tour', async () => {
    open({ step: 4 });
    await card('Cadastre o primeiro login');
    await user.click(screen.getByRole('button', { name: 'Sair do tour' }));
    await waitFor(() => expect(saved()).toEqual([17]));
    expect(vidas()).toEqual(['172800']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('continues on this page when saving fails', async () => {
    gateway.drop(onboardingCalls.saveTour);
    open({ step: 6 });
    await card('Escolha o que buscar');
    await user.click(screen.getByRole('button', { name: 'Próximo' }));
    expect(await card('Confira o que veio')).toBeVisible();
  });
});

describe('the guided tour', () => {
  it('starts automatically once for a user without credentials, and is then hidden for 2 days', async () => {
    open({ step: 17 });
    expect(await card('Logins das seguradoras')).toHaveTextContent('1 de 6');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(vidas()).toEqual(['172800']);
    expect(saved()).toEqual([]);
  });

  it.each<[string, PerfilSeguradoras]>([
    ['the profile is not active', { ...ativo, status: 'inactive' }],
    ['no credential is active', { ...ativo, credentials_active: 0 }],
  ])('starts automatically when %s', async (_, perfil) => {
    open({ perfil });
    expect(await card('Logins das seguradoras')).toBeVisible();
  });

  it('does not start for a user with credentials, and is hidden for 30 days', async () => {
    open({ perfil: ativo });
    await waitFor(() => expect(vidas()).toEqual(['2592000']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('makes no request and does not start while its cookie is valid', async () => {
    document.cookie = 'balcao_tour=true; Path=/';
    open();
    await waitFor(() => expect(told).toContainEqual({ disponivel: true }));
    expect(gateway.pedidos.some(({ path }) => path.endsWith('/perfil-seguradoras'))).toBe(false);
  });

  it('starts again when requested by the bar, and is then hidden for 30 days for a user with credentials', async () => {
    document.cookie = 'balcao_tour=true; Path=/';
    open({ perfil: ativo });
    await waitFor(() => expect(told).toContainEqual({ disponivel: true }));
    act(() => emit(onboardingEvents.tourPedido, {}));
    await card('Logins das seguradoras');
    // the profile has arrived too
    await waitFor(() => expect(told.filter((fact) => 'disponivel' in (fact as object))).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Sair do tour' }));
    await waitFor(() => expect(vidas()).toEqual(['2592000']));
  });

  it('begins for a request made long before it arrived, and not again for one that was dealt with', async () => {
    document.cookie = 'balcao_tour=true; Path=/';
    emit(onboardingEvents.tourPedido, {});
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    const first = open();
    await card('Logins das seguradoras');
    now.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Sair do tour' }));
    first.unmount();
    told.length = 0;
    open();
    await waitFor(() => expect(told).toContainEqual({ disponivel: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('hides the button and counts as seen for 2 days when the profile could not be read', async () => {
    const { unmount } = open();
    unmount();
    told.length = 0;
    written.mockClear();
    queryClient.clear();
    gateway.reply(onboardingCalls.getPerfil, refusal(500, 500, 'x'));
    const atual = signIn({ token: crypto.randomUUID() });
    currentSession();
    render(
      <QueryProvider>
        <Tour sessao={atual} />
      </QueryProvider>,
    );
    await waitFor(() => expect(told).toContainEqual({ disponivel: false }));
    expect(vidas()).toEqual(['172800']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes forward and back through its stops to the last', async () => {
    open();
    await card('Logins das seguradoras');
    expect(document.querySelector('.driver-active-element')).not.toBeNull();
    expect(document.querySelector('.driver-active-element:is([aria-haspopup], [aria-expanded], [aria-controls])')).toBeNull();
    expect(screen.getByRole('button', { name: 'Próximo' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Próximo' }));
    await card('Busca de documentos');
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    await card('Logins das seguradoras');
    for (const titulo of ['Busca de documentos', 'Importação de PDF', 'Multicálculo', 'Início', 'Ajuda quando precisar']) {
      await user.click(screen.getByRole('button', { name: 'Próximo' }));
      await card(titulo);
    }
    await user.click(screen.getByRole('button', { name: 'Concluir' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
