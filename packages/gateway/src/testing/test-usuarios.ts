import type { DadosUsuario, FichaUsuario, UsuarioResumo } from '@balcao/contracts';
import { PERFIS_DE_ACESSO } from '@balcao/domain';
import type { LightMyRequestResponse } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { testConfig } from './test-config.ts';
import { type CorreioTeste, readCorreio } from './test-correio.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from './test-quoting.ts';

export const SENHA = 'Outra#Chave7';
let teste: QuotingTeste;
let correio: CorreioTeste;
let admin: Corretor;
let estranha: Corretor;
let agora = new Date('2026-03-10T12:00:00Z');
let pedidos = 0;

/** The whole gateway, an administrator of a subscription with many seats, and a stranger of another. */
export async function startUsuarios() {
  const config = testConfig();
  teste = await createQuotingTest({ config, agora: () => agora });
  correio = readCorreio(teste, config);
  admin = await teste.createCorretor({ administrador: true, nome: 'Ana Prado' });
  await setLugares(admin, 100);
  estranha = await teste.createCorretor({ administrador: true });
  return { teste, correio, admin, estranha };
}

export const later = (minutos: number): void => void (agora = new Date(agora.getTime() + minutos * 60_000));
let n = 0;
/** A number nobody had yet. */
export const proximo = (): number => (n += 1);
export const dados = (over: Partial<DadosUsuario> = {}): DadosUsuario => ({
  nome: 'Bruno Dias',
  email: `bruno${++n}@corretora.com.br`,
  telefone: null,
  ...PERFIS_DE_ACESSO.CORRETOR,
  corretoraIds: [],
  produtorId: null,
  horarios: [],
  ...over,
});
export const invite = (over: Partial<DadosUsuario> & Record<string, unknown> = {}, quem = admin) =>
  quem.request('POST', 'usuarios', dados(over));
export async function invited(over: Partial<DadosUsuario> = {}, quem = admin): Promise<FichaUsuario> {
  const response = await invite(over, quem);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json().data;
}
export const read = async (id: string, quem = admin): Promise<FichaUsuario> => (await quem.request('GET', `usuarios/${id}`)).json().data;
export const list = async (query = '', quem = admin): Promise<{ itens: UsuarioResumo[]; total: number }> =>
  (await quem.request('GET', `usuarios?tamanho=100&${query}`)).json().data;
export function save(ficha: FichaUsuario, over: Partial<DadosUsuario> = {}, quem = admin) {
  const { nome, email, telefone, administrador, flags, corretoraIds, produtorId, horarios, versao } = ficha;
  const body = { nome, email, telefone, administrador, flags, corretoraIds, produtorId, horarios, ...over, versao };
  return quem.request('PUT', `usuarios/${ficha.id}`, body);
}
export const campos = (response: LightMyRequestResponse) => [
  response.statusCode,
  response.json<{ errors?: { campo: string; codigo: string }[] }>().errors?.map(({ campo, codigo }) => [campo, codigo]),
];
export const refusal = (response: LightMyRequestResponse) => [response.statusCode, response.json().code];
/** Each from an address of its own: limits per address are proven elsewhere. */
export const post = (url: string, payload: object) =>
  teste.app.inject({ method: 'POST', url, payload, remoteAddress: `10.1.${Math.floor((pedidos += 1) / 250)}.${pedidos % 250}` });
export const login = async (email: string, senha = SENHA): Promise<number> => (await post('/auth/login', { email, senha })).json().code;
export const accept = (token: string, over: object = {}) =>
  post('/c/api/v1/convites/aceitar', { token, nome: 'Bruno D. Dias', senha: SENHA, ...over });
/** A subscription of its own, with as many seats as said. */
export async function createEquipe(limite?: number): Promise<Corretor> {
  const quem = await teste.createCorretor({ administrador: true });
  if (limite !== undefined) await setLugares(quem, limite);
  return quem;
}
const setLugares = ({ usuario }: Corretor, usuarios: number) =>
  teste.db.tenant(usuario, (tx) =>
    tx.run('update assinatura set limites = $1 where id = $2', [JSON.stringify({ usuarios }), usuario.assinaturaId]),
  );
export const colega = (quem: Corretor, over: { administrador?: boolean; nome?: string; flags?: Record<string, boolean> } = {}) =>
  teste.createCorretor({ ...over, assinaturaId: quem.usuario.assinaturaId });

export async function createProdutor(quem: Corretor): Promise<string> {
  const id = uuidv7();
  await teste.db.tenant(quem.usuario, (tx) =>
    tx.run("insert into produtor (id, assinatura_id, nome, tipo, pessoa, documento) values ($1, $2, 'Produtor', 'INTERNO', 'PF', $3)", [
      id,
      quem.usuario.assinaturaId,
      String(10_000_000_000 + (n += 1)),
    ]),
  );
  return id;
}
