import { isChassi, isCnpj, isCpf, isPlaca } from '@balcao/domain';
import { completeCnpj, completeCpf, createDocumentos } from './documentos.ts';
import { createSorteio } from './sorteio.ts';

it('completes documents as their issuers do', () => {
  expect(completeCpf('111444777')).toBe('11144477735');
  expect(completeCnpj('12ABC34501DE')).toBe('12ABC34501DE35');
  expect(completeCnpj('112223330001')).toBe('11222333000181');
});

it('never draws the same document twice, nor one that does not pass', () => {
  const documentos = createDocumentos(createSorteio(7));
  const drawn = Array.from({ length: 300 }, () => [
    documentos.cpf(),
    documentos.cnpj(),
    documentos.cnpjAlfanumerico(),
    documentos.chassi(),
    documentos.placa(true),
    documentos.placa(false),
  ]);
  expect(new Set(drawn.flat()).size).toBe(1_800);
  for (const [cpf = '', cnpj = '', alfa = '', chassi = '', mercosul = '', antiga = ''] of drawn) {
    expect([isCpf(cpf), isCnpj(cnpj), isCnpj(alfa), isChassi(chassi), isPlaca(mercosul), isPlaca(antiga)]).toEqual(Array(6).fill(true));
    expect([/^\w{4}[A-Z]/.test(mercosul), /^[A-Z]{3}\d{4}$/.test(antiga), /[A-Z]/.test(alfa)]).toEqual([true, true, true]);
  }
});
