import { allRoutes, type ItemMenu, leiturasDaMoldura, QUADRO_APLICATIVOS, tarefaCalls } from '@balcao/contracts';
import { matchRoute } from '@balcao/domain';
import { type AppTeste, asBrowser, createTestApp } from '../../testing/test-app.ts';
import { testConfig } from '../../testing/test-config.ts';
import { buildMenu, rotasDoSite } from './layout.model.ts';
import { createLayoutRepository } from './layout.repository.ts';

let teste: AppTeste;
let agora = new Date();
const config = testConfig();
const enderecos = { ...config.enderecos, extensaoChrome: 'https://loja.example/balcao' };
beforeAll(async () => (teste = await createTestApp({ config: { ...config, enderecos }, agora: () => agora })));
afterAll(() => teste.close());
afterEach(() => (agora = new Date()));

async function menu(url: string, opcoes: Parameters<AppTeste['createUser']>[0] = {}): Promise<ItemMenu[]> {
  const { headers } = await teste.signIn(await teste.createUser(opcoes));
  return (await teste.app.inject({ method: 'GET', url, headers })).json().data;
}
/** What the stored menu will be to a session once every screen of it is built: its lines and what closes them do not wait for that. */
async function inteiro(nome: 'lateral' | 'perfil', opcoes: Parameters<AppTeste['createUser']>[0] = {}): Promise<ItemMenu[]> {
  const { sessao } = await teste.signIn(await teste.createUser(opcoes));
  const prontas = new Map([...rotasDoSite].map(([rota, { isEmConstrucao: _, ...rule }]) => [rota, rule]));
  return buildMenu(await createLayoutRepository(teste.db).listMenu(nome), sessao, prontas);
}
const titlesOf = (items: readonly ItemMenu[], grupo: string): string[] =>
  items.find(({ title }) => title === grupo)?.subitems?.map(({ title }) => title) ?? [];
const rotasOf = (items: readonly ItemMenu[]): string[] =>
  items.flatMap(({ rota, subitems }) => [rota, ...(subitems ?? []).map((item) => item.rota)]).filter((rota) => rota !== null);

const GRUPOS = [
  'Início',
  'Multicálculo',
  'Segurados',
  'Central de Vendas',
  'Sinistros',
  'Financeiro',
  'Buscas',
  'Relatórios',
  'Tarefas',
  'Marketing',
  'Configurações',
  'Minha Conta',
];

/** Addresses reached from within a case or from elsewhere, never from the side menu. */
const FORA_DO_MENU =
  /^\/(login|forgot|expired|migrate|success|pendency|blocked|exceeded-attempts|logoff|confirmacaoEmail|convite|unauthorized|400|404|newWindow|replaceUrl|teste|recorder|onboarding|termos|notificacoes|cancelamentoEmail|assinatura|publico|minhaConta\/Perfil)|orcamento-(editar|visualizar|enviar-email|incluir-proposta|multicalculo-transmitir|redirect)$|(formulario-auto|multicalculo\/questionario|hfy-comparativo|propostas\/proposta|sinistros\/sinistro|usuarios\/usuario)$|^\/sinistros$/;

it('leads to no screen that is not built, and shows no group that would be left with nothing', async () => {
  for (const url of ['/auth/menus', '/auth/menusperfil']) {
    const items = await menu(url, { administrador: true });
    expect(rotasOf(items).filter((rota) => rotasDoSite.get(rota)?.isEmConstrucao)).toEqual([]);
    expect(items.filter(({ rota, link, subitems }) => rota === null && link === null && !subitems?.length)).toEqual([]);
  }
  const titulos = (await menu('/auth/menus', { administrador: true })).map(({ title }) => title);
  expect(titulos).toEqual(GRUPOS.filter((titulo) => titulos.includes(titulo)));
  expect(titulos).toEqual(expect.arrayContaining(['Início', 'Multicálculo']));
});

