import { indicacaoCalls, onboardingCalls, type OfertaPlano } from '@balcao/contracts';
import { queryClient } from '@balcao/shared/query';
import { cnpjValido, fakeGateway, refusal, signOut } from '@balcao/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Etapa, etapas } from './cadastro.model.ts';
import { reloadCadastro, remember, saveCadastro } from './cadastro.store.ts';
import { OnboardingRoot } from './onboarding.root.tsx';

const gateway = fakeGateway();
const user = userEvent.setup({ delay: null });
const oferta = (plano: OfertaPlano['plano'], nome: string): OfertaPlano => ({
  plano,
  nome,
  resumo: `Plano ${nome}`,
  itens: ['Propostas', nome],
  mensalCentavos: 19_900,
  usuarios: 3,
});
const planos = [oferta('multicalculo', 'Multicálculo'), oferta('integrado', 'Integrado'), oferta('gestao', 'Gestão')];
const seguradoras = [
  { slug: 'ipe_seguros', nome: 'Ipê Seguros' },
  { slug: 'lobo_guara_seguradora', nome: 'Lobo-Guará Seguradora' },
];
const SENHA = 'Vento#Sul2026';

function open(path = '/onboarding') {
  window.history.replaceState(null, '', path);
  return render(<OnboardingRoot />);
}
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const sent = (path: string) => gateway.pedidos.filter((pedido) => pedido.path === path);
const refusalAt = (campo: string, mensagem: string) => ({
  status: 422,
  body: { success: false, code: 422, message: 'Confira os campos.', errors: [{ campo, codigo: 'invalido', mensagem }] },
});
const CONCLUIR = '/c/api/v1/onboarding/concluir';

async function write(label: RegExp, texto: string) {
  await user.click(screen.getByLabelText(label));
  await user.paste(texto);
}

/** Opens a step with all previous steps filled. */
async function reach(etapa: Etapa, titulo: string) {
  remember({ senha: SENHA });
  saveCadastro({
    userPlan: 'gestao',
    user: { name: 'Marina Prado', email: 'marina@prado.com.br', phone: '11900001234' },
    company: { name: 'Prado Seguros', cnpj: cnpjValido(1), website: '', susep: '' },
    feitas: etapas.slice(0, etapas.indexOf(etapa)),
  });
  open(`/onboarding/${etapa}`);
  await heading(titulo);
}
async function reachSeguradoras() {
  await reach('insuranceCompanies', 'Seguradoras com que você trabalha');
  await screen.findByLabelText('Ipê Seguros');
}
/** Opens a step with only the plan chosen. */
async function reachPessoa() {
  saveCadastro({ feitas: ['plano'] });
  open('/onboarding/userInfo');
  await heading('Quem é você');
}

beforeEach(() => {
  gateway.answer(onboardingCalls.listPlanos, planos);
  gateway.answer(onboardingCalls.listSeguradoras, seguradoras);
  gateway.answer(onboardingCalls.validateUsuario, {});
  gateway.answer(onboardingCalls.validateEmpresa, {});
  gateway.answer(onboardingCalls.conclude, { email: 'marina@prado.com.br', diasDeTeste: 15 });
});
afterEach(() => {
  cleanup();
  gateway.reset();
  queryClient.clear();
  sessionStorage.clear();
  reloadCadastro();
  signOut();
});
afterAll(gateway.close);

it('takes a broker through the four steps to the e-mail that must be confirmed', async () => {
  open();
  await user.click(await screen.findByRole('radio', { name: 'Gestão' }));
  await press('Continuar');
  await heading('Quem é você');
  await write(/^Nome completo/, 'Marina Prado');
  await write(/^E-mail de trabalho/, 'marina@prado.com.br');
  await write(/^Celular/, '11900001234');
  await write(/^Senha/, SENHA);
  await press('Continuar');
  await heading('A sua corretora');
  await write(/^Nome da corretora/, 'Prado Seguros');
  await write(/^CNPJ/, cnpjValido(1));
  await press('Continuar');
  await user.click(await screen.findByLabelText('Ipê Seguros'));
  await user.click(screen.getByLabelText(/^Li e aceito/));
  await press('Concluir cadastro');
  await heading('Confirme seu e-mail');
  expect(screen.getByText('marina@prado.com.br')).toBeVisible();
  expect(screen.getByText(/dura 15 dias/)).toBeVisible();
  expect(sent(CONCLUIR)[0]?.input).toEqual({
    userPlan: 'gestao',
    user: { name: 'Marina Prado', email: 'marina@prado.com.br', phone: '11900001234', password: SENHA },
    company: { name: 'Prado Seguros', cnpj: cnpjValido(1) },
    seguradoras: ['ipe_seguros'],
    aceiteTermos: true,
  });
  expect(sessionStorage.getItem('balcao:onboarding')).not.toContain('Prado Seguros');
});

