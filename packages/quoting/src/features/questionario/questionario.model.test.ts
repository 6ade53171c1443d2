import { papelDe } from './questionario.model.ts';

const linha = (papel: ReturnType<typeof papelDe>, campo: string) =>
  papel.flatMap(({ linhas }) => linhas).find((one) => one.campo === campo);

it('prints blank without a draft, every question with the words of the form', () => {
  const papel = papelDe(null);
  expect(papel.flatMap(({ linhas }) => linhas).every(({ valor, rotulo, campo }) => valor === '' && rotulo !== campo.split('.')[1])).toBe(
    true,
  );
});

it('prints what a draft already says, in words', () => {
  const papel = papelDe({
    risco: {
      segurado: { nome: 'Zélia', documento: '11144477735', nascimento: '1985-04-12' },
      veiculo: { zeroKm: false, anoModelo: 2023 },
      pernoite: { garagem: 'SEM' },
    },
    comercial: {},
  });
  expect(linha(papel, 'segurado.documento')?.valor).toBe('111.444.777-35');
  expect(linha(papel, 'segurado.nascimento')?.valor).toBe('12/04/1985');
  expect(linha(papel, 'veiculo.zeroKm')?.valor).toBe('Não');
  expect(linha(papel, 'veiculo.anoModelo')?.valor).toBe('2023');
  expect(linha(papel, 'pernoite.garagem')?.valor).not.toBe('SEM');
});
