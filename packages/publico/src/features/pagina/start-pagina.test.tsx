import { drawPagina, paginaInicial, perguntasDaPagina } from '@balcao/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startPagina } from './start-pagina.ts';

const user = userEvent.setup();
const enviados: { path: string; body: Record<string, unknown> }[] = [];
let answers: (() => Promise<unknown>)[] = [];

beforeEach(() => {
  enviados.length = 0;
  answers = [];
  sessionStorage.clear();
  window.history.replaceState(null, '', '/p/corretora?utm_source=insta&utm_campaign=verao');
  global.fetch = (async (path: string, { body }: { body: string }) => {
    enviados.push({ path, body: JSON.parse(body) });
    const next = answers.shift();
    if (!next) throw new TypeError('network');
    return { json: next };
  }) as unknown as typeof fetch;
  AbortSignal.timeout = () => new AbortController().signal;
  // the page has been read for a while
  jest.spyOn(performance, 'now').mockReturnValueOnce(-10_000);
  const conteudo = { ...paginaInicial({ nome: 'Boa Vista', telefone: '3534711234' }), linhas: ['AUTO', 'RESIDENCIAL'] as const };
  const { corpo } = drawPagina({
    retratos: {},
    conteudo: { ...conteudo, linhas: [...conteudo.linhas] },
    corretora: { nome: 'Boa Vista', cnpj: '12345678000195', susep: null },
    logo: null,
    foto: null,
    perguntas: conteudo.linhas.map(perguntasDaPagina),
    envio: { slug: 'corretora', prova: 'p1', consentimentoVersao: 3 },
  });
  document.body.innerHTML = corpo;
  startPagina();
});

const campo = (nome: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: nome });
async function fill() {
  await user.type(campo(/^Celular/), '(35) 99876-5432');
  await user.type(campo(/^Nome/), 'Zélia Prado');
  await user.click(screen.getByRole('checkbox'));
}
const press = () => user.click(screen.getByRole('button', { name: 'Enviar pedido' }));
const sent = { success: true, data: { protocolo: '261124-K7QF2M' } };

it('sends once what was typed for the chosen line, with where the visitor came from, and shows the protocol', async () => {
  await user.click(screen.getByRole('radio', { name: 'Auto' }));
  await fill();
  await user.type(campo(/^Placa/), 'ABC1D23');
  let release = (_: unknown): void => undefined;
  answers = [() => new Promise((resolve) => (release = resolve))];
  await press();
  await press();
  await waitFor(() => expect(enviados).toHaveLength(1));
  release(sent);
  await waitFor(() => expect(screen.getByText('261124-K7QF2M')).toBeVisible());
  expect(enviados).toHaveLength(1);
  expect(enviados[0]?.body).toMatchObject({
    slug: 'corretora',
    prova: 'p1',
    linha: 'AUTO',
    consentimento: true,
    consentimentoVersao: 3,
    site: '',
    utm: { source: 'insta', campaign: 'verao' },
    respostas: { 'segurado.celular': '(35) 99876-5432', 'segurado.nome': 'Zélia Prado', 'veiculo.placa': 'ABC1D23' },
  });
  expect(enviados[0]?.body['respostas']).not.toHaveProperty('imovel.tipo');
  expect(document.getElementById('obrigado')).toHaveFocus();
});

it('says at each field what is missing, before anything is sent', async () => {
  await press();
  expect(enviados).toEqual([]);
  expect(campo(/^Celular/)).toHaveFocus();
  expect(campo(/^Celular/)).toHaveAccessibleDescription('Informe o celular com DDD.');
  expect(screen.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
  await user.type(campo(/^Celular/), '3');
  expect(campo(/^Celular/)).not.toHaveAttribute('aria-invalid');
});

it('shows refusals of the gateway at their fields', async () => {
  await fill();
  answers = [
    async () => ({ success: false, code: 'campos-invalidos', errors: [{ campo: 'respostas.veiculo.placa', mensagem: 'Placa inválida.' }] }),
  ];
  await press();
  await waitFor(() => expect(campo(/^Placa/)).toHaveAccessibleDescription('Placa inválida.'));
  expect(campo(/^Placa/)).toHaveFocus();
});

it('keeps what was typed without a network, and after a reload', async () => {
  await fill();
  await press();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Não houve resposta/));
  expect(campo(/^Nome/)).toHaveValue('Zélia Prado');
  for (const field of document.querySelectorAll('input')) if (field.dataset['campo']) field.value = '';
  startPagina();
  expect(campo(/^Nome/)).toHaveValue('Zélia Prado');
});

it('asks for another proof once when the page was open for long', async () => {
  await fill();
  answers = [
    async () => ({ success: false, code: 'formulario-vencido', message: 'Vencido.' }),
    async () => ({ success: true, data: { prova: 'p2' } }),
    async () => sent,
  ];
  await press();
  await waitFor(() => expect(screen.getByText('261124-K7QF2M')).toBeVisible(), { timeout: 4_000 });
  expect(enviados.map(({ body }) => body['prova'])).toEqual(['p1', undefined, 'p2']);
});

it('begins another request with a proof of its own', async () => {
  await fill();
  answers = [async () => sent, async () => ({ success: true, data: { prova: 'p3' } })];
  await press();
  await waitFor(() => expect(screen.getByText('261124-K7QF2M')).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Fazer outro pedido' }));
  expect(campo(/^Nome/)).toHaveValue('');
  expect(campo(/^Celular/)).toHaveFocus();
  await waitFor(() => expect(enviados.at(-1)?.path).toMatch(/prova$/));
});
