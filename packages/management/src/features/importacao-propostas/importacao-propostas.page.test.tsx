import { type ArquivoImportado, type CampoLido, type ImportacaoDocumentos, importacaoDocumentosCalls } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, signIn, signOut } from '@balcao/testing';
import { ToastRegion } from '@balcao/ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { ImportacaoPropostasPage } from './importacao-propostas.page.tsx';

const user = userEvent.setup();
const gateway = fakeGateway();
const ID = '0199a000-0000-7000-8000-000000000001';
const DOC = '0199a000-0000-7000-8000-000000000002';
const OUTRO = '0199a000-0000-7000-8000-000000000003';
const campo = (valor: CampoLido['valor'], confianca = 98): CampoLido => ({ valor, confianca, pagina: 1, caixa: [39, 88, 60, 9] });

const arquivo = (over: Partial<ArquivoImportado> = {}): ArquivoImportado => ({
  documentoId: DOC,
  nome: 'apolice.pdf',
  bytes: 9,
  status: 'LIDO',
  isRepetido: false,
  apoliceId: null,
  propostaId: null,
  endossoId: null,
  leitura: {
    layout: 'FICHA',
    isDigitalizado: false,
    paginas: 1,
    campos: {
      tipo: campo('APOLICE'),
      seguradora: campo('alfa'),
      numeroApolice: campo('100001'),
      ramo: campo('0531'),
      seguradoNome: campo('Zélia Prado'),
      seguradoDocumento: campo('11144477735'),
      placa: campo(null, 0),
      vigIni: campo('2026-03-01'),
      vigFim: campo('2027-03-01'),
      premioLiquido: campo(300_000, 100),
      iof: campo(22_140, 100),
      premioTotal: campo(322_140, 100),
      comissao: campo(2_000, 70),
    },
    coberturas: [{ nome: campo('Casco'), lmi: campo(8_500_000), premio: campo(300_000), franquia: campo(null) }],
    parcelas: [{ numero: campo(1), vencimento: campo('2026-03-10'), valor: campo(322_140) }],
    avisos: [],
  },
  ...over,
});
const importacao = (...arquivos: ArquivoImportado[]): ImportacaoDocumentos => ({
  id: ID,
  status: 'ABERTA',
  arquivos,
  seguradoras: [{ slug: 'alfa', nome: 'Alfa Seguros' }],
});

function open(address: string) {
  window.history.replaceState(null, '', address);
  signIn({});
  currentSession();
  render(
    <QueryProvider>
      <BrowserRouter>
        <ImportacaoPropostasPage />
        <ToastRegion />
      </BrowserRouter>
    </QueryProvider>,
  );
}
const confirmado = () =>
  gateway.pedidos.find(({ path }) => path.endsWith('/confirmar'))?.input as { itens: { campos: object; acao: string }[] };

afterEach(() => {
  cleanup();
  gateway.reset();
  queryClient.clear();
  signOut();
  currentSession();
});
afterAll(gateway.close);

it('opens an import with the PDFs that are dropped, and says which files are none', async () => {
  gateway.answer(importacaoDocumentosCalls.beginImportacao, importacao());
  gateway.answer(importacaoDocumentosCalls.addArquivoImportado, arquivo({ status: 'NA_FILA', leitura: null }));
  gateway.answer(importacaoDocumentosCalls.getImportacaoDocumentos, importacao(arquivo({ status: 'NA_FILA', leitura: null })));
  open('/centralVendas/importacaoPropostas');
  const files = [new File(['%PDF-1.7'], 'apolice.pdf', { type: 'application/pdf' }), new File(['a'], 'foto.gif', { type: 'image/gif' })];
  fireEvent.drop(await screen.findByText('Solte os PDFs aqui'), { dataTransfer: { files } });
  expect(await screen.findByText('Só PDF entra aqui: foto.gif ficou de fora.')).toBeVisible();
  expect(await screen.findByText('Este arquivo está sendo lido.')).toBeVisible();
  expect(window.location.search).toBe(`?id=${ID}`);
  expect(gateway.pedidos.filter(({ path }) => path.includes('/arquivos'))).toHaveLength(1);
});

