import { judgeVerbs } from './portuguese-verbs.ts';

const at = (path: string, text = '') => judgeVerbs([{ path, text }]).map(({ where }) => where);

describe('Portuguese verbs', () => {
  it.each([
    ['a function', 'export function gravarMapa(mapa: Mapa) {}'],
    ['an arrow function', 'const buscarCotacoes = async (id: string) => ask(id);'],
    ['a method', 'class Fila {\n  async anexar(item: Item) {}\n}'],
    ['a signature', 'interface Armazem {\n  ler(nome: string): Promise<string>;\n}'],
    ['a property that holds a function', 'const servico = { publicar: (mapa: Mapa) => send(mapa) };'],
    ['a function type', 'interface Opcoes {\n  readonly avisar?: (texto: string) => void;\n}'],
    ['a call of the contracts', "export const contaCalls = { trocarSenha: defineCall({ method: 'POST' }) };"],
  ])('are found in the name of %s', (_, text) => expect(at('packages/vendas/src/venda.ts', text)).toHaveLength(1));

  it('are found in the name of a file', () =>
    expect(at('packages/vendas/src/gravar-venda.ts')).toEqual(['packages/vendas/src/gravar-venda.ts']));

  it('are reported with their line', () =>
    expect(at('packages/vendas/src/venda.ts', '// gravar\n\nfunction montarVenda() {}\n')).toEqual(['packages/vendas/src/venda.ts:3']));

  it.each([
    ['English verbs', 'packages/vendas/src/clear-venda.ts', 'export function hearVendas() {}\nconst repairMapa = () => null;'],
    [
      'nouns of the business',
      'packages/vendas/src/titular.ts',
      'const lugarDe = (nome: string) => nome;\nconst webinar = (n: number) => n;',
    ],
    ['fields of a schema', 'packages/contracts/src/venda.contract.ts', 'const Consulta = z.object({ ordenar: z.optional(z.string()) });'],
    ['comments', 'packages/vendas/src/venda.ts', '// gravar(venda)\n/* function ler() {} */'],
    ['keys of sentences', 'packages/vendas/src/venda.copy.ts', 'export const copy = { cancelar: (nome: string) => `Cancelar ${nome}` };'],
  ])('are not seen in %s', (_, path, text) => expect(at(path, text)).toEqual([]));
});
