import { apoioCalls, corretoraCalls, type CorretoraResumo, type FichaCorretora } from '@balcao/contracts';
import { unsavedWork } from '@balcao/shared';
import { queryClient } from '@balcao/shared/query';
import { refusal } from '@balcao/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gateway, openPage } from '../../open-page.fixture.tsx';
import { corretoraAberta, CorretorasPage } from './corretoras.page.tsx';

const user = userEvent.setup();
const VALE = '0190b000-0000-7000-8000-000000000001';
const FILIAL = '0190b000-0000-7000-8000-000000000002';
const PNG = 'data:image/png;base64,iVBORw0KGgo=';
const ficha: FichaCorretora = {
  id: FILIAL,
  versao: 3,
  ativo: true,
  fantasia: 'Filial',
  razaoSocial: 'Vale Corretora de Seguros Ltda',
  cnpj: '11222333000181',
  susep: '020123456',
  inscricaoMunicipal: null,
  emailIntranet: 'contato@vale.com.br',
  telefone: '3534711234',
  site: 'https://www.vale.com.br',
  responsavel: null,
  regime: 'PRESUMIDO',
  aliquotas: [
    {
      id: '0190b000-0000-7000-8000-000000000009',
      tributo: 'ISS',
      municipio: 'Varginha',
      bps: 200,
      desde: '2026-01-01',
      ate: null,
    },
  ],
  enderecos: [],
  contas: [],
  logo: PNG,
  principal: false,
  criadoEm: '2026-01-01T12:00:00Z',
  alteradoEm: '2026-03-01T12:00:00Z',
  alteradoPor: 'Rita',
};
const resumo = (over: Partial<CorretoraResumo> = {}): CorretoraResumo => ({
  id: VALE,
  nome: 'Vale do Sapucaí',
  razaoSocial: 'Vale Corretora de Seguros Ltda',
  cnpj: '12ABC34501DE35',
  susep: null,
  cidade: 'Varginha/MG',
  telefone: null,
  regime: 'SIMPLES',
  principal: true,
  ativo: true,
  alteradoEm: '2026-03-01T12:00:00Z',
  ...over,
});

function open(search = '', administrador = true) {
  openPage(<CorretorasPage />, { address: `/configuracao/corretoras${search}`, sessao: { administrador } });
}
const sent = (method: string) => gateway.pedidos.filter((pedido) => pedido.method === method).map(({ input }) => input);
async function type(nome: RegExp | string, texto: string) {
  const field = await screen.findByRole('textbox', { name: nome });
  await user.clear(field);
  if (texto) await user.type(field, texto);
  await user.tab();
  return field;
}
const press = async (nome: string) => user.click(await screen.findByRole('button', { name: nome }));
const choose = async (file: File) => fireEvent.change(await screen.findByLabelText('Imagem do logo'), { target: { files: [file] } });

// reading the script for the first time is not what is waited for below
beforeAll(() => corretoraAberta.preload(), 60_000);
beforeEach(() => {
  gateway.answer(corretoraCalls.listFichas, {
    itens: [resumo(), resumo({ id: FILIAL, nome: 'Filial', principal: false, ativo: false })],
    total: 2,
    pagina: 1,
    tamanho: 20,
  });
  // before what any word after `/corretoras/` would answer
  gateway.answer(corretoraCalls.getOpcoes, { isTodas: true });
  gateway.answer(corretoraCalls.getFicha, ficha);
  gateway.answer(apoioCalls.findCep, { cep: '37002000', logradouro: 'Rua Um', bairro: 'Centro', cidade: 'Varginha', uf: 'MG' });
});

it('lists brokerages, each by a link of its own, tells the standard one, and says when there is none', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Vale do Sapucaí' });
  expect(link).toHaveAttribute('href', `/configuracao/corretoras?corretora=${VALE}`);
  expect(screen.getAllByText('12.ABC.345/01DE-35')).toHaveLength(2);
  expect(screen.getAllByRole('row').filter((row) => within(row).queryAllByText('Padrão').length > 0)).toHaveLength(2);
  expect(screen.getByText('Inativa')).toBeVisible();
  cleanup();
  queryClient.clear();
  gateway.answer(corretoraCalls.listFichas, { itens: [], total: 0, pagina: 1, tamanho: 20 });
  open();
  expect(await screen.findByText('Nenhuma corretora ainda')).toBeVisible();
  cleanup();
  queryClient.clear();
  open('?q=nada');
  expect(await screen.findByRole('button', { name: /^Limpar filtros$/i })).toBeVisible();
});

it('lets try again when the list could not be read', async () => {
  gateway.reply(corretoraCalls.listFichas, refusal(500, 500, 'Falhou aqui.'));
  open();
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  gateway.answer(corretoraCalls.listFichas, { itens: [resumo()], total: 1, pagina: 1, tamanho: 20 });
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Vale do Sapucaí' })).toBeVisible();
});

it('is for administrators alone', async () => {
  open('', false);
  expect(await screen.findByText('Só administradores cuidam das corretoras')).toBeVisible();
  expect(gateway.pedidos).toEqual([]);
});

