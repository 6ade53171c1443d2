import { compartilhamentoCalls, quotingCalls } from '@balcao/contracts';
import { writeOutside } from '../support/banco.ts';
import { openSession } from '../support/gateway.ts';
import { watchPage } from '../support/screen.ts';
import { CONTAS, TAREFA_MS } from '../support/site.ts';
import { expect, expectAccessible, ready, test, typeIn } from '../support/test.ts';

/** Whom the pretend insurer knows to hold a car and a home through another brokerage. */
const CPF = '52998224725';
const SEGURADORA = 'Jequitibá Seguros';

test('a client consents at their insurer, their policies arrive, and one is a quote with what it costs today as column zero', async ({
  page,
  browser,
}) => {
  await watchPage(page);
  const gateway = await openSession(page, 'admin');
  const seguradoId = crypto.randomUUID();
  await writeOutside(
    `insert into balcao.segurado (id, assinatura_id, pessoa, documento, nome, nascimento, email, celular)
     select $1, assinatura_id, 'PF', $2, 'Rosa Peixoto', '1980-05-05', 'rosa@cliente.test', '35900001234' from balcao.usuario where email = $3`,
    [seguradoId, CPF, CONTAS.admin],
  );
  await page.goto(`/segurados/painel?id=${seguradoId}`);
  await ready(page, 'seguradosPainel');
  await page.getByRole('tab', { name: 'Open Insurance' }).click();
  await expect(page.getByText('Nada foi pedido a este cliente ainda.')).toBeVisible();
  await page.getByRole('button', { name: 'Pedir dados por Open Insurance' }).click();
  const dialogo = page.getByRole('dialog');
  await dialogo.getByRole('checkbox', { name: SEGURADORA }).check();
  await expectAccessible(page);
  await dialogo.getByRole('button', { name: 'Criar o link' }).click();
  await expect(dialogo.getByText('Enviado para rosa@cliente.test.')).toBeVisible();
  const link = await dialogo.getByLabel('Link do cliente').inputValue();
  await dialogo.getByRole('button', { name: 'Fechar' }).last().click();
  await expect(page.getByText('Link enviado')).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  try {
    const visita = await phone.newPage();
    await visita.goto(link);
    await ready(visita, 'compartilhamentoCliente');
    await expectAccessible(visita);
    await visita.getByRole('button', { name: `Autorizar em ${SEGURADORA}` }).click();
    // at the insurer
    await expect(visita.getByRole('heading', { name: `${SEGURADORA}: compartilhar os seus dados` })).toBeVisible();
    await typeIn(visita.getByLabel('Confirme o seu CPF'), CPF);
    await visita.getByRole('button', { name: 'Autorizar', exact: true }).click();
    // and back at the client's page
    await ready(visita, 'compartilhamentoCliente');
    await expect(visita.getByText(/^Autorizada/)).toBeVisible();
    await expect(visita).toHaveURL(link);
  } finally {
    await phone.close();
  }

  // it arrives by itself where the broker is looking
  await expect(page.getByText('Automóvel Individual')).toBeVisible({ timeout: TAREFA_MS });
  await expectAccessible(page);
  const { apolices } = await gateway.call(compartilhamentoCalls.listDoSegurado, { seguradoId });
  const carro = apolices.find(({ linha }) => linha === 'AUTO');
  await page.getByRole('button', { name: `Orçar renovação: Automóvel Individual, ${SEGURADORA}` }).click();
  await ready(page, 'orcamentoVisualizar');
  const orcamentoId = new URL(page.url()).searchParams.get('id') ?? '';
  const { rascunho } = await gateway.call(quotingCalls.getOrcamento, { orcamentoId });
  expect(rascunho.risco).toMatchObject({
    seguro: {
      tipo: 'RENOVACAO_CONGENERE',
      seguradoraAnterior: SEGURADORA,
      fimVigAnterior: carro?.vigFim,
      premioAnteriorCentavos: carro?.premioTotalCentavos,
    },
  });

  await page.goto('/multicalculo/orcamento-renovacao');
  await ready(page, 'orcamentoRenovacao');
  const oportunidades = page.getByRole('region', { name: /Em outras corretoras/ });
  await expect(oportunidades.getByText('Rosa Peixoto').first()).toBeVisible();

  await page.goto(`/segurados/painel?id=${seguradoId}`);
  await ready(page, 'seguradosPainel');
  await page.getByRole('tab', { name: 'Open Insurance' }).click();
  await page.getByRole('button', { name: `Encerrar: ${SEGURADORA}` }).click();
  await page.getByRole('alertdialog').getByRole('checkbox', { name: 'Apagar também o que já foi lido' }).check();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar' }).click();
  await expect(page.getByText(/Encerrada em .* pela corretora/)).toBeVisible();
  await expect(page.getByText('Nenhuma apólice foi lida.')).toBeVisible();
});
