import { RespostasAuto } from '@balcao/contracts';
import { errosOf, respostasOf } from './questionario.model.ts';

it('sends only what was answered, in the forms of the contract', () => {
  const respostas = respostasOf({
    'segurado.nome': ' Zélia Prado ',
    'segurado.email': '',
    'veiculo.zeroKm': 'nao',
    'veiculo.anoModelo': '2.023',
    observacoes: 'Só à noite',
  });
  expect(respostas).toEqual({
    segurado: { nome: 'Zélia Prado' },
    veiculo: { zeroKm: false, anoModelo: 2023 },
    uso: {},
    pernoite: {},
    condutor: {},
    observacoes: 'Só à noite',
  });
  expect(RespostasAuto.safeParse(respostas).success).toBe(true);
});

it('leaves out what was answered before another answer took the question away', () => {
  const base = { 'segurado.nome': 'Zélia Prado', 'condutor.nome': 'Davi Prado' } as const;
  expect(respostasOf({ ...base, 'condutor.igualSegurado': 'sim' }).condutor).toEqual({ igualSegurado: true });
  expect(respostasOf({ ...base, 'condutor.igualSegurado': 'nao' }).condutor).toEqual({ igualSegurado: false, nome: 'Davi Prado' });
});

it('puts each refusal at its question', () => {
  expect(errosOf([{ campo: 'respostas.segurado.cep', codigo: 'invalido', mensagem: 'CEP?' }])).toEqual({ 'segurado.cep': 'CEP?' });
});
