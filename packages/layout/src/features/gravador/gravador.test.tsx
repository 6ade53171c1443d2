import { layoutEvents } from '@balcao/contracts';
import { emit } from '@balcao/shared';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registroDeErro, registroDeNavegacao } from './gravador.model.ts';
import { RecorderPage } from './recorder.page.tsx';

const agora = new Date('2026-11-20T12:00:00Z');

it('records kind and place of an error, but not its message', () => {
  const error = new TypeError('CPF 123.456.789-09 de Rita');
  error.stack = `${error.message}\n at x (https://app.balcao.test/modules/quoting/quoting.ab12.js:1:200)\n at https://app.balcao.test/home?nome=Rita:1:2`;
  const registro = registroDeErro(error, agora);
  expect(registro).toEqual({
    em: agora.toISOString(),
    tipo: 'erro',
    nome: 'TypeError',
    dados: { onde: '/modules/quoting/quoting.ab12.js:1:200' },
  });
  expect(registroDeErro('Rita', agora)).toMatchObject({ nome: 'string', dados: {} });
});

it('records the route of a navigation, but not its address', () => {
  expect(registroDeNavegacao('/success/rita@balcao.test', agora).nome).toBe('access/success');
  expect(registroDeNavegacao('/rita', agora).nome).toBe('desconhecida');
});

it('records from start to stop, without personal data, and hands a file over', async () => {
  const link = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  let file: Blob | null = null;
  URL.createObjectURL = (blob: Blob) => {
    file = blob;
    return 'blob:x';
  };
  URL.revokeObjectURL = () => undefined;
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<RecorderPage />);
  expect(screen.getByText('Nada gravado ainda')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Começar a gravar' }));
  act(() => {
    emit(layoutEvents.avisoEmitido, { tipo: 'sucesso', titulo: 'Rita Lima' });
    globalThis.console.error(new RangeError('Rita Lima'));
  });
  expect(screen.getByRole('status')).toHaveTextContent('2 registros');
  await userEvent.click(screen.getByRole('button', { name: 'Parar' }));
  act(() => emit(layoutEvents.avisoEmitido, { tipo: 'sucesso', titulo: 'depois' }));
  expect(screen.getByRole('status')).toHaveTextContent('Gravação pronta: 2 registros');
  await userEvent.click(screen.getByRole('button', { name: 'Baixar a gravação' }));
  expect(link).toHaveBeenCalledTimes(1);
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file as unknown as Blob);
  });
  expect(text).not.toContain('Rita');
  const { registros } = JSON.parse(text) as { registros: { nome: string }[] };
  expect(registros.map(({ nome }) => nome)).toEqual(['layout:aviso-emitido', 'RangeError']);
  expect(silent).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});
