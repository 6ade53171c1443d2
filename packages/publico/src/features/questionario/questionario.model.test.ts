import { LinhaCotada } from '@balcao/contracts';
import { readRespostas, questionarioDe } from '@balcao/domain';
import { errosOf, faltandoEm, respostasOf, withoutItem } from './questionario.model.ts';

const auto = questionarioDe('AUTO');

it('sends only answered questions, in the format of the gateway', () => {
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

it('omits answers to questions that another answer has hidden', () => {
  const base = { 'segurado.nome': 'Zélia Prado', 'condutor.nome': 'Davi Prado' };
  expect(respostasOf(auto, { ...base, 'condutor.igualSegurado': 'sim' })['condutor']).toEqual({ igualSegurado: true });
  expect(respostasOf(auto, { ...base, 'condutor.igualSegurado': 'nao' })['condutor']).toEqual({ igualSegurado: false, nome: 'Davi Prado' });
});

it('reads amounts and multiple choices, and sends an invalid number as typed', () => {
  const typed = { 'coberturas.basicaCentavos': 'R$ 300.000', 'imovel.seguranca': 'ALARME,CFTV', 'imovel.sinistros12m': 'dois' };
  expect(respostasOf(questionarioDe('RESIDENCIAL'), typed)).toEqual({
    coberturas: { basicaCentavos: 30_000_000 },
    imovel: { seguranca: ['ALARME', 'CFTV'], sinistros12m: 'dois' },
  });
});

it('keeps the positions of list items, and moves them up when one is removed', () => {
  const typed = { pets: '3', 'pets.0.nome': 'Rex', 'pets.1.nome': 'Mia', 'pets.2.nome': 'Bob', 'pets.2.especie': 'CAO' };
  const pet = questionarioDe('PET');
  expect(respostasOf(pet, typed)['pets']).toEqual([{ nome: 'Rex' }, { nome: 'Mia' }, { nome: 'Bob', especie: 'CAO' }]);
  expect(respostasOf(pet, withoutItem(typed, 'pets', 1))['pets']).toEqual([{ nome: 'Rex' }, { nome: 'Bob', especie: 'CAO' }]);
});

it('shows each refusal at its question, and finds the first required answer missing', () => {
  expect(errosOf([{ campo: 'respostas.segurado.cep', codigo: 'invalido', mensagem: 'CEP?' }])).toEqual({ 'segurado.cep': 'CEP?' });
  expect(faltandoEm(auto, {})).toBe('segurado.nome');
  expect(faltandoEm(auto, { 'segurado.nome': 'Zélia Prado' })).toBeUndefined();
});
