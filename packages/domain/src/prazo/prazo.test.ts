import fc from 'fast-check';
import { addDias, diffDias } from '../datas/add-dias.ts';
import { avisoDevido, avisosDoPrazo, type PausaPrazo, type Prazo, prazoDeAceite, prazoNoDia, regraDoPrazo } from './prazo.ts';
import { type RegraPrazo, regrasPrazo, type TipoPrazo } from './regras-prazo.ts';

const regraDe = (tipo: TipoPrazo): RegraPrazo => regraDoPrazo(regrasPrazo, tipo, '2026-03-01') as RegraPrazo;
const silencio = regraDe('ACEITACAO_PROPOSTA');
const aberto: Prazo = { inicio: '2026-03-01', pausas: [], fim: null };

it.each([
  ['ENTREGA_APOLICE', 30],
  ['AVISO_DE_MORA', 15],
  ['REGULACAO_SINISTRO', 30],
  ['PAGAMENTO_INDENIZACAO', 30],
] as const)('%s lasts %d days since the law is in force, and had no rule before', (tipo, dias) => {
  expect(regraDoPrazo(regrasPrazo, tipo, '2025-12-11')?.dias).toBe(dias);
  expect(regraDoPrazo(regrasPrazo, tipo, '2025-12-10')).toBeNull();
});

it('silence on a proposal lasted 15 days until the law came, and lasts 25 since', () => {
  expect(prazoDeAceite('2025-12-10')).toBe('2025-12-25');
  expect(prazoDeAceite('2025-12-11')).toBe('2026-01-05');
  expect(prazoDeAceite('2004-04-14')).toBeNull();
});

it.each([
  ['2026-03-01', { decorridos: 0, restantes: 25, pct: 0, situacao: 'CORRENDO' }],
  ['2026-03-21', { decorridos: 20, restantes: 5, pct: 80, situacao: 'CORRENDO' }],
  ['2026-03-26', { decorridos: 25, restantes: 0, pct: 100, situacao: 'CORRENDO' }],
  ['2026-03-27', { decorridos: 26, restantes: -1, pct: 104, situacao: 'VENCIDO' }],
])('on %s a clock of 25 days is %j', (hoje, visto) => {
  expect(prazoNoDia(aberto, silencio, hoje)).toEqual({ ...visto, vencimento: '2026-03-26' });
});

it('is told about at 50, 80 and 100 % of its days', () => {
  expect(avisosDoPrazo(aberto, silencio, '2026-03-01')).toEqual([
    { pct: 50, dia: '2026-03-14' },
    { pct: 80, dia: '2026-03-21' },
    { pct: 100, dia: '2026-03-26' },
  ]);
});

it('is told once about each share; of those that came together, the last speaks for all', () => {
  expect(avisoDevido(aberto, { regra: silencio, dados: [] }, '2026-03-13')).toBeNull();
  expect(avisoDevido(aberto, { regra: silencio, dados: [] }, '2026-03-14')?.pct).toBe(50);
  expect(avisoDevido(aberto, { regra: silencio, dados: [50] }, '2026-03-20')).toBeNull();
  expect(avisoDevido(aberto, { regra: silencio, dados: [] }, '2026-04-20')?.pct).toBe(100);
  expect(avisoDevido(aberto, { regra: silencio, dados: [50, 80, 100] }, '2026-04-20')).toBeNull();
  expect(avisoDevido({ ...aberto, fim: '2026-03-15' }, { regra: silencio, dados: [] }, '2026-03-15')).toBeNull();
});

it('stops while a demand is open, and goes on where it stopped', () => {
  const pedida: Prazo = { ...aberto, pausas: [{ de: '2026-03-06', ate: null }] };
  expect(prazoNoDia(pedida, silencio, '2026-03-16')).toEqual({
    situacao: 'PAUSADO',
    decorridos: 5,
    restantes: 20,
    pct: 20,
    vencimento: '2026-04-05',
  });
  const atendida: Prazo = { ...aberto, pausas: [{ de: '2026-03-06', ate: '2026-03-16' }] };
  expect(prazoNoDia(atendida, silencio, '2026-03-17')).toMatchObject({ situacao: 'CORRENDO', decorridos: 6, vencimento: '2026-04-05' });
  expect(avisosDoPrazo(atendida, silencio, '2026-03-17').map(({ dia }) => dia)).toEqual(['2026-03-24', '2026-03-31', '2026-04-05']);
});

