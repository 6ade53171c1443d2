import { Finalidade } from '@balcao/contracts';
import { finalidades, mayUse } from './finalidades.ts';

it('lets advertising go out only to who said yes, and the rest until who said no', () => {
  const allowed = (estado: 'CONCEDIDA' | 'REVOGADA' | 'SEM_REGISTRO') =>
    Finalidade.options.filter((finalidade) => mayUse(finalidade, estado));
  expect(allowed('CONCEDIDA')).toEqual(Finalidade.options);
  expect(allowed('SEM_REGISTRO')).toEqual(['COTACAO', 'RENOVACAO', 'COMPARTILHAR_SEGURADORA']);
  expect(allowed('REVOGADA')).toEqual([]);
});

it('names every purpose', () => expect(Object.keys(finalidades)).toEqual(Finalidade.options));
