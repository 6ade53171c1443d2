import { type OpcoesDaPagina, type PaginaPublica, paginaPublicaCalls as calls } from '@balcao/contracts';
import { paginaInicial, perguntasDaPagina } from '@balcao/domain';
import { unsavedWork } from '@balcao/shared';
import { refusal } from '@balcao/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gateway, openPage } from '../../open-page.fixture.tsx';
import { PaginaPublicaPage } from './pagina-publica.page.tsx';

const user = userEvent.setup();
const CORRETORA = '0190b000-0000-7000-8000-000000000001';
const EVA = '0190b000-0000-7000-8000-000000000002';
const VERSAO = '0190b000-0000-7000-8000-000000000003';
const pagina: PaginaPublica = {
  slug: 'boa-vista',
  corretoraId: CORRETORA,
  usuarioIds: [],
  conteudo: { ...paginaInicial({ nome: 'Boa Vista', telefone: '3534711234' }), titulo: 'Seguro sem susto' },
  versao: 3,
  publicada: null,
  isAlterada: true,
  endereco: 'https://site.test/p/boa-vista',
  imagens: {},
  alteradoEm: '2026-11-20T12:00:00Z',
  alteradoPor: 'Rita',
};
const versao = { id: VERSAO, numero: 1, em: '2026-11-21T12:00:00Z', por: 'Rita', consentimentoVersao: 1, titulo: 'Seguro sem susto' };
const noAr: PaginaPublica = { ...pagina, versao: 4, publicada: versao, isAlterada: false };
const opcoes: OpcoesDaPagina = {
  corretoras: [{ id: CORRETORA, nome: 'Boa Vista', cnpj: '12345678000195', susep: '020123456', logo: null }],
  usuarios: [
    { id: EVA, nome: 'Eva', recebe: true },
    { id: VERSAO, nome: 'Caio', recebe: false },
  ],
  perguntas: (['AUTO', 'RESIDENCIAL', 'VIDA'] as const).map(perguntasDaPagina),
};

function open(administrador = true) {
  openPage(<PaginaPublicaPage />, { sessao: { administrador } });
}
const campo = (nome: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name: nome });
const previa = () => screen.getByTitle<HTMLIFrameElement>('Prévia da página').contentDocument?.body;
const manchete = () => previa()?.querySelector('h1')?.textContent;
const sent = (path: string) =>
  gateway.pedidos.filter((pedido) => pedido.method !== 'GET' && pedido.path === path).map(({ input }) => input);

beforeEach(() => {
  gateway.answer(calls.getPagina, pagina);
  gateway.answer(calls.getOpcoes, opcoes);
  gateway.answer(calls.listVersoes, []);
});

it('shows while it is typed how the page will be, and saves it over the version that was read', async () => {
  open();
  const titulo = await campo(/^Título/);
  expect(manchete()).toBe('Seguro sem susto');
  await user.clear(titulo);
  await user.type(titulo, 'Outro <b>título</b>');
  await waitFor(() => expect(manchete()).toBe('Outro <b>título</b>'));
  await user.click(screen.getByRole('checkbox', { name: 'Pet' }));
  await waitFor(() => expect(previa()?.querySelector('[value=PET]')).not.toBeNull());
  await user.click(screen.getByRole('checkbox', { name: 'Eva' }));
  expect(unsavedWork.get('settings')).toBe(1);
  gateway.answer(calls.savePagina, { ...pagina, versao: 4 });
  await user.click(screen.getByRole('button', { name: 'Salvar rascunho' }));
  expect(await screen.findByText('Rascunho salvo')).toBeVisible();
  expect(sent(calls.savePagina.path)).toEqual([
    expect.objectContaining({
      versao: 3,
      slug: 'boa-vista',
      usuarioIds: [EVA],
      conteudo: expect.objectContaining({ titulo: 'Outro <b>título</b>', linhas: ['AUTO', 'RESIDENCIAL', 'PET', 'VIDA'], whatsapp: null }),
    }),
  ]);
});

