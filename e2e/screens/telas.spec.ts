import { openSession } from '../support/api.ts';
import { expectScreens, LARGURAS, watchPage } from '../support/screen.ts';
import { type Conta, UMA_VEZ } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** Screens as they open, with the demo's own data. Those of one account are seen in one browser: each visit finds the files of the others. */
const DE_CORRETOR = [
  { endereco: '/home', rota: 'home', titulo: /^Bo(m dia|a tarde|a noite), .+ · Balcão$/ },
  { endereco: '/multicalculo/novo-orcamento', rota: 'novoOrcamento', titulo: 'Novo orçamento' },
  { endereco: '/multicalculo/cotacoes', rota: 'cotacoes', titulo: 'Cotações' },
  { endereco: '/multicalculo/orcamento-renovacao', rota: 'orcamentoRenovacao', titulo: 'Renovações' },
  { endereco: '/multicalculo/orcamento-recusado', rota: 'orcamentoRecusado', titulo: 'Orçamentos recusados' },
  { endereco: '/multicalculo/orcamentos?vista=quadro', rota: 'orcamentos', titulo: 'Orçamentos' },
  { endereco: '/multicalculo/orcamentos', rota: 'orcamentos', titulo: 'Orçamentos' },
  { endereco: '/segurados/painel', rota: 'seguradosPainel', titulo: 'Segurados' },
  { endereco: '/segurados/novo', rota: 'seguradosNovo', titulo: 'Novo segurado' },
  { endereco: '/notificacoes', rota: 'notificacoes', titulo: 'Notificações' },
  { endereco: '/suporte/webinar', rota: 'webinars', titulo: 'Webinars' },
  { endereco: '/financeiro/fluxoCaixa', rota: 'fluxoCaixa', titulo: 'Fluxo de caixa' },
  { endereco: '/financeiro/parcelas', rota: 'parcelas', titulo: 'Parcelas' },
  { endereco: '/financeiro/parcelasAtrasadas', rota: 'parcelasAtrasadas', titulo: 'Parcelas atrasadas' },
  { endereco: '/financeiro/recebimentos', rota: 'recebimentos', titulo: 'Recebimentos' },
  { endereco: '/financeiro/repasses', rota: 'repasses', titulo: 'Meus repasses' },
  { endereco: '/financeiro/faturas', rota: 'faturas', titulo: 'Faturas' },
  { endereco: '/financeiro/extratoBancario', rota: 'extratoBancario', titulo: 'Extrato bancário' },
  // a search that finds nothing is the last one
  { endereco: '/multicalculo/orcamentos?q=ninguem-com-este-nome', rota: 'orcamentos', titulo: 'Orçamentos' },
] as const;
const DE_ADMIN = [
  { endereco: '/configuracao/usuarios', rota: 'usuarios', titulo: 'Usuários' },
  { endereco: '/configuracao/usuarios/novo', rota: 'usuariosNovo', titulo: 'Novo usuário' },
] as const;
/** Their own journeys look at them on a wide screen. */
const DE_ADMIN_NO_CELULAR = [
  { endereco: '/configuracao/corretoras', rota: 'corretoras', titulo: 'Corretoras' },
  { endereco: '/configuracao/corretoras?corretora=novo', rota: 'corretoras', titulo: 'Nova corretora' },
  { endereco: '/configuracao/produtores', rota: 'produtores', titulo: 'Produtores' },
  { endereco: '/configuracao/produtores?produtor=novo', rota: 'produtores', titulo: 'Novo produtor' },
  { endereco: '/configuracao/ramos', rota: 'ramos', titulo: 'Ramos' },
  { endereco: '/configuracao/seguradoras', rota: 'seguradoras', titulo: 'Seguradoras' },
  { endereco: '/configuracao/seguradoras?seguradora=novo', rota: 'seguradoras', titulo: 'Nova seguradora' },
] as const;
const DE_VISITANTE = [
  { endereco: '/onboarding', rota: 'plano', titulo: 'Escolha o seu plano' },
  { endereco: '/teste', rota: 'teste', titulo: 'Diagnóstico' },
  { endereco: '/recorder', rota: 'recorder', titulo: /^Gravador/ },
] as const;

for (const { nome, viewport } of LARGURAS) {
  const isPhone = viewport.width < 768;
  test.describe(`on ${nome}`, { tag: UMA_VEZ }, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => watchPage(page));

    for (const [quem, conta, telas] of [
      ['a broker', 'corretor', DE_CORRETOR],
      ['an administrator', 'admin', isPhone ? [...DE_ADMIN, ...DE_ADMIN_NO_CELULAR] : DE_ADMIN],
      ['a visitor', null, DE_VISITANTE],
    ] as const satisfies readonly (readonly [string, Conta | null, readonly unknown[]])[]) {
      test(`each screen of ${quem} is whole, still and accessible`, async ({ page, context }) => {
        if (conta) await openSession(context, conta);
        await expectScreens(page, telas);
        if (conta === 'corretor') await expect(page.getByRole('button', { name: /^Limpar filtros/ }).first()).toBeVisible();
      });
    }
  });
}
