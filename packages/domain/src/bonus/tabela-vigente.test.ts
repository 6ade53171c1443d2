import { proximaClasse, tabelaBonus } from './proxima-classe.ts';
import { tabelaBonusVigente, versoesBonus } from './tabela-vigente.ts';

const sessentaDias = { ...tabelaBonus, atraso: [{ ateDias: 60, ajuste: 1 }] };
const versoes = [...versoesBonus, { seguradora: 'alfa', desde: '2024-06-01', ate: '2024-09-30', tabela: sessentaDias }];
const historico = { classe: 4, sinistros: 0, diasAtraso: 45, diasVigencia: 365 };

it.each([
  ['beta', '2024-07-01', 4],
  ['alfa', '2024-05-31', 4],
  ['alfa', '2024-06-01', 5],
  ['alfa', '2024-09-30', 5],
  ['alfa', '2024-10-01', 4],
])('a renewal 45 days late with %s on %s gives class %d', (seguradora, dia, classe) => {
  expect(proximaClasse(historico, tabelaBonusVigente(versoes, { seguradora, dia }) ?? undefined)).toBe(classe);
});

it('has no rules before the first version', () => {
  expect(tabelaBonusVigente(versoes, { seguradora: 'beta', dia: '1999-12-31' })).toBeNull();
});
