import type { CotacaoPublica } from '@balcao/contracts';
import { pdfText } from '../../testing/test-carta.ts';
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

it('shows the logo of the brokerage, and never an address of elsewhere as one', async () => {
  const { token } = await sendCaso(ana);
  const logoWith = async (logo: string) => {
    await teste.owner('update balcao.corretora set logo = $2 where id = $1', [ana.usuario.corretoraId, logo]);
    return (await publico('cotacao', { token })).json<{ data: CotacaoPublica }>().data.corretora.logo;
  };
  const png = 'data:image/png;base64,iVBORw0KGgo=';
  expect(await logoWith(png)).toBe(png);
  expect(await logoWith('https://outro.test/logo.png')).toBeNull();
});
