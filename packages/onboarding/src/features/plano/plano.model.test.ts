import type { OfertaPlano } from '@balcao/contracts';
import { comparePlanos } from './plano.model.ts';

const oferta = (plano: OfertaPlano['plano'], itens: string[]): OfertaPlano => ({
  plano,
  itens,
  nome: plano,
  resumo: '',
  mensalCentavos: 1,
  usuarios: 1,
});

it('lists each item once, those of more plans first', () => {
  const linhas = comparePlanos([oferta('multicalculo', ['Cotação', 'Propostas']), oferta('integrado', ['Propostas', 'Financeiro'])]);
  expect(linhas.map(({ item }) => item)).toEqual(['Propostas', 'Cotação', 'Financeiro']);
  expect([...(linhas[0]?.planos ?? [])]).toEqual(['multicalculo', 'integrado']);
});

it('is empty when no plan is for sale', () => {
  expect(comparePlanos([])).toEqual([]);
});
