import { openSession } from '../support/api.ts';
import { expectScreen, LARGURAS, watchPage } from '../support/screen.ts';
import { type Conta, UMA_VEZ } from '../support/site.ts';
import { expect, ready, test } from '../support/test.ts';

/** A link somebody cut, or typed: its id is none. */
const TEXTO = 'um-texto';
/** An id of nothing. */
const NINGUEM = '00000000-0000-4000-8000-000000000000';

const NAO_ENCONTRADO = 'Registro não encontrado';
const SEM_ORCAMENTO = 'Orçamento não encontrado';

/** Each address that names a record, before its id, and what is said where there is none. */
const DO_FINANCEIRO = [
  ['parcelas', '/financeiro/parcelas?ver=', NAO_ENCONTRADO],
  ['parcelasAtrasadas', '/financeiro/parcelasAtrasadas?ver=', NAO_ENCONTRADO],
  ['recebimentos', '/financeiro/recebimentos?extrato=', NAO_ENCONTRADO],
  ['recebimentos', '/financeiro/recebimentos?ver=contestacoes&contestacao=', NAO_ENCONTRADO],
  ['repasses', '/financeiro/repasses?ver=', NAO_ENCONTRADO],
  ['faturas', '/financeiro/faturas?fatura=', NAO_ENCONTRADO],
  ['fluxoCaixa', '/financeiro/fluxoCaixa?lancamento=', NAO_ENCONTRADO],
  ['fluxoCaixa', '/financeiro/fluxoCaixa?aba=categorias&registro=', NAO_ENCONTRADO],
  ['fluxoCaixa', '/financeiro/fluxoCaixa?aba=centros&registro=', NAO_ENCONTRADO],
  // narrowed by what does not exist, a list is a list
  ['fluxoCaixa', '/financeiro/fluxoCaixa?conta=', null],
  ['fluxoCaixa', '/financeiro/fluxoCaixa?centro=', null],
  ['extratoBancario', '/financeiro/extratoBancario?conta=', null],
  ['parcelas', '/financeiro/parcelas?segurado=', null],
] as const;
const DA_CARTEIRA = [
  ['seguradosPainel', '/segurados/painel?id=', NAO_ENCONTRADO],
  ['seguradosPainel', '/segurados/painel?ver=', NAO_ENCONTRADO],
  ['seguradosNovo', '/segurados/novo?id=', NAO_ENCONTRADO],
  ['propostas', '/centralVendas/propostas?ver=', NAO_ENCONTRADO],
  ['proposta', '/centralVendas/propostas/proposta?id=', NAO_ENCONTRADO],
  ['propostasNovo', '/centralVendas/propostas/novo?id=', NAO_ENCONTRADO],
  ['propostas', '/centralVendas/propostas?importacao=', NAO_ENCONTRADO],
  ['importacaoPropostas', '/centralVendas/importacaoPropostas?id=', NAO_ENCONTRADO],
  ['buscaArquivosPropostas', '/centralVendas/buscaArquivosPropostas?documento=', NAO_ENCONTRADO],
] as const;
const DA_CONFIGURACAO = [
  ['conta', '/minhaConta/conta?fatura=', NAO_ENCONTRADO],
  ['corretoras', '/configuracao/corretoras?corretora=', NAO_ENCONTRADO],
  ['seguradoras', '/configuracao/seguradoras?seguradora=', NAO_ENCONTRADO],
  ['produtores', '/configuracao/produtores?produtor=', NAO_ENCONTRADO],
  ['ramos', '/configuracao/ramos?ramo=', NAO_ENCONTRADO],
  ['usuario', '/configuracao/usuarios/usuario?id=', NAO_ENCONTRADO],
  ['lgpdPermissoes', '/LGPD/permissoesSegurados?segurado=', NAO_ENCONTRADO],
  ['lgpdPermissoes', '/LGPD/permissoesSegurados?aba=pedidos&pedido=', NAO_ENCONTRADO],
  ['lgpdPolitica', '/LGPD/politica?versao=', NAO_ENCONTRADO],
  ['filtrosNovo', '/filtros/novo?filtro=', 'Este filtro não existe mais'],
] as const;
const DA_COTACAO = [
  ['orcamentoAuto', '/multicalculo/orcamento-multicalculo?id=', SEM_ORCAMENTO],
  ['orcamentoEditar', '/multicalculo/orcamento-editar?id=', SEM_ORCAMENTO],
  ['orcamentoVisualizar', '/multicalculo/orcamento-visualizar?id=', SEM_ORCAMENTO],
  ['orcamentoRecusado', '/multicalculo/orcamento-recusado?id=', SEM_ORCAMENTO],
  ['orcamentoEnviarEmail', '/multicalculo/orcamento-enviar-email?id=', null],
  ['orcamentoIncluirProposta', `/multicalculo/orcamento-incluir-proposta?id=${NINGUEM}&oferta=`, null],
  ['orcamentoTransmitir', `/multicalculo/orcamento-multicalculo-transmitir?id=${NINGUEM}&oferta=`, null],
  ['comparativo', `/multicalculo/hfy-comparativo?id=${NINGUEM}&ofertas=`, null],
  ['novoOrcamento', '/multicalculo/novo-orcamento?segurado=', null],
] as const;

for (const [parte, conta, enderecos] of [
  ['finance', 'admin', DO_FINANCEIRO],
  ['the portfolio', 'admin', DA_CARTEIRA],
  ['settings', 'admin', DA_CONFIGURACAO],
  ['quoting', 'corretor', DA_COTACAO],
] as const satisfies readonly (readonly [string, Conta, unknown])[]) {
  test(`no address of ${parte} that names nothing is told as a failure`, { tag: UMA_VEZ }, async ({ page, context, queixas }) => {
    // the gateway is asked for what does not exist
    queixas.tolerate(/status of 404/);
    await openSession(context, conta);
    for (const [rota, antes, dito] of enderecos) {
      await test.step(antes, async () => {
        await page.goto(antes + TEXTO);
        await ready(page, rota);
        if (dito) await expect(page.getByText(dito).first()).toBeVisible();
        else await page.waitForLoadState('networkidle');
        await expect(page.getByText('Ocorreu um erro')).toHaveCount(0);
        await expect(page.getByText('A requisição falhou')).toHaveCount(0);
      });
    }
  });
}

for (const { nome, viewport } of LARGURAS) {
  test.describe(`on ${nome}`, { tag: UMA_VEZ }, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => watchPage(page));
    test('a record that is not there is told in a whole and accessible screen', async ({ page, context }) => {
      await openSession(context, 'admin');
      await page.goto(`/centralVendas/propostas/proposta?id=${TEXTO}`);
      await expect(page.getByRole('alert').filter({ hasText: NAO_ENCONTRADO })).toBeVisible();
      await expectScreen(page, { rota: 'proposta', titulo: /.+/ });
    });
  });
}
