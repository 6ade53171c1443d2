import { type FichaSeguradora, type OpcoesSeguradora, seguradoraCalls, type SeguradoraResumo } from '@balcao/contracts';
import { queryClient } from '@balcao/shared/query';
import { refusal } from '@balcao/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gateway, openPage } from '../../open-page.fixture.tsx';
import { seguradoraAberta, SeguradorasPage } from './seguradoras.page.tsx';

const user = userEvent.setup();
const ANTA = '0190b000-0000-7000-8000-000000000001';
const CASA = '0190b000-0000-7000-8000-000000000011';
const ficha: FichaSeguradora = {
  id: ANTA,
  versao: 3,
  ativo: true,
  seguradora: 'anta_seguros',
  corretoraId: CASA,
  nome: 'Anta Seguros',
  corretora: 'Casa',
  codigoCorretor: '123456',
  politicaComissao: 'PARCELADA',
  condicoes: [{ linha: 'AUTO', ramo: null, padraoBps: 2_000, minBps: 1_000, maxBps: 2_500, descontoMaxBps: null }],
  regrasEstorno: [],
  telefoneSinistro: '08001234567',
  telefoneAssistencia: null,
  linhas: ['AUTO', 'VIDA'],
  capacidades: [
    { ato: 'CALCULAR', isAtendida: true, linhas: ['AUTO', 'VIDA'] },
    { ato: 'TRANSMITIR', isAtendida: true, linhas: ['AUTO'] },
    { ato: 'ENDOSSO', isAtendida: false, linhas: [] },
    { ato: 'AVISO_SINISTRO', isAtendida: false, linhas: [] },
    { ato: 'EXTRATO', isAtendida: true, linhas: [] },
  ],
  criadoEm: '2026-01-01T12:00:00Z',
  alteradoEm: '2026-03-01T12:00:00Z',
  alteradoPor: 'Rita',
};
const resumo: SeguradoraResumo = {
  id: ANTA,
  seguradora: 'anta_seguros',
  nome: 'Anta Seguros',
  corretora: 'Casa',
  codigoCorretor: '123456',
  linhas: ['AUTO', 'VIDA'],
  comissaoDeBps: 2_000,
  comissaoAteBps: 3_000,
  telefoneSinistro: null,
  telefoneAssistencia: null,
  ativo: true,
  alteradoEm: '2026-03-01T12:00:00Z',
};
const opcoes: OpcoesSeguradora = {
  seguradoras: [
    { slug: 'anta_seguros', nome: 'Anta Seguros', linhas: ['AUTO', 'VIDA'] },
    { slug: 'paca_saude', nome: 'Paca Saúde', linhas: ['SAUDE'] },
  ],
  corretoras: [{ id: CASA, nome: 'Casa', principal: true }],
  ramos: [
    { codigo: '0531', nome: 'Casco', linha: 'AUTO' },
    { codigo: '0553', nome: 'RCF-V', linha: 'AUTO' },
    { codigo: '0171', nome: 'Riscos diversos', linha: 'OUTRO' },
  ],
};

function open(search = '', administrador = true) {
  openPage(<SeguradorasPage />, { address: `/configuracao/seguradoras${search}`, sessao: { administrador } });
}
const sent = (method: string) => gateway.pedidos.filter((pedido) => pedido.method === method).map(({ input }) => input);
const press = async (nome: string) => user.click(await screen.findByRole('button', { name: nome }));
async function type(field: HTMLElement, texto: string) {
  await user.clear(field);
  await user.type(field, texto);
  await user.tab();
}

// reading the script for the first time is not what is waited for below
beforeAll(() => seguradoraAberta.preload(), 60_000);
beforeEach(() => {
  gateway.answer(seguradoraCalls.listFichas, { itens: [resumo], total: 1, pagina: 1, tamanho: 20 });
  // before what any word after `/seguradoras/` would answer
  gateway.answer(seguradoraCalls.getOpcoes, opcoes);
  gateway.answer(seguradoraCalls.getFicha, ficha);
});

it('lists insurers with their standard commission, and says when there is none, or none that matches', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Anta Seguros' });
  expect(link).toHaveAttribute('href', `/configuracao/seguradoras?seguradora=${ANTA}`);
  expect(screen.getByText('20% a 30%')).toBeVisible();
  cleanup();
  queryClient.clear();
  gateway.answer(seguradoraCalls.listFichas, { itens: [], total: 0, pagina: 1, tamanho: 20 });
  open();
  expect(await screen.findByText('Nenhuma seguradora ainda')).toBeVisible();
  cleanup();
  queryClient.clear();
  open('?q=nada');
  expect(await screen.findByRole('button', { name: /^Limpar filtros$/i })).toBeVisible();
});

