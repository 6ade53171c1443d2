import { helpAddress } from './help-address.model.ts';

it('adds the search term to the query that the address already has', () => {
  expect(helpAddress('https://ajuda.exemplo/busca?origem=balcao', ' boleto & pix ')).toBe(
    'https://ajuda.exemplo/busca?origem=balcao&q=boleto+%26+pix',
  );
  expect(helpAddress('https://ajuda.exemplo/busca', '  ')).toBe('https://ajuda.exemplo/busca');
});

it('is null while unknown, or when it is not a web address', () => {
  expect([helpAddress(null, 'x'), helpAddress('javascript:alert(1)', 'x'), helpAddress('https://', 'x')]).toEqual([null, null, null]);
});
