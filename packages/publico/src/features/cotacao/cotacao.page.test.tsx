import { conversaCalls, type CotacaoPublica, envioCalls } from '@balcao/contracts';
import { fakeGateway, refusal } from '@balcao/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
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
  corretora: { nome: 'Corretora Prado', cnpj: '11222333000181', susep: '0201234567', telefone: '3533334444', logo: null },
  corretor: { nome: 'Ana Lima', email: 'ana@prado.com.br', telefone: '35998765432' },
  numero: 7,
  cliente: 'Zélia',
  bem: 'Onix',
  vigencia: null,
  expiraEm: '2026-12-05T23:59:59-03:00',
  validade: '2026-12-01',
  ofertas: [oferta(A, 'Alfa'), oferta(B, 'Beta')],
  grupos: [{ titulo: 'Coberturas', linhas: [{ rotulo: 'Danos materiais', valores: ['R$ 100.000,00', '—'], isDiferente: true }] }],
  aberta: true,
  aceite: null,
  conversa: [],
  atualizacaoPedidaEm: null,
  ...mudancas,
});
const conversaDe = (pergunta: string, resposta: string) => {
  const mensagem = (id: string, de: 'CLIENTE' | 'CORRETORA', texto: string) => ({
    id,
    de,
    nome: 'Zélia',
    em: '2026-11-21T23:00:00Z',
    texto,
  });
  return [mensagem(A, 'CLIENTE', pergunta), mensagem(B, 'CORRETORA', resposta)] as const;
};
const open = () => {
  window.history.replaceState(null, '', `/publico/cotacao#${TOKEN}`);
  render(<CotacaoPage />);
};

it('draws the mark of each insurer beside its name, and none where it is known by name alone', async () => {
  gateway.answer(envioCalls.viewCotacao, umaCotacao({ ofertas: [{ ...oferta(A, 'Alfa'), slug: 'alfa_seguros' }, oferta(B, 'Beta')] }));
  open();
  const marcaOf = (card: HTMLElement) => card.querySelector('svg[viewBox="0 0 32 32"]');
  expect(marcaOf(await screen.findByRole('article', { name: 'Alfa, Essencial' }))).toHaveTextContent('AL');
  expect(marcaOf(screen.getByRole('article', { name: 'Beta, Essencial' }))).toBeNull();
});

it('shows brokerage, offers, validity and notices, asking with the token of the fragment', async () => {
  gateway.answer(envioCalls.viewCotacao, umaCotacao());
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
    envioCalls.viewCotacao,
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
  gateway.answer(envioCalls.viewCotacao, umaCotacao());
  gateway.answer(envioCalls.accept, { aceite: { ofertaId: A, em: '2026-11-21T23:00:00Z' } });
  open();
  await userEvent.click(await screen.findByRole('button', { name: copy.querer('Alfa', 'Essencial') }));
  // what is being chosen is said where it is confirmed
  const escolha = screen.getByText(copy.escolhendo).closest('section, article, div[class]')?.parentElement as HTMLElement;
  for (const dito of ['Alfa', 'Essencial', /R\$\s3\.221,40/]) expect(escolha).toHaveTextContent(dito);
  await userEvent.click(screen.getByRole('button', { name: copy.confirmar }));
  expect(screen.getByText(copy.faltaNome)).toBeVisible();
  expect(screen.getByText(copy.faltaConcordo)).toBeVisible();
  await userEvent.type(screen.getByLabelText(/Seu nome/), 'Zélia Prado');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: copy.confirmar }));
  const feito = await screen.findByText(copy.feito('2026-11-21T23:00:00Z'));
  expect(screen.getByText(/Você escolheu Alfa, Essencial: R\$\s3\.221,40 total por ano\./)).toBeVisible();
  expect(feito).toBeVisible();
  expect(document.activeElement).toContainElement(feito);
  expect(screen.queryByRole('button', { name: /Quero esta/ })).toBeNull();
  expect(gateway.pedidos.at(-1)?.input).toEqual({ token: TOKEN, ofertaId: A, nome: 'Zélia Prado', concordo: true });
});

it('keeps the reader where they were: back from a choice not made, and from a question', async () => {
  gateway.answer(envioCalls.viewCotacao, umaCotacao());
  open();
  await userEvent.click(await screen.findByRole('button', { name: copy.querer('Beta', 'Essencial') }));
  await userEvent.click(screen.getByRole('button', { name: copy.cancelar }));
  expect(screen.getByRole('button', { name: copy.querer('Beta', 'Essencial') })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: copy.duvida }));
  await userEvent.click(screen.getByRole('button', { name: copy.cancelar }));
  expect(screen.getByRole('button', { name: copy.duvida })).toHaveFocus();
});

it('points at the name missing of the question, with the choice open too', async () => {
  gateway.answer(envioCalls.viewCotacao, umaCotacao());
  open();
  await userEvent.click(await screen.findByRole('button', { name: copy.querer('Alfa', 'Essencial') }));
  await userEvent.click(screen.getByRole('button', { name: copy.duvida }));
  await userEvent.click(screen.getByRole('button', { name: copy.enviar }));
  const [, daDuvida] = screen.getAllByLabelText(/Seu nome/);
  expect(daDuvida).toHaveFocus();
});

