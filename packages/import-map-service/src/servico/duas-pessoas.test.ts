import type { Direitos } from '../registro/registro.model.ts';
import { callApi } from '../testing/call-api.ts';
import { buildForTest } from '../testing/construcao-de-teste.ts';
import { createServicoDeTeste, type ServicoDeTeste } from '../testing/servico-de-teste.ts';
import { TODOS_OS_DIREITOS } from './autor.ts';

const UI = '@balcao/ui';
const L = '/v1/ambientes/local';
let teste: ServicoDeTeste;
let quantas = 0;
beforeEach(async () => {
  teste = await createServicoDeTeste();
});
afterEach(() => teste.close());

interface Pessoa {
  readonly id: string;
  readonly segredo: string;
  readonly confirmadoEm: string | null;
}
/** Calls with a person's token, or with the deployer's password when there is none. */
const as = (quem: Pessoa | null, diario: string, corpo: object = {}) =>
  callApi(teste, diario, { corpo, ...(quem && { autorizacao: `Bearer ${quem.segredo}` }) });
async function mint(pessoa: string, por: Pessoa | null = null, direitos: Direitos = TODOS_OS_DIREITOS): Promise<Pessoa> {
  const { status, corpo } = await as(por, 'POST /v1/tokens', { pessoa, direitos });
  if (status !== 201) throw new Error(JSON.stringify(corpo));
  const { id, token, confirmadoEm } = corpo as { id: string; token: string; confirmadoEm: string | null };
  // advance the clock, so that tokens created later have a later date
  teste.passTime(1_000);
  return { id, segredo: token, confirmadoEm };
}
const confirm = (por: Pessoa | null, { id }: Pessoa) => as(por, `POST /v1/tokens/${id}/confirmacao`);
const registerUi = async () => {
  const construcao = buildForTest({ servico: UI, texto: `vez ${quantas++}` });
  return { ...construcao, id: (await teste.register(construcao)).id };
};
/** Requests a deploy of a shared service, through our own API or through the façade. */
async function propose(quem: Pessoa, porFachada = false): Promise<string> {
  const { id, url } = await registerUi();
  const { status, corpo } = porFachada
    ? await as(quem, 'PATCH /services?env=local', { service: UI, url })
    : await as(quem, `POST ${L}/implantacoes`, { servico: UI, construcao: id, motivo: 'x' });
  if (status !== 202 && status !== 409) throw new Error(JSON.stringify([status, corpo]));
  teste.passTime(1_000);
  return (corpo as { pendente: string }).pendente;
}
async function approve(quem: Pessoa | null, pendente: string): Promise<string> {
  const { status, corpo } = await as(quem, `POST ${L}/aprovacoes/${pendente}`);
  return status === 200 ? 'aprovada' : `${status} ${(corpo as { erro: { codigo: string } }).erro.codigo}`;
}

describe.each([
  ['the own API', false],
  ['the façade', true],
])('requested through %s, the second person must be another one', (_porta, porFachada) => {
  it('two people with tokens made by the installation may; the requester and the password may not', async () => {
    const [ana, beto] = [await mint('Ana Souza'), await mint('Beto Lima')];
    const pendente = await propose(ana, porFachada);
    expect(await approve(ana, pendente)).toBe('403 mesma-pessoa');
    expect(await approve(null, pendente)).toBe('403 senha-nao-e-pessoa');
    expect(await approve(beto, pendente)).toBe('aprovada');
    expect((await teste.servico.estado('local')).pendentes).toEqual({});
  });

  it('refuses the creator of the requester’s token, anyone the requester created a token for, directly or not, and two tokens of one creator', async () => {
    const [ana, beto] = [await mint('Ana Souza'), await mint('Beto Lima')];
    const falsa = await mint('Bia Falsa', ana);
    const neta = await mint('Cida Falsa', falsa);
    const irma = await mint('Irmã Falsa', ana);
    for (const uma of [falsa, neta, irma]) expect([uma.confirmadoEm, (await confirm(beto, uma)).status]).toEqual([null, 200]);
    teste.passTime(1_000);

    const daAna = await propose(ana, porFachada);
    for (const outra of [falsa, neta, irma]) expect(await approve(outra, daAna)).toBe('403 mesma-cadeia');
    for (const outra of [falsa, neta]) expect(await approve(ana, await propose(outra, porFachada))).toBe('403 mesma-cadeia');
    expect(await approve(irma, await propose(falsa, porFachada))).toBe('403 mesma-cadeia');
  });

  it('refuses a token created after the request', async () => {
    const ana = await mint('Ana Souza');
    const pendente = await propose(ana, porFachada);
    expect(await approve(await mint('Beto Lima'), pendente)).toBe('403 pessoa-nova');
  });
});