it('keeps the code of who referred through the sign-up, says who it was, and lets go of it', async () => {
  gateway.answer(indicacaoCalls.readCodigo, { codigo: 'K7QM2XWP', nome: 'Ana', corretora: 'Vale Verde' });
  open('/onboarding?indicacao=K7QM2XWP');
  expect(await screen.findByText('Você chegou por indicação de Ana, da Vale Verde.')).toBeVisible();
  expect(window.location.search).toBe('');
  cleanup();
  reloadCadastro();
  await reachSeguradoras();
  await user.click(screen.getByLabelText(/^Li e aceito/));
  await press('Concluir cadastro');
  await heading('Confirme seu e-mail');
  expect(sent(CONCLUIR)[0]?.input).toMatchObject({ indicacao: 'K7QM2XWP' });
});

it('goes on without a referral whose code is nobody`s, or that is not wanted', async () => {
  gateway.reply(indicacaoCalls.readCodigo, refusal(404, 'nao-encontrado', 'Registro não encontrado.'));
  open('/onboarding?indicacao=22222222');
  expect(await screen.findByText(/não foi reconhecido/)).toBeVisible();
  cleanup();
  queryClient.clear();
  gateway.answer(indicacaoCalls.readCodigo, { codigo: 'K7QM2XWP', nome: 'Ana', corretora: 'Vale Verde' });
  open('/onboarding?indicacao=K7QM2XWP');
  await user.click(await screen.findByRole('button', { name: 'Continuar sem indicação' }));
  expect(screen.queryByText(/indicação de Ana/)).toBeNull();
  expect(sessionStorage.getItem('balcao:onboarding')).not.toContain('K7QM2XWP');
});

it('takes a referral code as it is typed: refused at its field, then kept as that of a link and let go of', async () => {
  gateway.answer(indicacaoCalls.readCodigo, { codigo: 'K7QM2XWP', nome: 'Ana', corretora: 'Vale Verde' });
  await reach('companyInfo', 'A sua corretora');
  const campo = screen.getByRole('textbox', { name: /^Código de indicação/ });
  gateway.reply(onboardingCalls.validateEmpresa, refusalAt('indicacao', 'Este código não existe.'));
  await user.type(campo, 'k7qm-2xwq');
  await press('Continuar');
  expect(await screen.findByText('Este código não existe.')).toBeVisible();
  await waitFor(() => expect(campo).toHaveFocus());
  expect(gateway.pedidos.filter(({ path }) => path.includes('/publico/indicacoes/'))).toEqual([]);
  gateway.answer(onboardingCalls.validateEmpresa, {});
  await user.clear(campo);
  await user.type(campo, ' k7qm-2xwp ');
  await press('Continuar');
  await screen.findByLabelText('Ipê Seguros');
  expect(sent(onboardingCalls.validateEmpresa.path).map(({ input }) => Object(input).indicacao)).toEqual(['k7qm-2xwq', 'k7qm-2xwp']);
  expect(await screen.findByText('Você chegou por indicação de Ana, da Vale Verde.')).toBeVisible();
  await user.click(screen.getByLabelText(/^Li e aceito/));
  gateway.reply(onboardingCalls.conclude, refusalAt('indicacao', 'Este código não vale mais.'));
  await press('Concluir cadastro');
  await heading('A sua corretora');
  expect(await screen.findByText('Este código não vale mais.')).toBeVisible();
  expect(sent(CONCLUIR)[0]?.input).toMatchObject({ indicacao: 'k7qm-2xwp', indicacaoDigitada: true });
  await user.clear(screen.getByRole('textbox', { name: /^Código de indicação/ }));
  await press('Continuar');
  await screen.findByLabelText('Ipê Seguros');
  expect(screen.queryByText(/por indicação de/)).toBeNull();
  gateway.answer(onboardingCalls.conclude, { email: 'marina@prado.com.br', diasDeTeste: 15 });
  await user.click(screen.getByLabelText(/^Li e aceito/));
  await press('Concluir cadastro');
  await heading('Confirme seu e-mail');
  expect(sent(CONCLUIR).at(-1)?.input).not.toHaveProperty('indicacao');
});