it('lets try again when the list could not be read', async () => {
  gateway.reply(seguradoraCalls.listFichas, refusal(500, 500, 'Falhou aqui.'));
  open();
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  gateway.answer(seguradoraCalls.listFichas, { itens: [resumo], total: 1, pagina: 1, tamanho: 20 });
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Anta Seguros' })).toBeVisible();
});

it('is for administrators alone', async () => {
  open('', false);
  expect(await screen.findByText('Só administradores cuidam das seguradoras')).toBeVisible();
  expect(gateway.pedidos).toEqual([]);
});

it('writes the table of clawback row by row, each new one of the date before it, and takes what is missing to its field', async () => {
  open(`?seguradora=${ANTA}`);
  await press('Adicionar faixa');
  const primeira = within(await screen.findByRole('region', { name: 'Faixa 1' }));
  await press('Salvar seguradora');
  expect(sent('PUT')).toEqual([]);
  expect((await screen.findAllByText(/Campo obrigatório\./))[0]).toBeVisible();
  await user.type(primeira.getAllByRole('spinbutton')[0] as HTMLElement, '01012026');
  await type(primeira.getByRole('textbox', { name: /meses/ }), '12');
  await type(primeira.getByRole('textbox', { name: /^Volta/ }), '75');
  await press('Adicionar faixa');
  const segunda = within(await screen.findByRole('region', { name: 'Faixa 2' }));
  await type(segunda.getByRole('textbox', { name: /meses/ }), '24');
  await type(segunda.getByRole('textbox', { name: /^Volta/ }), '50');
  gateway.answer(seguradoraCalls.updateFicha, ficha);
  await press('Salvar seguradora');
  await waitFor(() =>
    expect(sent('PUT')).toMatchObject([
      {
        regrasEstorno: [
          { desde: '2026-01-01', ateMeses: 12, pctBps: 7_500 },
          { desde: '2026-01-01', ateMeses: 24, pctBps: 5_000 },
        ],
      },
    ]),
  );
});

it('includes one with a condition for each line it takes, once it may be, and takes each refusal to its field', async () => {
  open('?seguradora=novo');
  await press('Incluir seguradora');
  expect((await screen.findAllByText(/Campo obrigatório\./))[0]).toBeVisible();
  expect(sent('POST')).toEqual([]);
  await user.type(await screen.findByRole('combobox', { name: /^Seguradora/ }), 'Paca');
  await user.click(await screen.findByRole('option', { name: 'Paca Saúde' }));
  const condicao = within(await screen.findByRole('region', { name: 'Condição 1' }));
  expect(condicao.getByRole('button', { name: /Linha/ })).toHaveTextContent('Saúde');
  // the summary of what is missing names it too
  await user.click(screen.getAllByRole('button', { name: /Corretora/ }).at(-1) as HTMLElement);
  await user.click(await screen.findByRole('option', { name: 'Casa' }));
  await type(condicao.getByRole('textbox', { name: /^Comissão padrão/ }), '30');
  await press('Incluir seguradora');
  expect(await screen.findByText('A comissão padrão fica entre o mínimo e o máximo.')).toBeVisible();
  await type(condicao.getByRole('textbox', { name: /^Máxima/ }), '40');
  const errors = [{ campo: 'seguradora', codigo: 'conflito', mensagem: 'A corretora já trabalha com esta seguradora.' }];
  gateway.reply(seguradoraCalls.createFicha, {
    status: 422,
    body: { success: false, code: 'campos-invalidos', message: 'Confira.', errors },
  });
  await press('Incluir seguradora');
  expect(await screen.findByText('A corretora já trabalha com esta seguradora.')).toBeVisible();
  gateway.answer(seguradoraCalls.createFicha, ficha);
  await press('Incluir seguradora');
  expect(await screen.findByText('Seguradora incluída')).toBeVisible();
  expect(sent('POST').at(-1)).toEqual({
    seguradora: 'paca_saude',
    corretoraId: CASA,
    codigoCorretor: '',
    politicaComissao: 'PARCELADA',
    condicoes: [{ linha: 'SAUDE', ramo: null, padraoBps: 3_000, minBps: 1_000, maxBps: 4_000, descontoMaxBps: null }],
    regrasEstorno: [],
    telefoneSinistro: null,
    telefoneAssistencia: null,
  });
});

