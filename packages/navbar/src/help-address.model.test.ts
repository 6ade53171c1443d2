import { helpAddress } from './help-address.model.ts';

it('carries what is being looked for, beside what the address already says', () => {
  expect(helpAddress('https://ajuda.exemplo/busca?origem=balcao', ' boleto & pix ')).toBe(
    'https://ajuda.exemplo/busca?origem=balcao&q=boleto+%26+pix',
  );
  expect(helpAddress('https://ajuda.exemplo/busca', '  ')).toBe('https://ajuda.exemplo/busca');
});

it('leads nowhere while unknown, or by anything but the web', () => {
  expect([helpAddress(null, 'x'), helpAddress('javascript:alert(1)', 'x'), helpAddress('https://', 'x')]).toEqual([null, null, null]);
});
