import { Comercial, type RascunhoAuto, rascunhoDe, RiscoAuto } from '@balcao/contracts';
import fc from 'fast-check';
import { camposFim, camposInicio } from '../linhas/campos-blocos.ts';
import { camposDe } from '../linhas/create-linha.ts';
import { definicaoAuto, linhaAuto } from './linha-auto.ts';
import { contexto, draft, HOJE, outro, renovacao } from './rascunho.fixture.ts';

const nomes = [...camposInicio, ...camposDe(definicaoAuto), ...camposFim].map(({ nome }) => nome);

it('accepts a whole draft and gives it back without masks', () => {
  const judged = linhaAuto.validate(draft(), contexto);
  expect(judged).toMatchObject({
    ok: true,
    risco: {
      segurado: { documento: '11144477735', cep: '01310100' },
      veiculo: { placa: 'ABC1D23' },
      pernoite: { cepPernoite: '01310100' },
    },
    comercial: { seguradoras: ['jequitiba_seguros'] },
  });
});

it('says of an empty draft every field that is missing, each once and in the order of the form', () => {
  const judged = linhaAuto.validate({ risco: {}, comercial: {} }, contexto);
  const campos = judged.ok ? [] : judged.errors.map(({ campo }) => campo);
  expect(campos).toEqual([
    'risco.segurado.pessoa',
    'risco.segurado.documento',
    'risco.segurado.nome',
    'risco.segurado.cep',
    'risco.segurado.avisoPrivacidade',
    'risco.seguro.tipo',
    'risco.seguro.vigIni',
    'risco.seguro.vigFim',
    'risco.seguro.corretoraId',
    'risco.veiculo.placa',
    'risco.veiculo.fipe',
    'risco.veiculo.marca',
    'risco.veiculo.modelo',
    'risco.veiculo.anoFabricacao',
    'risco.veiculo.anoModelo',
    'risco.veiculo.combustivel',
    'risco.veiculo.valorFipeCentavos',
    'risco.veiculo.lugares',
    'risco.uso.uso',
    'risco.pernoite.cepPernoite',
    'risco.pernoite.moradia',
    'risco.pernoite.garagem',
    'risco.condutor.igualSegurado',
    'risco.condutor.jovens',
    'risco.proprietario.igualSegurado',
    'risco.renovacao.bonus',
    'risco.coberturas.tipo',
    'risco.coberturas.dmCentavos',
    'risco.coberturas.dcCentavos',
    'comercial.seguradoras',
  ]);
  expect(judged.ok || judged.errors.every(({ codigo }) => codigo === 'obrigatorio')).toBe(true);
});

it('takes an optional yes or no that was not answered as no', () => {
  const veiculo = { zeroKm: null, kitGas: null, blindado: null, alienado: null, chassiRemarcado: null, rastreador: null, pcd: null };
  const changes = { veiculo, uso: { trabalho: null, estudo: null }, coberturas: { pequenosReparos: null, ajustePct: null } };
  const judged = linhaAuto.validate(draft(changes), contexto);
  expect(judged).toMatchObject({
    ok: true,
    risco: {
      veiculo: { zeroKm: false, kitGas: false, blindado: false, alienado: false, chassiRemarcado: false, rastreador: false, pcd: false },
      uso: { trabalho: false, estudo: false },
      coberturas: { pequenosReparos: false, ajustePct: 100 },
    },
  });
});

it('judges again the same what it accepted once', () => {
  const first = linhaAuto.validate(draft({ condutor: outro, seguro: renovacao, renovacao: { bonus: 2, ci: '99' } }), contexto);
  const again = first.ok && linhaAuto.validate({ risco: first.risco, comercial: first.comercial }, contexto);
  expect(again).toEqual(first);
});

it('never throws and always names fields of the form, whatever half-typed draft it is given', () => {
  const value = fc.oneof(
    fc.string(),
    fc.double({ noNaN: true }),
    fc.boolean(),
    fc.constant(null),
    fc.constantFrom('PF', 'PJ', HOJE, 'NOVO', '9'),
  );
  const leaves = nomes.map((campo) => campo.split('.'));
  const anyDraft = fc.array(fc.tuple(fc.constantFrom(...leaves), value), { maxLength: 40 }).map((changes) =>
    changes.reduce<RascunhoAuto>((rascunho, [[block = '', section = '', field], leaf]) => {
      const next = structuredClone(rascunho) as unknown as Record<string, Record<string, Record<string, unknown>>>;
      Object.assign(field ? (next[block]?.[section] ?? {}) : (next[block] ?? {}), { [field ?? section]: leaf });
      const parsed = rascunhoDe(RiscoAuto).safeParse(next['risco']);
      const comercial = rascunhoDe(Comercial).safeParse(next['comercial']);
      return parsed.success && comercial.success ? { risco: parsed.data, comercial: comercial.data } : rascunho;
    }, draft()),
  );
  fc.assert(
    fc.property(anyDraft, (rascunho) => {
      const judged = linhaAuto.validate(rascunho, contexto);
      if (judged.ok) return;
      expect(judged.errors).not.toHaveLength(0);
      for (const { campo, mensagem } of judged.errors) {
        expect(nomes.some((known) => `${campo}.`.startsWith(`${known}.`))).toBe(true);
        expect(mensagem).toMatch(/\.$/);
      }
    }),
    { numRuns: 300 },
  );
});