it('has the page ask ahead for the count of tasks only where the menu has their line: what nobody takes stays open', async () => {
  const hasLinha = rotasOf(await menu('/auth/menus')).includes('/tarefas');
  expect(leiturasDaMoldura.includes(tarefaCalls.count)).toBe(hasLinha);
});

it('gives the side menu in the order of the house, every group with its sub-items', async () => {
  const items = await inteiro('lateral', { administrador: true });
  expect(items.map(({ title }) => title)).toEqual(GRUPOS);
  expect(items.filter(({ rota, subitems }) => (rota === null) === (subitems === null))).toEqual([]);
  expect(items.every(({ icon }) => icon !== null)).toBe(true);
});

it('reaches every address of the specification that belongs to it, each once', async () => {
  const rotas = rotasOf(await inteiro('lateral', { administrador: true }));
  const todas = allRoutes.flatMap(({ base, rules }) => Object.values(rules).map(({ path }) => base + path));
  expect(todas.filter((rota) => !FORA_DO_MENU.test(rota) && !rotas.includes(rota))).toEqual([]);
  expect(rotas.filter((rota, index) => rotas.indexOf(rota) !== index || !matchRoute(allRoutes, rota))).toEqual([]);
});

it.each([
  ['acessoMC', false, 'Multicálculo', ['Novo orçamento']],
  ['acessoOrcamentacao', false, 'Multicálculo', ['Orçamentos', 'Cotações', 'Renovações', 'Orçamentos recusados']],
  ['bloqueioCotacaoAuto', true, 'Multicálculo', ['Auto', 'Auto em uma página']],
  ['bloqueioCotacaoResidencial', true, 'Multicálculo', ['Residencial', 'Condomínio', 'Pet', 'Vida', 'Empresarial']],
  ['bloqueioOrcamentoManual', true, 'Multicálculo', ['Orçamento manual']],
  ['bloqueioCotacaoSaude', true, 'Multicálculo', ['Saúde']],
  ['acessoRecebimento', false, 'Financeiro', ['Recebimentos']],
  ['acessoParcelaAtrasada', false, 'Financeiro', ['Parcelas atrasadas']],
  ['acessoRecebimento', false, 'Buscas', ['Extratos de comissão', 'Importar extratos']],
  ['acessoBuscaDocumentos', false, 'Buscas', ['Propostas', 'Apólices', 'Documentos', 'Importar documentos']],
  ['acessoGestao', false, 'Sinistros', ['Painel de sinistros', 'Novo sinistro']],
])('with %s %p leaves out of %s just what it closes', async (flag, valor, grupo, fora) => {
  const [todo, menor] = [await inteiro('lateral'), await inteiro('lateral', { flags: { [flag]: valor } })];
  expect(titlesOf(todo, grupo).filter((title) => !titlesOf(menor, grupo).includes(title))).toEqual(fora);
});

it('leads a producer who may open nothing else of finance to their shares', async () => {
  const fechado = { acessoGestao: false, acessoRecebimento: false, acessoParcelaAtrasada: false };
  expect(titlesOf(await menu('/auth/menus', { flags: fechado, produtor: true }), 'Financeiro')).toEqual(['Meus repasses']);
  expect(titlesOf(await menu('/auth/menus', { flags: fechado }), 'Financeiro')).toEqual([]);
  expect(titlesOf(await menu('/auth/menus'), 'Financeiro')).toContain('Repasses');
});

it('shows the health quote without its permission: it opens the contract modal (spec §6)', async () => {
  expect(titlesOf(await menu('/auth/menus', { flags: { acessoCotacaoSaude: false } }), 'Multicálculo')).toContain('Saúde');
});

it('keeps what is for administrators from the others, and the group that would stay empty', async () => {
  const items = await inteiro('lateral', { flags: { acessoGestao: false } });
  expect(items.map(({ title }) => title)).not.toContain('Sinistros');
  expect(titlesOf(items, 'Configurações')).toContain('Logins Seguradoras');
  expect(titlesOf(items, 'Configurações')).not.toContain('Usuários');
  expect(titlesOf(items, 'Minha Conta')).not.toContain('Conta');
});

