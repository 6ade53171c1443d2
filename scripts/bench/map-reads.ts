import http from 'node:http';
import { ENDERECO_BENCH } from './site.ts';
import { median } from './statistics.ts';

const AO_MESMO_TEMPO = 16;
/** Short turns, many of them: what else the machine does falls on both sides alike. */
const DURACAO_MS = 500;
const TROCAS = 8;

/** As a browser asks. */
const ACEITA = { 'accept-encoding': 'gzip, deflate, br' };

const agent = new http.Agent({ keepAlive: true, maxSockets: AO_MESMO_TEMPO });

const get = (path: string) =>
  new Promise<number>((resolve, reject) => {
    http
      .get(ENDERECO_BENCH + path, { agent, headers: ACEITA }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      })
      .on('error', reject);
  });

/** Answers per second of one address, asked by many at once. @throws when an answer is none. */
async function rateOf(path: string): Promise<number> {
  const until = performance.now() + DURACAO_MS;
  let answers = 0;
  const ask = async () => {
    while (performance.now() < until) {
      const status = await get(path);
      if (status !== 200 && status !== 304) throw new Error(`${path} respondeu ${status}`);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: AO_MESMO_TEMPO }, ask));
  return (answers * 1000) / DURACAO_MS;
}

export interface MedidaLeituras {
  /** Answers per second of the map, and of the gateway's barest route. */
  readonly mapa: number;
  readonly nua: number;
  readonly razao: number;
}

/** The environment's map beside a route that does nothing, interleaved; median of per-round ratios. */
export async function benchMapReads(vezes: number): Promise<MedidaLeituras> {
  const rounds: { mapa: number; nua: number }[] = [];
  for (let round = -1; round < vezes * TROCAS; round += 1) {
    const mapa = await rateOf('/importmap.json');
    const nua = await rateOf('/health/live');
    if (round >= 0) rounds.push({ mapa, nua });
  }
  agent.destroy();
  return {
    mapa: median(rounds.map((round) => round.mapa)),
    nua: median(rounds.map((round) => round.nua)),
    razao: median(rounds.map(({ mapa, nua }) => mapa / nua)),
  };
}
