import { umaConstrucao, umArquivo, umModulo } from '../construcao/construcao.fixture.ts';
import { impactoDe, type Publico } from './impacto.ts';

const react = umaConstrucao('vendor/react', { modulos: [umModulo('react', { dir: 'vendor/react' })] });
const ui = umaConstrucao('@balcao/ui', { modulos: [umModulo('@balcao/ui', { deps: ['react'] })] });
const quoting = umaConstrucao('@balcao/quoting', {
  modulos: [umModulo('@balcao/quoting', { deps: ['@balcao/ui'], chunks: [umArquivo('lista.1.js', 7)] })],
  rotas: [{ id: 'orcamentos', caminho: '/multicalculo/orcamentos' }],
});
const access = umaConstrucao('@balcao/access', { rotas: [{ id: 'login', caminho: '/login' }] });
const menu = umaConstrucao('@balcao/menu');
const todas = [react, ui, quoting, access, menu];
const publico: Publico = { assinaturas: 1_000, sessoes: 300, porRota: { '/multicalculo/orcamentos': 40, '/login': 5 } };
const nova = umaConstrucao('@balcao/quoting', {
  modulos: [
    umModulo('@balcao/quoting', {
      deps: ['@balcao/ui'],
      file: 'quoting.2.js',
      brotli: 30,
      chunks: [umArquivo('lista.1.js', 7), umArquivo('nova.1.js', 5)],
    }),
  ],
  rotas: [...quoting.rotas, { id: 'nova', caminho: '/multicalculo/nova' }],
});

it('reaches only the addresses of a parcel that no other imports', () => {
  expect(impactoDe({ antes: quoting, depois: nova, todas, publico })).toMatchObject({
    servicosTocados: ['@balcao/quoting'],
    rotas: ['/multicalculo/nova', '/multicalculo/orcamentos'],
    assinaturas: 1_000,
    sessoes: 40,
  });
});

it('counts the bytes of new files alone, chunks too', () => {
  const { bytesAMais, arquivosNovos } = impactoDe({ antes: quoting, depois: nova, todas, publico: null });
  expect(arquivosNovos).toEqual(['quoting/nova.1.js', 'quoting/quoting.2.js']);
  expect(bytesAMais).toBe(35);
  expect(impactoDe({ antes: null, depois: nova, todas, publico: null }).bytesAMais).toBe(42);
  expect(impactoDe({ antes: nova, depois: nova, todas, publico: null }).bytesAMais).toBe(0);
});

it('reaches everything that imports a shared module, directly or not', () => {
  const { servicosTocados, rotas } = impactoDe({ antes: react, depois: react, todas, publico });
  expect(servicosTocados).toEqual(['@balcao/quoting', '@balcao/ui', 'vendor/react']);
  expect(rotas).toEqual(['/multicalculo/orcamentos']);
});

it('reaches everything with the shell, and every session with a frame that has no address', () => {
  const casca = umaConstrucao('@balcao/root-config');
  expect(impactoDe({ antes: null, depois: casca, todas, publico }).servicosTocados).toHaveLength(6);
  expect(impactoDe({ antes: menu, depois: menu, todas, publico }).sessoes).toBe(300);
});

it('counts the percentage of a canary plus those named, never more than the total', () => {
  const canario = { porcento: 10, assinaturas: ['a', 'b'] };
  expect(impactoDe({ antes: quoting, depois: nova, todas, publico, canario })).toMatchObject({ assinaturas: 102, sessoes: 6 });
  expect(impactoDe({ antes: quoting, depois: nova, todas, publico, canario: { porcento: 100, usuarios: ['u'] } }).assinaturas).toBe(1_000);
});

it('reports null people while the audience is unknown', () => {
  expect(impactoDe({ antes: quoting, depois: nova, todas, publico: null })).toMatchObject({ assinaturas: null, sessoes: null });
});
