import { umOrcamentoResumo } from '@balcao/testing';
import { clientesRecentes } from './novo-orcamento.model.ts';

it('lists each client once, by the latest quote, leaving out drafts without a name', () => {
  const orcamentos = [
    umOrcamentoResumo({ id: '3', segurado: 'Ana Souza' }),
    umOrcamentoResumo({ id: '2', segurado: null }),
    umOrcamentoResumo({ id: '1', segurado: ' ana souza ' }),
    umOrcamentoResumo({ id: '0', segurado: 'Bruno Reis' }),
  ];
  expect(clientesRecentes(orcamentos).map(({ id }) => id)).toEqual(['3', '0']);
});
