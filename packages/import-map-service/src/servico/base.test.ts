import { ANA, createServicoDeTeste, type ServicoDeTeste, umaConstrucaoDe } from '../testing/servico-de-teste.ts';

const Q = '@balcao/quoting';
const M = '@balcao/menu';
let teste: ServicoDeTeste;
beforeEach(async () => {
  teste = await createServicoDeTeste();
});
afterEach(() => teste.close());
const live = async (servico: string) => (await teste.servico.estado('local')).servicos[servico]?.construcao;
const base = (...textos: [string, string]) =>
  teste.servico.registerBase('local', [umaConstrucaoDe(Q, textos[0]).manifesto, umaConstrucaoDe(M, textos[1]).manifesto]);

it('deploys the installation’s builds in one entry, and writes nothing when it restarts unchanged', async () => {
  expect(await base('um', 'um')).toEqual([Q, M]);
  expect(await base('um', 'um')).toEqual([]);
  expect(await teste.servico.historico('local')).toMatchObject([
    { tipo: 'publicado', base: true, autor: { id: 'sistema' }, motivo: 'construção da instalação' },
  ]);
});

it('keeps later deploys live until the installation brings a new build', async () => {
  await base('um', 'um');
  const quente = await teste.register(umaConstrucaoDe(Q, 'quente'));
  await teste.servico.deployConstrucao('local', { servico: Q, construcao: quente.id }, ANA);
  expect(await base('um', 'dois')).toEqual([M]);
  expect(await live(Q)).toBe(quente.id);
  expect(await base('dois', 'dois')).toEqual([Q]);
  expect(await live(Q)).not.toBe(quente.id);
});

it('two processes that start together write one entry', async () => {
  const outro = await createServicoDeTeste({}, teste.pasta);
  const manifestos = [umaConstrucaoDe(Q, 'um').manifesto];
  const feitas = await Promise.all([teste.servico.registerBase('local', manifestos), outro.servico.registerBase('local', manifestos)]);
  expect(feitas.flat()).toEqual([Q]);
  expect(await teste.servico.historico('local')).toHaveLength(1);
  await outro.close();
});