it('changes what was agreed, names what cannot change, and shows what the insurer does', async () => {
  gateway.answer(seguradoraCalls.updateFicha, { ...ficha, versao: 4 });
  open(`?seguradora=${ANTA}`);
  expect(await screen.findByRole('combobox', { name: /^Seguradora/ })).toBeDisabled();
  expect(screen.getByText('Auto, Vida')).toBeVisible();
  expect(screen.getAllByText('Ainda não')).toHaveLength(2);
  await press('Adicionar condição');
  const nova = within(screen.getByRole('region', { name: 'Condição 2' }));
  expect(nova.getByRole('button', { name: /Linha/ })).toHaveTextContent('Vida');
  await type(screen.getByRole('textbox', { name: 'Telefone de assistência' }), '0800 12');
  await press('Salvar seguradora');
  expect(await screen.findByText(/Informe um telefone, como 0800 123 4567/)).toBeVisible();
  await type(screen.getByRole('textbox', { name: 'Telefone de assistência' }), '4004-1234');
  await press('Salvar seguradora');
  await waitFor(() => expect(sent('PUT')).toHaveLength(1));
  expect(sent('PUT')[0]).toMatchObject({
    versao: 3,
    seguradora: 'anta_seguros',
    condicoes: [{ linha: 'AUTO' }, { linha: 'VIDA', padraoBps: 2_000 }],
    telefoneSinistro: '0800 123 4567',
    telefoneAssistencia: '4004-1234',
  });
  expect(await screen.findByText('Seguradora salva')).toBeVisible();
});

it('agrees on a ramo of a line apart from the line, and names what no line covers by its ramo alone', async () => {
  gateway.answer(seguradoraCalls.updateFicha, { ...ficha, versao: 4 });
  open(`?seguradora=${ANTA}`);
  await screen.findByRole('region', { name: 'Condição 1' });
  const choose = async (condicao: string, campo: RegExp, opcao: string) => {
    await user.click(within(screen.getByRole('region', { name: condicao })).getByRole('button', { name: campo }));
    await user.click(await screen.findByRole('option', { name: opcao }));
  };
  await press('Adicionar condição');
  await choose('Condição 2', /Linha/, 'Auto');
  await press('Salvar seguradora');
  expect(await screen.findByText('Já há uma condição para esta linha.')).toBeVisible();
  await choose('Condição 2', /Ramo/, '0553 · RCF-V');
  await press('Adicionar condição');
  await choose('Condição 3', /Linha/, 'Outro');
  await press('Salvar seguradora');
  expect((await screen.findAllByText(/Escolha o ramo\./))[0]).toBeVisible();
  await choose('Condição 3', /Ramo/, '0171 · Riscos diversos');
  await press('Salvar seguradora');
  await waitFor(() => expect(sent('PUT')).toHaveLength(1));
  expect(sent('PUT')[0]).toMatchObject({
    condicoes: [
      { linha: 'AUTO', ramo: null },
      { linha: 'AUTO', ramo: '0553' },
      { linha: 'OUTRO', ramo: '0171' },
    ],
  });
});

it('never writes over what somebody else saved without both having been seen', async () => {
  const deles: FichaSeguradora = { ...ficha, codigoCorretor: '777', versao: 4 };
  gateway.reply(seguradoraCalls.updateFicha, refusal(409, 'seguradora-alterado', 'Outra pessoa mudou.', deles));
  open(`?seguradora=${ANTA}`);
  await type(await screen.findByRole('textbox', { name: 'Código do corretor' }), '888');
  await press('Salvar seguradora');
  expect(await screen.findByText(/gravado “777”, o seu “888”/)).toBeVisible();
  await press('Manter o que digitei');
  gateway.answer(seguradoraCalls.updateFicha, { ...deles, codigoCorretor: '888', versao: 5 });
  await press('Salvar seguradora');
  await waitFor(() => expect(sent('PUT').at(-1)).toMatchObject({ codigoCorretor: '888', versao: 4 }));
});

it('says why one is not excluded, and offers to deactivate it', async () => {
  const usos = [{ tipo: 'APOLICE', total: 3, exemplos: [{ id: 'x', nome: '0531 · Ana', rota: null }] }];
  gateway.reply(seguradoraCalls.deleteFicha, refusal(409, 'seguradora-em-uso', 'Está em uso.', usos));
  gateway.answer(seguradoraCalls.setAtivos, [{ id: ANTA, nome: 'Anta Seguros', ok: true, mudou: true, mensagem: null }]);
  open(`?seguradora=${ANTA}`);
  await press('Excluir');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anta Seguros está em uso' }));
  expect(dialog.getByText('3 apólices')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Desativar' }));
  expect(await screen.findByText('Seguradora desativada')).toBeVisible();
});

it('keeps filters of its own, and brings insurers in by a file', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Novo filtro' })).toHaveAttribute('href', '/filtros/novo?lista=SEGURADORAS');
  await press('Importar');
  expect(await screen.findByRole('heading', { level: 1, name: 'Importar seguradoras' })).toBeVisible();
  expect(window.location.search).toBe('?importacao=novo');
  expect(screen.getByRole('button', { name: 'Escolher arquivo' })).toBeVisible();
});