it('says of each field how surely and where it was read, and confirms it as it was put right', async () => {
  gateway.answer(importacaoDocumentosCalls.getImportacaoDocumentos, importacao(arquivo()));
  gateway.answer(importacaoDocumentosCalls.confirmImportacao, {
    criados: 1,
    atualizados: 0,
    ignorados: 0,
    erros: [],
    importacao: importacao(arquivo({ status: 'CONFIRMADO', leitura: null, apoliceId: OUTRO })),
  });
  open(`/centralVendas/importacaoPropostas?id=${ID}`);
  const numero = await screen.findByLabelText('Número da apólice');
  expect(numero).toHaveValue('100001');
  expect(screen.getByLabelText('Comissão')).toHaveAccessibleDescription('Página 1, confiança de 70%: confira.');
  expect(screen.getByLabelText('Prêmio líquido')).toHaveAccessibleDescription('Página 1, confirmado pelas somas do documento.');
  expect(screen.getByLabelText('Placa')).toHaveAccessibleDescription('Não foi lido: preencha.');
  expect(within(screen.getByRole('table', { name: /Coberturas/ })).getByText('Casco')).toBeVisible();
  await user.type(screen.getByLabelText('Placa'), 'ABC1D23');
  expect(screen.getByRole('img', { name: 'Placa na página 1' })).toBeVisible();
  expect(screen.getByLabelText('Placa')).toHaveAccessibleDescription('Corrigido por você.');
  await user.click(screen.getByRole('button', { name: 'Criar apólice' }));
  expect(await screen.findByText('1 registro criado')).toBeVisible();
  expect(confirmado().itens).toMatchObject([
    { documentoId: DOC, acao: 'CRIAR', campos: { numeroApolice: '100001', placa: 'ABC1D23', premioLiquido: 300_000 } },
  ]);
  expect(await screen.findByRole('link', { name: 'Ver a apólice' })).toHaveAttribute('href', expect.stringContaining(OUTRO));
});

it('creates at once only what waits for nobody, and shows what was refused at its field', async () => {
  const incerto = arquivo({
    documentoId: OUTRO,
    nome: 'incerta.pdf',
    leitura: { ...(arquivo().leitura as NonNullable<ArquivoImportado['leitura']>), avisos: ['PREMIO_NAO_FECHA'] },
  });
  gateway.answer(importacaoDocumentosCalls.getImportacaoDocumentos, importacao(arquivo(), incerto));
  gateway.answer(importacaoDocumentosCalls.confirmImportacao, {
    criados: 0,
    atualizados: 0,
    ignorados: 0,
    erros: [{ documentoId: DOC, erros: [{ campo: 'seguradoDocumento', codigo: 'invalido', mensagem: 'Informe um CPF ou CNPJ válido.' }] }],
    importacao: importacao(arquivo(), incerto),
  });
  open(`/centralVendas/importacaoPropostas?id=${ID}`);
  await user.click(await screen.findByRole('button', { name: 'Confirmar o documento sem pendência' }));
  await waitFor(() => expect(screen.getByLabelText('CPF ou CNPJ')).toBeInvalid());
  expect(confirmado().itens).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /incerta.pdf/ }));
  expect(await screen.findByText('Prêmio líquido, IOF e total não fecham: ficaram em branco.')).toBeVisible();
});

it('completes a policy that is here already instead of beginning another', async () => {
  gateway.answer(importacaoDocumentosCalls.getImportacaoDocumentos, importacao(arquivo({ apoliceId: OUTRO, isRepetido: true })));
  open(`/centralVendas/importacaoPropostas?id=${ID}`);
  expect(await screen.findByRole('button', { name: 'Completar a apólice que existe' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nenhum documento sem pendência' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(/Já estava na biblioteca/)).toBeVisible();
});

it('begins a proposal of its document and an endorsement of its policy, and a bill begins nothing', async () => {
  const leitura = arquivo().leitura as NonNullable<ArquivoImportado['leitura']>;
  const lido = (nome: string, campos: typeof leitura.campos, over: Partial<ArquivoImportado> = {}) =>
    arquivo({ documentoId: crypto.randomUUID(), nome, leitura: { ...leitura, campos: { ...leitura.campos, ...campos } }, ...over });
  const proposta = lido('proposta.pdf', { tipo: campo('PROPOSTA'), numeroProposta: campo('P-1') });
  const endosso = lido('endosso.pdf', { tipo: campo('ENDOSSO'), numeroEndosso: campo('E-1') });
  const daApolice = lido('endosso-daqui.pdf', { tipo: campo('ENDOSSO'), numeroEndosso: campo('E-1') }, { apoliceId: OUTRO });
  const boleto = lido('boleto.pdf', { tipo: campo('BOLETO') }, { apoliceId: OUTRO });
  gateway.answer(importacaoDocumentosCalls.getImportacaoDocumentos, importacao(proposta, endosso, daApolice, boleto));
  open(`/centralVendas/importacaoPropostas?id=${ID}`);
  expect(await screen.findByRole('button', { name: 'Criar proposta' })).toBeVisible();
  // of the four, the proposal and the endorsement whose policy is here wait for nobody
  expect(screen.getByRole('button', { name: 'Confirmar os 2 documentos sem pendência' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: /endosso\.pdf/ }));
  expect(await screen.findByText('A apólice deste endosso não está na carteira.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /endosso-daqui\.pdf/ }));
  expect(await screen.findByRole('button', { name: 'Registrar endosso' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /boleto\.pdf/ }));
  expect(await screen.findByRole('button', { name: 'Completar a apólice que existe' })).toBeVisible();
});
