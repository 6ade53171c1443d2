import {
  type FichaProdutor,
  type Importacao,
  importacaoCalls,
  type OpcoesProdutor,
  produtorCalls,
  type ProdutorResumo,
} from '@balcao/contracts';
import { unsavedWork } from '@balcao/shared';
import { queryClient } from '@balcao/shared/query';
import { refusal } from '@balcao/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gateway, openPage } from '../../open-page.fixture.tsx';
import { parteAberta, ProdutoresPage } from './produtores.page.tsx';

const user = userEvent.setup();
const ANA = '0190b000-0000-7000-8000-000000000001';
const BIA = '0190b000-0000-7000-8000-000000000002';
const ficha: FichaProdutor = {
  id: ANA,
  versao: 3,
  ativo: true,
  tipo: 'INTERNO',
  pessoa: 'PF',
  nome: 'Ana Prado',
  documento: '11144477735',
  susep: '020123456',
  email: 'ana@corretora.com.br',
  telefone: '35900001001',
  regime: 'PF',
  retencoes: { isPelaTabela: false, irBps: 150, issBps: 0, inssBps: 0 },
  conta: null,
  pix: null,
  repasses: [
    {
      id: '0190b000-0000-7000-8000-000000000009',
      alcance: 'VENDAS',
      apoliceId: null,
      ramo: '0531',
      seguradora: null,
      negocio: null,
      base: 'COMISSAO_BRUTA',
      pctBps: 4_000,
      momento: 'RECEBIMENTO',
      desde: '2026-01-01',
      ate: null,
    },
  ],
  supervisorId: null,
  supervisor: null,
  usuarioId: null,
  usuario: null,
  criadoEm: '2026-01-01T12:00:00Z',
  alteradoEm: '2026-03-01T12:00:00Z',
  alteradoPor: 'Rita',
};
const resumo = (over: Partial<ProdutorResumo> = {}): ProdutorResumo => ({
  id: ANA,
  nome: 'Ana Prado',
  tipo: 'INTERNO',
  pessoa: 'PF',
  documento: '11144477735',
  susep: null,
  email: 'ana@corretora.com.br',
  telefone: null,
  supervisor: null,
  usuario: null,
  repasses: 1,
  ativo: true,
  alteradoEm: '2026-03-01T12:00:00Z',
  ...over,
});
const opcoes: OpcoesProdutor = {
  usuarios: [{ id: '0190b000-0000-7000-8000-000000000021', nome: 'Caio', email: 'caio@casa.com.br', produtorId: BIA }],
  ramos: [{ codigo: '0531', nome: 'Automóvel — casco' }],
  seguradoras: [{ slug: 'alfa_seguros', nome: 'Alfa Seguros' }],
  repasse: { base: 'COMISSAO_LIQUIDA', momento: 'EMISSAO' },
};
const importacao = (over: Partial<Importacao> = {}): Importacao => ({
  id: '0190b000-0000-7000-8000-000000000031',
  cadastro: 'PRODUTOR',
  nome: 'produtores.csv',
  status: 'RECEBIDA',
  colunas: ['Nome', 'CPF'],
  amostra: [['Ana', '111.444.777-35']],
  campos: [
    { campo: 'nome', rotulo: 'Nome', obrigatorio: true },
    { campo: 'documento', rotulo: 'CPF ou CNPJ', obrigatorio: true },
  ],
  mapeamento: { nome: 0, documento: 1 },
  total: 2,
  processadas: 0,
  validas: 0,
  erros: [],
  totalErros: 0,
  recusadas: 0,
  aceitaRegra: false,
  regra: null,
  repetidas: 0,
  ignoradas: 0,
  podeDesfazer: false,
  mantidas: 0,
  ...over,
});

function open(search = '', administrador = true) {
  openPage(<ProdutoresPage />, { address: `/configuracao/produtores${search}`, sessao: { administrador } });
}
const asked = (method: string) => gateway.pedidos.filter((pedido) => pedido.method === method);
async function type(nome: RegExp | string, texto: string) {
  const field = await screen.findByRole('textbox', { name: nome });
  await user.clear(field);
  if (texto) await user.type(field, texto);
  await user.tab();
  return field;
}

const mudou = (id: string, nome: string) => ({ id, nome, ok: true, mudou: true, mensagem: null });

