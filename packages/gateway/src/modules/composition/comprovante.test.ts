import { createComprovantes } from './comprovante.ts';

const comprovantes = createComprovantes(Buffer.from('uma chave'));

it('proves each page by its own mark, readable by any gateway with the key', () => {
  const [um, outro] = [comprovantes.issue(), comprovantes.issue()];
  const lidos = [um, outro].map((dito) => createComprovantes(Buffer.from('uma chave')).read(dito));
  expect(lidos).toEqual([expect.stringMatching(/^[\w-]{16}$/), expect.stringMatching(/^[\w-]{16}$/)]);
  expect(lidos[0]).not.toBe(lidos[1]);
});

it('refuses a proof that is invented, changed, sealed with another key, or missing', () => {
  const [aba = '', selo = ''] = comprovantes.issue().split('.');
  const deOutra = createComprovantes(Buffer.from('outra chave')).issue();
  for (const dito of [undefined, '', '.', aba, `${aba}.`, `x${aba}.${selo}`, `${aba}.${selo}x`, deOutra])
    expect(comprovantes.read(dito)).toBeNull();
});
