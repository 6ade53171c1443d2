import { linhaAuto } from '@balcao/domain';
import { umRascunho } from '../../testing/test-quoting.ts';
import { deriveFrom } from './orcamento.model.ts';

it('reads the columns of the list from a filled draft', () => {
  const rascunho = umRascunho('c');
  expect(deriveFrom(linhaAuto, rascunho)).toEqual({
    segurado: 'Zélia Conceição Prado',
    documento: '11144477735',
    bem: 'Onix 1.0 Mec. 2023 · ABC1D23',
    tipo: 'NOVO',
    vigIni: rascunho.risco.seguro?.vigIni,
    vigFim: rascunho.risco.seguro?.vigFim,
  });
});

it('shows nothing rather than half a value', () => {
  const risco = { segurado: { nome: '   ', documento: '..-' }, seguro: { tipo: null, vigIni: '2026-13', vigFim: 'amanhã' }, veiculo: null };
  const nothing = { segurado: null, documento: null, bem: null, tipo: 'NOVO', vigIni: null, vigFim: null };
  expect(deriveFrom(linhaAuto, { risco, comercial: {} })).toEqual(nothing);
  expect(deriveFrom(linhaAuto, { risco: {}, comercial: {} })).toEqual(nothing);
});
