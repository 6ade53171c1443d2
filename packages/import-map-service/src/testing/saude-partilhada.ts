import type { Armazem } from '../registro/armazem.ts';
import type { RelatoSaude } from '../regras/saude.ts';
import type { Relato } from '../servico/saude.ts';
import { until } from './comportamento-armazem.ts';
import { ANA, createServicoDeTeste, type ServicoDeTeste, umaConstrucaoDe } from './servico-de-teste.ts';

/** One storage, which as many processes as it likes may open, each with its own memory. */
export interface LugarPartilhado {
  open(): Promise<Armazem>;
  drop(): Promise<void>;
}

const Q = '@balcao/quoting';
const JUNTA_MS = 100;
/** What several processes over one storage know of the health of builds. */
export function describeSaudePartilhada(openPlace: () => Promise<LugarPartilhado>): void {
  let lugar: LugarPartilhado;
  let um: ServicoDeTeste;
  let outro: ServicoDeTeste;
  let gravadas: RelatoSaude[][];
  let velha: string;
  let nova: string;

  /** A service as another process has it: its own memory, over the same storage. */
  async function openService(pasta?: string): Promise<ServicoDeTeste> {
    const armazem = await lugar.open();
    const { somar } = armazem.saude;
    const saude = {
      ...armazem.saude,
      somar: async (ambiente: string, relatos: readonly RelatoSaude[]) => {
        gravadas.push([...relatos]);
        await somar(ambiente, relatos);
      },
    };
    return createServicoDeTeste({ armazem: { ...armazem, saude }, juntaSaudeMs: JUNTA_MS }, pasta);
  }
  const live = async ({ servico }: ServicoDeTeste) => (await servico.estado('local')).servicos[Q]?.construcao;
  const settle = () => new Promise((resolve) => setTimeout(resolve, 3 * JUNTA_MS));
  const mounted = (montagens: number): Relato => ({ servico: Q, construcao: nova, montagens, falhas: 0, sessoes: [] });
  const failed = (falhas: number, ...sessoes: string[]): Relato => ({ servico: Q, construcao: nova, montagens: falhas, falhas, sessoes });
  const tell = ({ servico }: ServicoDeTeste, ...relatos: Relato[]) => servico.relatarSaude('local', relatos);

  beforeEach(async () => {
    lugar = await openPlace();
    gravadas = [];
    um = await openService();
    outro = await openService(um.pasta);
    velha = (await um.publicar(umaConstrucaoDe(Q, 'velha'))).id;
    nova = (await um.registrar(umaConstrucaoDe(Q, 'nova'))).id;
    for (const { passar } of [um, outro]) passar(3_600_000);
    await um.servico.implantar('local', { servico: Q, construcao: nova }, ANA);
    await outro.servico.estado('local');
    const fim = Date.now() + 30_000;
    while ((await live(outro)) !== nova && Date.now() < fim) await settle();
  });
  afterEach(async () => {
    await outro.close();
    await um.close();
    await lugar.drop();
  });

  it('takes back a build whose failures no process alone would have found too many', async () => {
    expect(await tell(um, failed(2, 's1'))).toEqual([]);
    await settle();
    expect(await live(um)).toBe(nova);
    expect(await tell(outro, failed(2, 's2'))).toMatchObject([{ de: nova, para: velha, medida: { falhas: 4, sessoes: 2 } }]);
    await until(() => gravadas.length === 2);
    await settle();
    expect([await live(um), await live(outro)]).toEqual([velha, velha]);
  });

  it('both seeing it at once take it back once, and say so once', async () => {
    const feitas = await Promise.all([tell(um, failed(5, 's1', 's2')), tell(outro, failed(5, 's3'))]);
    await settle();
    expect(feitas.flat()).toHaveLength(1);
    const historico = await um.servico.historico('local', { tipos: ['revertido', 'aviso'] });
    expect(historico.map(({ tipo }) => tipo)).toEqual(['aviso', 'revertido']);
  });

  it('waits for what went well elsewhere before it takes anything back', async () => {
    await tell(um, mounted(1_000));
    expect(gravadas).toEqual([]);
    expect(await tell(outro, failed(4, 's1', 's2'))).toEqual([]);
    expect(await live(outro)).toBe(nova);
  });

  it('writes a day without failures now and then, and nothing when nobody says anything', async () => {
    for (let vez = 0; vez < 200; vez++) await tell(um, mounted(1));
    await settle();
    expect(gravadas.map((lote) => lote.map(({ montagens }) => montagens))).toEqual([[200]]);
    await settle();
    expect(gravadas).toHaveLength(1);
  });

  it('believes tabs without a session when many say the same, wherever they said it', async () => {
    const stranger = (marca: string): Relato => ({ ...failed(1, marca), anonimo: true });
    for (let vez = 0; vez < 50; vez++) expect(await tell(um, stranger('x:1'))).toEqual([]);
    await tell(um, stranger('x:2'), stranger('x:3'));
    expect(await tell(outro, stranger('x:4'))).toEqual([]);
    expect(await tell(outro, stranger('x:5'))).toMatchObject([{ de: nova, para: velha }]);
  });

  it('loses nothing that many add at once, keeps each mark once, and forgets what is old', async () => {
    const [a, b] = await Promise.all([lugar.open(), lugar.open()]);
    const em = new Date('2026-03-01T12:00:30.000Z');
    const relatos = (vez: number): RelatoSaude[] =>
      ['b', 'a'].map((construcao) => ({
        servico: Q,
        construcao,
        montagens: 2,
        falhas: 1,
        sessoes: ['s', `s${vez}`],
        em: '2026-03-01T12:00:00.000Z',
      }));
    await Promise.all(Array.from({ length: 60 }, (_, vez) => (vez % 2 ? a : b).saude.somar('local', relatos(vez))));
    const desde = { recente: new Date(em.getTime() - 60_000), antiga: new Date(em.getTime() - 3_600_000) };
    for (const soma of await a.saude.ler('local', desde)) {
      expect([soma.montagens, soma.falhas, soma.sessoes.length, soma.em]).toEqual([120, 60, 61, '2026-03-01T12:00:00.000Z']);
    }
    const antigas = await b.saude.ler('local', { ...desde, recente: em });
    expect(antigas.map(({ montagens, sessoes }) => [montagens, sessoes])).toEqual([
      [120, []],
      [120, []],
    ]);
    expect(await a.saude.ler('staging', desde)).toEqual([]);
    await a.saude.esquecer(new Date(em.getTime() + 3_600_000));
    expect(await b.saude.ler('local', desde)).toEqual([]);
    await Promise.all([a.close(), b.close()]);
  });
}