it('starts with the integrated plan chosen and shows the progress', async () => {
  open();
  expect(await screen.findByRole('radio', { name: 'Integrado' })).toBeChecked();
  expect(within(screen.getByRole('navigation')).getByText('Plano').closest('[aria-current]')).toHaveAttribute('aria-current', 'step');
});

it.each([
  ['/onboarding/userInfo', 'Quem é você'],
  ['/onboarding/companyInfo', 'A sua corretora'],
  ['/onboarding/insuranceCompanies', 'Seguradoras com que você trabalha'],
])('opens %s, whatever was filled before', async (path, titulo) => {
  open(path);
  await heading(titulo);
  expect(window.location.pathname).toBe(path);
});

it('reports what the other steps lack only when sending, with links there and back, and loses nothing', async () => {
  open('/onboarding/insuranceCompanies');
  await user.click(await screen.findByLabelText('Ipê Seguros'));
  await user.click(screen.getByLabelText(/^Li e aceito/));
  await press('Concluir cadastro');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(/Você: Nome completo, E-mail de trabalho, Celular com DDD e Senha/)).toBeVisible();
  expect(alert.getByText(/Corretora: Nome da corretora e CNPJ/)).toBeVisible();
  expect(sent(CONCLUIR)).toHaveLength(0);
  await user.click(alert.getByRole('link', { name: 'Preencher “Corretora”' }));
  await heading('A sua corretora');
  expect(screen.getByLabelText(/^CNPJ/)).toHaveAttribute('aria-invalid', 'true');
  await write(/^Nome da corretora/, 'Prado Seguros');
  await write(/^CNPJ/, cnpjValido(1));
  await press('Continuar');
  await heading('Seguradoras com que você trabalha');
  expect(await screen.findByLabelText('Ipê Seguros')).toBeChecked();
  await user.click(screen.getByLabelText(/^Li e aceito/));
  await press('Concluir cadastro');
  await user.click(await screen.findByRole('link', { name: 'Preencher “Você”' }));
  await heading('Quem é você');
  await write(/^Nome completo/, 'Marina Prado');
  await write(/^E-mail de trabalho/, 'marina@prado.com.br');
  await write(/^Celular/, '11900001234');
  await write(/^Senha/, SENHA);
  await press('Continuar');
  await user.click(await screen.findByLabelText(/^Li e aceito/));
  await press('Concluir cadastro');
  await heading('Confirme seu e-mail');
  expect(sent(CONCLUIR)[0]?.input).toMatchObject({ userPlan: 'integrado', seguradoras: ['ipe_seguros'] });
});

it('keeps everything when going back', async () => {
  await reachSeguradoras();
  await user.click(screen.getByLabelText('Ipê Seguros'));
  await press('Voltar');
  await heading('A sua corretora');
  expect(screen.getByLabelText(/^Nome da corretora/)).toHaveValue('Prado Seguros');
  await press('Voltar');
  await heading('Quem é você');
  expect(screen.getByLabelText(/^Senha/)).toHaveValue(SENHA);
  await press('Continuar');
  await heading('A sua corretora');
  await press('Continuar');
  expect(await screen.findByLabelText('Ipê Seguros')).toBeChecked();
});