it('shows telephones as people read them, keeps their digits, and leads from the form to the preview and back', async () => {
  open();
  expect(await campo(/^Telefone/)).toHaveValue('(35) 3471-1234');
  expect(previa()?.querySelector('a.contato')?.getAttribute('href')).toBe('tel:+553534711234');
  // jsdom has no layout to scroll
  Element.prototype.scrollIntoView = () => undefined;
  const isAtPreview = () => document.activeElement?.querySelector('iframe') !== null;
  await user.click(screen.getByRole('button', { name: 'Ver a prévia' }));
  expect(isAtPreview()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Voltar à edição' }));
  expect([isAtPreview(), document.activeElement?.querySelector('form') !== null]).toEqual([false, true]);
  await user.type(await campo(/^Título/), '!');
  gateway.answer(calls.savePagina, { ...pagina, versao: 4 });
  await user.click(screen.getByRole('button', { name: 'Salvar rascunho' }));
  await waitFor(() => expect(sent(calls.savePagina.path)).toMatchObject([{ conteudo: { telefone: '3534711234' } }]));
});

it('judges a colour as it is chosen, offers the nearest that can be read, and sends none that cannot', async () => {
  open();
  await campo(/^Título/);
  fireEvent.change(screen.getByLabelText('Cor da marca'), { target: { value: '#ffe066' } });
  expect(await screen.findByText(/^Contraste com o branco: 1,3:1, difícil de ler/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Salvar rascunho' }));
  expect(await campo(/^Cor da marca, código/)).toHaveAccessibleDescription(/pede pelo menos 4,5:1/);
  expect(sent(calls.savePagina.path)).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Usar #/ }));
  expect((await campo(/^Cor da marca, código/)).value).not.toBe('#ffe066');
  expect(screen.queryByText(/difícil de ler/)).toBeNull();
});

it('saves what is typed before it publishes, and takes it down only when that is confirmed', async () => {
  open();
  await user.type(await campo(/^WhatsApp/), '35998765432');
  gateway.answer(calls.savePagina, { ...pagina, versao: 4 });
  gateway.answer(calls.publishPagina, { ...noAr, versao: 5 });
  gateway.answer(calls.listVersoes, [versao]);
  await user.click(screen.getByRole('button', { name: 'Publicar' }));
  expect(await screen.findByText('Página publicada')).toBeVisible();
  expect(sent(calls.publishPagina.path)).toEqual([{ versao: 4 }]);
  expect(screen.getAllByText('No ar, versão 1')[0]).toBeVisible();
  expect(screen.getByRole('link', { name: 'Abrir a página' })).toHaveAttribute('href', 'https://site.test/p/boa-vista');
  gateway.answer(calls.unpublishPagina, { ...pagina, versao: 6 });
  await user.click(screen.getByRole('button', { name: 'Tirar do ar' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Tirar do ar' }));
  expect(await screen.findByText('Página fora do ar')).toBeVisible();
});

it('looks at a version that was published, and takes it up as the draft', async () => {
  gateway.answer(calls.getPagina, noAr);
  gateway.answer(calls.listVersoes, [versao]);
  gateway.answer(calls.getVersao, { ...versao, conteudo: { ...pagina.conteudo, titulo: 'Como era' }, imagens: {} });
  open();
  await user.click(await screen.findByRole('button', { name: 'Ver a versão 1' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => {
    const frame = within(dialog).getByTitle<HTMLIFrameElement>('Ver a versão 1');
    expect(frame.contentDocument?.body.querySelector('h1')?.textContent).toBe('Como era');
  });
  await user.keyboard('{Escape}');
  gateway.answer(calls.restoreVersao, { ...noAr, versao: 5, isAlterada: true, conteudo: { ...pagina.conteudo, titulo: 'Como era' } });
  await user.click(await screen.findByRole('button', { name: 'Usar como rascunho a versão 1' }));
  expect(await campo(/^Título/)).toHaveValue('Como era');
  expect(sent(calls.restoreVersao.path.replace(':versaoId', VERSAO)).length + sent(calls.restoreVersao.path).length).toBe(1);
});

it('puts the portrait of a person beside what was typed while it was drawn, shows it, and takes it off again', async () => {
  gateway.answer(calls.getPagina, { ...pagina, conteudo: { ...pagina.conteudo, equipe: [{ nome: 'Rita', cargo: '', celular: null }] } });
  // jsdom reads no pictures: what the browser makes of the file is what is sent
  Object.assign(globalThis, { createImageBitmap: async () => ({ width: 400, height: 400, close: () => undefined }) });
  HTMLCanvasElement.prototype.getContext = (() => null) as never;
  HTMLCanvasElement.prototype.toBlob = function toBlob(done) {
    done(new Blob(['retrato'], { type: 'image/jpeg' }));
  };
  open();
  const retrato = { sha256: 'a'.repeat(64), url: 'data:image/jpeg;base64,AAAA', largura: 216, altura: 216 };
  let draw = (_: typeof retrato) => undefined as void;
  gateway.answer(calls.saveImagem, new Promise<typeof retrato>((done) => (draw = done)));
  await campo(/^Título/);
  await user.upload(
    screen.getByLabelText('Escolher a foto da pessoa 1', { selector: 'input' }),
    new File(['x'], 'r.jpg', { type: 'image/jpeg' }),
  );
  await user.type(await campo(/^Cargo/), 'Sócia');
  draw(retrato);
  await waitFor(() => expect(previa()?.querySelector('img.retrato')?.getAttribute('alt')).toBe('Foto de Rita'));
  expect(previa()?.querySelector('.equipe')?.textContent).toBe('RitaSócia');
  expect(sent(calls.saveImagem.path)).toEqual([{ uso: 'RETRATO', imagem: expect.stringMatching(/^data:image\/jpeg;base64,/) }]);
  gateway.answer(calls.savePagina, { ...pagina, versao: 4 });
  await user.click(screen.getByRole('button', { name: 'Salvar rascunho' }));
  await waitFor(() =>
    expect(sent(calls.savePagina.path)).toMatchObject([{ conteudo: { equipe: [{ nome: 'Rita', cargo: 'Sócia', foto: retrato.sha256 }] } }]),
  );
});

it('shows both versions when somebody saved meanwhile', async () => {
  open();
  await user.type(await campo(/^Título/), '!');
  gateway.reply(
    calls.savePagina,
    refusal(409, 'pagina-alterada', 'Mudou.', { ...pagina, versao: 9, conteudo: { ...pagina.conteudo, titulo: 'Deles' } }),
  );
  await user.click(screen.getByRole('button', { name: 'Salvar rascunho' }));
  expect(await screen.findByText('A página mudou enquanto você editava')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Usar o que está gravado' }));
  expect(await campo(/^Título/)).toHaveValue('Deles');
});

it('shows nothing to who is no administrator', async () => {
  open(false);
  expect(await screen.findByText('Só administradores editam a página pública')).toBeVisible();
  expect(gateway.pedidos.filter(({ path }) => path === calls.getPagina.path)).toEqual([]);
});

it('lets try again when it could not be read', async () => {
  gateway.reply(calls.getPagina, refusal(500, 500, 'Falhou aqui.'));
  open();
  expect(await screen.findByText('Falhou aqui.')).toBeVisible();
  gateway.answer(calls.getPagina, pagina);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await campo(/^Título/)).toHaveValue('Seguro sem susto');
});
