import fc from 'fast-check';
import { julgarSaude, LIMIARES_SAUDE, type RelatoSaude, type Volta } from './saude.ts';

const SERVICO = '@balcao/quoting';
const INICIO = Date.UTC(2026, 2, 1);
const PASSO_MS = 30_000;
/** Each turn: failures of ten mounts reported of the live build, and whether a team deploys the next build. */
const turno = fc.record({ falhas: fc.integer({ min: 0, max: 10 }), publica: fc.boolean() });

interface Mundo {
  vivo: string;
  desde: Map<string, number>;
  anteriores: string[];
  quarentena: string[];
  ultimaVolta: number | null;
}

/** Plays an environment turn by turn, obeying every decision. */
function jogar(turnos: readonly { falhas: number; publica: boolean }[]): { voltas: (Volta & { em: number })[]; publicadas: number } {
  const mundo: Mundo = { vivo: 'b0', desde: new Map([['b0', INICIO]]), anteriores: [], quarentena: [], ultimaVolta: null };
  const relatos: RelatoSaude[] = [];
  const voltas: (Volta & { em: number })[] = [];
  let publicadas = 1;
  for (const [indice, { falhas, publica }] of turnos.entries()) {
    const em = INICIO + (indice + 1) * PASSO_MS;
    if (publica) {
      mundo.anteriores = [mundo.vivo, ...mundo.anteriores];
      mundo.vivo = `b${publicadas}`;
      mundo.desde.set(mundo.vivo, em);
      publicadas += 1;
    }
    relatos.push({
      servico: SERVICO,
      construcao: mundo.vivo,
      montagens: 10,
      falhas,
      sessoes: ['x', 'y', `s${indice}`],
      em: new Date(em).toISOString(),
    });
    const iso = (ms: number) => new Date(ms).toISOString();
    const [volta] = julgarSaude({
      relatos,
      agora: new Date(em),
      situacoes: [
        {
          servico: SERVICO,
          construcao: mundo.vivo,
          desde: iso(mundo.desde.get(mundo.vivo) ?? INICIO),
          coorte: 'todos',
          anteriores: mundo.anteriores,
          quarentena: mundo.quarentena,
          ultimaVolta: mundo.ultimaVolta === null ? null : iso(mundo.ultimaVolta),
        },
      ],
    });
    if (!volta) continue;
    voltas.push({ ...volta, em });
    mundo.quarentena.push(volta.de);
    mundo.vivo = volta.para;
    mundo.ultimaVolta = em;
  }
  return { voltas, publicadas };
}

const jogos = fc.array(turno, { maxLength: 120 });

it('never goes back to a build it took back, whatever is reported', () => {
  fc.assert(
    fc.property(jogos, (turnos) => {
      const { voltas } = jogar(turnos);
      for (const [indice, { para }] of voltas.entries()) expect(voltas.slice(0, indice + 1).map(({ de }) => de)).not.toContain(para);
    }),
  );
});

it('never takes the same build back twice, so returns are fewer than builds', () => {
  fc.assert(
    fc.property(jogos, (turnos) => {
      const { voltas, publicadas } = jogar(turnos);
      expect(new Set(voltas.map(({ de }) => de)).size).toBe(voltas.length);
      expect(voltas.length).toBeLessThan(publicadas);
    }),
  );
});

it('rests between two returns of a service', () => {
  fc.assert(
    fc.property(jogos, (turnos) => {
      const { voltas } = jogar(turnos);
      for (const [indice, { em }] of voltas.slice(1).entries())
        expect(em - (voltas[indice]?.em ?? 0)).toBeGreaterThanOrEqual(LIMIARES_SAUDE.descansoMs);
    }),
  );
});

it('takes a build back only with enough failures of enough sessions, above the threshold', () => {
  fc.assert(
    fc.property(jogos, (turnos) => {
      for (const { medida } of jogar(turnos).voltas) {
        expect(medida.falhas).toBeGreaterThanOrEqual(LIMIARES_SAUDE.minimoFalhas);
        expect(medida.sessoes).toBeGreaterThanOrEqual(LIMIARES_SAUDE.minimoSessoes);
        expect(medida.taxa).toBeGreaterThan(Math.max(LIMIARES_SAUDE.taxa, medida.taxaAnterior * LIMIARES_SAUDE.vezesAnterior));
      }
    }),
  );
});

it('takes a crashing build back within one minute of reports', () => {
  const bons = Array.from({ length: 20 }, () => ({ falhas: 0, publica: false }));
  const { voltas } = jogar([...bons, { falhas: 10, publica: true }, { falhas: 10, publica: false }]);
  expect(voltas).toHaveLength(1);
  expect(voltas[0]).toMatchObject({ de: 'b1', para: 'b0', em: INICIO + 21 * PASSO_MS });
});
