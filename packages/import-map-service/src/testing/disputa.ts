import type { Armazem } from '../registro/armazem.ts';
import { construirDeTeste } from './construcao-de-teste.ts';
import { ANA, BETO, createServicoDeTeste, type ServicoDeTeste, umaConstrucaoDe } from './servico-de-teste.ts';

const Q = '@balcao/quoting';
const M = '@balcao/menu';
/** Bursts of one run: enough to see a race that is lost once in five; more when somebody looks for a rarer one. */
const RAJADAS = Number(process.env['BALCAO_RAJADAS'] ?? 12);
const POR_RAJADA = 100;
const DEMORA_MS = 8;
const PRAZO_MS = 120_000 + RAJADAS * 5_000;

/** Judging takes its time, as it does on a busy machine: others write meanwhile. */
const contratos = async () => {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * DEMORA_MS));
  return [];
};

const codeOf = (erro: unknown): unknown => (erro as { codigo?: unknown }).codigo;

/** Two services, each with its own memory of one storage, that write the same thing at the same time. */
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
    'lets one alone of a hundred writers of one map through',
    async () => {
      const registradas = await Promise.all(Array.from({ length: POR_RAJADA }, (_, qual) => um.registrar(umaConstrucaoDe(Q, `q${qual}`))));
      const vencedores: number[] = [];
      for (let rajada = 0; rajada < RAJADAS; rajada++) {
        const { digest: esperado, servicos } = await um.servico.estado('local');
        const atual = servicos[Q]?.construcao;
        const pedidos = registradas.filter(({ id }) => id !== atual);
        const respostas = await Promise.allSettled(
          pedidos.map(({ id }, qual) =>
            (doisLados()[qual % 2] as ServicoDeTeste).servico.implantar('local', { servico: Q, construcao: id, esperado }, ANA),
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
    'never lets two deploys through that break each other',
    async () => {
      const com = await um.registrar(construirDeTeste({ servico: Q, exporta: ['bootstrap', 'mount', 'unmount', 'resumo'] }));
      const sem = await um.registrar(umaConstrucaoDe(Q, 'sem resumo'));
      const usa = await um.registrar(construirDeTeste({ servico: M, usa: { [Q]: ['resumo'] }, texto: 'usa o resumo' }));
      const naoUsa = await um.registrar(umaConstrucaoDe(M, 'sem ele'));
      const put = (lado: ServicoDeTeste, servico: string, { id }: { id: string }, autor = ANA) =>
        lado.servico.implantar('local', { servico, construcao: id }, autor);
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
