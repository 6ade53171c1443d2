import { assinaturaCalls, contaCalls } from '@balcao/contracts';
import { catalogoDeErros } from '@balcao/domain';
import { call, currentSession, endSession, useSession } from '@balcao/shared';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type DefinicaoDoForm, EnvioRecusado, openGuardado, semAviso, useForm } from './index.ts';

const gateway = fakeGateway();
const user = userEvent.setup();
const conta = {
  nome: 'Rita',
  email: 'rita@balcao.test',
  telefone: null,
  administrador: false,
  nomeCorretora: 'Vale',
  emailConfirmado: true,
  criadaEm: '2024-03-01T12:00:00.000Z',
};
interface Dados {
  readonly nome: string;
  readonly telefone: string;
}
type Definicao = DefinicaoDoForm<Dados, unknown, keyof Dados>;

const inicial: Dados = { nome: '', telefone: '' };
const saveConta = ({ nome, telefone }: Dados) => call(contaCalls.saveConta, { nome: nome || 'Sem nome', telefone: telefone || null });
// the first on the page, as `focusCampo` of ui
const goTo = (campos: readonly string[]) => [...document.querySelectorAll('input')].find(({ id }) => campos.includes(id))?.focus();
const parse = (valor: unknown) => valor as Dados | null;

/** A form as a page writes one, with plain inputs in the place of ui's fields. */
function Formulario(definicao: Partial<Definicao>) {
  const form = useForm<Dados, unknown>({ inicial, send: saveConta, goTo, ...definicao });
  const input = (campo: keyof Dados) => {
    const { name, value, error, onChange } = form.bind(campo);
    return (
      <div>
        <input
          id={name}
          aria-label={campo}
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={`${campo}-erro`}
          onChange={(event) => onChange(event.target.value, name)}
        />
        <span id={`${campo}-erro`}>{error}</span>
      </div>
    );
  };
  return (
    <form onSubmit={(event) => void form.submit(event)}>
      {form.aviso && <p role="alert">{form.aviso}</p>}
      <ul key={form.tentativa}>
        {form.resumo.map(({ campo, mensagem }) => (
          <li key={campo}>{`${campo}: ${mensagem}`}</li>
        ))}
      </ul>
      {input('nome')}
      {input('telefone')}
      <button type="submit" aria-busy={form.isBusy}>
        {form.isRepetivel ? 'Tentar novamente' : 'Salvar'}
      </button>
      <button type="button" onClick={() => form.retype(inicial)}>
        Desfazer
      </button>
      <output>{`${form.isDirty ? 'por salvar' : 'salvo'}${form.isRestaurado ? ', de antes' : ''}`}</output>
    </form>
  );
}
const field = (campo: keyof Dados) => screen.getByLabelText(campo);
const press = (nome = 'Salvar') => user.click(screen.getByRole('button', { name: nome }));
const state = () => screen.getByRole('status').textContent;
const keysOf = () => gateway.pedidos.map(({ headers }) => headers['idempotency-key']);
const refuseFields = (...errors: readonly (readonly [campo: string, mensagem: string])[]) => ({
  status: 422,
  body: {
    success: false,
    code: 'campos-invalidos',
    message: 'Confira os campos.',
    errors: errors.map(([campo, mensagem]) => ({ campo, codigo: 'invalido', mensagem })),
  },
});

beforeEach(() => {
  window.history.replaceState(null, '', '/perfil');
  signIn({ token: crypto.randomUUID() });
  currentSession();
});
afterEach(() => {
  cleanup();
  gateway.reset();
  sessionStorage.clear();
  signOut();
  currentSession();
});
afterAll(gateway.close);

