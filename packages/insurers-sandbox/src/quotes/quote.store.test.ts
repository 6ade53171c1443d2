import { createQuoteStore, type Quote, tellStatus, waitForNews } from './quote.store.ts';

const quote = (changes: Partial<Quote> = {}): Quote => ({
  slug: 's',
  consentId: 'urn:a:b',
  decisao: { status: 'RJCT', motivo: 'x' },
  criadaEm: new Date(),
  prontaEm: performance.now() + 400,
  deveAnalise: false,
  encerrada: null,
  wakers: new Set(),
  ...changes,
});

it('returns RCVD until its time, and no answer for an endless wait', async () => {
  const comum = quote();
  const calada = quote({ decisao: { status: 'NUNCA' }, prontaEm: 0 });
  expect([tellStatus(comum), tellStatus(calada)]).toEqual(['RCVD', 'RCVD']);
  await waitForNews(comum, 20_000, new AbortController().signal);
  expect(tellStatus(comum)).toBe('RJCT');
});

it('stops waiting at the limit and when the asker leaves, and forgets both', async () => {
  const calada = quote({ decisao: { status: 'NUNCA' } });
  await waitForNews(calada, 10, new AbortController().signal);
  const asker = new AbortController();
  const waiting = waitForNews(calada, 60_000, asker.signal);
  expect(calada.wakers.size).toBe(1);
  asker.abort();
  await waiting;
  expect(calada.wakers.size).toBe(0);
});

it('remembers by insurer and key', () => {
  const { quotes } = createQuoteStore();
  const a = quote();
  quotes.set('s', 'urn:a:b', a);
  expect([quotes.get('s', 'urn:a:b'), quotes.get('t', 'urn:a:b')]).toEqual([a, undefined]);
});
