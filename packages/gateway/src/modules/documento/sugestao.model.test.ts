import { foldTexto } from '@balcao/domain';
import { type Candidato, clearOf, findNoTexto, rankCandidatos } from './sugestao.model.ts';

const ID = '0190b000-0000-7000-8000-00000000000';
const candidato = (n: number, motivo: Candidato['motivo'], alvo: Candidato['alvo'] = 'SEGURADO'): Candidato => ({
  alvo,
  alvoId: `${ID}${n}`,
  nome: `Registro ${n}`,
  motivo,
});

it('finds documents, plates, numbers and names however they are written', () => {
  const texto = 'Segurada: Ágata Brandão\nCPF 390.533.447-05 CNPJ 11222333000181\nveículo bra-2e19, apólice 1002.2026/0001234-5';
  const achados = findNoTexto(texto, foldTexto);
  expect(achados.documentos).toEqual(['11222333000181', '39053344705']);
  expect(achados.placas).toEqual(['BRA2E19']);
  expect(achados.numeros).toEqual(expect.arrayContaining(['1002.2026/0001234-5', '1002202600012345']));
  expect(achados.nomes).toEqual(['agata brandao']);
});

it('finds nothing in a text that names nobody', () => {
  expect(findNoTexto('uma folha em branco, sem mais', foldTexto)).toEqual({ documentos: [], placas: [], numeros: [], nomes: [] });
});

it('ranks a record by its strongest reason, and a little by each other', () => {
  const [melhor, segundo] = rankCandidatos([
    candidato(1, 'NOME'),
    candidato(1, 'DOCUMENTO'),
    candidato(2, 'APOLICE', 'APOLICE'),
    candidato(2, 'APOLICE', 'APOLICE'),
  ]);
  expect(melhor).toMatchObject({ alvo: 'APOLICE', pontos: 92, motivos: ['APOLICE'] });
  expect(segundo).toMatchObject({ alvo: 'SEGURADO', pontos: 86, motivos: ['DOCUMENTO', 'NOME'] });
});

it('is clear of one record alone, likely enough', () => {
  expect(clearOf(rankCandidatos([candidato(1, 'DOCUMENTO')]))?.alvoId).toBe(`${ID}1`);
  expect(clearOf(rankCandidatos([candidato(1, 'DOCUMENTO'), candidato(2, 'DOCUMENTO')]))).toBeNull();
  expect(clearOf(rankCandidatos([candidato(1, 'NOME')]))).toBeNull();
  expect(clearOf([])).toBeNull();
});
