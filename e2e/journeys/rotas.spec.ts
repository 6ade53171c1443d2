import { allRoutes, wholePath } from '@balcao/contracts';
import { leaveSession, openSession } from '../support/api.ts';
import { goInside } from '../support/modules.ts';
import { type Conta, ENDERECO, UMA_VEZ } from '../support/site.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

/** Every address of the specification, §2: `livre` opens to anybody, `visitante` only to who is not signed in, the others to a session. */
type Exigencia = 'livre' | 'visitante' | 'sessao' | Flag;
type Flag =
  | 'acessoMC'
  | 'acessoBuscaDocumentos'
  | 'acessoRecebimento'
  | 'acessoParcelaAtrasada'
  | 'bloqueioCotacaoAuto'
  | 'bloqueioCotacaoResidencial'
  | 'bloqueioOrcamentoManual'
  | 'bloqueioTransmitir'
  | 'bloqueioCotacaoSaude';

const under = (base: string, exigencia: Exigencia, ...nomes: string[]) => nomes.map((nome) => [`${base}/${nome}`, exigencia] as const);

const ROTAS: readonly (readonly [caminho: string, exigencia: Exigencia])[] = [
  ...under('', 'visitante', 'login', 'forgot', 'expired', 'migrate'),
  ...under('', 'livre', 'success/senha-enviada', 'success/senha-trocada/login/a@b.co', 'pendency', 'blocked', 'blocked?attempts=1'),
  ...under('', 'livre', 'exceeded-attempts', 'unauthorized', '400', 'teste', 'recorder', 'confirmacaoEmail'),
  ...under('', 'livre', 'onboarding', 'onboarding/userInfo', 'onboarding/companyInfo', 'onboarding/insuranceCompanies'),
  ...under('', 'sessao', 'home', 'newWindow', 'replaceUrl', 'suporte', 'suporte/webinar'),
  ...under('/multicalculo', 'sessao', 'cotacoes', 'orcamento-editar', 'orcamento-visualizar', 'orcamento-recusado', 'orcamento-renovacao'),
  ['/multicalculo/orcamento-redirect', 'sessao'],
  ...under(
    '/multicalculo',
    'sessao',
    'formulario-auto',
    'questionario',
    'orcamento-incluir-proposta',
    'orcamentos',
    'orcamento-enviar-email',
  ),
  ...under('/multicalculo', 'sessao', 'hfy-comparativo'),
  ['/multicalculo/novo-orcamento', 'acessoMC'],
  ...under('/multicalculo', 'bloqueioCotacaoAuto', 'orcamento-multicalculo', 'hfy-auto'),
  ...under('/multicalculo', 'bloqueioCotacaoResidencial', 'orcamento-multicalculo-residencial', 'orcamento-multicalculo-condominio'),
  ...under('/multicalculo', 'bloqueioCotacaoResidencial', 'orcamento-multicalculo-pet', 'orcamento-multicalculo-vida'),
  ['/multicalculo/orcamento-multicalculo-empresarial', 'bloqueioCotacaoResidencial'],
  ['/multicalculo/orcamento-multicalculo-transmitir', 'bloqueioTransmitir'],
  ['/multicalculo/orcamento-multicalculo-saude', 'bloqueioCotacaoSaude'],
  ['/multicalculo/orcamento-novo', 'bloqueioOrcamentoManual'],
  ...under('/segurados', 'sessao', 'painel', 'novo'),
  ...under('/centralVendas', 'sessao', 'propostas', 'propostas/proposta', 'propostas/novo'),
  ...under('/centralVendas', 'sessao', 'buscaArquivosPropostas', 'importacaoPropostas', 'transferencia'),
  ...under('', 'sessao', 'sinistros', 'sinistros/painel', 'sinistros/sinistro', 'sinistros/novo'),
  ...under(
    '/financeiro',
    'sessao',
    'recebimentos',
    'repasses',
    'fluxoCaixa',
    'parcelas',
    'parcelasAtrasadas',
    'faturas',
    'extratoBancario',
  ),
  ...under('/relatorios', 'sessao', 'orcamentos', 'producao', 'mixCarteira', 'pendenciaEmissao', 'renovacoes', 'analiseFinanceira'),
  ...under('/relatorios', 'sessao', 'comissoes', 'pagamentosComissao'),
  ...under('/configuracao', 'sessao', 'paginaPublica', 'corretoras', 'ramos', 'seguradoras', 'produtores', 'usuarios', 'parametros'),
  ...under('/configuracao', 'sessao', 'usuarios/usuario', 'usuarios/novo', 'SeguradorasLogin'),
  ...under('/minhaConta', 'sessao', 'conta', 'perfil', 'Perfil', 'badges', 'HistoricoConsumo'),
  ['/buscas/extratos', 'acessoRecebimento'],
  ['/buscas/parcelas', 'acessoParcelaAtrasada'],
  ...under('/buscas', 'acessoBuscaDocumentos', 'propostas', 'apolices'),
  ...under('/buscas', 'sessao', 'extratos/importar', 'docs', 'documentos/importar'),
  ...under('', 'sessao', 'notificacoes', 'tarefas', 'marketing/emailMarketing', 'marketing/novaCampanha', 'chat/chat'),
  ...under('', 'sessao', 'assinatura/nova', 'assinatura/reativar', 'tabelaAutomatizacao'),
  ...under('', 'livre', 'LGPD/politica', 'cancelamentoEmail'),
  ...under('', 'sessao', 'LGPD/permissoesSegurados', 'termos/assinarTermos', 'TelegramBot/TelegramBot'),
  ...under('', 'sessao', 'sistema/atualizacao', 'IndiqueCorretor', 'Retrospectiva', 'filtros/novo'),
];

