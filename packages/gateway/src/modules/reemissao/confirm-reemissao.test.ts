import { writeLinhaDigitavel } from '@balcao/domain';
import { nextReemissao } from './acompanhamento-reemissao.job.ts';
import { confirmReemissao, prazoDaReemissao } from './confirm-reemissao.ts';

const DIA_MS = 86_400_000;

describe('the answer of an insurer', () => {
  const certa = {
    situacao: 'ATENDIDA' as const,
    protocolo: 'RE-1',
    vencimento: '2026-03-10',
    multaCentavos: 214,
    jurosCentavos: 0,
    valorCentavos: 32_428,
    linhaDigitavel: null,
    pixCopiaECola: null,
  };
  it('holds only with the sum, the day, the digits and the amount that it says', () => {
    const pedida = { forma: 'BOLETO', saldoCentavos: 32_214 } as const;
    const linhaOf = (valorCentavos: number, vencimento = certa.vencimento) =>
      writeLinhaDigitavel({ banco: '341', vencimento, valorCentavos, campoLivre: '5'.repeat(25) });
    const boa = { ...certa, linhaDigitavel: linhaOf(32_428) };
    expect(confirmReemissao(boa, pedida, '2026-03-01')).toEqual({ ...boa, linhaDigitavel: boa.linhaDigitavel.replace(/\D/g, '') });
    expect(confirmReemissao(boa, { ...pedida, forma: 'PIX' }, '2026-03-01')).toBeNull();
    expect(confirmReemissao(boa, pedida, '2026-03-11')).toBeNull();
    expect(confirmReemissao({ ...boa, linhaDigitavel: linhaOf(32_427) }, pedida, '2026-03-01')).toBeNull();
    expect(confirmReemissao({ ...boa, linhaDigitavel: linhaOf(32_428, '2026-03-11') }, pedida, '2026-03-01')).toBeNull();
    // nothing that pays it
    expect(confirmReemissao(certa, pedida, '2026-03-01')).toBeNull();
    expect(confirmReemissao({ ...certa, jurosCentavos: 1 }, pedida, '2026-03-01')).toBeNull();
    expect(confirmReemissao({ ...certa, pixCopiaECola: 'cortado' }, { ...pedida, forma: 'PIX' }, '2026-03-01')).toBeNull();
  });

  it('comes on a day the insurer takes: after the one that stands, and not beyond its limit', () => {
    expect(prazoDaReemissao('2026-11-10', '2026-11-20', 15)).toEqual({ de: '2026-11-20', ate: '2026-12-05' });
    expect(prazoDaReemissao('2026-11-25', '2026-11-20', 15)).toEqual({ de: '2026-11-26', ate: '2026-12-05' });
    expect(prazoDaReemissao('2026-12-05', '2026-11-20', 15)).toBeNull();
  });

  it('is asked for ever more seldom, for seven days', () => {
    const enviadaEm = new Date('2026-11-01T12:00:00Z');
    const at = (consultas: number, dias = 0) => nextReemissao({ consultas, enviadaEm }, new Date(enviadaEm.getTime() + dias * DIA_MS));
    expect(at(0)?.toISOString()).toBe('2026-11-01T12:15:00.000Z');
    expect(at(60, 6.9)).toBeNull();
  });
});
