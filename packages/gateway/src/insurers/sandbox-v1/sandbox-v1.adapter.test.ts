import type { RiscoPet, RiscoSaude } from '@balcao/contracts';
import { createSandbox } from '@balcao/insurers-sandbox';
import { espera } from '../espera.ts';
import type { InsurerPort, PedidoSeguradora } from '../insurer.port.ts';
import { loadSeguradoras } from '../insurers.config.ts';
import { createInsurers } from '../insurers.registry.ts';
import { contratoSaude } from '../riscos.fixture.ts';
import { toSandboxField } from './sandbox-v1-fields.table.ts';
import { readSandboxAccepted } from './sandbox-v1.reply.ts';

const comum = {
  segurado: {
    pessoa: 'PF',
    documento: '11144477735',
    nome: 'Ana Souza',
    nascimento: '1984-05-10',
    sexo: 'F',
    cep: '01310100',
    avisoPrivacidade: true,
  },
  seguro: { tipo: 'NOVO', vigIni: '2026-11-23', vigFim: '2027-11-23', corretoraId: '0190a000-0000-7000-8000-000000000001' },
} as const;
const rex: RiscoPet['pets'][number] = {
  especie: 'CAO',
  nome: 'Rex',
  semRaca: true,
  porte: 'MEDIO',
  nascimento: '2022-05-01',
  castrado: true,
  vacinasEmDia: true,
};
const riscoPet: RiscoPet = {
  ...comum,
  pets: [rex, { ...rex, especie: 'GATO', nome: 'Mia', porte: 'MINI' }],
  coberturas: {
    plano: 'CONFORTO',
    reembolso: '70',
    coparticipacao: false,
    consultas: true,
    exames: true,
    cirurgia: true,
    internacao: false,
    funeral: false,
    limiteAnualCentavos: 1_000_000,
    rcTutorCentavos: 1_000_000,
  },
};
const vida = (papel: 'TITULAR' | 'DEPENDENTE', nascimento: string) => ({ papel, nascimento, familia: 1, nome: 'Nome Guardado' });
const riscoSaude: RiscoSaude = {
  ...comum,
  contrato: contratoSaude,
  informar: 'NASCIMENTOS',
  vidas: [
    vida('TITULAR', '1991-05-10'),
    vida('DEPENDENTE', '1993-05-10'),
    vida('DEPENDENTE', '2021-05-10'),
    vida('DEPENDENTE', '1965-05-10'),
  ],
};
const termos = {
  comissaoBps: 2_000,
  descontoBps: 0,
  corretor: { codigo: 'C-1', cnpj: '11.222.333/0001-81', susep: '1', nome: 'Corretora' },
};
const pet = (mudancas: Partial<RiscoPet> = {}): PedidoSeguradora => ({ linha: 'PET', risco: { ...riscoPet, ...mudancas }, ...termos });
const saude = (mudancas: Partial<RiscoSaude> = {}): PedidoSeguradora => ({
  linha: 'SAUDE',
  risco: { ...riscoSaude, ...mudancas },
  ...termos,
});

const sandbox = createSandbox({ latencia: 0.005 });
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const sent: string[] = [];
let insurers: Map<string, InsurerPort>;
let n = 0;
beforeAll(async () => {
  const configs = loadSeguradoras({ sandboxUrl: await sandbox.listen(0), readFile: () => '[]' });
  const spied: typeof fetch = (url, init) => {
    if (typeof init?.body === 'string') sent.push(init.body);
    return fetch(url, init);
  };
  insurers = createInsurers(configs, { agora: () => new Date(), espera, log, fetch: spied });
});
afterAll(() => sandbox.close());

async function ask(slug: string, pedido: PedidoSeguradora, limiteMs = 10_000) {
  const insurer = insurers.get(slug);
  if (!insurer) throw new Error(slug);
  return insurer.quote(pedido, { signal: new AbortController().signal, idempotencyKey: `contrato-${n++}`, limiteMs });
}

it.each(['capivara_seguros', 'araucaria_seguros', 'boto_rosa_pet'])(
  'prices the animals of a tutor at %s, explained to the centavo',
  async (slug) => {
    const resposta = await ask(slug, pet());
    if (resposta.status !== 'OK') throw new Error(JSON.stringify(resposta));
    for (const oferta of resposta.ofertas) {
      expect(oferta.periodicidade).toBe('MENSAL');
      expect(oferta.premioLiquidoCentavos + oferta.iofCentavos).toBe(oferta.premioTotalCentavos);
      expect(oferta.iofCentavos).toBe(Math.round((oferta.premioLiquidoCentavos * 738) / 10_000));
      expect(oferta.composicao.map(({ rotulo }) => rotulo)).toEqual([
        'Animal 1 · cão, 4 anos',
        'Animal 2 · gato, 4 anos',
        'Responsabilidade civil do tutor',
      ]);
      expect(oferta.composicao.reduce((sum, { valorCentavos }) => sum + valorCentavos, 0)).toBe(oferta.premioLiquidoCentavos);
      expect(oferta.coberturas.length).toBeGreaterThan(0);
      expect(oferta.coberturas.every(({ carenciaDias }) => carenciaDias !== undefined)).toBe(true);
    }
  },
);

