import { formatEmpresa } from '@balcao/domain';
import { SEGURADORAS } from './seguradoras.table.ts';

it('names each insurer of the catalogue as a form does that only knows its slug', () => {
  expect(SEGURADORAS.map(({ slug }) => formatEmpresa(slug))).toEqual(SEGURADORAS.map(({ nome }) => nome));
});