it('counts a day two demands share once', () => {
  const duas = {
    ...aberto,
    pausas: [
      { de: '2026-03-06', ate: '2026-03-16' },
      { de: '2026-03-10', ate: '2026-03-20' },
    ],
  };
  expect(prazoNoDia(duas, silencio, '2026-03-20').vencimento).toBe('2026-04-09');
});

it('is not stopped by a demand beyond those its rule allows', () => {
  const pausas = [1, 2, 3].map((n) => ({ de: addDias('2026-03-01', n * 3), ate: addDias('2026-03-01', n * 3 + 1) }));
  expect(prazoNoDia({ ...aberto, pausas }, regraDe('REGULACAO_SINISTRO'), '2026-03-20').vencimento).toBe('2026-04-02');
  expect(prazoNoDia({ ...aberto, pausas }, regraDe('ENTREGA_APOLICE'), '2026-03-20').vencimento).toBe('2026-03-31');
});

it.each([
  ['2026-03-26', 'CUMPRIDO', 25],
  ['2026-03-27', 'CUMPRIDO_FORA', 26],
])('that ended on %s is %s, and counts no further', (fim, situacao, decorridos) => {
  expect(prazoNoDia({ ...aberto, fim }, silencio, '2026-06-01')).toMatchObject({ situacao, decorridos });
});

const dia = fc.integer({ min: 0, max: 90 }).map((n) => addDias('2026-02-20', n));
const pausa: fc.Arbitrary<PausaPrazo> = fc
  .tuple(dia, fc.option(fc.nat(40), { nil: null }))
  .map(([de, dias]) => ({ de, ate: dias === null ? null : addDias(de, dias) }));
const prazo = fc.record({ inicio: fc.constant('2026-03-01'), pausas: fc.array(pausa, { maxLength: 5 }), fim: fc.constant(null) });

it('never ends sooner for one more demand, nor gains a day counted', () => {
  fc.assert(
    fc.property(prazo, pausa, dia, (um, outra, hoje) => {
      const [sem, com] = [um, { ...um, pausas: [...um.pausas, outra] }].map((este) => prazoNoDia(este, silencio, hoje));
      expect(com?.vencimento.localeCompare(sem?.vencimento ?? '')).toBeGreaterThanOrEqual(0);
      expect(com?.decorridos).toBeLessThanOrEqual(sem?.decorridos ?? -1);
    }),
  );
});

it('never ends sooner for a later demand, even where its rule allows two', () => {
  fc.assert(
    fc.property(prazo, fc.nat(40), (um, dias) => {
      const depois =
        um.pausas
          .map(({ de }) => de)
          .toSorted()
          .at(-1) ?? um.inicio;
      const outra = { de: depois, ate: addDias(depois, dias) };
      const [sem, com] = [um, { ...um, pausas: [...um.pausas, outra] }].map(
        (este) => prazoNoDia(este, regraDe('REGULACAO_SINISTRO'), '2026-12-31').vencimento,
      );
      expect(com?.localeCompare(sem ?? '')).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('has used exactly its days on its last one, counts no day twice, and tells its shares in order', () => {
  fc.assert(
    fc.property(prazo, fc.nat(120), (um, n) => {
      const fechado = { ...um, pausas: um.pausas.map(({ de, ate }) => ({ de, ate: ate ?? de })) };
      const { vencimento } = prazoNoDia(fechado, silencio, '2026-12-31');
      expect(prazoNoDia(fechado, silencio, vencimento)).toMatchObject({ decorridos: 25, restantes: 0, vencimento });
      expect(prazoNoDia(fechado, silencio, addDias(vencimento, -1)).situacao).not.toBe('VENCIDO');
      const hoje = addDias('2026-03-01', n);
      const [antes, depois] = [prazoNoDia(um, silencio, hoje), prazoNoDia(um, silencio, addDias(hoje, 1))];
      expect([0, 1]).toContain(depois.decorridos - antes.decorridos);
      const dias = avisosDoPrazo(um, silencio, hoje).map((aviso) => aviso.dia);
      expect(dias).toEqual(dias.toSorted());
      expect(diffDias(um.inicio, dias[0] ?? '')).toBeGreaterThanOrEqual(13);
    }),
  );
});
