import { acceptAndEnter, acceptUnseen, linkTo, openAssinatura } from '../support/convite.ts';
import { chooseOpcao, fillCampo } from '../support/formulario.ts';
import { expect, ready, saveData, test } from '../support/test.ts';

/** Who is invited, and whether each opens a quote and the record of users. */
const EQUIPE = [
  ['Administrador', 'Ada Lima', true, true],
  ['Corretor', 'Caio Reis', true, false],
  ['Assistente', 'Bia Sá', true, false],
  ['Somente leitura', 'Léo Paz', false, false],
] as const;

test('an empty subscription becomes a team of five with different powers', async ({ page, browser }) => {
  const agora = Date.now();
  const dona = `dona-${agora}@equipe.test`;
  await openAssinatura(page, { nome: 'Dora Nunes', corretora: 'Equipe Corretora', email: dona });

  for (const [perfil, nome, cota, administra] of EQUIPE) {
    const email = `${nome
      .split(' ')[0]
      ?.normalize('NFD')
      .replace(/[^a-z]/gi, '')
      .toLowerCase()}-${agora}@equipe.test`;
    await page.goto('/configuracao/usuarios/novo');
    await ready(page, 'usuariosNovo');
    await fillCampo(page, 'nome', nome);
    await fillCampo(page, 'email', email);
    await chooseOpcao(page, 'perfil', perfil);
    await page.getByRole('button', { name: 'Enviar convite' }).click();
    await expect(page.getByText('Convite enviado')).toBeVisible();

    const outro = await browser.newContext();
    await saveData(outro);
    const dele = await outro.newPage();
    const link = await linkTo(page.request, email);
    // whoever is invited meets the same screens whatever their powers: one shows them
    if (administra) await acceptAndEnter(dele, { link, email });
    else await acceptUnseen(dele, { link, nome, email });
    await dele.goto('/multicalculo/novo-orcamento');
    await ready(dele, cota ? 'novoOrcamento' : 'unauthorized');
    await dele.goto('/configuracao/usuarios');
    await ready(dele, 'usuarios');
    await expect(dele.getByRole('link', { name: 'Dora Nunes' })).toHaveCount(administra ? 1 : 0);
    await outro.close();
  }

  await page.goto('/configuracao/usuarios');
  await ready(page, 'usuarios');
  for (const [perfil, nome] of EQUIPE) await expect(page.getByRole('row', { name: nome })).toContainText(perfil);
  await expect(page.getByRole('row', { name: 'Dora Nunes' })).toContainText('Administrador');
});
