import fc from 'fast-check';
import { judgeSaude, LIMIARES_SAUDE, type Fixada, type RelatoSaude, type Volta } from './saude.ts';

const SERVICO = '@balcao/quoting';
const INICIO = Date.UTC(2026, 2, 1);
const PASSO_MS = 30_000;
const ORIGENS = ['a', 'b', 'c'];
/** One turn: failures of the live build in four tabs of each subscription, and whether a team deploys the next build. */
const turno = fc.record({ falhas: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 3, maxLength: 3 }), publica: fc.boolean() });
type Turno = { readonly falhas: readonly number[]; readonly publica: boolean };

interface Mundo {
  vivo: string;
  desde: Map<string, number>;
  anteriores: string[];
  quarentena: string[];
  fixadas: Fixada[];
}

/** A revert, and how often the live build had changed before it. */
type Feita = Volta & { readonly passagem: number };

/** Simulates an environment turn by turn and applies every decision. */
function play(turnos: readonly Turno[]): { voltas: Feita[]; publicadas: number } {
  const mundo: Mundo = { vivo: 'b0', desde: new Map([['b0', INICIO]]), anteriores: [], quarentena: [], fixadas: [] };
  const relatos: RelatoSaude[] = [];
  const todas: Feita[] = [];
  let passagem = 0;
  let publicadas = 1;
  for (const [indice, { falhas, publica }] of turnos.entries()) {
    const em = INICIO + (indice + 1) * PASSO_MS;
    const iso = (ms: number) => new Date(ms).toISOString();
    if (publica) {
      mundo.anteriores = [mundo.vivo, ...mundo.anteriores];
      mundo.vivo = `b${publicadas}`;
      mundo.desde.set(mundo.vivo, em);
      mundo.fixadas = [];
      passagem += 1;
      publicadas += 1;
    }
    for (const [qual, origem] of ORIGENS.entries()) {
      if (mundo.fixadas.some(({ assinatura }) => assinatura === origem)) continue;
      const dela = { servico: SERVICO, construcao: mundo.vivo, origem, tipo: 'assinatura' as const, pessoas: [`p-${origem}`] };
      relatos.push({ ...dela, montagens: 4, falhas: falhas[qual] ?? 0, em: iso(em) });
    }
    const situacao = {
      servico: SERVICO,
      construcao: mundo.vivo,
      desde: iso(mundo.desde.get(mundo.vivo) ?? INICIO),
      coorte: 'todos' as const,
      anteriores: mundo.anteriores,
      quarentena: mundo.quarentena,
      fixadas: mundo.fixadas,
    };
    for (const volta of judgeSaude({ relatos, agora: new Date(em), situacoes: [situacao] })) {
      todas.push({ ...volta, passagem });
      if (volta.dita) mundo.fixadas.push(volta.dita);
      else {
        mundo.quarentena.push(volta.de);
        mundo.vivo = volta.para;
        mundo.fixadas = [];
        passagem += 1;
      }
    }
  }
  return { voltas: todas, publicadas };
}

const jogos = fc.array(turno, { maxLength: 60 });
const deTodos = (voltas: readonly Feita[]) => voltas.filter(({ assinatura }) => assinatura === null);

it('never goes back to a build it reverted, for any reports', () => {
  fc.assert(
    fc.property(jogos, (turnos) => {
      const voltas = deTodos(play(turnos).voltas);
      for (const [indice, { para }] of voltas.entries()) expect(voltas.slice(0, indice + 1).map(({ de }) => de)).not.toContain(para);
    }),
  );
});

it('never reverts a build twice for everyone, nor twice for one subscription while it is live, so there are fewer reverts than builds', () => {
  fc.assert(
    fc.property(jogos, (turnos) => {
      const { voltas, publicadas } = play(turnos);
      const feitas = voltas.map(({ de, assinatura, passagem }) => `${de} ${assinatura === null ? 'todos' : `${assinatura} ${passagem}`}`);
      expect(new Set(feitas).size).toBe(voltas.length);
      expect(deTodos(voltas).length).toBeLessThan(publicadas);
    }),
  );
});

it('reverts a build only when the proof is reached', () => {
  fc.assert(
    fc.property(jogos, (turnos) => {
      for (const { medida } of play(turnos).voltas) {
        expect(medida.prova).toBeGreaterThanOrEqual(1 / LIMIARES_SAUDE.erro);
        expect(medida.taxa).toBeGreaterThan(LIMIARES_SAUDE.taxa);
      }
    }),
  );
});

it('one subscription alone never affects the others, for any reports', () => {
  fc.assert(
    fc.property(jogos, (turnos) => {
      const { voltas } = play(turnos.map((um) => ({ ...um, falhas: [um.falhas[0] ?? 0, 0, 0] })));
      expect(deTodos(voltas)).toEqual([]);
    }),
  );
});

it('reverts two crashing builds in a row, each in its first turn', () => {
  const bem = { falhas: [0, 0, 0], publica: false };
  const mal = { falhas: [4, 4, 0], publica: true };
  const { voltas } = play([bem, { ...bem, publica: true }, mal, mal]);
  expect(voltas.map(({ de, para, assinatura }) => [de, para, assinatura])).toEqual([
    ['b2', 'b1', null],
    ['b3', 'b1', null],
  ]);
});
