import { type CotacaoPublica, envioCalls } from '@balcao/contracts';
import { catalogoDeErros } from '@balcao/domain';
import { fakeGateway, refusal } from '@balcao/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { copy as moldura } from '../../moldura.copy.ts';
import { copy } from './cotacao.copy.ts';
import { CotacaoPage } from './cotacao.page.tsx';

const TOKEN = 't'.repeat(43);
const [A, B] = ['01920000-0000-7000-8000-00000000000a', '01920000-0000-7000-8000-00000000000b'] as const;
const gateway = fakeGateway();
afterEach(gateway.reset);
afterAll(gateway.close);

const oferta = (id: string, seguradora: string) => ({
  id,
  seguradora,
  pacote: 'Essencial',
  premioTotalCentavos: 322_140,
  periodicidade: 'ANUAL' as const,
  validade: '2026-12-01',
  vencida: false,
});
const umaCotacao = (mudancas: Partial<CotacaoPublica> = {}): CotacaoPublica => ({
  corretora: { nome: 'Corretora Prado', cnpj: '11222333000181', susep: '0201234567' },
  corretor: { nome: 'Ana Lima', email: 'ana@prado.com.br' },
  numero: 7,
  cliente: 'Zélia',
  bem: 'Onix',
  vigencia: null,
  expiraEm: '2026-12-05T23:59:59-03:00',
  ofertas: [oferta(A, 'Alfa'), oferta(B, 'Beta')],
  grupos: [{ titulo: 'Coberturas', linhas: [{ rotulo: 'Danos materiais', valores: ['R$ 100.000,00', '—'], isDiferente: true }] }],
  aberta: true,
  aceite: null,
  ...mudancas,
});
const open = () => {
  window.history.replaceState(null, '', `/publico/cotacao#${TOKEN}`);
  render(<CotacaoPage />);
};

it('shows brokerage, offers, validity and notices, asking with the token of the fragment', async () => {
  gateway.answer(envioCalls.verCotacao, umaCotacao());
  open();
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  const alfa = await screen.findByRole('article', { name: 'Alfa, Essencial' });
  expect(within(alfa).getByText('R$ 3.221,40')).toBeVisible();
  expect(within(alfa).getByText(copy.validade('2026-12-01'))).toBeVisible();
  expect(screen.getByText('Corretora Prado')).toBeVisible();
  expect(screen.getByText(/SUSEP 0201234567/)).toBeVisible();
  expect(screen.getByText(copy.aviso)).toBeVisible();
  expect(screen.getByText(copy.lgpd)).toBeVisible();
  expect(gateway.pedidos.map(({ input }) => input)).toEqual([{ token: TOKEN }]);
});

it('says how each offer may be paid, to the centavo, and nothing of it where the gateway says nothing', async () => {
  const pagamento = {
    aVistaCentavos: 322_141,
    semJuros: { n: 10, primeiraCentavos: 32_215, demaisCentavos: 32_214, totalCentavos: 322_141 },
  };
  const iguais = { aVistaCentavos: 322_140, semJuros: { n: 4, primeiraCentavos: 80_535, demaisCentavos: 80_535, totalCentavos: 322_140 } };
  const C = '01920000-0000-7000-8000-00000000000c';
  gateway.answer(
    envioCalls.verCotacao,
    umaCotacao({
      ofertas: [
        { ...oferta(A, 'Alfa'), pagamento },
        { ...oferta(B, 'Beta'), pagamento: iguais },
        { ...oferta(C, 'Gama'), periodicidade: 'MENSAL', pagamento: { aVistaCentavos: null, semJuros: null } },
      ],
    }),
  );
  open();
  const alfa = await screen.findByRole('article', { name: 'Alfa, Essencial' });
  expect(alfa).toHaveTextContent(/À vista\s*R\$\s3\.221,41/);
  expect(alfa).toHaveTextContent(/10× sem juros\s*1ª de R\$\s322,15 \+ 9× de R\$\s322,14/);
  expect(screen.getByRole('article', { name: 'Beta, Essencial' })).toHaveTextContent(/4× sem juros\s*R\$\s805,35 cada/);
  expect(screen.getByRole('article', { name: 'Gama, Essencial' })).not.toHaveTextContent(/À vista|Parcelado/);
});

