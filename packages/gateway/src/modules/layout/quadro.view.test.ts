import { renderQuadro } from './quadro.view.ts';

it('lets nothing of the database become markup', () => {
  const html = renderQuadro([{ nome: '<b>"x"', descricao: "a & 'b'", url: 'https://x.example/?a="><script>', icone: 'ajuda' }], 'n');
  expect(html).not.toMatch(/<script|<b>/);
  expect(html).toContain('&lt;b&gt;&quot;x&quot;');
  expect(html).toContain('href="https://x.example/?a=&quot;&gt;&lt;script&gt;"');
});

it('says so when there is no app', () => {
  expect(renderQuadro([], 'n')).toContain('Nenhum aplicativo disponível.');
});
