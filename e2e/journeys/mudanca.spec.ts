import { renovacaoCalls } from '@balcao/contracts';
import { addDias } from '@balcao/domain';
import { Gateway } from '../support/gateway.ts';
import { openAssinatura, SENHA_NOVA } from '../support/convite.ts';
import { hoje } from '../support/orcamentos.ts';
import { fetchApolice } from '../support/sandbox.ts';
import { TAREFA_MS } from '../support/site.ts';
import { watchPage } from '../support/screen.ts';
import { expect, ready, test, typeIn } from '../support/test.ts';

const dia = (dias: number): string => addDias(hoje(), dias);
const brasileiro = (data: string): string => data.split('-').toReversed().join('/');
/** Renewals show what ends from 60 days ago to 60 days from now. */
const isNaJanela = (fim: string): boolean => fim >= dia(-60) && fim <= dia(60);

/** Whom the pretend insurer knows to hold a car and a home through another brokerage. */
const ROSA = ['Rosa Peixoto', '529.982.247-25'] as const;
const CLIENTES = [ROSA, ['Caio Prado Nunes', '111.444.777-35'], ['Lia Souto', '390.533.447-05']] as const;
const PLANILHA = [
  ['0531', 'Chevrolet Onix', -20],
  ['0531', 'Fiat Argo', 5],
  ['0114', 'Casa da Rua das Acácias', 44],
  ['1391', 'Vida', 59],
  ['0531', 'Honda HR-V', 120],
  ['0114', 'Apartamento 12', 300],
  ['0531', 'Jeep Renegade', -90],
] as const;

/** What another system exports: names of its own for the columns, days and amounts as they are written here. */
function planilha(): string {
  const linhas = PLANILHA.map(([ramo, bem, fim], index) => {
    const [nome, documento] = CLIENTES[index % CLIENTES.length] as (typeof CLIENTES)[number];
    const fins = dia(fim);
    const inicio = `${Number(fins.slice(0, 4)) - 1}${fins.slice(4)}`;
    return [
      `MUD-${index}`,
      'Jequitibá Seguros',
      ramo,
      nome,
      documento,
      `cliente${index % 3}@mudanca.test`,
      bem,
      inicio,
      fins,
      '3.000,00',
      '20,00',
      '10',
    ]
      .map((celula) => (/^\d{4}-\d\d-\d\d$/.test(celula) ? brasileiro(celula) : celula))
      .join(';');
  });
  const titulos =
    'Numero da apolice;Companhia;Ramo;Cliente;CPF/CNPJ;E-mail;Objeto;Inicio vigencia;Fim vigencia;Premio liquido;Comissao (%);Parcelas';
  return [titulos, ...linhas].join('\r\n');
}

test('a brokerage moves in: one spreadsheet, ten PDFs and one consent, and its renewals are those that are due', async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000);
  await watchPage(page);
  const email = `mudanca-${Date.now()}@mudanca.test`;
  await openAssinatura(page, { nome: 'Nara Duarte', corretora: 'Mudança Corretora', email, seguradoras: ['jequitiba_seguros'] });

  await test.step('a spreadsheet of another system', async () => {
    await page.goto('/centralVendas/propostas?importacao=novo');
    await ready(page, 'propostas');
    await page
      .getByLabel('Arquivo com os registros')
      .setInputFiles({ name: 'carteira.csv', mimeType: 'text/csv', buffer: Buffer.from(planilha(), 'latin1') });
    await page.getByRole('button', { name: 'Conferir as linhas' }).click();
    await page.getByRole('button', { name: `Importar ${PLANILHA.length} linhas` }).click();
    await expect(page.getByText(`${PLANILHA.length} registros importados`)).toBeVisible({ timeout: TAREFA_MS });
  });

  const pdfs = await Promise.all(
    ['jequitiba_seguros', 'capivara_seguros', 'onca_pintada_seguros'].flatMap((slug, familia) =>
      Array.from({ length: familia === 0 ? 4 : 3 }, (_, n) => fetchApolice(slug, `77${familia}0${n}`)),
    ),
  );
  await test.step('ten policies as their insurers printed them', async () => {
    await page.goto('/centralVendas/importacaoPropostas');
    await ready(page, 'importacaoPropostas');
    await page
      .getByLabel('Arquivos PDF')
      .setInputFiles(pdfs.map(({ numero, pdf }) => ({ name: `apolice ${numero}.pdf`, mimeType: 'application/pdf', buffer: pdf })));
    await expect(page.getByText('10 lidos', { exact: true })).toBeVisible({ timeout: TAREFA_MS });
    await page.getByRole('button', { name: 'Confirmar os 10 documentos sem pendência' }).click();
    await expect(page.getByText('10 registros criados')).toBeVisible();
  });

  await test.step('a client lets what they hold elsewhere be read', async () => {
    await page.goto('/segurados/painel?q=Rosa');
    await ready(page, 'seguradosPainel');
    await page.getByRole('link', { name: ROSA[0] }).first().click();
    await page.getByRole('tab', { name: 'Open Insurance' }).click();
    await page.getByRole('button', { name: 'Pedir dados por Open Insurance' }).click();
    const dialogo = page.getByRole('dialog');
    await dialogo.getByRole('checkbox', { name: 'Jequitibá Seguros' }).check();
    await dialogo.getByRole('button', { name: 'Criar o link' }).click();
    const link = await dialogo.getByLabel('Link do cliente').inputValue();
    const dela = await browser.newContext();
    const visita = await dela.newPage();
    await visita.goto(link);
    await ready(visita, 'compartilhamentoCliente');
    await visita.getByRole('button', { name: 'Autorizar em Jequitibá Seguros' }).click();
    await typeIn(visita.getByLabel('Confirme o seu CPF'), ROSA[1].replace(/\D/g, ''));
    await visita.getByRole('button', { name: 'Autorizar', exact: true }).click();
    await ready(visita, 'compartilhamentoCliente');
    await expect(visita.getByText(/^Autorizada/)).toBeVisible();
    await dela.close();
    await dialogo.getByRole('button', { name: 'Fechar' }).last().click();
    await expect(page.getByText('Automóvel Individual')).toBeVisible({ timeout: TAREFA_MS });
  });

  await test.step('the renewals are those that end, of the file and of the PDFs, and what Rosa holds elsewhere is beside them', async () => {
    const devidas = [
      ...PLANILHA.flatMap(([, , fim], index) => (isNaJanela(dia(fim)) ? [`MUD-${index}`] : [])),
      ...pdfs.flatMap(({ numero, vigFim }) => (isNaJanela(vigFim) ? [numero] : [])),
    ];
    await page.goto('/multicalculo/orcamento-renovacao?tamanho=100');
    await ready(page, 'orcamentoRenovacao');
    const linhas = page.getByRole('table', { name: 'Apólices a renovar' }).locator('tbody').getByRole('row');
    await expect(linhas).toHaveCount(devidas.length);
    const gateway = await Gateway.enterAs(page.request, email, SENHA_NOVA);
    const { itens } = await gateway.call(renovacaoCalls.listRenovacoes, { tamanho: 100 });
    expect(itens.map(({ numero }) => numero).toSorted()).toEqual(devidas.toSorted());
    await expect(
      page
        .getByRole('region', { name: /Em outras corretoras/ })
        .getByText(ROSA[0])
        .first(),
    ).toBeVisible();
  });
});
