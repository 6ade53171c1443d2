import { LinhaCotada } from '@balcao/contracts';
import { questionarioDe } from '@balcao/domain';
import { papelDe, type SecaoPapel } from './questionario.model.ts';

const linha = (papel: readonly SecaoPapel[], campo: string) => papel.flatMap(({ linhas }) => linhas).find((one) => one.campo === campo);

it.each(LinhaCotada.options)('%s: prints blank without a draft, every question in the words the client reads', (cotada) => {
  const linhas = papelDe(questionarioDe(cotada), null).flatMap((secao) => secao.linhas);
  expect(linhas.length).toBeGreaterThan(15);
  expect(linhas.every(({ valor, rotulo }) => valor === '' && rotulo !== '')).toBe(true);
});

it('prints what a draft already says, in words, and boxes to mark for what it does not', () => {
  const papel = papelDe(questionarioDe('AUTO'), {
    risco: {
      segurado: { nome: 'Zélia', documento: '11144477735', nascimento: '1985-04-12' },
      veiculo: { zeroKm: false, anoModelo: 2023 },
      pernoite: { garagem: 'SEM' },
    },
    comercial: {},
  });
  expect(linha(papel, 'segurado.documento')?.valor).toBe('111.444.777-35');
  expect(linha(papel, 'segurado.nascimento')?.valor).toBe('12/04/1985');
  expect(linha(papel, 'veiculo.zeroKm')).toMatchObject({ valor: 'Não', opcoes: [] });
  expect(linha(papel, 'veiculo.anoModelo')?.valor).toBe('2023');
  expect(linha(papel, 'pernoite.garagem')?.valor).not.toBe('SEM');
  expect(linha(papel, 'veiculo.kitGas')).toMatchObject({ valor: '', opcoes: ['Sim', 'Não'] });
});

it('prints each item of a list, and room for some where there is none', () => {
  const pet = questionarioDe('PET');
  const blank = papelDe(pet, null).filter(({ titulo }) => titulo.startsWith('Animal'));
  expect(blank.map(({ titulo }) => titulo)).toEqual(['Animal 1', 'Animal 2']);
  const papel = papelDe(pet, { risco: { pets: [{ nome: 'Rex', especie: 'CAO' }] }, comercial: {} });
  expect(linha(papel, 'pets.0.especie')?.valor).toBe('Cão');
  expect(linha(papel, 'pets.1.nome')).toBeUndefined();
});