it('prices the published family at the insurer and at the operadora, and sends only the name of the contracting person', async () => {
  sent.length = 0;
  const taxed = await ask('ipe_roxo_saude', saude());
  const untaxed = await ask('pau_brasil_saude', saude());
  expect(taxed).toMatchObject({
    status: 'OK',
    ofertas: [{ premioLiquidoCentavos: 208_110, iofCentavos: 4_953, premioTotalCentavos: 213_063, periodicidade: 'MENSAL' }],
  });
  expect(untaxed).toMatchObject({ status: 'OK', ofertas: [{ iofCentavos: 0 }] });
  expect(sent.join('')).not.toContain('Nome Guardado');
  expect(JSON.stringify([taxed, untaxed])).not.toContain('Ana');
});

it.each([
  ['boto_rosa_pet', pet({ pets: [rex, { ...rex, nascimento: '2018-11-22' }] }), 'RECUSADO', 'ACEITACAO', 'pets.1.nascimento'],
  ['araucaria_seguros', pet({ pets: [{ ...rex, vacinasEmDia: false }] }), 'RECUSADO', 'ACEITACAO', 'pets.0.vacinasEmDia'],
  ['capivara_seguros', { ...pet(), comissaoBps: 4_000 } as PedidoSeguradora, 'RECUSADO', 'COMERCIAL', undefined],
  ['pau_brasil_saude', saude({ contrato: { ...riscoSaude.contrato, uf: 'AC' } }), 'RECUSADO', 'ACEITACAO', 'contrato.uf'],
  ['ipe_roxo_saude', saude({ vidas: [vida('TITULAR', '2027-01-01')] }), 'RECUSADO', 'DADO', 'vidas.0.nascimento'],
  ['ipe_roxo_saude', saude({ observacoes: '#CREDENCIAL' }), 'CREDENCIAL', 'CREDENCIAL', undefined],
  ['boto_rosa_pet', pet({ observacoes: '#ERRO500' }), 'ERRO', 'INSTABILIDADE', undefined],
  ['boto_rosa_pet', pet({ observacoes: '#MALFORMED' }), 'ERRO', 'INSTABILIDADE', undefined],
  ['ipe_roxo_saude', saude({ observacoes: '#RECUSA' }), 'RECUSADO', 'ACEITACAO', undefined],
])('reports a refusal of %s with its family and our field', async (slug, pedido, ...[status, familiaErro, campo]) => {
  const resposta = await ask(slug, pedido);
  expect(resposta).toMatchObject({ status, familiaErro });
  expect(resposta.mensagens[0]?.campo).toBe(campo);
});

it('stops waiting for an insurer that never answers, and reads an exigência sent with the price', async () => {
  expect(await ask('pau_brasil_saude', saude({ observacoes: '#TIMEOUT' }), 300)).toMatchObject({ status: 'TIMEOUT' });
  const resposta = await ask('capivara_seguros', pet({ observacoes: '#EXIGENCIA' }));
  expect([resposta.status, resposta.mensagens.map(({ codigo }) => codigo)]).toEqual(['OK', ['EXIGENCIA']]);
});

it('sends lives counted by band as bands', async () => {
  const resposta = await ask('ipe_roxo_saude', saude({ informar: 'FAIXAS', vidas: [], faixas: [1, 0, 0, 1, 1, 0, 0, 0, 0, 1] }));
  expect(resposta).toMatchObject({ status: 'OK', ofertas: [{ premioLiquidoCentavos: 208_110 }] });
});

it('rejects an offer whose parts do not add up to its total', () => {
  const oferta = {
    id: 'X-1',
    pacote: 'Único',
    principal: true,
    periodicidade: 'MENSAL',
    premioLiquidoCentavos: 100,
    iofCentavos: 2,
    premioTotalCentavos: 102,
    comissaoBps: 0,
    comissaoCentavos: 0,
    composicao: [{ rotulo: 'Vida 1', valorCentavos: 100 }],
    coberturas: [],
    parcelamentos: [],
    observacoes: [],
  };
  const read = (mudancas: object) =>
    readSandboxAccepted({ validade: '2026-12-01', mensagens: [], ofertas: [{ ...oferta, ...mudancas }] }, toSandboxField).ok;
  expect(read({})).toBe(true);
  expect(read({ premioTotalCentavos: 103 })).toBe(false);
  expect(read({ composicao: [{ rotulo: 'Vida 1', valorCentavos: 99 }] })).toBe(false);
});
