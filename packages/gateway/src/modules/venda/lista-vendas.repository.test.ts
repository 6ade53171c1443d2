import type { Tx } from '../../plugins/db.ts';
import { listaVendasRepository } from './lista-vendas.repository.ts';

it('asks the index alone for the words of a search: what a list always says of its days narrows nothing', async () => {
  const asked: string[] = [];
  const tx: Tx = {
    rows: async () => [],
    row: async (sql) => {
      asked.push(sql);
      return null;
    },
    run: async () => 0,
  };
  const pergunta = { tipo: 'APOLICE', quando: 'EMISSAO', ordenar: '-emissao', pagina: 1, tamanho: 20 } as const;
  await listaVendasRepository.page(tx, { ...pergunta, q: 'silva' });
  expect(asked).toEqual([expect.stringContaining('balcao.buscar_registros(')]);
});
