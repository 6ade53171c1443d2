import { LinhaCotada } from '@balcao/contracts';
import { readRespostas, questionarioDe } from '@balcao/domain';
import { errosOf, faltandoEm, respostasOf, withoutItem } from './questionario.model.ts';

const auto = questionarioDe('AUTO');

it('sends only what was answered, in the forms the gateway reads', () => {
  const respostas = respostasOf(auto, {
    'segurado.nome': ' Zélia Prado ',
    'segurado.email': '',
    'segurado.celular': '35998765432',
    'veiculo.zeroKm': 'nao',
    'veiculo.anoModelo': '2.023',
    observacoes: 'Só à noite',
  });
  expect(respostas).toMatchObject({
    segurado: { nome: 'Zélia Prado', celular: '35998765432' },
    veiculo: { zeroKm: false, anoModelo: 2023 },
    observacoes: 'Só à noite',
  });
  expect(readRespostas(respostas, { linha: 'AUTO', hoje: '2026-11-20', hasConsentido: false }).ok).toBe(true);
});

it.each(LinhaCotada.options)('%s: every kind of question travels and is read', (linha) => {
  const questionario = questionarioDe(linha);
  const typed: Record<string, string> = { 'segurado.nome': 'Zélia Prado', 'segurado.celular': '35998765432' };
  for (const { nome, tipo, opcoes = {} } of questionario.secoes.flatMap(({ perguntas }) => perguntas)) {
    if (tipo === 'escolha' || tipo === 'multipla') typed[nome] = Object.keys(opcoes)[0] ?? '';
    if (tipo === 'simNao') typed[nome] = 'nao';
    if (tipo === 'lista') typed[nome] = '0';
  }
  expect(readRespostas(respostasOf(questionario, typed), { linha, hoje: '2026-11-20', hasConsentido: true })).toMatchObject({ ok: true });
});

it('leaves out what was answered before another answer took the question away', () => {
  const base = { 'segurado.nome': 'Zélia Prado', 'condutor.nome': 'Davi Prado' };
  expect(respostasOf(auto, { ...base, 'condutor.igualSegurado': 'sim' })['condutor']).toEqual({ igualSegurado: true });
  expect(respostasOf(auto, { ...base, 'condutor.igualSegurado': 'nao' })['condutor']).toEqual({ igualSegurado: false, nome: 'Davi Prado' });
});

it('reads amounts and several choices, and sends as typed what is no number', () => {
  const typed = { 'coberturas.basicaCentavos': 'R$ 300.000', 'imovel.seguranca': 'ALARME,CFTV', 'imovel.sinistros12m': 'dois' };
  expect(respostasOf(questionarioDe('RESIDENCIAL'), typed)).toEqual({
    coberturas: { basicaCentavos: 30_000_000 },
    imovel: { seguranca: ['ALARME', 'CFTV'], sinistros12m: 'dois' },
  });
});

it('keeps the items of a list in their places, and moves them up when one leaves', () => {
  const typed = { pets: '3', 'pets.0.nome': 'Rex', 'pets.1.nome': 'Mia', 'pets.2.nome': 'Bob', 'pets.2.especie': 'CAO' };
  const pet = questionarioDe('PET');
  expect(respostasOf(pet, typed)['pets']).toEqual([{ nome: 'Rex' }, { nome: 'Mia' }, { nome: 'Bob', especie: 'CAO' }]);
  expect(respostasOf(pet, withoutItem(typed, 'pets', 1))['pets']).toEqual([{ nome: 'Rex' }, { nome: 'Bob', especie: 'CAO' }]);
});

it('puts each refusal at its question, and tells the first that must be answered', () => {
  expect(errosOf([{ campo: 'respostas.segurado.cep', codigo: 'invalido', mensagem: 'CEP?' }])).toEqual({ 'segurado.cep': 'CEP?' });
  expect(faltandoEm(auto, {})).toBe('segurado.nome');
  expect(faltandoEm(auto, { 'segurado.nome': 'Zélia Prado' })).toBeUndefined();
});
