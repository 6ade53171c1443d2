import fc from 'fast-check';
import { julgarSaude, LIMIARES_SAUDE, type Fixada, type RelatoSaude, type Volta } from './saude.ts';

const SERVICO = '@balcao/quoting';
const INICIO = Date.UTC(2026, 2, 1);
const PASSO_MS = 30_000;
const ORIGENS = ['a', 'b', 'c'];
/** Each turn: in how many of four tabs of each subscription the live build failed, and whether a team deploys the next build. */
const turno = fc.record({ falhas: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 3, maxLength: 3 }), publica: fc.boolean() });
type Turno = { readonly falhas: readonly number[]; readonly publica: boolean };

interface Mundo {
  vivo: string;
  desde: Map<string, number>;
  anteriores: string[];
  quarentena: string[];
  fixadas: Fixada[];
}

/** A return, and how often the live build had changed by then. */
type Feita = Volta & { readonly passagem: number };

/** Plays an environment turn by turn, obeying every decision. */
function jogar(turnos: readonly Turno[]): { voltas: Feita[]; publicadas: number } {
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
    for (const volta of julgarSaude({ relatos, agora: new Date(em), situacoes: [situacao] })) {
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

it('never goes back to a build it took back, whatever is reported', () => {
  fc.assert(
    fc.property(jogos, (turnos) => {
      const voltas = deTodos(jogar(turnos).voltas);
      for (const [indice, { para }] of voltas.entries()) expect(voltas.slice(0, indice + 1).map(({ de }) => de)).not.toContain(para);
    }),
  );
});

it('never takes the same build back twice from everyone, nor from one while it stays live, so returns are fewer than builds', () => {
  fc.assert(
    fc.property(jogos, (turnos) => {
      const { voltas, publicadas } = jogar(turnos);
      const feitas = voltas.map(({ de, assinatura, passagem }) => `${de} ${assinatura === null ? 'todos' : `${assinatura} ${passagem}`}`);
      expect(new Set(feitas).size).toBe(voltas.length);
      expect(deTodos(voltas).length).toBeLessThan(publicadas);
    }),
  );
});

it('takes a build back only when the proof says so', () => {
  fc.assert(
    fc.property(jogos, (turnos) => {
      for (const { medida } of jogar(turnos).voltas) {
        expect(medida.prova).toBeGreaterThanOrEqual(1 / LIMIARES_SAUDE.erro);
        expect(medida.taxa).toBeGreaterThan(LIMIARES_SAUDE.taxa);
      }
    }),
  );
});

it('one subscription alone never changes what the others have, whatever it says', () => {
  fc.assert(
    fc.property(jogos, (turnos) => {
      const { voltas } = jogar(turnos.map((um) => ({ ...um, falhas: [um.falhas[0] ?? 0, 0, 0] })));
      expect(deTodos(voltas)).toEqual([]);
    }),
  );
});

it('takes two crashing builds in a row back, each in its first turn', () => {
  const bem = { falhas: [0, 0, 0], publica: false };
  const mal = { falhas: [4, 4, 0], publica: true };
  const { voltas } = jogar([bem, { ...bem, publica: true }, mal, mal]);
  expect(voltas.map(({ de, para, assinatura }) => [de, para, assinatura])).toEqual([
    ['b2', 'b1', null],
    ['b3', 'b1', null],
  ]);
});
