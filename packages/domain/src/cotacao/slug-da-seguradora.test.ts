import { slugDaSeguradora } from './slug-da-seguradora.ts';

it('is the same for two spellings of one name, and empty for what has no letter', () => {
  expect(['Lobo-Guará Seguradora S.A.', ' lobo guara  seguradora s/a ', '—!'].map(slugDaSeguradora)).toEqual([
    'lobo_guara_seguradora_s_a',
    'lobo_guara_seguradora_s_a',
    '',
  ]);
});