// reading the script for the first time is not what is waited for below
beforeAll(() => parteAberta.preload(), 60_000);
beforeEach(() => {
  gateway.answer(produtorCalls.listFichas, {
    itens: [resumo(), resumo({ id: BIA, nome: 'Bia', ativo: false })],
    total: 2,
    pagina: 1,
    tamanho: 20,
  });
  // before what any word after `/produtores/` would answer
  gateway.answer(produtorCalls.getOpcoes, opcoes);
  gateway.answer(produtorCalls.getFicha, ficha);
});

it('lists producers, each by a link of its own, and says when there is none', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Ana Prado' });
  expect(link).toHaveAttribute('href', `/configuracao/produtores?produtor=${ANA}`);
  expect(screen.getAllByText('111.444.777-35')).toHaveLength(2);
  expect(screen.getByText('Inativo')).toBeVisible();
  cleanup();
  queryClient.clear();
  gateway.answer(produtorCalls.listFichas, { itens: [], total: 0, pagina: 1, tamanho: 20 });
  open();
  expect(await screen.findByText('Nenhum produtor ainda')).toBeVisible();
  cleanup();
  queryClient.clear();
  open('?q=nada');
  expect(await screen.findByRole('button', { name: /^Limpar filtros$/i })).toBeVisible();
});

it('lets try again when the list could not be read', async () => {
  gateway.reply(produtorCalls.listFichas, refusal(500, 500, 'Falhou aqui.'));
  open();
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  gateway.answer(produtorCalls.listFichas, { itens: [resumo()], total: 1, pagina: 1, tamanho: 20 });
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Ana Prado' })).toBeVisible();
});

it('is for administrators alone', async () => {
  open('', false);
  expect(await screen.findByText('Só administradores cuidam dos produtores')).toBeVisible();
  expect(gateway.pedidos).toEqual([]);
});