it('sends a question, and says that it went and by when it is answered', async () => {
  gateway.answer(envioCalls.viewCotacao, umaCotacao());
  const [pergunta, resposta] = conversaDe('Cobre vidros?', 'Sim, cobre.');
  gateway.answer(envioCalls.ask, { conversa: [pergunta], atualizacaoPedidaEm: null, respostaAte: '2026-11-16T15:00:00.000Z' });
  open();
  await userEvent.click(await screen.findByRole('button', { name: copy.duvida }));
  await userEvent.type(screen.getByLabelText(/Seu nome/), 'Zélia Prado');
  await userEvent.type(screen.getByLabelText(/Sua dúvida/), 'Cobre vidros?');
  await userEvent.click(screen.getByRole('button', { name: copy.enviar }));
  expect(await screen.findByText(/^Sua dúvida foi enviada.* A corretora responde até 16\/11\/2026 12:00\.$/)).toBeVisible();
  expect(within(screen.getByRole('log')).getByText('Cobre vidros?')).toBeVisible();
  // the answer comes to the page that stays open
  gateway.answer(conversaCalls.viewConversa, { conversa: [pergunta, resposta], atualizacaoPedidaEm: null });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await within(screen.getByRole('log')).findByText('Sim, cobre.')).toBeVisible();
});

it('shows also what the broker adds to their answer, takes the keyboard from nobody, and stops looking once the link is over', async () => {
  const [pergunta, resposta] = conversaDe('Cobre vidros?', 'Sim, cobre.');
  gateway.answer(envioCalls.viewCotacao, umaCotacao({ conversa: [pergunta, resposta] }));
  const mais = { ...resposta, id: '01920000-0000-7000-8000-00000000000e', texto: 'E os faróis também.' };
  gateway.answer(conversaCalls.viewConversa, { conversa: [pergunta, resposta, mais], atualizacaoPedidaEm: null });
  open();
  const again = await screen.findByRole('button', { name: copy.duvidaDeNovo });
  again.focus();
  const look = () => document.dispatchEvent(new Event('visibilitychange'));
  look();
  expect(await within(screen.getByRole('log')).findByText('E os faróis também.')).toBeVisible();
  expect(again).toHaveFocus();
  const looks = () => gateway.pedidos.filter(({ path }) => path.endsWith('/conversa')).length;
  gateway.reply(conversaCalls.viewConversa, refusal(404, 'link-indisponivel', 'Este link não está mais disponível.'));
  look();
  await waitFor(() => expect(looks()).toBe(2));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  look();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(looks()).toBe(2);
});

it('shows the one page of every link that opens nothing', async () => {
  gateway.reply(envioCalls.viewCotacao, refusal(404, 'link-indisponivel', 'Este link não está mais disponível.'));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: moldura.indisponivel })).toBeVisible();
  expect(screen.queryByRole('button', { name: copy.duvida })).toBeNull();
});

it('tries again when nobody answered', async () => {
  open();
  expect(await screen.findByText(moldura.semConexao)).toBeVisible();
  gateway.answer(envioCalls.viewCotacao, umaCotacao());
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('article', { name: 'Beta, Essencial' })).toBeVisible();
});

it('lets nothing be chosen of a closed case or a price that ended', async () => {
  gateway.answer(envioCalls.viewCotacao, umaCotacao({ ofertas: [{ ...oferta(A, 'Alfa'), vencida: true }, oferta(B, 'Beta')] }));
  open();
  expect(await screen.findByText(copy.vencida('2026-12-01'))).toBeVisible();
  expect(screen.getByText(copy.algunsTerminaram)).toBeVisible();
  expect(screen.queryByText(copy.precosAte('2026-12-01'))).toBeNull();
  expect(screen.getAllByRole('button', { name: /Quero esta/ })).toHaveLength(1);
});

it('says why nothing can be chosen once the covers would have begun, and asks the broker for new dates', async () => {
  const passadas = [oferta(A, 'Alfa'), oferta(B, 'Beta')].map((uma) => ({ ...uma, vencida: true, inicioPassado: true }));
  gateway.answer(envioCalls.viewCotacao, umaCotacao({ ofertas: passadas, vigencia: { de: '2026-11-27', ate: '2027-11-27' } }));
  open();
  expect(await screen.findByText(copy.iniciosPassaram)).toBeVisible();
  expect(screen.getAllByText(/^O início da vigência desta oferta, 27\/11\/2026, já passou/)).toHaveLength(2);
  expect(screen.queryByText(/terminou/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Quero esta/ })).toBeNull();
  expect(screen.getByRole('button', { name: copy.atualizar })).toBeVisible();
});

it('asks the client to choose before the cover would begin, when that comes first', async () => {
  gateway.answer(envioCalls.viewCotacao, umaCotacao({ vigencia: { de: '2026-11-27', ate: '2027-11-27' } }));
  open();
  expect(await screen.findByText('Escolha até 27/11/2026, dia em que a vigência começa.')).toBeVisible();
  expect(screen.queryByText(copy.precosAte('2026-12-01'))).toBeNull();
});

