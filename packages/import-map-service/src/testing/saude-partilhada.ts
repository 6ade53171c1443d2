import type { Anotacao, Armazem } from '../registro/armazem.ts';
import type { Relato } from '../servico/saude.ts';
import { until } from './comportamento-armazem.ts';
import { deUmaCorretora, umRelato } from './relatos.ts';
import { ANA, createServicoDeTeste, type ServicoDeTeste, umaConstrucaoDe } from './servico-de-teste.ts';

/** One storage that several processes may open, each with its own memory. */
export interface LugarPartilhado {
  open(): Promise<Armazem>;
  drop(): Promise<void>;
}

const Q = '@balcao/quoting';
const JUNTA_MS = 100;
/** Behaviour of the health of builds with several processes over one storage. */
export function describeSaudePartilhada(openPlace: () => Promise<LugarPartilhado>): void {
  let lugar: LugarPartilhado;
  let um: ServicoDeTeste;
  let outro: ServicoDeTeste;
  let gravadas: Anotacao[][];
  let velha: string;
  let nova: string;

  /** A service like that of another process: its own memory over the same storage. */
  async function openService(pasta?: string): Promise<ServicoDeTeste> {
    const armazem = await lugar.open();
    const { add } = armazem.saude;
    const saude = {
      ...armazem.saude,
      add: async (ambiente: string, anotacoes: readonly Anotacao[]) => {
        gravadas.push([...anotacoes]);
        await add(ambiente, anotacoes);
      },
    };
    return createServicoDeTeste({ armazem: { ...armazem, saude }, juntaSaudeMs: JUNTA_MS }, pasta);
  }
  const live = async ({ servico }: ServicoDeTeste) => (await servico.estado('local')).servicos[Q]?.construcao;
  const settle = () => new Promise((resolve) => setTimeout(resolve, 3 * JUNTA_MS));
  const mounted = (aba: string, origem = 'bem'): Relato => umRelato(Q, nova, { aba, origem, falhou: false });
  const failed = (aba: string, origem = 'corretora-a'): Relato => umRelato(Q, nova, { aba, origem });
  const tell = ({ servico }: ServicoDeTeste, ...relatos: Relato[]) => servico.reportSaude('local', relatos);

  beforeEach(async () => {
    lugar = await openPlace();
    gravadas = [];
    um = await openService();
    outro = await openService(um.pasta);
    velha = (await um.publish(umaConstrucaoDe(Q, 'velha'))).id;
    nova = (await um.register(umaConstrucaoDe(Q, 'nova'))).id;
    for (const { passTime } of [um, outro]) passTime(3_600_000);
    await um.servico.deployConstrucao('local', { servico: Q, construcao: nova }, ANA);
    await outro.servico.estado('local');
    const fim = Date.now() + 30_000;
    while ((await live(outro)) !== nova && Date.now() < fim) await settle();
  });
  afterEach(async () => {
    await outro.close();
    await um.close();
    await lugar.drop();
  });

  it('reverts a build whose failures are below the threshold in each process alone', async () => {
    expect(await tell(um, failed('a1'), failed('a2'), failed('b1', 'corretora-b'))).toEqual([]);
    await settle();
    expect(await live(um)).toBe(nova);
    const segundas = [failed('a3'), failed('b2', 'corretora-b'), failed('b3', 'corretora-b')];
    expect(await tell(outro, ...segundas)).toMatchObject([{ de: nova, para: velha, medida: { falhas: 6, origens: 2 } }]);
    await until(() => gravadas.length === 2);
    await settle();
    expect([await live(um), await live(outro)]).toEqual([velha, velha]);
  });

  it('counts a tab once, even when it reports to several processes', async () => {
    for (const servico of [um, outro, um, outro]) expect(await tell(servico, failed('a1'), failed('a2'))).toEqual([]);
    expect(await live(um)).toBe(nova);
  });

  it('reverts and notifies once when both processes detect the failure at the same time', async () => {
    // the reports of one process are not enough: the first process that reads all of them decides
    const feitas = await Promise.all([
      tell(um, failed('a1'), failed('a2'), failed('b1', 'corretora-b')),
      tell(outro, failed('a3'), failed('b2', 'corretora-b'), failed('b3', 'corretora-b')),
    ]);
    await settle();
    expect(feitas.flat()).toHaveLength(1);
    const historico = await um.servico.historico('local', { tipos: ['revertido', 'aviso'] });
    expect(historico.map(({ tipo }) => tipo)).toEqual(['aviso', 'revertido']);
  });

  it('waits for successes reported to other processes before it reverts', async () => {
    await tell(um, ...Array.from({ length: 60 }, (_, qual) => mounted(`bem-${qual}`, 'corretora-a')));
    expect(gravadas).toEqual([]);
    expect(await tell(outro, ...deUmaCorretora(Q, nova))).toEqual([]);
    expect(await live(outro)).toBe(nova);
    await settle();
    expect((await um.servico.estado('local')).fixacoes).toEqual({});
  });

  it('without failures, writes seldom, without origins once a build is past its trial, and not at all without reports', async () => {
    for (const { passTime } of [um, outro]) passTime(25 * 3_600_000);
    for (let vez = 0; vez < 200; vez++) await tell(um, mounted(`aba-${vez}`, `corretora-${vez}`));
    await settle();
    expect(gravadas.map((lote) => lote.map(({ boas, abas, origem }) => [boas, abas, origem]))).toEqual([[[200, [], '']]]);
    await settle();
    expect(gravadas).toHaveLength(1);
  });

  it('accepts tabs without a session when many networks agree, across processes', async () => {
    const stranger = (rede: string, aba = rede): Relato => umRelato(Q, nova, { tipo: 'visitante', origem: rede, pessoa: rede, aba });
    for (let vez = 0; vez < 50; vez++) expect(await tell(um, stranger('x:1', `aba-${vez}`))).toEqual([]);
    await tell(um, stranger('x:2'), stranger('x:3'));
    expect(await tell(outro, stranger('x:4'))).toEqual([]);
    expect(await tell(outro, stranger('x:5'))).toMatchObject([{ de: nova, para: velha }]);
  });

  it('loses no concurrent additions, stores each mark once, and deletes old reports', async () => {
    const [a, b] = await Promise.all([lugar.open(), lugar.open()]);
    const em = new Date('2026-03-01T12:00:30.000Z');
    const anotacoes = (vez: number): Anotacao[] =>
      ['b', 'a'].map((construcao) => ({
        servico: Q,
        construcao,
        tipo: 'assinatura',
        origem: 'corretora-a',
        abas: ['comum', `aba-${vez}`],
        ruins: ['comum'],
        pessoas: ['p', `p${vez % 10}`],
        boas: 1,
        em: '2026-03-01T12:00:00.000Z',
      }));
    await Promise.all(Array.from({ length: 60 }, (_, vez) => (vez % 2 ? a : b).saude.add('local', anotacoes(vez))));
    const desde = { recente: new Date(em.getTime() - 60_000), antiga: new Date(em.getTime() - 3_600_000) };
    const ditas = await a.saude.read('local', desde);
    expect(ditas.map(({ construcao }) => construcao).sort()).toEqual(['a', 'b']);
    for (const soma of ditas)
      expect([soma.montagens, soma.falhas, soma.pessoas.length, soma.em]).toEqual([121, 1, 11, '2026-03-01T12:00:00.000Z']);
    const antigas = await b.saude.read('local', { ...desde, recente: em });
    expect(antigas.map(({ montagens, pessoas }) => [montagens, pessoas])).toEqual([
      [121, []],
      [121, []],
    ]);
    expect(await a.saude.read('staging', desde)).toEqual([]);
    await a.saude.forget(new Date(em.getTime() + 3_600_000));
    expect(await b.saude.read('local', desde)).toEqual([]);
    await Promise.all([a.close(), b.close()]);
  });
}
