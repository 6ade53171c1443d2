import { type TabelaRetencao, tabelaRetencaoCalls } from '@balcao/contracts';
import { refusal } from '@balcao/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gateway, openPage } from '../../open-page.fixture.tsx';
import { copy } from './tabelas-retencao.copy.ts';
import { TabelasDeRetencao } from './tabelas-retencao.component.tsx';

const user = userEvent.setup();
const de2026: TabelaRetencao = {
  id: null,
  desde: '2026-01-01',
  ate: null,
  isEmVigor: true,
  pagamentos: 3,
  inssBps: 1_100,
  inssTetoCentavos: 847_555,
  irrfFaixas: [
    { ateCentavos: 242_880, bps: 0, deducaoCentavos: 0 },
    { ateCentavos: null, bps: 750, deducaoCentavos: 18_216 },
  ],
  irrfSimplificadoCentavos: 60_720,
  irrfMinimoCentavos: 1_000,
  irrfReducao: {
    inteiraAteCentavos: 500_000,
    inteiraCentavos: 31_289,
    fimCentavos: 735_000,
    fixaCentavos: 97_862,
    taxaMilionesimos: 133_145,
  },
  fonte: 'Lei 15.270/2025',
};
const propria: TabelaRetencao = {
  ...de2026,
  id: '018f2a3b-0000-7000-8000-000000000001',
  desde: '2027-01-01',
  isEmVigor: false,
  pagamentos: 0,
};
const open = () => openPage(<TabelasDeRetencao />, { sessao: { administrador: true } });

it('shows what is in force by date and the whole of each, and takes away only one of the brokerage that nothing used', async () => {
  gateway.answer(tabelaRetencaoCalls.listTabelas, [propria, { ...de2026, ate: '2026-12-31' }]);
  gateway.answer(tabelaRetencaoCalls.removeTabela, [de2026]);
  open();
  expect(await screen.findByText('01/01/2026 a 31/12/2026')).toBeVisible();
  expect(screen.getByText(copy.emVigor)).toBeVisible();
  expect(screen.getByText('usada em 3 pagamentos')).toBeVisible();
  await user.click(screen.getByRole('button', { name: copy.verDe('01/01/2026') }));
  const lado = within(await screen.findByRole('dialog'));
  expect(lado.getByText('Lei 15.270/2025')).toBeVisible();
  expect(lado.getByText(/0,133145/)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: copy.removerDe('01/01/2026') })).toBeNull();
  await user.click(screen.getByRole('button', { name: copy.removerDe('01/01/2027') }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: copy.remover }));
  expect(await screen.findByText(copy.removeu)).toBeVisible();
  expect(screen.queryByText(/01\/01\/2027/)).toBeNull();
});

it('adds one that begins with the newest’s values, each judged at its field, here and by the gateway', async () => {
  gateway.answer(tabelaRetencaoCalls.listTabelas, [de2026]);
  gateway.reply(tabelaRetencaoCalls.createTabela, {
    status: 422,
    body: {
      success: false,
      code: 'campos-invalidos',
      message: 'Confira.',
      errors: [{ campo: 'desde', codigo: 'conflito', mensagem: 'Já existe.' }],
    },
  });
  open();
  await user.click(await screen.findByRole('button', { name: copy.nova }));
  const janela = within(await screen.findByRole('dialog'));
  expect(janela.getByRole('textbox', { name: new RegExp(copy.campos.inssTetoCentavos) })).toHaveValue('8.475,55');
  await user.click(janela.getByRole('button', { name: copy.acrescentar }));
  expect(janela.getAllByText(copy.obrigatorio)).toHaveLength(2);
  const typeDesde = async (digitos: string) => {
    await user.click(janela.getByRole('spinbutton', { name: /^dia/ }));
    await user.keyboard(digitos);
  };
  await typeDesde('15012027');
  await user.type(janela.getByRole('textbox', { name: new RegExp(copy.campos.fonte) }), 'Portaria 1/2027');
  await user.click(janela.getByRole('button', { name: copy.acrescentar }));
  expect(await janela.findByText('A tabela começa no primeiro dia de um mês.')).toBeVisible();
  await typeDesde('01012027');
  await user.click(janela.getByRole('button', { name: copy.acrescentar }));
  expect(await janela.findByText('Já existe.')).toBeVisible();
  gateway.answer(tabelaRetencaoCalls.createTabela, [propria, de2026]);
  await user.click(janela.getByRole('button', { name: copy.acrescentar }));
  expect(await screen.findByText(copy.acrescentou)).toBeVisible();
  const enviado = gateway.pedidos.filter(({ method }) => method === 'POST').at(-1)?.input;
  expect(enviado).toMatchObject({
    desde: '2027-01-01',
    inssTetoCentavos: 847_555,
    fonte: 'Portaria 1/2027',
    irrfReducao: de2026.irrfReducao,
  });
});

it('says that it could not be read, and is read again', async () => {
  gateway.reply(tabelaRetencaoCalls.listTabelas, refusal(500, 'x', 'Não deu certo.'));
  open();
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  gateway.answer(tabelaRetencaoCalls.listTabelas, [de2026]);
  await user.click(again);
  expect(await screen.findByText('Desde 01/01/2026')).toBeVisible();
});
