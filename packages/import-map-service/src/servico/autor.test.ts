import { type Autor, requireDireito, isContido, SISTEMA, TODOS_OS_DIREITOS } from './autor.ts';

const ana: Autor = {
  id: 'ana',
  nome: 'Ana',
  direitos: { servicos: ['@balcao/quoting', 'vendor/*'], ambientes: ['staging'], acoes: ['implantar', 'ler'] },
};
const may = (...[acao, alvo]: [Parameters<typeof requireDireito>[1], Parameters<typeof requireDireito>[2]]): string => {
  try {
    requireDireito(ana, acao, alvo);
    return 'pode';
  } catch (error) {
    return (error as { codigo: string }).codigo;
  }
};

it.each([
  ['its parcel in its environment', 'implantar', { ambiente: 'staging', servico: '@balcao/quoting' }, 'pode'],
  ['anything below a folder', 'implantar', { ambiente: 'staging', servico: 'vendor/react' }, 'pode'],
  ['another parcel', 'implantar', { ambiente: 'staging', servico: '@balcao/menu' }, 'outro-servico'],
  ['a parcel whose name begins alike', 'implantar', { ambiente: 'staging', servico: '@balcao/quoting2' }, 'outro-servico'],
  ['another environment', 'implantar', { ambiente: 'production', servico: '@balcao/quoting' }, 'outro-ambiente'],
  ['another action', 'congelar', { ambiente: 'staging' }, 'sem-direito'],
] as const)('judges %s', (_caso, acao, alvo, resposta) => {
  expect(may(acao, alvo)).toBe(resposta);
});

it('the system may do everything', () => {
  expect(() => requireDireito(SISTEMA, 'tokens', { ambiente: 'x', servico: 'y' })).not.toThrow();
});

it('detects rights that exceed those of the grantor', () => {
  expect(isContido(ana.direitos, TODOS_OS_DIREITOS)).toBe(true);
  expect(isContido(TODOS_OS_DIREITOS, ana.direitos)).toBe(false);
  expect(isContido({ ...ana.direitos, servicos: ['vendor/react'] }, ana.direitos)).toBe(true);
  expect(isContido({ ...ana.direitos, servicos: ['*'] }, ana.direitos)).toBe(false);
});
