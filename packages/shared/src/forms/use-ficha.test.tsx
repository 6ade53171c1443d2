import { ParametrosEmVigor, parametrosCalls } from '@balcao/contracts';
import { parametrosPadrao } from '@balcao/domain';
import { call, currentSession, endSession } from '@balcao/shared';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFicha } from './use-ficha.ts';

const gateway = fakeGateway();
const user = userEvent.setup();
const emVigor: ParametrosEmVigor = { ...parametrosPadrao, versao: 3, alteradoEm: null, alteradoPor: null };
const deles: ParametrosEmVigor = { ...emVigor, carenciaDias: 60, versao: 4 };
const conflict = () => gateway.reply(parametrosCalls.saveParametros, refusal(409, 'alterado', 'Outra pessoa mudou.', deles));
const sent = () => gateway.pedidos.map(({ input }) => [input['versao'], input['carenciaDias']]);

const press = (nome = 'Salvar') => user.click(screen.getByRole('button', { name: nome }));
const state = () => screen.getByRole('status').textContent;
const goTo = (campos: readonly string[]) => [...document.querySelectorAll('input')].find(({ id }) => campos.includes(id))?.focus();

beforeEach(() => {
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

function Parametros({ gravada = emVigor }: { gravada?: ParametrosEmVigor }) {
  const form = useFicha<ParametrosEmVigor, { readonly dias: string }>({
    gravada,
    digitadoDe: (ficha) => ({ dias: String((ficha ?? gravada).carenciaDias) }),
    schema: ParametrosEmVigor,
    camposOf: () => ['dias'],
    judge: () => ({}),
    goTo,
    guardada: { nome: 'parametros', parse: (valor) => valor as { readonly dias: string } },
    send: ({ dias }, base) =>
      call(parametrosCalls.saveParametros, { ...parametrosPadrao, carenciaDias: Number(dias), versao: base?.versao ?? 0 }),
  });
  const { name, value, onChange } = form.bind('dias');
  return (
    <form onSubmit={(event) => void form.submit(event)}>
      {form.conflito && <p role="alert">{`gravado ${form.conflito.carenciaDias}, o seu ${value}`}</p>}
      {form.aviso && <p role="note">{form.aviso}</p>}
      <input aria-label="dias" id={name} value={value} onChange={(event) => onChange(event.target.value, name)} />
      <button type="submit">Salvar</button>
      <button type="button" onClick={() => form.settle(true)}>
        Manter
      </button>
      <button type="button" onClick={() => form.settle(false)}>
        Usar o gravado
      </button>
      <output>{`versão ${form.base?.versao}${form.isDirty ? ', por salvar' : ''}`}</output>
    </form>
  );
}
const type = async (dias: string) => {
  await user.clear(screen.getByLabelText('dias'));
  await user.type(screen.getByLabelText('dias'), dias);
};

it('shows both versions of a 409 and writes over theirs only once they were seen', async () => {
  conflict();
  render(<Parametros />);
  await type('10');
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('gravado 60, o seu 10');
  expect(screen.queryByRole('note')).toBeNull();
  await press('Manter');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(state()).toBe('versão 4, por salvar');
  gateway.answer(parametrosCalls.saveParametros, { ...deles, carenciaDias: 10, versao: 5 });
  await press();
  await waitFor(() => expect(state()).toBe('versão 5'));
  expect(sent()).toEqual([
    [3, 10],
    [4, 10],
  ]);
});

it('gives mine up for theirs when asked', async () => {
  conflict();
  render(<Parametros />);
  await type('10');
  await press();
  await screen.findByRole('alert');
  await press('Usar o gravado');
  expect(screen.getByLabelText('dias')).toHaveValue('60');
  expect(state()).toBe('versão 4');
});

it('says a 409 that carries no version as any other refusal', async () => {
  gateway.reply(parametrosCalls.saveParametros, refusal(409, 'ocupado', 'Está em uso.'));
  render(<Parametros />);
  await type('10');
  await press();
  expect(await screen.findByRole('note')).toHaveTextContent('Está em uso.');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('gives back what was typed when the session ended, beside what somebody else saved since', async () => {
  render(<Parametros />);
  await type('10');
  act(() => endSession('expirada'));
  cleanup();
  signIn({ token: crypto.randomUUID() });
  currentSession();
  render(<Parametros gravada={deles} />);
  expect(screen.getByRole('alert')).toHaveTextContent('gravado 60, o seu 10');
});