it('lets an administrator of some brokerages include none', async () => {
  gateway.answer(corretoraCalls.getOpcoes, { isTodas: false });
  open();
  await screen.findByRole('link', { name: 'Vale do Sapucaí' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Nova corretora' })).toBeNull());
});

it('includes one whole, once it may be, and takes each refusal to its field', async () => {
  open('?corretora=novo');
  await press('Incluir corretora');
  expect((await screen.findAllByText('Informe o CNPJ.'))[0]).toBeVisible();
  expect(sent('POST')).toEqual([]);
  await type(/^Nome fantasia/, 'Nova');
  await type(/^Razão social/, 'Nova Ltda');
  await type(/^CNPJ/, '11222333000181');
  await press('Adicionar endereço');
  expect(unsavedWork.get('settings')).toBe(1);
  const endereco = within(screen.getByRole('region', { name: 'Endereço 1' }));
  await user.type(endereco.getByRole('textbox', { name: /^CEP/ }), '37002000');
  await user.tab();
  await waitFor(() => expect(endereco.getByRole('textbox', { name: /^Cidade/ })).toHaveValue('Varginha'));
  const retypeCep = async (cep: string) => {
    await user.clear(endereco.getByRole('textbox', { name: /^CEP/ }));
    await user.type(endereco.getByRole('textbox', { name: /^CEP/ }), cep);
    await user.tab();
  };
  // another postcode is another address: nothing of the former street stays
  gateway.answer(apoioCalls.findCep, { cep: '78200000', logradouro: null, bairro: null, cidade: 'Cáceres', uf: 'MT' });
  await retypeCep('78200000');
  await waitFor(() => expect(endereco.getByRole('textbox', { name: /^Cidade/ })).toHaveValue('Cáceres'));
  expect(endereco.getByRole('textbox', { name: /^Logradouro/ })).toHaveValue('');
  gateway.answer(apoioCalls.findCep, { cep: '37002000', logradouro: 'Rua Um', bairro: 'Centro', cidade: 'Varginha', uf: 'MG' });
  await retypeCep('37002000');
  await waitFor(() => expect(endereco.getByRole('textbox', { name: /^Logradouro/ })).toHaveValue('Rua Um'));
  await user.type(endereco.getByRole('textbox', { name: /^Número/ }), '10');
  await press('Adicionar conta');
  const conta = within(screen.getByRole('region', { name: 'Conta 1' }));
  await user.type(conta.getByRole('textbox', { name: /^Banco/ }), '341');
  await user.type(conta.getByRole('textbox', { name: /^Agência/ }), '2545');
  await user.type(conta.getByRole('textbox', { name: /^Conta com dígito/ }), '02366-2');
  await press('Incluir corretora');
  expect(await screen.findByText('O dígito não confere com a agência e a conta.')).toBeVisible();
  expect(conta.getByRole('textbox', { name: /^Conta com dígito/ })).toHaveFocus();
  await user.type(conta.getByRole('textbox', { name: /^Conta com dígito/ }), '{Backspace}1');
  const errors = [{ campo: 'cnpj', codigo: 'conflito', mensagem: 'Este CNPJ já é de outra corretora da assinatura.' }];
  gateway.reply(corretoraCalls.createFicha, {
    status: 422,
    body: { success: false, code: 'campos-invalidos', message: 'Confira.', errors },
  });
  await press('Incluir corretora');
  expect(await screen.findByText('Este CNPJ já é de outra corretora da assinatura.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^CNPJ/ })).toHaveFocus();
  gateway.answer(corretoraCalls.createFicha, { ...ficha, fantasia: 'Nova' });
  await press('Incluir corretora');
  expect(await screen.findByText('Corretora incluída')).toBeVisible();
  expect(sent('POST').at(-1)).toMatchObject({
    fantasia: 'Nova',
    cnpj: '11222333000181',
    responsavel: null,
    enderecos: [{ tipo: 'SEDE', cep: '37002000', logradouro: 'Rua Um', numero: '10', complemento: null, uf: 'MG' }],
    contas: [{ banco: '341', conta: '02366-1', pix: null }],
    logo: null,
    principal: false,
  });
  expect(window.location.search).toBe('');
});

it('adds a rate of service tax, which needs its municipality, and refuses days that another already has', async () => {
  gateway.answer(corretoraCalls.updateFicha, { ...ficha, versao: 4 });
  open(`?corretora=${FILIAL}`);
  await press('Adicionar alíquota');
  const nova = within(screen.getByRole('region', { name: 'Alíquota 2' }));
  await user.click(nova.getByRole('button', { name: /Tributo/ }));
  await user.click(await screen.findByRole('option', { name: 'ISS' }));
  await user.type(nova.getByRole('textbox', { name: /^Alíquota/ }), '2,5');
  await user.tab();
  await press('Salvar corretora');
  expect(await screen.findByText('Informe o município do ISS.')).toBeVisible();
  await user.type(nova.getByRole('textbox', { name: /^Município/ }), 'varginha');
  await user.tab();
  await press('Salvar corretora');
  expect(await screen.findByText('Já há uma alíquota deste tributo em parte deste período.')).toBeVisible();
  await user.clear(nova.getByRole('textbox', { name: /^Município/ }));
  await user.type(nova.getByRole('textbox', { name: /^Município/ }), 'Alfenas');
  await press('Salvar corretora');
  await waitFor(() => expect(sent('PUT')).toHaveLength(1));
  expect(sent('PUT')[0]).toMatchObject({
    versao: 3,
    logo: PNG,
    aliquotas: [{ id: ficha.aliquotas[0]?.id }, { tributo: 'ISS', municipio: 'Alfenas', bps: 250, ate: null }],
  });
  expect(await screen.findByText('Corretora salva')).toBeVisible();
});

it('takes an image as the logo, says what is wrong with another, and removes it', async () => {
  gateway.answer(corretoraCalls.updateFicha, { ...ficha, versao: 4 });
  open(`?corretora=${FILIAL}`);
  expect(await screen.findByRole('img', { name: 'Logo escolhido' })).toHaveAttribute('src', PNG);
  await choose(new File(['%PDF'], 'logo.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('Escolha um arquivo PNG, JPEG ou SVG.')).toBeVisible();
  await choose(new File([new Uint8Array(400_000)], 'logo.png', { type: 'image/png' }));
  expect(await screen.findByText('O arquivo passa de 300 KB. Escolha um menor.')).toBeVisible();
  await choose(new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'Logo escolhido' }).getAttribute('src')).toMatch(/^data:image\/svg\+xml;base64,/),
  );
  expect(screen.queryByText('O arquivo passa de 300 KB. Escolha um menor.')).toBeNull();
  const errors = [{ campo: 'logo', codigo: 'foraDaFaixa', mensagem: 'A imagem é pequena demais.' }];
  gateway.reply(corretoraCalls.updateFicha, {
    status: 422,
    body: { success: false, code: 'campos-invalidos', message: 'Confira.', errors },
  });
  await press('Salvar corretora');
  expect(await screen.findByText('A imagem é pequena demais.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Trocar imagem' })).toHaveFocus();
  await press('Remover logo');
  expect(screen.getByText('Sem logo')).toBeVisible();
});

it('never writes over what somebody else saved without both having been seen', async () => {
  const deles: FichaCorretora = { ...ficha, fantasia: 'Filial Sul', versao: 4, logo: null };
  gateway.reply(corretoraCalls.updateFicha, refusal(409, 'corretora-alterado', 'Outra pessoa mudou.', deles));
  open(`?corretora=${FILIAL}`);
  await type(/^Nome fantasia/, 'Filial Norte');
  await press('Salvar corretora');
  expect(await screen.findByText(/gravado “Filial Sul”, o seu “Filial Norte”/)).toBeVisible();
  expect(screen.getByText(/gravado “Sem logo”, o seu “Outra imagem”/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Salvar corretora' })).toHaveAttribute('aria-disabled', 'true');
  await press('Manter o que digitei');
  gateway.answer(corretoraCalls.updateFicha, { ...deles, fantasia: 'Filial Norte', versao: 5 });
  await press('Salvar corretora');
  await waitFor(() => expect(sent('PUT').at(-1)).toMatchObject({ fantasia: 'Filial Norte', versao: 4 }));
});

it('neither turns off nor excludes the standard one, and who sees some brokerages does not choose it', async () => {
  gateway.answer(corretoraCalls.getFicha, { ...ficha, principal: true });
  open(`?corretora=${FILIAL}`);
  expect(await screen.findByRole('switch', { name: 'Corretora padrão' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Excluir' })).toBeNull();
  cleanup();
  queryClient.clear();
  gateway.answer(corretoraCalls.getOpcoes, { isTodas: false });
  gateway.answer(corretoraCalls.getFicha, ficha);
  open(`?corretora=${FILIAL}`);
  expect(await screen.findByText('Só quem vê todas as corretoras escolhe a padrão.')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Corretora padrão' })).toBeDisabled();
});

it('says why one is not excluded, and offers to deactivate it', async () => {
  const usos = [{ tipo: 'QUESTIONARIO', total: 2, exemplos: [{ id: 'x', nome: 'Rita, até 01/12/2026', rota: null }] }];
  gateway.reply(corretoraCalls.deleteFicha, refusal(409, 'corretora-em-uso', 'Está em uso.', usos));
  gateway.answer(corretoraCalls.setAtivos, [{ id: FILIAL, nome: 'Filial', ok: true, mudou: true, mensagem: null }]);
  open(`?corretora=${FILIAL}`);
  await press('Excluir');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filial está em uso' }));
  expect(dialog.getByText('2 questionários abertos')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Desativar' }));
  expect(await screen.findByText('Corretora desativada')).toBeVisible();
});

it('keeps filters of its own, and brings brokerages in by a file', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Novo filtro' })).toHaveAttribute('href', '/filtros/novo?lista=CORRETORAS');
  await press('Importar');
  expect(await screen.findByRole('heading', { level: 1, name: 'Importar corretoras' })).toBeVisible();
  expect(window.location.search).toBe('?importacao=novo');
  expect(screen.getByRole('button', { name: 'Escolher arquivo' })).toBeVisible();
});
