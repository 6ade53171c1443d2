import type { RascunhoOrcamento } from '@balcao/contracts';
import { linhaManual } from '../manual/linha-manual.ts';
import { linhaPet } from '../pet/linha-pet.ts';
import { linhaSaude } from '../saude/linha-saude.ts';
import { linhaVida } from '../vida/linha-vida.ts';
import { comValorEm } from './caminho.ts';

it.each([
  [
    linhaSaude,
    'risco.vidas',
    [{ nome: 'Lia', nascimento: '2021-05-05', papel: 'DEPENDENTE', familia: 1, cid: 'E10' }, { nascimento: '1991-01-01' }],
    'Lia, 05/05/2021, Dependente; 01/01/1991',
  ],
  [linhaSaude, 'risco.faixas', [2, 0, 0, 0, 0, 0, 0, 0, 0, 1], '0 a 18 anos: 2; 59 anos ou mais: 1'],
  [
    linhaPet,
    'risco.pets',
    [{ nome: 'Rex', especie: 'CAO', porte: 'MEDIO', nascimento: '2022-01-01' }],
    'Rex, Cão, Médio (até 25 kg), 01/01/2022',
  ],
  [linhaVida, 'risco.beneficiarios', [{ nome: 'Davi Souza', parentesco: 'FILHO', pctBps: 10_000 }], 'Davi Souza, Filho(a), 100%'],
  [
    linhaManual,
    'risco.ofertas',
    [{ seguradora: 'jequitiba_seguros', pacote: 'Básico', premioLiquidoCentavos: 120_000 }],
    'Jequitibá Seguros, Básico, R$ 1.200,00',
  ],
  [linhaPet, 'risco.pets', [{}, {}], '—'],
])('tells what each item of a list holds, never how many there are alone (%#)', (linha, campo, valor, texto) => {
  expect(linha.show(campo, valor).replaceAll('\u00a0', ' ')).toBe(texto);
});

it.each([
  [linhaSaude, 'risco.vidas.1.nascimento', 'Vida 2: Nascimento'],
  [linhaPet, 'risco.pets.0.peso', 'Animal 1'],
  [linhaVida, 'risco.beneficiarios.2.pctBps', 'Beneficiário 3: Parte'],
  [linhaVida, 'risco.pessoa.esportes.0', 'Esporte 1'],
  [linhaVida, 'risco.seguro.produtores.0.pctBps', 'Produtor 1: Participação'],
  [linhaVida, 'risco.beneficiarios', 'Beneficiários'],
])('names one item of a list in the singular, and the list as a whole in the plural (%#)', (linha, campo, rotulo) => {
  expect(linha.rotuloDe(campo)).toBe(rotulo);
});

it.each([
  [linhaSaude, 'risco.vidas', ['Papel', 'Família', 'Nascimento']],
  [linhaPet, 'risco.pets', ['Espécie', 'Nome', 'Porte', 'Nascimento', 'Vacinas em dia', 'Raça']],
  [linhaVida, 'risco.beneficiarios', ['Nome', 'Parentesco', 'Parte']],
  [linhaVida, 'risco.pessoa.esportes', ['Esporte', 'Frequência']],
] as const)('says which field of an item is missing, not only of which item (%#)', (linha, lista, faltam) => {
  const inicial = linha.inicial({ hoje: '2026-03-10', corretoraId: '0190a000-0000-7000-8000-000000000001' });
  const rascunho = comValorEm(inicial, lista, [{}]) as RascunhoOrcamento;
  const julgado = linha.validate(rascunho, { hoje: '2026-03-10', seguradoras: [] });
  const recusados = (julgado.ok ? [] : julgado.errors).filter(({ campo }) => campo.startsWith(`${lista}.0.`));
  const ditos = recusados.map(({ campo }) => linha.rotuloDe(campo)?.split(': ')[1] ?? campo);
  expect([...new Set(ditos)].toSorted()).toEqual([...faltam].toSorted());
});