/** Well formed, and of nothing. */
const NINGUEM = '0190b000-0000-7000-8000-00000000ffff';

interface Quem {
  readonly conta: Conta | null;
  /** Denied accesses and set blocks. */
  readonly barrado?: readonly Flag[];
  /** Where everything else leads, but for the way out. */
  readonly preso?: string;
}

const GENTE: Readonly<Record<string, Quem>> = {
  'a stranger': { conta: null },
  'a broker': { conta: 'corretor' },
  'an administrator': { conta: 'admin' },
  'a segfyer': { conta: 'suporte' },
  'a trial user': { conta: 'trial' },
  'somebody with an instalment pending': { conta: 'pendente' },
  'somebody whose trial ended': { conta: 'expirado', preso: '/assinatura/nova' },
  'somebody of a subscription taken back': { conta: 'reativada', preso: '/assinatura/reativar' },
  'somebody without multi-quote': { conta: 'semMc', barrado: ['acessoMC'] },
  'somebody without quotes': { conta: 'semOrcamentacao' },
  'somebody blocked from car quotes': { conta: 'semAuto', barrado: ['bloqueioCotacaoAuto'] },
  'somebody blocked from manual quotes': { conta: 'semManual', barrado: ['bloqueioOrcamentoManual'] },
  'somebody without documents and receipts, blocked from transmitting': {
    conta: 'semDocumentos',
    barrado: ['acessoBuscaDocumentos', 'acessoRecebimento', 'bloqueioTransmitir'],
  },
  'somebody without overdue instalments, blocked from home quotes': {
    conta: 'semResidencial',
    barrado: ['acessoParcelaAtrasada', 'bloqueioCotacaoResidencial'],
  },
  'somebody blocked from health quotes': { conta: 'semSaude', barrado: ['bloqueioCotacaoSaude'] },
};

/** Where an address ends, by the words of the specification. */
function endOf(caminho: string, exigencia: Exigencia, { conta, barrado = [], preso }: Quem): string {
  if (preso) return caminho === preso ? caminho : preso;
  if (exigencia === 'livre') return caminho;
  if (exigencia === 'visitante') return conta ? '/home' : caminho;
  if (!conta) return `/login?return_url=${encodeURIComponent(caminho)}`;
  return (barrado as readonly string[]).includes(exigencia) ? '/unauthorized' : caminho;
}