it('never stores the password; after a reload asks for it again, explains why, and returns to the interrupted step', async () => {
  await reachSeguradoras();
  expect(sessionStorage.getItem('balcao:onboarding')).not.toContain(SENHA);
  cleanup();
  reloadCadastro();
  open('/onboarding/insuranceCompanies');
  await user.click(await screen.findByLabelText(/^Li e aceito/));
  await press('Concluir cadastro');
  expect(await screen.findByText(/Você: Senha\./)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Preencher “Você”' }));
  await heading('Quem é você');
  expect(screen.getByText('Digite a senha de novo')).toBeVisible();
  expect(screen.getByLabelText(/^Nome completo/)).toHaveValue('Marina Prado');
  expect(screen.getByLabelText(/^Senha/)).toHaveValue('');
  await write(/^Senha/, SENHA);
  await press('Continuar');
  await heading('Seguradoras com que você trabalha');
});

it('shows missing fields without a request, and focuses the first', async () => {
  await reachPessoa();
  await press('Continuar');
  expect(await screen.findByText('Informe o seu nome.')).toBeVisible();
  expect(screen.getByText('Crie uma senha.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Nome completo/)).toHaveFocus());
  expect(gateway.pedidos.filter(({ method }) => method === 'POST')).toHaveLength(0);
  await user.type(screen.getByLabelText(/^Nome completo/), 'M');
  expect(screen.queryByText('Informe o seu nome.')).toBeNull();
});

it('shows the refusals of the gateway at their fields', async () => {
  gateway.reply(onboardingCalls.validateUsuario, {
    status: 422,
    body: {
      success: false,
      code: 422,
      message: 'x',
      errors: [{ campo: 'phone', codigo: 'invalido', mensagem: 'Este celular não existe.' }],
    },
  });
  await reach('userInfo', 'Quem é você');
  await press('Continuar');
  expect(await screen.findByText('Este celular não existe.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Celular/)).toHaveFocus());
});

it('shows a refusal of the complete sign-up in the step of its field', async () => {
  await reachSeguradoras();
  gateway.reply(onboardingCalls.conclude, {
    status: 422,
    body: { success: false, code: 422, message: 'x', errors: [{ campo: 'company.cnpj', codigo: 'invalido', mensagem: 'CNPJ baixado.' }] },
  });
  await user.click(screen.getByLabelText(/^Li e aceito/));
  await press('Concluir cadastro');
  await heading('A sua corretora');
  expect(screen.getByText('CNPJ baixado.')).toBeVisible();
});

it('does not finish without the acceptance', async () => {
  await reachSeguradoras();
  await press('Concluir cadastro');
  expect(await screen.findByText('Aceite as condições para concluir.')).toBeVisible();
  expect(sent(CONCLUIR)).toHaveLength(0);
});

it('sends once even when pressed twice', async () => {
  await reachSeguradoras();
  gateway.reply(onboardingCalls.conclude, () => new Promise(() => undefined));
  await user.click(screen.getByLabelText(/^Li e aceito/));
  await user.dblClick(screen.getByRole('button', { name: 'Concluir cadastro' }));
  expect(sent(CONCLUIR)).toHaveLength(1);
});

it('retries with the same key after a network failure, and with a new key when the data changed', async () => {
  await reachSeguradoras();
  gateway.reply(onboardingCalls.conclude, { status: 503, body: {} });
  await user.click(screen.getByLabelText(/^Li e aceito/));
  await press('Concluir cadastro');
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(sent(CONCLUIR)).toHaveLength(2));
  await user.click(screen.getByLabelText('Ipê Seguros'));
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(sent(CONCLUIR)).toHaveLength(3));
  const [first, second, third] = sent(CONCLUIR).map(({ headers }) => headers['idempotency-key']);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('searches insurers without unticking what the search hides, and ticks all', async () => {
  await reachSeguradoras();
  await user.click(screen.getByLabelText('Ipê Seguros'));
  await write(/^Buscar seguradora/, 'guara');
  expect(screen.queryByLabelText('Ipê Seguros')).toBeNull();
  await user.click(screen.getByLabelText('Marcar todas da busca'));
  expect(screen.getByText('2 seguradoras marcadas')).toBeVisible();
  await write(/^Buscar seguradora/, 'zzz');
  expect(screen.getByText('Nenhuma seguradora com esse nome')).toBeVisible();
});

it('offers to try again when the plans could not be read', async () => {
  gateway.reply(onboardingCalls.listPlanos, { status: 500, body: { success: false, code: 500, message: 'Sem planos agora.' } });
  open();
  expect(await screen.findByText('Sem planos agora.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continuar' })).toHaveAttribute('aria-disabled', 'true');
  gateway.answer(onboardingCalls.listPlanos, planos);
  await press('Tentar novamente');
  expect(await screen.findByRole('radio', { name: 'Integrado' })).toBeVisible();
});

it('ticks off the rules of the password as it is typed', async () => {
  await reachPessoa();
  await write(/^Senha/, 'vento sul');
  expect(screen.getByText('Um número').closest('li')).toHaveTextContent(/, falta$/);
  await user.paste('2026');
  expect(screen.getByText('Um número').closest('li')).toHaveTextContent(/, cumprida$/);
});