it('takes a choice with name and consent, and then offers no other', async () => {
  gateway.answer(envioCalls.verCotacao, umaCotacao());
  gateway.answer(envioCalls.aceitar, { aceite: { ofertaId: A, em: '2026-11-21T23:00:00Z' } });
  open();
  await userEvent.click(await screen.findByRole('button', { name: copy.querer('Alfa', 'Essencial') }));
  await userEvent.click(screen.getByRole('button', { name: copy.confirmar }));
  expect(screen.getByText(copy.faltaNome)).toBeVisible();
  expect(screen.getByText(copy.faltaConcordo)).toBeVisible();
  await userEvent.type(screen.getByLabelText(/Seu nome/), 'Zélia Prado');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: copy.confirmar }));
  const feito = await screen.findByText(copy.feito('2026-11-21T23:00:00Z'));
  expect(feito).toBeVisible();
  expect(document.activeElement).toContainElement(feito);
  expect(screen.queryByRole('button', { name: /Quero esta/ })).toBeNull();
  expect(gateway.pedidos.at(-1)?.input).toEqual({ token: TOKEN, ofertaId: A, nome: 'Zélia Prado', concordo: true });
});

it('keeps the reader where they were: back from a choice not made, and from a question', async () => {
  gateway.answer(envioCalls.verCotacao, umaCotacao());
  open();
  await userEvent.click(await screen.findByRole('button', { name: copy.querer('Beta', 'Essencial') }));
  await userEvent.click(screen.getByRole('button', { name: copy.cancelar }));
  expect(screen.getByRole('button', { name: copy.querer('Beta', 'Essencial') })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: copy.duvida }));
  await userEvent.click(screen.getByRole('button', { name: copy.cancelar }));
  expect(screen.getByRole('button', { name: copy.duvida })).toHaveFocus();
});

it('points at the name missing of the question, with the choice open too', async () => {
  gateway.answer(envioCalls.verCotacao, umaCotacao());
  open();
  await userEvent.click(await screen.findByRole('button', { name: copy.querer('Alfa', 'Essencial') }));
  await userEvent.click(screen.getByRole('button', { name: copy.duvida }));
  await userEvent.click(screen.getByRole('button', { name: copy.enviar }));
  const [, daDuvida] = screen.getAllByLabelText(/Seu nome/);
  expect(daDuvida).toHaveFocus();
});

it('sends a question, and says that it went', async () => {
  gateway.answer(envioCalls.verCotacao, umaCotacao());
  gateway.answer(envioCalls.perguntar, {});
  open();
  await userEvent.click(await screen.findByRole('button', { name: copy.duvida }));
  await userEvent.type(screen.getByLabelText(/Seu nome/), 'Zélia Prado');
  await userEvent.type(screen.getByLabelText(/Sua dúvida/), 'Cobre vidros?');
  await userEvent.click(screen.getByRole('button', { name: copy.enviar }));
  expect(await screen.findByText(copy.enviada)).toBeVisible();
});

it('shows the one page of every link that opens nothing', async () => {
  gateway.reply(envioCalls.verCotacao, refusal(404, 'link-indisponivel', 'Este link não está mais disponível.'));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: moldura.indisponivel })).toBeVisible();
  expect(screen.queryByRole('button', { name: copy.duvida })).toBeNull();
});

it('tries again when nobody answered', async () => {
  open();
  expect(await screen.findByText(catalogoDeErros.semResposta.join(' '))).toBeVisible();
  gateway.answer(envioCalls.verCotacao, umaCotacao());
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('article', { name: 'Beta, Essencial' })).toBeVisible();
});

it('lets nothing be chosen of a closed case or a price that ended', async () => {
  gateway.answer(envioCalls.verCotacao, umaCotacao({ ofertas: [{ ...oferta(A, 'Alfa'), vencida: true }, oferta(B, 'Beta')] }));
  open();
  expect(await screen.findByText(copy.vencida('2026-12-01'))).toBeVisible();
  expect(screen.getAllByRole('button', { name: /Quero esta/ })).toHaveLength(1);
});