it('deactivates the selected ones that are active, and says how many', async () => {
  gateway.answer(produtorCalls.setAtivos, [mudou(ANA, 'Ana Prado')]);
  open();
  for (const nome of ['Ana Prado', 'Bia']) await user.click(await screen.findByRole('checkbox', { name: new RegExp(nome) }));
  expect(screen.getByRole('button', { name: 'Ativar 1' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Desativar 1' }));
  expect(await screen.findByText('Produtor desativado')).toBeVisible();
  expect(asked('POST').map(({ input }) => input)).toEqual([{ ids: [ANA], ativo: false }]);
});

it('deactivates all that the filter finds, and says why not of those it could not', async () => {
  gateway.answer(produtorCalls.listFichas, { itens: [resumo()], total: 2, pagina: 1, tamanho: 20 });
  const refused = { ok: false, mudou: false, mensagem: 'Supervisiona outros produtores.' };
  gateway.answer(produtorCalls.setAtivos, [mudou(ANA, 'Ana Prado'), { id: BIA, nome: 'Bia', ...refused }]);
  open('?pessoa=PF');
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todos desta página' }));
  await user.click(screen.getByRole('button', { name: 'Selecionar todos os 2 deste filtro' }));
  await user.click(screen.getByRole('button', { name: 'Desativar todos' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Resultado' }));
  expect(dialog.getByText('1 de 2 concluídos')).toBeVisible();
  expect(dialog.getByText('Bia: Supervisiona outros produtores.')).toBeVisible();
  expect(asked('POST').map(({ input }) => input)).toEqual([{ filtro: { consulta: { pessoa: 'PF' }, total: 2 }, ativo: false }]);
});

it('keeps what was chosen, and says so in a dialog, when the filter finds more by now', async () => {
  gateway.answer(produtorCalls.listFichas, { itens: [resumo()], total: 2, pagina: 1, tamanho: 20 });
  gateway.reply(produtorCalls.setAtivos, refusal(409, 'filtro-cresceu', 'Este filtro encontra agora mais.'));
  open();
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todos desta página' }));
  await user.click(screen.getByRole('button', { name: 'Selecionar todos os 2 deste filtro' }));
  await user.click(screen.getByRole('button', { name: 'Desativar todos' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Não foi possível mudar a situação' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Este filtro encontra agora mais.');
  await user.click(dialog.getAllByRole('button', { name: 'Fechar' }).at(-1) as HTMLElement);
  expect(screen.getByText('Todos os 2 deste filtro selecionados')).toBeVisible();
});

it('says beside its acts why one was not deactivated, and in the question why it was not excluded', async () => {
  gateway.answer(produtorCalls.setAtivos, [{ id: ANA, nome: 'Ana Prado', ok: false, mudou: false, mensagem: 'Supervisiona outros.' }]);
  gateway.reply(produtorCalls.deleteFicha, refusal(409, 'produtor-alterado', 'Outra pessoa mudou este produtor.', ficha));
  open(`?produtor=${ANA}`);
  await user.click(await screen.findByRole('button', { name: 'Desativar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Supervisiona outros.');
  await user.click(screen.getByRole('button', { name: 'Excluir' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Excluir' }));
  expect(await question.findByText('Outra pessoa mudou este produtor.')).toBeVisible();
});

it('does not exclude what is in use: it tells what uses it, and offers to deactivate', async () => {
  const usos = [
    { tipo: 'ORCAMENTO', total: 7, exemplos: [{ id: 'x', nome: 'Nº 12 · Zé', rota: '/multicalculo/orcamento-visualizar?id=x' }] },
  ];
  gateway.reply(produtorCalls.deleteFicha, refusal(409, 'produtor-em-uso', 'Está em uso.', usos));
  gateway.answer(produtorCalls.setAtivos, [mudou(ANA, 'Ana Prado')]);
  open();
  await user.click(await screen.findByRole('button', { name: 'Ações de Ana Prado' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('7 orçamentos')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Nº 12 · Zé' })).toHaveAttribute('href', '/multicalculo/orcamento-visualizar?id=x');
  expect(screen.getByText('e mais 6')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Desativar' }));
  expect(await screen.findByText('Produtor desativado')).toBeVisible();
});

it('includes a producer once it is one, and takes each refusal to its field', async () => {
  open('?produtor=novo');
  await type('Nome', 'Zilda');
  await user.click(screen.getByRole('button', { name: 'Incluir produtor' }));
  expect(await screen.findByText('Informe o CPF.')).toBeVisible();
  expect(asked('POST')).toEqual([]);
  await type('CPF', '11144477736');
  await user.click(screen.getByRole('button', { name: 'Incluir produtor' }));
  expect(await screen.findByText('Informe um CPF válido.')).toBeVisible();
  const errors = [{ campo: 'documento', codigo: 'conflito', mensagem: 'Este documento já é de Ana.' }];
  gateway.reply(produtorCalls.createFicha, {
    status: 422,
    body: { success: false, code: 'campos-invalidos', message: 'Confira.', errors },
  });
  await type('CPF', '11144477735');
  await user.click(screen.getByRole('button', { name: 'Incluir produtor' }));
  expect(await screen.findByText('Este documento já é de Ana.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'CPF' })).toHaveFocus();
  gateway.answer(produtorCalls.createFicha, { ...ficha, nome: 'Zilda' });
  await user.click(screen.getByRole('button', { name: 'Incluir produtor' }));
  expect(await screen.findByText('Produtor incluído')).toBeVisible();
  expect(asked('POST').at(-1)?.input).toMatchObject({ nome: 'Zilda', documento: '11144477735', conta: null, pix: null, repasses: [] });
  expect(window.location.search).toBe('');
});

it('adds a rule, as the subscription begins one, which is not sent without its percentage', async () => {
  gateway.answer(produtorCalls.updateFicha, { ...ficha, versao: 4 });
  open(`?produtor=${ANA}`);
  await user.click(await screen.findByRole('button', { name: 'Adicionar regra' }));
  expect(unsavedWork.get('settings')).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Salvar produtor' }));
  expect(await screen.findByText('Informe uma porcentagem maior que zero.')).toBeVisible();
  const nova = within(screen.getByRole('region', { name: 'Regra 2' }));
  await user.type(nova.getByRole('textbox', { name: /^Porcentagem/ }), '35');
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Salvar produtor' }));
  await waitFor(() => expect(asked('PUT')).toHaveLength(1));
  expect(asked('PUT')[0]?.input).toMatchObject({
    versao: 3,
    repasses: [
      { id: ficha.repasses[0]?.id, pctBps: 4_000 },
      { ramo: null, pctBps: 3_500, base: 'COMISSAO_LIQUIDA', momento: 'EMISSAO' },
    ],
  });
  expect(await screen.findByText('Produtor salvo')).toBeVisible();
});

it('gives a share of one policy, and by choice of those that renew it, in place of what says which sales', async () => {
  gateway.answer(produtorCalls.updateFicha, { ...ficha, versao: 4 });
  open(`?produtor=${ANA}`);
  await user.click(await screen.findByRole('button', { name: /Vale para/ }));
  await user.click(await screen.findByRole('option', { name: 'Apólice e renovações' }));
  expect(screen.queryByRole('combobox', { name: /^Ramo/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Salvar produtor' }));
  expect(await screen.findByText('Escolha a apólice.')).toBeVisible();
  expect(asked('PUT')).toEqual([]);
});

it('never writes over what somebody else saved without both having been seen', async () => {
  const deles: FichaProdutor = { ...ficha, nome: 'Ana Lima', versao: 4 };
  gateway.reply(produtorCalls.updateFicha, refusal(409, 'produtor-alterado', 'Outra pessoa mudou.', deles));
  open(`?produtor=${ANA}`);
  await type('Nome', 'Ana Souza');
  await user.click(screen.getByRole('button', { name: 'Salvar produtor' }));
  expect(await screen.findByText(/gravado “Ana Lima”, o seu “Ana Souza”/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Salvar produtor' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Manter o que digitei' }));
  gateway.answer(produtorCalls.updateFicha, { ...deles, nome: 'Ana Souza', versao: 5 });
  await user.click(screen.getByRole('button', { name: 'Salvar produtor' }));
  await waitFor(() => expect(asked('PUT').at(-1)?.input).toMatchObject({ nome: 'Ana Souza', versao: 4 }));
});

it('offers nobody a user who signs in as somebody else, and shows uses and history', async () => {
  gateway.answer(produtorCalls.listUsos, []);
  gateway.answer(produtorCalls.listHistoria, [
    {
      id: ANA,
      em: '2026-03-01T12:00:00Z',
      acao: 'ALTERACAO',
      usuario: 'Rita',
      mudancas: [{ campo: 'Nome', de: 'Ana', para: 'Ana Prado' }],
    },
  ]);
  open(`?produtor=${ANA}`);
  await user.click(await screen.findByRole('button', { name: /Usuário que entra/ }));
  expect(await screen.findByRole('option', { name: /Caio/ })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('tab', { name: 'Em uso' }));
  expect(await screen.findByText('Nada usa este registro')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Histórico' }));
  expect(await screen.findByText(/de Ana para Ana Prado/)).toBeVisible();
});

it('imports a file: its columns, what is wrong with its lines, and the good ones at once', async () => {
  gateway.answer(importacaoCalls.addImportacao, importacao());
  gateway.answer(importacaoCalls.getImportacao, importacao());
  open('?importacao=novo');
  const file = new File(['Nome;CPF\nAna;111\n'], 'produtores.csv', { type: 'application/vnd.ms-excel' });
  fireEvent.change(await screen.findByLabelText('Arquivo com os registros'), { target: { files: [file] } });
  expect(await screen.findByText('Na primeira linha: 111.444.777-35')).toBeVisible();
  const conferida = importacao({
    status: 'CONFERIDA',
    processadas: 2,
    validas: 1,
    recusadas: 1,
    totalErros: 1,
    erros: [{ linha: 3, campo: 'documento', mensagem: 'Informe um CPF válido.' }],
  });
  gateway.answer(importacaoCalls.getImportacao, conferida);
  gateway.answer(importacaoCalls.verifyImportacao, importacao({ status: 'CONFERINDO', processadas: 1 }));
  await user.click(screen.getByRole('button', { name: 'Conferir as linhas' }));
  expect(await screen.findByText('1 linha pronta para importar')).toBeVisible();
  expect(screen.getByText('1 linha com erro fica de fora')).toBeVisible();
  expect(screen.getByText('Informe um CPF válido.')).toBeVisible();
  gateway.answer(importacaoCalls.getImportacao, { ...conferida, status: 'CONCLUIDA' });
  gateway.answer(importacaoCalls.writeImportacao, { ...conferida, status: 'GRAVANDO' });
  await user.click(screen.getByRole('button', { name: 'Importar 1 linha' }));
  expect(await screen.findByText('1 registro importado')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver a lista' }));
  expect(await screen.findByRole('link', { name: 'Ana Prado' })).toBeVisible();
});

it('says what a file that was refused has wrong', async () => {
  const errors = [{ campo: 'arquivo', codigo: 'muitoCurto', mensagem: 'O arquivo não tem nenhuma linha além dos títulos.' }];
  gateway.reply(importacaoCalls.addImportacao, {
    status: 422,
    body: { success: false, code: 'campos-invalidos', message: 'Confira.', errors },
  });
  open('?importacao=novo');
  fireEvent.change(await screen.findByLabelText('Arquivo com os registros'), { target: { files: [new File(['x'], 'x.csv')] } });
  expect(await screen.findByText('O arquivo não tem nenhuma linha além dos títulos.')).toBeVisible();
});