it('the deployer’s password cannot request what needs two people, except as a dry run', async () => {
  const { id, url } = await registerUi();
  const pedido = { servico: UI, construcao: id, motivo: 'x' };
  expect((await as(null, `POST ${L}/implantacoes`, pedido)).corpo).toMatchObject({ erro: { codigo: 'senha-nao-e-pessoa' } });
  expect(await as(null, 'PATCH /services?env=local', { service: UI, url })).toMatchObject({
    status: 403,
    corpo: { codigo: 'senha-nao-e-pessoa', error: expect.stringContaining('duas pessoas') },
  });
  expect((await as(null, `POST ${L}/implantacoes`, { ...pedido, simular: true })).status).toBe(200);
});

describe('once two people are trusted, the password alone cannot create a third', () => {
  let ana: Pessoa;
  let beto: Pessoa;
  beforeEach(async () => {
    [ana, beto] = [await mint('Ana Souza'), await mint('Beto Lima')];
  });

  it('a new token waits for confirmation by someone who did not create it', async () => {
    const caio = await mint('Caio Novo');
    expect([ana.confirmadoEm, beto.confirmadoEm, caio.confirmadoEm]).toEqual([expect.any(String), expect.any(String), null]);
    const { id } = await registerUi();
    expect(await as(caio, `POST ${L}/implantacoes`, { servico: UI, construcao: id, motivo: 'x' })).toMatchObject({
      status: 403,
      corpo: { erro: { codigo: 'token-a-confirmar', mensagem: expect.stringContaining(caio.id) } },
    });
    expect(await approve(caio, await propose(ana))).toBe('403 token-a-confirmar');
    expect((await confirm(null, caio)).corpo).toMatchObject({ erro: { codigo: 'senha-nao-e-pessoa' } });
    expect((await confirm(caio, caio)).corpo).toMatchObject({ erro: { codigo: 'token-a-confirmar' } });
    const meu = await mint('Duda Minha', ana);
    expect((await confirm(ana, meu)).corpo).toMatchObject({ erro: { codigo: 'confirma-quem-criou' } });
    expect((await confirm(beto, meu)).status).toBe(200);
  });

  it('the person who confirmed a token is in its chain, so both together are not two people', async () => {
    const caio = await mint('Caio Novo');
    expect(await confirm(ana, caio)).toMatchObject({ status: 200, corpo: { cadeia: ['deployer', 'ana souza'] } });
    teste.passTime(1_000);
    expect(await approve(caio, await propose(ana))).toBe('403 mesma-cadeia');
    expect(await approve(ana, await propose(caio))).toBe('403 mesma-cadeia');
    expect(await approve(caio, await propose(beto))).toBe('aprovada');
  });

  it('revoking both does not make room for two new trusted tokens', async () => {
    for (const { id } of [ana, beto]) await as(null, `DELETE /v1/tokens/${id}`);
    expect((await mint('Caio Novo')).confirmadoEm).toBeNull();
  });

  it('a token in the name of a trusted person is not treated as theirs', async () => {
    const outraAna = await mint('ana  souza');
    expect(outraAna.confirmadoEm).toBeNull();
    expect(await approve(outraAna, await propose(beto))).toBe('403 token-a-confirmar');
  });

  it('a change that affects no shared service needs no second person', async () => {
    const quoting: Direitos = { servicos: ['@balcao/quoting'], ambientes: ['*'], acoes: ['implantar', 'canario'] };
    expect((await mint('esteira de quoting', null, quoting)).confirmadoEm).not.toBeNull();
    const leitora: Direitos = { servicos: ['*'], ambientes: ['*'], acoes: ['ler', 'saude', 'concessao'] };
    expect((await mint('gateway', null, leitora)).confirmadoEm).not.toBeNull();
  });
});