for (const [nome, quem] of Object.entries(GENTE)) {
  test(`every address ends where it should for ${nome}`, { tag: UMA_VEZ }, async ({ context }) => {
    if (quem.conta) await openSession(context, quem.conta);
    const wrong: string[] = [];
    for (const [caminho, exigencia] of [...ROTAS, ['/logoff', 'livre'] as const]) {
      const reply = await context.request.get(ENDERECO + caminho, { maxRedirects: 0, headers: { accept: 'text/html' } });
      const end = reply.headers()['location'] ?? (reply.ok() ? caminho : `${reply.status()}`);
      const expected = caminho === '/logoff' ? caminho : endOf(caminho, exigencia, quem);
      if (end !== expected) wrong.push(`${caminho}: ${end}, and not ${expected}`);
    }
    expect(wrong).toEqual([]);
    const start = await context.request.get(`${ENDERECO}/`, { maxRedirects: 0, headers: { accept: 'text/html' } });
    expect(start.headers()['location']).toBe(quem.preso ?? '/home');
    const nowhere = await context.request.get(`${ENDERECO}/nada-aqui`, { maxRedirects: 0, headers: { accept: 'text/html' } });
    expect(nowhere.status()).toBe(quem.preso ? 302 : 404);
  });
}

test('the page judges as the gateway does, from one address to the next', { tag: UMA_VEZ }, async ({ page, context }) => {
  await openSession(context, 'semDocumentos');
  await page.goto('/home');
  await ready(page, 'home');
  for (const caminho of ['/buscas/propostas', '/buscas/extratos', '/multicalculo/orcamento-multicalculo-transmitir']) {
    await goInside(page, caminho);
    await ready(page, 'unauthorized');
    await goInside(page, '/buscas/parcelas');
    await ready(page, 'buscaParcelas');
  }
  await goInside(page, '/login');
  await ready(page, 'home');
});

test('an address opens without the access its calls ask, and says which one is missing and whom to ask', { tag: UMA_VEZ }, async ({
  page,
  context,
  queixas,
}) => {
  queixas.tolerate(/status of 403/);
  await openSession(context, 'semOrcamentacao');
  for (const caminho of [
    '/multicalculo/orcamentos',
    '/multicalculo/orcamentos?vista=quadro',
    `/multicalculo/orcamento-enviar-email?id=${NINGUEM}`,
  ]) {
    await page.goto(caminho);
    await ready(page, caminho.includes('enviar') ? 'orcamentoEnviarEmail' : 'orcamentos');
    await expect(page.getByText(/não tem o acesso “orçamentos”\. Peça a quem administra a sua corretora/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Verificar de novo' })).toBeVisible();
    await expectAccessible(page);
  }
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Orçamentos', exact: true })).toHaveCount(0);
  await leaveSession(page);
  await openSession(context, 'semDocumentos');
  await page.goto('/financeiro/recebimentos');
  await ready(page, 'recebimentos');
  await expect(page.getByText(/não tem o acesso “.+”\. Peça a quem administra a sua corretora/).first()).toBeVisible();
  await expectAccessible(page);
});

/** Address → the screen that stands there. */
const telaDe = new Map(
  allRoutes.flatMap((table) => Object.entries(table.rules).map(([id, rule]) => [wholePath({ table, rule }), id] as const)),
);

// without a line it asks what the auto asks
telaDe.set('/multicalculo/questionario', 'formularioAuto');

test('every address of a session is one whole screen, in one page and without a reload', async ({ page, context }) => {
  test.setTimeout(600_000);
  await openSession(context, 'admin');
  await page.goto('/home');
  await ready(page, 'home');
  await page.evaluate(() => Object.assign(self, { umaSo: true }));
  // these leave the page, or never are one
  const outras = [
    '/multicalculo/orcamento-redirect',
    '/newWindow',
    '/replaceUrl',
    '/suporte',
    '/termos/assinarTermos',
    '/assinatura/reativar',
  ];
  for (const [caminho, exigencia] of ROTAS) {
    if (exigencia === 'livre' || exigencia === 'visitante' || outras.includes(caminho)) continue;
    await goInside(page, caminho);
    // the screen of this address: the one before stays until its file has come
    await ready(page, telaDe.get(caminho) ?? '');
    await expect(page).toHaveURL(new RegExp(`${caminho}(\\?.*)?$`));
    await expect(page.locator('main[data-route]')).toHaveCount(1);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), caminho).toBeLessThanOrEqual(0);
  }
  expect(await page.evaluate(() => 'umaSo' in self)).toBe(true);
  await goInside(page, '/relatorios/producao');
  await expectAccessible(page);
});