it('gives the user menu with the help centre of the environment, and the way out last', async () => {
  const items = await inteiro('perfil', { administrador: true });
  expect(items[0]).toMatchObject({ title: 'Meu perfil', rota: '/minhaConta/perfil' });
  expect(items.map(({ title }) => title)).toContain('Minha conta');
  const servidos = await menu('/auth/menusperfil');
  expect(servidos.find(({ title }) => title === 'Central de ajuda')).toMatchObject({ rota: null, link: enderecos.ajuda });
  expect(items.at(-1)).toMatchObject({ title: 'Sair', rota: '/logoff' });
  expect((await inteiro('perfil')).map(({ title }) => title)).not.toContain('Minha conta');
});

it('tells a stranger the outside addresses, and never the support window’s', async () => {
  const { data } = (await teste.app.inject({ method: 'GET', url: '/c/api/v1/enderecos' })).json();
  expect(data).toEqual({ ajuda: enderecos.ajuda, extensaoChrome: enderecos.extensaoChrome, extensaoFirefox: null, videoIntroducao: null });
});

it('lists the news, the newest first', async () => {
  const { headers } = await teste.signIn(await teste.createUser());
  const { data } = (await teste.app.inject({ method: 'GET', url: '/c/api/v1/novidades', headers })).json();
  const dias = data.map(({ publicadaEm }: { publicadaEm: string }) => publicadaEm);
  expect(dias).toHaveLength(4);
  expect(dias).toEqual(dias.toSorted().toReversed());
});

it('opens the support window with a token of five minutes, and puts it on the audit trail', async () => {
  const usuario = await teste.createUser();
  const { headers } = await teste.signIn(usuario);
  const response = await teste.app.inject({ method: 'POST', url: '/c/api/v1/suporte/token', headers });
  const { url, ate } = response.json().data;
  expect(new URL(url).origin + new URL(url).pathname).toBe('https://suporte.balcao.example/atendimento');
  expect(Date.parse(ate) - agora.getTime()).toBe(300_000);
  const [, body = ''] = new URL(url).searchParams.get('t')?.split('.') ?? [];
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  expect(claims).toMatchObject({ sub: usuario.usuarioId, assinatura: usuario.assinaturaId });
  const trilha = await teste.db.tenant(usuario, (tx) =>
    tx.row("select usuario_id from auditoria where entidade = 'acesso_suporte' and entidade_id = $1", [claims.jti]),
  );
  expect(trilha).toEqual({ usuarioId: usuario.usuarioId });
  expect((await teste.app.inject({ method: 'POST', url: '/c/api/v1/suporte/token' })).statusCode).toBe(401);
});

describe('the apps page', () => {
  const open = (cookie?: string) => teste.app.inject({ method: 'GET', url: QUADRO_APLICATIVOS, ...(cookie && { headers: { cookie } }) });

  it('opens with the cookies alone, shows the apps the environment has, and may be framed by this site only', async () => {
    const response = await open(asBrowser(await teste.signIn(await teste.createUser())));
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('text/html');
    const policy = String(response.headers['content-security-policy']);
    const nonce = /style-src 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(policy).toBe(`default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`);
    expect(response.body).toContain(`<style nonce="${nonce}">`);
    expect(response.body).toContain(`href="${enderecos.extensaoChrome}" target="_blank" rel="noopener noreferrer"`);
    expect(response.body).not.toContain('Firefox');
    expect(response.body).not.toContain('<script');
    expect(response.headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it('is closed to a stranger, and to half a session', async () => {
    const entrada = await teste.signIn(await teste.createUser());
    for (const cookie of [undefined, entrada.headers.cookie, asBrowser(entrada).split(';')[0]]) {
      const response = await open(cookie);
      expect(response.statusCode).toBe(401);
      expect(response.body).toContain('Sua sessão terminou');
      expect(response.body).not.toContain('<li>');
    }
  });

  it('is the only one: every other answer refuses to be framed', async () => {
    const response = await teste.app.inject({ method: 'GET', url: '/c/api/v1/enderecos' });
    expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});
