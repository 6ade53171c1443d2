import { impactOf, reachWords } from './impact.ts';

const impacto = {
  rotas: ['/home'],
  servicosTocados: ['@balcao/menu', '@balcao/quoting'],
  assinaturas: 1,
  sessoes: 1200,
  bytesAMais: 1536,
  arquivosNovos: ['menu/a.js'],
};

it('describes the users and services affected by a deploy', () => {
  expect(impactOf(impacto, '@balcao/menu')).toBe(
    'Alcance: rotas /home · parcels @balcao/quoting · 1 assinatura · 1.200 sessões abertas · +1,5 KB em 1 arquivo novo',
  );
});

it('omits numbers that the service does not know', () => {
  const alone = {
    ...impacto,
    rotas: [],
    servicosTocados: ['@balcao/menu'],
    assinaturas: null,
    sessoes: null,
    bytesAMais: 0,
    arquivosNovos: [],
  };
  expect(impactOf(alone, '@balcao/menu')).toBe('Alcance: nenhuma rota própria · +0 KB em 0 arquivos novos');
});

it('describes whom a canary reaches', () => {
  expect(reachWords({ porcento: 2.5, usuarios: ['u'] })).toBe('2,5% das assinaturas e 1 usuário escolhido');
  expect(reachWords({})).toBe('ninguém');
});
