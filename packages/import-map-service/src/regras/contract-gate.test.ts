import { umaConstrucao, umModulo } from '../construcao/construcao.fixture.ts';
import type { Construcao } from '../construcao/construcao.model.ts';
import { type ContextoPortao, quebrasDe, quebrasNovas } from './contract-gate.ts';

const semGateway: ContextoPortao = { contratosServidos: [] };
const react = umaConstrucao('vendor/react', {
  modulos: [umModulo('react', { names: ['react'], dir: 'vendor/react' })],
  exporta: { react: ['useState', 'useMemo'] },
  embarcados: { react: '19.3.1' },
});
const evento = (properties: Record<string, unknown>, required = Object.keys(properties)) => ({ type: 'object', properties, required });
const texto = { type: 'string' };
const uma = (servico: string, mais: Partial<Construcao> = {}) => umaConstrucao(servico, mais);
const ouve = uma('@balcao/menu', { eventos: { produz: {}, consome: { 'cotacao:feita': evento({ id: texto }) } } });
const conta = (payload: Record<string, unknown>) =>
  uma('@balcao/quoting', { eventos: { produz: { 'cotacao:feita': payload }, consome: {} } });
const short = (construcoes: readonly Construcao[], contexto = semGateway) =>
  quebrasDe(construcoes, contexto).map(({ tipo, consumidor, fornecedor }) => [tipo, consumidor, fornecedor]);

it('finds nothing in a consistent map', () => {
  const menu = uma('@balcao/menu', { modulos: [umModulo('@balcao/menu', { deps: ['react'] })], usa: { react: ['useState'] } });
  expect(quebrasDe([react, menu, conta(evento({ id: texto, mais: texto }))], semGateway)).toEqual([]);
});

it('refuses a missing dependency, unless the façade gave it an address', () => {
  const menu = uma('@balcao/menu', { modulos: [umModulo('@balcao/menu', { deps: ['react', 'dayjs'] })] });
  expect(short([react, menu])).toEqual([['dependencia', '@balcao/menu', null]]);
  expect(short([react, menu], { ...semGateway, nomesAvulsos: ['dayjs'] })).toEqual([]);
});

it('refuses a removed export that is still used, and names its user', () => {
  const menu = uma('@balcao/menu', { usa: { react: ['useState', 'useEvent'] } });
  const [quebra, ...outras] = quebrasDe([react, menu], semGateway);
  expect(outras).toEqual([]);
  expect(quebra).toMatchObject({ tipo: 'exportacao', consumidor: '@balcao/menu', fornecedor: 'vendor/react' });
  expect(quebra?.detalhe).toBe('@balcao/menu usa useEvent de react, que não o exporta mais.');
});

it('does not check exports of a module that is used or exported as a whole, or replaced by the façade', () => {
  const menu = uma('@balcao/menu', { usa: { react: ['*', 'useEvent'] } });
  expect(short([{ ...react, exporta: { react: ['*'] } }, menu])).toEqual([]);
  expect(short([react, uma('@balcao/menu', { usa: { react: ['*'] } })])).toEqual([]);
  expect(short([react, menu], { ...semGateway, nomesAvulsos: ['react'] })).toEqual([]);
});

it.each([
  ['renamed', evento({ codigo: texto }), 'não existe mais'],
  ['no longer certain', evento({ id: texto }, []), 'deixou de ser garantido'],
  ['of another type', evento({ id: { type: 'integer' } }), 'tem outro tipo'],
])('refuses a required event field that is %s', (_, payload, frase) => {
  const [quebra] = quebrasDe([ouve, conta(payload)], semGateway);
  expect(quebra).toMatchObject({ tipo: 'evento', consumidor: '@balcao/menu', fornecedor: '@balcao/quoting' });
  expect(quebra?.detalhe).toContain(`cotacao:feita e precisa do campo id, que ${frase}`);
});

