import { type DadosExtrato, printExtrato } from '@balcao/insurers-sandbox';
import { layoutsConhecidos } from './comissao/layouts-conhecidos.ts';
import { tabelaRecusada } from './extratos.errors.ts';
import { createFilaDeExtratos } from './fila-extratos.ts';
import { extratoSgml, movimentoSgml, ofxSgml } from './ofx/ofx.fixture.ts';

const fila = createFilaDeExtratos();
afterAll(() => fila.close());

it('reads a file in a thread, tells a refusal as data, and goes on with the next', async () => {
  expect(await fila.read({ como: 'OFX', bytes: Buffer.from('nada') })).toEqual({ isLido: false, motivo: 'NAO_E_OFX', trecho: null });
  const lido = await fila.read({ como: 'OFX', bytes: Buffer.from(ofxSgml(extratoSgml(movimentoSgml()))) });
  expect(lido.isLido && lido.extratos[0]?.movimentos[0]?.valorCentavos).toBe(-1_990);
});

it('does not read what nobody waits for, nor for longer than a statement takes', async () => {
  await expect(fila.read({ como: 'OFX', bytes: Buffer.from('nada') }, AbortSignal.abort())).rejects.toMatchObject({ status: 410 });
  const impaciente = createFilaDeExtratos({ tetoMs: 1 });
  await expect(impaciente.read({ como: 'OFX', bytes: Buffer.from('nada') })).rejects.toMatchObject({ status: 410 });
  await impaciente.close();
});

const dados: DadosExtrato = {
  familia: 'FICHA',
  seguradora: 'Jequitibá Seguros',
  numero: '2026110001',
  competencia: '2026-11',
  creditoEm: '2026-11-09',
  irrfCentavos: 900,
  issCentavos: 3_000,
  inssCentavos: 0,
  outrosCentavos: 0,
  linhas: Array.from({ length: 160 }, (_, at) => ({
    apolice: `0531${String(at).padStart(10, '0')}`,
    endosso: at % 3 === 1 ? '7' : null,
    parcela: at % 3 === 2 ? null : (at % 10) + 1,
    segurado: at % 3 === 1 ? 'Água & Cia Comércio Ltda' : 'José da Conceição',
    proposta: at % 2 === 0 ? `90000${at}` : null,
    documento: at % 3 === 1 ? '11222333000181' : '11144477735',
    premioCentavos: at % 3 === 2 ? -123_456 : 1_234_567,
    bps: 1_250,
    valorCentavos: at % 3 === 2 ? -15_432 : 154_321,
  })),
};

it('reads back every line and total of a statement of three pages in PDF, cells left empty and all', async () => {
  const { bytes } = await printExtrato(dados);
  const lido = await fila.read({ como: 'COMISSAO', bytes, mapeamento: layoutsConhecidos.ficha });
  if (!lido.isLido) throw new Error(lido.motivo);
  const bruto = dados.linhas.reduce((soma, { valorCentavos }) => soma + valorCentavos, 0);
  expect(lido.linhas.map(({ linha: _, ...linha }) => linha)).toEqual(dados.linhas);
  expect(lido.cabecalho).toEqual({
    seguradora: 'Jequitibá Seguros',
    numero: '2026110001',
    competencia: '2026-11',
    creditoEm: '2026-11-09',
    brutoCentavos: bruto,
    irrfCentavos: 900,
    issCentavos: 3_000,
    inssCentavos: 0,
    outrosCentavos: 0,
    liquidoCentavos: bruto - 3_900,
  });
  expect([lido.recusadas, lido.avisos, lido.escrita]).toEqual([[], [], { formato: 'PDF', codificacao: null, decimal: ',' }]);
});

it('suggests of a PDF nobody mapped the mapping of its layout', async () => {
  const { bytes } = await printExtrato(dados);
  const previa = await fila.read({ como: 'PREVIA', bytes });
  expect(previa.isLido && [previa.escrita, previa.sugestao]).toEqual([{ formato: 'PDF', codificacao: null }, layoutsConhecidos.ficha]);
});

it('refuses a PDF that is none, in a sentence', async () => {
  const lido = await fila.read({ como: 'COMISSAO', bytes: Buffer.from('%PDF-1.4 nada'), mapeamento: layoutsConhecidos.ficha });
  expect(lido).toEqual({ isLido: false, motivo: 'ILEGIVEL', trecho: null });
  expect(tabelaRecusada('SEM_TITULOS', 'Apólice').errors?.[0]?.mensagem).toBe(
    'Nenhuma linha do arquivo tem todos os títulos do mapeamento: Apólice.',
  );
});
