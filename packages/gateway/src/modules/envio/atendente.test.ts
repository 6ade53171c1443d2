import type { CotacaoPublica } from '@balcao/contracts';
import { pdfText } from '@balcao/testing/pdf-text';
import { createPublico, sendCaso } from '../../testing/test-envio.ts';
import { type Corretor, createQuotingTest, type QuotingTeste, umaResposta } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let ana: Corretor;
let publico: ReturnType<typeof createPublico>;

beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor({ nome: 'Ana Lima' });
  publico = createPublico(teste);
  teste.seguradoras.alfa_seguros.answer = async () => umaResposta(300_000, ['Essencial', 'Ampliado', 'Máximo']);
});
afterAll(() => teste.close());

const setTelefone = (usuarioId: string, telefone: string | null) =>
  teste.owner('update balcao.usuario set telefone = $2 where id = $1', [usuarioId, telefone]);

it('names who attends, on the page and in the PDF, with their telephone; without one, with that of who runs the brokerage', async () => {
  const { id, ofertas, token } = await sendCaso(ana);
  const pagina = async () => (await publico('cotacao', { token })).json<{ data: CotacaoPublica }>().data;
  const pdf = async () =>
    pdfText((await ana.request('GET', `orcamentos/${id}/comparativo.pdf?ofertas=${ofertas[0]},${ofertas[3]}`)).rawPayload);
  await setTelefone(ana.usuario.usuarioId, null);
  expect((await pagina()).corretor).toEqual({ nome: 'Ana Lima', email: ana.usuario.email, telefone: '' });
  const dona = await teste.createCorretor({ assinaturaId: ana.usuario.assinaturaId, administrador: true });
  await setTelefone(dona.usuario.usuarioId, '(35) 3471-2000');
  expect((await pagina()).corretor.telefone).toBe('3534712000');
  await setTelefone(ana.usuario.usuarioId, '35998765432');
  expect((await pagina()).corretor.telefone).toBe('35998765432');
  expect(await pdf()).toContain(`Atendimento: Ana Lima  ·  (35) 99876-5432  ·  ${ana.usuario.email}`);
});

it('shows the logo and the telephone of the brokerage, also once it is no longer offered', async () => {
  const { token } = await sendCaso(ana);
  const { corretoraId, assinaturaId } = ana.usuario;
  const shown = async () => (await publico('cotacao', { token })).json<{ data: CotacaoPublica }>().data.corretora;
  expect(await shown()).toMatchObject({ nome: 'Corretora de Teste', telefone: '', logo: null });
  await teste.owner(
    "insert into balcao.logo_corretora (id, assinatura_id, tipo, imagem) values ($1, $2, 'image/png', decode('iVBORw0KGgo=', 'base64'))",
    [corretoraId, assinaturaId],
  );
  // another becomes the standard one, and this one is no longer offered
  await teste.owner(`begin;
    update balcao.corretora set telefone = '3534712000', principal = false, ativo = false where id = '${corretoraId}';
    insert into balcao.corretora (assinatura_id, razao_social, fantasia, cnpj, principal)
      values ('${assinaturaId}', 'Outra', 'Outra', '11222333000181', true);
    commit`);
  expect(await shown()).toMatchObject({ nome: 'Corretora de Teste', telefone: '3534712000', logo: 'data:image/png;base64,iVBORw0KGgo=' });
});
