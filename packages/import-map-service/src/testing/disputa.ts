import type { Armazem } from '../registro/armazem.ts';
import { buildForTest } from './construcao-de-teste.ts';
import { ANA, BETO, createServicoDeTeste, type ServicoDeTeste, umaConstrucaoDe } from './servico-de-teste.ts';

const Q = '@balcao/quoting';
const M = '@balcao/menu';
/** Bursts per run: enough to detect a race that fails once in five; raise it to look for a rarer one. */
const RAJADAS = Number(process.env['BALCAO_RAJADAS'] ?? 12);
const POR_RAJADA = 100;
const DEMORA_MS = 8;
const PRAZO_MS = 120_000 + RAJADAS * 5_000;

/** Slows the checks down, as on a busy machine, so that others write meanwhile. */
const contratos = async () => {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * DEMORA_MS));
  return [];
};

const codeOf = (erro: unknown): unknown => (erro as { codigo?: unknown }).codigo;

/** Two services over one storage, each with its own memory, that write at the same time. */
export function describeDisputa(openStorage: () => Promise<Armazem>): void {
  let um: ServicoDeTeste;
  let outro: ServicoDeTeste;
  beforeAll(async () => {
    um = await createServicoDeTeste({ armazem: await openStorage(), contratos });
    outro = await createServicoDeTeste({ armazem: await openStorage(), contratos }, um.pasta);
  });
  afterAll(async () => {
    await outro.close();
    await um.close();
  });
  const doisLados = () => [um, outro];

  it(
    'accepts exactly one of a hundred concurrent writers of the same map',
    async () => {
      const registradas = await Promise.all(Array.from({ length: POR_RAJADA }, (_, qual) => um.register(umaConstrucaoDe(Q, `q${qual}`))));
      const vencedores: number[] = [];
      for (let rajada = 0; rajada < RAJADAS; rajada++) {
        const { digest: esperado, servicos } = await um.servico.estado('local');
        const atual = servicos[Q]?.construcao;
        const pedidos = registradas.filter(({ id }) => id !== atual);
        const respostas = await Promise.allSettled(
          pedidos.map(({ id }, qual) =>
            (doisLados()[qual % 2] as ServicoDeTeste).servico.deployConstrucao('local', { servico: Q, construcao: id, esperado }, ANA),
          ),
        );
        vencedores.push(respostas.filter(({ status }) => status === 'fulfilled').length);
        const recusas = respostas.flatMap((resposta) => (resposta.status === 'rejected' ? [codeOf(resposta.reason)] : []));
        expect(new Set(recusas)).toEqual(new Set(['mudou']));
      }
      expect(vencedores.filter((quantos) => quantos !== 1)).toEqual([]);
    },
    PRAZO_MS,
  );

  it(
    'never accepts two deploys that break each other',
    async () => {
      const com = await um.register(buildForTest({ servico: Q, exporta: ['bootstrap', 'mount', 'unmount', 'resumo'] }));
      const sem = await um.register(umaConstrucaoDe(Q, 'sem resumo'));
      const usa = await um.register(buildForTest({ servico: M, usa: { [Q]: ['resumo'] }, texto: 'usa o resumo' }));
      const naoUsa = await um.register(umaConstrucaoDe(M, 'sem ele'));
      const put = (lado: ServicoDeTeste, servico: string, { id }: { id: string }, autor = ANA) =>
        lado.servico.deployConstrucao('local', { servico, construcao: id }, autor);
      const passaram: number[] = [];
      for (let rajada = 0; rajada < RAJADAS * 4; rajada++) {
        await put(um, M, naoUsa);
        await put(um, Q, com);
        await outro.servico.estado('local');
        const respostas = await Promise.allSettled([put(um, Q, sem), put(outro, M, usa, BETO)]);
        passaram.push(respostas.filter(({ status }) => status === 'fulfilled').length);
      }
      expect(passaram.filter((quantos) => quantos !== 1)).toEqual([]);
    },
    PRAZO_MS,
  );
}