describe('one request at a time', () => {
  it('sends once however often it is pressed, and is busy until the answer', async () => {
    let finish: (saved: typeof conta) => void = () => undefined;
    gateway.answer(contaCalls.saveConta, new Promise((done) => (finish = done)));
    const onSent = jest.fn();
    render(<Formulario onSent={onSent} />);
    await user.type(field('nome'), 'Rita');
    await user.dblClick(screen.getByRole('button', { name: 'Salvar' }));
    await user.type(field('nome'), '{Enter}');
    expect(screen.getByRole('button', { name: 'Salvar' })).toHaveAttribute('aria-busy', 'true');
    expect(onSent).not.toHaveBeenCalled();
    await act(async () => finish(conta));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar' })).toHaveAttribute('aria-busy', 'false'));
    expect(gateway.pedidos.map(({ input }) => input)).toEqual([{ nome: 'Rita', telefone: null }]);
    // what a page says of success, once
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(onSent).toHaveBeenCalledWith(conta, { nome: 'Rita', telefone: '' });
  });

  it('keeps what is typed while it is being saved, and otherwise shows what was stored', async () => {
    let finish: (saved: typeof conta) => void = () => undefined;
    gateway.answer(contaCalls.saveConta, new Promise((done) => (finish = done)));
    const after = () => ({ nome: 'RITA', telefone: '' });
    render(<Formulario after={after} />);
    await user.type(field('nome'), 'Rita');
    await press();
    await user.type(field('nome'), ' Lima');
    await act(async () => finish(conta));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar' })).toHaveAttribute('aria-busy', 'false'));
    expect(field('nome')).toHaveValue('Rita Lima');
    gateway.answer(contaCalls.saveConta, conta);
    await press();
    await waitFor(() => expect(field('nome')).toHaveValue('RITA'));
  });

  it('stays busy while an answer leads elsewhere, unless its reader has left already', async () => {
    gateway.answer(contaCalls.saveConta, conta);
    const onSent = jest.fn();
    const { unmount } = render(<Formulario leadsTo={() => '/success'} onSent={onSent} />);
    await press();
    await waitFor(() => expect(window.location.pathname).toBe('/success'));
    expect(screen.getByRole('button', { name: 'Salvar' })).toHaveAttribute('aria-busy', 'true');
    expect(onSent).not.toHaveBeenCalled();
    unmount();
    let finish: (saved: typeof conta) => void = () => undefined;
    gateway.answer(contaCalls.saveConta, new Promise((done) => (finish = done)));
    render(<Formulario leadsTo={() => '/perfil'} />);
    await press();
    window.history.replaceState(null, '', '/suporte');
    await act(async () => finish(conta));
    expect(window.location.pathname).toBe('/suporte');
  });

  it('does not hide a fault of the program, and can be sent again after it', async () => {
    const send = jest.fn<Promise<unknown>, [Dados]>().mockRejectedValueOnce(new TypeError('broken')).mockResolvedValueOnce({});
    let thrown: unknown = null;
    function Bruto() {
      const form = useForm({ inicial, send, goTo });
      return (
        <button type="button" aria-busy={form.isBusy} onClick={() => void form.submit().catch((error: unknown) => (thrown = error))}>
          Enviar
        </button>
      );
    }
    render(<Bruto />);
    await press('Enviar');
    await waitFor(() => expect(thrown).toBeInstanceOf(TypeError));
    await press('Enviar');
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe('what is refused', () => {
  it('stops at what the screen already knows to be wrong, and takes the reader to the first field', async () => {
    render(<Formulario judge={() => ({ telefone: 'Informe o celular.', nome: 'Informe o nome.' })} />);
    await press();
    expect(field('nome')).toHaveAccessibleDescription('Informe o nome.');
    expect(field('telefone')).toHaveAccessibleDescription('Informe o celular.');
    expect(field('nome')).toHaveFocus();
    expect(screen.queryByRole('listitem')).toBeNull();
    await user.type(field('nome'), 'R');
    expect(field('nome')).not.toHaveAccessibleDescription();
    expect(field('telefone')).toBeInvalid();
    await press('Desfazer');
    expect(field('telefone')).toBeValid();
    expect(gateway.pedidos).toHaveLength(0);
  });

  it('puts a 422 at its fields, and what has no field in a sentence', async () => {
    gateway.reply(contaCalls.saveConta, refuseFields(['telefone', 'Este celular não existe.'], ['telefone', 'Outro motivo.']));
    render(<Formulario />);
    await user.type(field('nome'), 'Rita');
    await press();
    await waitFor(() => expect(field('telefone')).toHaveFocus());
    expect(field('telefone')).toHaveAccessibleDescription('Este celular não existe.');
    expect(field('nome')).toHaveValue('Rita');
    expect(screen.queryByRole('alert')).toBeNull();
    gateway.reply(contaCalls.saveConta, refuseFields(['nome', 'Nome inválido.'], ['prova', 'Este link venceu.']));
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Este link venceu.');
    expect(field('nome')).toHaveAccessibleDescription('Nome inválido.');
    expect(field('telefone')).toBeValid();
  });

  it('names all that is wrong to what takes the reader to the first of the page, and sums it up where the form shows that', async () => {
    gateway.reply(contaCalls.saveConta, refuseFields(['telefone', 'Celular?'], ['nome', 'Nome?']));
    render(<Formulario hasResumo />);
    await press();
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    // in the order of the form, whatever that of the gateway
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['nome: Nome?', 'telefone: Celular?']);
    expect(field('nome')).toHaveFocus();
    await user.type(field('nome'), 'Rita');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['telefone: Celular?']);
    gateway.reply(contaCalls.saveConta, refuseFields(['telefone', 'Celular?']));
    await press();
    await waitFor(() => expect(field('telefone')).toHaveFocus());
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('goes back to the field the form names when what was refused is of none', async () => {
    gateway.reply(contaCalls.saveConta, refusal(200, 1, 'E-mail ou senha incorretos.'));
    render(<Formulario campoDoAviso="telefone" />);
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('E-mail ou senha incorretos.');
    await waitFor(() => expect(field('telefone')).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Salvar' })).toBeVisible();
  });

  it('says what its own sending has already understood', async () => {
    const send = () => Promise.reject(new EnvioRecusado({ ...semAviso, texto: 'Sem cookie.', erros: { nome: 'Aqui.' } }));
    render(<Formulario send={send} />);
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Sem cookie.');
    expect(field('nome')).toHaveAccessibleDescription('Aqui.');
  });
});

describe('when the network is away', () => {
  it('says so, keeps what was typed, and the same button tries again', async () => {
    render(<Formulario campoDoAviso="telefone" />);
    await user.type(field('nome'), 'Rita{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(catalogoDeErros.semResposta.join(' '));
    expect(field('nome')).toHaveValue('Rita');
    // nothing typed is wrong: nobody is taken anywhere
    expect(field('telefone')).not.toHaveFocus();
    await user.type(field('nome'), ' Lima');
    gateway.answer(contaCalls.saveConta, conta);
    await press('Tentar novamente');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(gateway.pedidos.map(({ input }) => input['nome'])).toEqual(['Rita Lima']);
  });

  it.each([
    [503, 'Tentar novamente'],
    [500, 'Tentar novamente'],
    [429, 'Salvar'],
    [403, 'Salvar'],
  ])('after a %s the button says %s', async (status, nome) => {
    gateway.reply(contaCalls.saveConta, refusal(status, 'x', 'Agora não.'));
    render(<Formulario />);
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Agora não.');
    expect(screen.getByRole('button', { name: nome })).toBeVisible();
  });

  it('repeats a write under the same key, another content under another, and a new one once it was taken', async () => {
    const send: Definicao['send'] = ({ nome }, { idempotencyKey }) =>
      call(assinaturaCalls.contractPlano, { plano: nome as 'gestao', forma: 'PIX', aceite: true }, { idempotencyKey });
    gateway.reply(assinaturaCalls.contractPlano, refusal(503, 'fora', ''));
    render(<Formulario send={send} inicial={{ nome: 'gestao', telefone: '' }} />);
    await press();
    await screen.findByRole('alert');
    await press('Tentar novamente');
    await waitFor(() => expect(keysOf()).toHaveLength(2));
    await screen.findByRole('alert');
    await user.type(field('telefone'), '1');
    await press('Tentar novamente');
    await waitFor(() => expect(keysOf()).toHaveLength(3));
    const [first, second, third] = keysOf();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('gives a content that was taken another key when it is sent again', async () => {
    const keys: string[] = [];
    const send: Definicao['send'] = async (_, { idempotencyKey }) => keys.push(idempotencyKey);
    render(<Formulario send={send} />);
    await press();
    await waitFor(() => expect(keys).toHaveLength(1));
    await press();
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).not.toBe(keys[1]);
  });
});

describe('when the session ends', () => {
  function Guardada({ isGuardadoAoDigitar = false }) {
    const [guardado] = useState(() => openGuardado('teste', parse));
    return <Formulario guardado={guardado} isGuardadoAoDigitar={isGuardadoAoDigitar} />;
  }
  /** The same screen, after signing in again as somebody. */
  const comeBack = async (usuarioId?: string) => {
    cleanup();
    signIn({ token: crypto.randomUUID(), ...(usuarioId && { usuarioId }) });
    currentSession();
    // the end of the other user's session is told right after
    await Promise.resolve();
    window.history.replaceState(null, '', '/perfil');
    return render(<Guardada />);
  };

  it('keeps through a 401 what was typed, and gives it back to the same user alone', async () => {
    gateway.reply(contaCalls.saveConta, refusal(401, 401, 'Sessão encerrada.'));
    render(<Guardada />);
    await user.type(field('nome'), 'Rita');
    expect(sessionStorage).toHaveLength(0);
    await press();
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(field('nome')).toHaveValue('Rita');
    await comeBack('0190b000-0000-7000-8000-000000000099');
    expect(field('nome')).toHaveValue('');
    await comeBack();
    expect(field('nome')).toHaveValue('Rita');
    expect(state()).toBe('por salvar, de antes');
    await user.type(field('nome'), ' Lima');
    expect(state()).toBe('por salvar');
    // found once: what is given up is not brought back a second time
    await comeBack();
    expect(field('nome')).toHaveValue('');
  });

  it('keeps what was typed in a form that leaves the screen with the session, whoever sees first that its cookie is gone', async () => {
    const DeQuemEntrou = () => (useSession() ? <Guardada /> : null);
    render(<DeQuemEntrou />);
    await user.type(field('nome'), 'Rita');
    // as the answer of a 401 does, before anybody reads it
    signOut();
    currentSession();
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'nome' })).not.toBeInTheDocument());
    await comeBack();
    expect(field('nome')).toHaveValue('Rita');
  });

  it('keeps nothing of a form that was saved, undone, untouched, or left by signing out', async () => {
    gateway.answer(contaCalls.saveConta, conta);
    render(<Guardada />);
    act(() => endSession('expirada'));
    await comeBack();
    await user.type(field('nome'), 'Rita');
    await press('Desfazer');
    act(() => endSession('forcada'));
    await comeBack();
    await user.type(field('nome'), 'Rita');
    act(() => endSession('logoff'));
    await comeBack();
    expect(field('nome')).toHaveValue('');
    expect(state()).toBe('salvo');
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps every change of a form that says so, until it is saved', async () => {
    render(<Guardada isGuardadoAoDigitar />);
    await user.type(field('nome'), 'Rita');
    cleanup();
    render(<Guardada isGuardadoAoDigitar />);
    expect(field('nome')).toHaveValue('Rita');
    gateway.answer(contaCalls.saveConta, conta);
    await press();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('goes on without a copy where the browser keeps none', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('cheio');
    });
    render(<Guardada isGuardadoAoDigitar />);
    await user.type(field('nome'), 'R');
    expect(field('nome')).toHaveValue('R');
    expect(warn).toHaveBeenCalled();
    write.mockRestore();
    warn.mockRestore();
  });
});