it('says that all prices ended and on which day, and asks the broker for new ones with one press', async () => {
  const vencidas = [oferta(A, 'Alfa'), { ...oferta(B, 'Beta'), validade: '2026-11-28' }].map((uma) => ({ ...uma, vencida: true }));
  gateway.answer(envioCalls.viewCotacao, umaCotacao({ ofertas: vencidas }));
  gateway.answer(conversaCalls.requestAtualizacao, { conversa: [], atualizacaoPedidaEm: '2026-12-03T12:00:00Z' });
  open();
  expect(await screen.findByText(copy.terminaram('2026-12-01'))).toBeVisible();
  expect(screen.queryByRole('button', { name: /Quero esta/ })).toBeNull();
  await userEvent.dblClick(screen.getByRole('button', { name: copy.atualizar }));
  expect(await screen.findByText(copy.atualizacaoPedida('2026-12-03T12:00:00Z'))).toBeVisible();
  expect(screen.queryByRole('button', { name: copy.atualizar })).toBeNull();
  expect(gateway.pedidos.filter(({ path }) => path.endsWith('/atualizacao'))).toHaveLength(1);
});

it('keeps the asking for prices within reach when nobody answered it', async () => {
  gateway.answer(envioCalls.viewCotacao, umaCotacao({ ofertas: [{ ...oferta(A, 'Alfa'), vencida: true }] }));
  gateway.reply(conversaCalls.requestAtualizacao, refusal(500, 500, 'Falhou aqui.'));
  open();
  await userEvent.click(await screen.findByRole('button', { name: copy.atualizar }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: copy.atualizar })).toBeEnabled();
});

it('reads the page again when a price ended while it was open, and keeps the reason said', async () => {
  gateway.answer(envioCalls.viewCotacao, umaCotacao());
  open();
  await userEvent.click(await screen.findByRole('button', { name: copy.querer('Alfa', 'Essencial') }));
  await userEvent.type(screen.getByLabelText(/Seu nome/), 'Zélia Prado');
  await userEvent.click(screen.getByRole('checkbox'));
  gateway.reply(envioCalls.accept, refusal(409, 'preco-vencido', 'A validade deste preço terminou.'));
  gateway.answer(envioCalls.viewCotacao, umaCotacao({ ofertas: [{ ...oferta(A, 'Alfa'), vencida: true }, oferta(B, 'Beta')] }));
  await userEvent.click(screen.getByRole('button', { name: copy.confirmar }));
  expect(await screen.findByText('A validade deste preço terminou.')).toBeVisible();
  expect(await screen.findByText(copy.algunsTerminaram)).toBeVisible();
});

it('shows on each closed card three covers and the deductible, the same rows on all', async () => {
  const linha = (rotulo: string, valores: string[]) => ({ rotulo, valores, isDiferente: true });
  const grupos = [
    { titulo: 'Franquias', linhas: [linha('Casco', ['R$ 4.500,00', '—'])] },
    {
      titulo: 'Coberturas',
      linhas: [
        linha('Acessórios', ['R$ 1.000,00', '—']),
        linha('Casco', ['100% FIPE', '100% FIPE']),
        linha('Danos materiais', ['R$ 100.000,00', 'R$ 200.000,00']),
        linha('Danos corporais', ['R$ 100.000,00', 'R$ 100.000,00']),
      ],
    },
  ];
  gateway.answer(envioCalls.viewCotacao, umaCotacao({ grupos }));
  open();
  const cards = await screen.findAllByRole('article');
  const shown = cards.map((card) =>
    within(card)
      .getAllByRole('term')
      .filter((term) => !term.closest('details'))
      .map(({ textContent }) => textContent),
  );
  expect(shown).toEqual([0, 1].map(() => ['Casco', 'Danos materiais', 'Danos corporais', 'Franquia: Casco']));
  expect(cards[1]).toHaveTextContent(/Franquia: Casco\s*Não informada/);
});

it('names the broker at the top, with telephone, WhatsApp and e-mail', async () => {
  gateway.answer(envioCalls.viewCotacao, umaCotacao());
  open();
  expect(await screen.findByText(moldura.contato('Ana Lima'))).toBeVisible();
  expect(screen.getByRole('link', { name: '(35) 99876-5432' })).toHaveAttribute('href', 'tel:+5535998765432');
  expect(screen.getByRole('link', { name: moldura.whatsapp })).toHaveAttribute(
    'href',
    expect.stringContaining('https://wa.me/5535998765432?text='),
  );
  expect(screen.getByRole('link', { name: 'ana@prado.com.br' })).toBeVisible();
});

it('breaks no line in the middle of a number of the brokerage', async () => {
  const { corretora } = umaCotacao();
  gateway.answer(envioCalls.viewCotacao, umaCotacao({ corretora: { ...corretora, telefone: '3534710000' } }));
  open();
  expect(await screen.findByText('(35) 3471-0000')).toHaveStyle({ whiteSpace: 'nowrap' });
});
