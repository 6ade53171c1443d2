import { writeFileSync } from 'node:fs';
import { openSession } from '../support/gateway.ts';
import { expectScreen, watchPage } from '../support/screen.ts';
import { TAREFA_MS } from '../support/site.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

const ENDERECO = '/centralVendas/buscaArquivosPropostas';

/** A PDF of one page that says one line; `folga` bytes of nothing make it heavier. */
function pdfOf(linha: string, folga = 0): Buffer {
  const conteudo = `BT /F1 18 Tf 72 700 Td (${linha}) Tj ET`;
  const objetos = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${conteudo.length} >>\nstream\n${conteudo}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${folga} >>\nstream\n${'0'.repeat(folga)}\nendstream`,
  ];
  let texto = '%PDF-1.4\n';
  const onde = objetos.map((objeto, index) => {
    const inicio = texto.length;
    texto += `${index + 1} 0 obj\n${objeto}\nendobj\n`;
    return inicio;
  });
  const xref = texto.length;
  const linhas = onde.map((inicio) => `${String(inicio).padStart(10, '0')} 00000 n \n`).join('');
  texto += `xref\n0 ${objetos.length + 1}\n0000000000 65535 f \n${linhas}trailer\n<< /Size ${objetos.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF`;
  return Buffer.from(texto, 'latin1');
}

test.beforeEach(async ({ page }) => {
  await watchPage(page);
  await openSession(page, 'admin');
});

test('a file whose sending a reload interrupted goes on from where it was, is read, found by what it says and linked', async ({
  page,
  queixas,
}) => {
  queixas.tolerate(/net::ERR_/);
  const palavra = `jabuticabeira${Math.floor(performance.timeOrigin + performance.now())}`;
  // on disk: what identifies a file to be gone on with is its date too
  const arquivo = test.info().outputPath(`${palavra.slice(0, 5)} laudo.pdf`);
  writeFileSync(arquivo, pdfOf(palavra, 12_000_000));
  await page.goto(ENDERECO);
  await expectScreen(page, { rota: 'buscaArquivosPropostas', titulo: 'Documentos que esperam vínculo' });

  // the line falls after the first piece of five megabytes
  let pedacos = 0;
  await page.route('**/documentos/envios/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    pedacos += 1;
    return pedacos > 1 ? route.abort() : route.continue();
  });
  await page.getByLabel('Arquivos para enviar').setInputFiles(arquivo);
  await expect.poll(() => pedacos).toBeGreaterThan(1);
  await page.reload();
  await page.unroute('**/documentos/envios/*');
  await expect(page.getByText(/pa?rou no meio/)).toBeVisible();
  const offsets: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(request.headers()['upload-offset'] ?? '');
  });
  // the same file, as the disk knows it
  await page.getByLabel('Arquivos para enviar').setInputFiles(arquivo);
  await expect(page.getByText('Recebido', { exact: true })).toBeVisible({ timeout: TAREFA_MS });
  expect(Number(offsets[0])).toBe(5 * 1024 * 1024);

  // read by the queue, and found by what its page says
  await expect
    .poll(
      async () => {
        await page.goto(`${ENDERECO}?q=${palavra}`);
        await ready(page, 'buscaArquivosPropostas');
        return page.getByRole('row', { name: /laudo\.pdf/ }).count();
      },
      { timeout: TAREFA_MS },
    )
    .toBe(1);
  await page.getByRole('button', { name: /^Ver / }).click();
  const painel = page.getByRole('dialog');
  await expect(painel.getByText('Página 1 de 1')).toBeVisible();
  await expect(painel.getByText(palavra)).toBeAttached();
  await expect(painel.getByText('1 trecho nesta página.')).toBeVisible();
  await expectAccessible(page);

  await painel.getByRole('combobox', { name: 'Procurar segurado' }).fill('mar');
  // what was typed has been looked for
  const primeira = page.getByRole('listbox').getByRole('option').first();
  await expect(primeira).toHaveText(/mar/i);
  await primeira.click();
  await expect(page.getByText('Documento ligado.')).toBeVisible();
  await expect(painel.getByRole('button', { name: /^Desligar de / })).toBeVisible();
});