it('checks every producer of an event, and refuses an event without a producer', () => {
  const outro = uma('@balcao/finance', { eventos: { produz: { 'cotacao:feita': evento({}) }, consome: {} } });
  expect(short([ouve, conta(evento({ id: texto })), outro])).toEqual([['evento', '@balcao/menu', '@balcao/finance']]);
  expect(short([ouve])).toEqual([['evento', '@balcao/menu', null]]);
});

it('refuses two owners of one route, even with different parameter names', () => {
  const um = uma('@balcao/management', { rotas: [{ id: 'segurado', caminho: '/segurados/:id' }] });
  const outro = uma('@balcao/searches', { rotas: [{ id: 'busca', caminho: '/segurados/:documento?' }] });
  expect(short([outro, um])).toEqual([['rota', '@balcao/searches', '@balcao/management']]);
  expect(short([um, uma('@balcao/searches', { rotas: [{ id: 'busca', caminho: '/segurados' }] })])).toEqual([]);
});

it('refuses to remove an address that is still linked, and names the linking service', () => {
  const dona = uma('@balcao/management', {
    rotas: [
      { id: 'segurado', caminho: '/segurados/:id?' },
      { id: 'home', caminho: '/home' },
    ],
  });
  const leva = uma('@balcao/quoting', { enderecos: ['/segurados/:documento', '/home'] });
  expect(short([dona, leva])).toEqual([]);
  const sem = { ...dona, rotas: dona.rotas.slice(0, 1) };
  const novas = quebrasNovas(quebrasDe([dona, leva], semGateway), quebrasDe([sem, leva], semGateway));
  expect(novas.map(({ tipo, consumidor, detalhe }) => [tipo, consumidor, detalhe])).toEqual([
    ['rota', '@balcao/quoting', '@balcao/quoting leva a /home, endereço por que ninguém mais responde neste mapa.'],
  ]);
});

it('refuses two providers of one name', () => {
  const outro = uma('vendor/outra', { modulos: [umModulo('react', { dir: 'vendor/outra' })] });
  expect(short([react, outro])).toEqual([['nome', 'vendor/react', 'vendor/outra']]);
});

it('refuses a second React, in a parcel or in another group of libraries', () => {
  expect(short([react, uma('@balcao/menu', { embarcados: { react: '18.0.0', 'react-is': '18.0.0' } })])).toEqual([
    ['singleton', '@balcao/menu', null],
  ]);
  const outro = uma('vendor/zebra', { embarcados: { react: '18.0.0' } });
  expect(short([react, outro])).toEqual([['singleton', 'vendor/zebra', null]]);
});

describe('with live gateways', () => {
  const gateways: ContextoPortao = {
    contratosServidos: [
      { versao: '1.5.0', chamadas: ['GET /a', 'GET /b'] },
      { versao: '1.4.2', chamadas: ['GET /a'] },
    ],
  };

  it('refuses a contract version one of them does not serve', () => {
    expect(short([uma('@balcao/menu', { contrato: '1.5.0' })], gateways)).toEqual([['contrato', '@balcao/menu', 'gateway 1.4.2']]);
    expect(short([uma('@balcao/menu', { contrato: '2.0.0' })], gateways)).toHaveLength(2);
  });

  it('refuses a call one of them does not serve', () => {
    expect(short([uma('@balcao/menu', { contrato: '1.4.0', chamadas: ['GET /a', 'GET /b'] })], gateways)).toEqual([
      ['chamada', '@balcao/menu', 'gateway 1.4.2'],
    ]);
  });

  it('checks neither while no gateway is known', () => {
    expect(short([uma('@balcao/menu', { contrato: '9.0.0', chamadas: ['GET /z'] })])).toEqual([]);
  });
});

it('attributes to a change only what was not broken before, regardless of build ids', () => {
  const antes = quebrasDe([ouve], semGateway);
  const depois = quebrasDe([{ ...ouve, id: 'outra', rotas: [] }, uma('@balcao/x', { usa: { nada: ['a'] } })], semGateway);
  expect(quebrasNovas(antes, depois).map(({ tipo }) => tipo)).toEqual(['dependencia']);
});
