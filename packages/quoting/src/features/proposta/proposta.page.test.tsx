import {
  anexoCalls,
  type ExigenciaDaProposta,
  type Proposta,
  propostaCalls,
  type RespostaExigencia,
  escolhaCalls,
} from '@balcao/contracts';
import { addDias } from '@balcao/domain';
import { queryClient } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway, refusal, signIn } from '@balcao/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { renderAt } from '../../pagina.fixture.tsx';
import { InclusaoPage } from './inclusao.page.tsx';
import { hoje, id, transmissaoDe, umaExigencia, umaProposta, umaRevisao } from './proposta.fixture.ts';
import { TransmissaoPage } from './transmissao.page.tsx';

const gateway = fakeGateway();
const user = userEvent.setup();

function open(Page: ComponentType, search = `id=${id(40)}&oferta=${id(31)}`) {
  renderAt(`/multicalculo/x?${search}`, <Page />);
}
const sent = (path: string) => gateway.pedidos.filter(({ method, path: asked }) => method === 'POST' && asked.endsWith(path));

beforeEach(() => {
  beginSignedIn(gateway, queryClient);
  gateway.answer(propostaCalls.getRevisao, umaRevisao());
  gateway.answer(escolhaCalls.listEscolhas, []);
});
afterEach(cleanup);
afterAll(gateway.close);

describe('Incluir proposta', () => {
  it('shows every instalment with its day, the commission as it comes and each producer’s part', async () => {
    open(InclusaoPage);
    const parcelas = within(await screen.findByRole('table', { name: 'Parcelas' }));
    expect(parcelas.getAllByRole('row')).toHaveLength(11);
    expect(parcelas.getAllByText('R$ 322,14')).toHaveLength(10);
    const comissao = within(screen.getByRole('table', { name: 'Comissão prevista' }));
    expect(comissao.getAllByText('R$ 60,00')).toHaveLength(10);
    const produtores = within(screen.getByRole('table', { name: 'Produtores' }));
    expect(produtores.getByRole('row', { name: /Carla/ })).toHaveTextContent('R$ 420,00');
    expect(produtores.getByRole('row', { name: /Davi/ })).toHaveTextContent('R$ 180,00');
  });

  it('shows the offer to who may not include it, says which access is missing, and offers no button that would be refused', async () => {
    signIn({ acessoGestao: false, token: 'sem-gestao' });
    open(InclusaoPage);
    expect(await screen.findByText(/não tem o acesso “gestão de propostas e apólices”\. Peça a quem administra/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Incluir proposta' })).toBeNull();
  });

  it('sends what is on screen once, then shows the number and what follows', async () => {
    gateway.answer(propostaCalls.includeProposta, umaProposta());
    gateway.answer(propostaCalls.getProposta, umaProposta());
    open(InclusaoPage);
    await user.dblClick(await screen.findByRole('button', { name: 'Incluir proposta' }));
    expect(await screen.findByRole('heading', { name: 'Proposta 12' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByText(/pronta para ser transmitida/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Transmitir proposta' })).toHaveAttribute('href', expect.stringContaining('transmitir'));
    const [pedido, ...more] = sent('/proposta');
    expect(more).toEqual([]);
    expect(pedido?.input).toMatchObject({ formaPagamento: 'BOLETO', parcelas: 10, vencimentoPrimeira: addDias(hoje, 5) });
  });

  it('says of a proposal its insurer does not take through here where it is transmitted', async () => {
    gateway.answer(propostaCalls.getRevisao, umaRevisao({ isTransmissivel: false, proposta: umaProposta() }));
    gateway.answer(propostaCalls.getProposta, umaProposta());
    open(InclusaoPage);
    expect(await screen.findByText(/^Jequitibá Seguros ainda não recebe esta proposta por aqui: transmita no portal/)).toBeVisible();
    expect(screen.queryByText(/pronta para ser transmitida/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Transmitir proposta' })).toBeNull();
  });

  it('gives a proposal up with its reason, and shows it given up', async () => {
    const feita = umaProposta({ status: 'TRANSMITIDA', numeroSeguradora: 'P-77' });
    const cancelada = { ...feita, status: 'CANCELADA' as const };
    gateway.answer(propostaCalls.getRevisao, umaRevisao({ proposta: feita }));
    gateway.answer(propostaCalls.getProposta, feita);
    open(InclusaoPage);
    await user.click(await screen.findByRole('button', { name: 'Cancelar proposta' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancelar a proposta 12?' }));
    expect(dialog.getByText(/peça o cancelamento lá também/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancelar proposta' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Motivo/ })).toBeInvalid());
    expect(sent('/cancelamento')).toEqual([]);
    gateway.answer(propostaCalls.cancelProposta, cancelada);
    gateway.answer(propostaCalls.getProposta, cancelada);
    await user.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'O cliente desistiu.');
    await user.click(dialog.getByRole('button', { name: 'Cancelar proposta' }));
    expect(await screen.findByText(/A proposta foi cancelada/)).toBeVisible();
    expect(sent('/cancelamento').at(-1)?.input).toMatchObject({ motivo: 'O cliente desistiu.' });
    expect(screen.queryByRole('button', { name: 'Cancelar proposta' })).toBeNull();
  });

  it('offers no giving up to who may not, nor of a policy', async () => {
    signIn({ acessoGestao: false, token: 'sem-gestao' });
    gateway.answer(propostaCalls.getRevisao, umaRevisao({ proposta: umaProposta() }));
    gateway.answer(propostaCalls.getProposta, umaProposta());
    open(InclusaoPage);
    expect(await screen.findByText(/pronta para ser transmitida/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancelar proposta' })).toBeNull();
    cleanup();
    queryClient.clear();
    signIn();
    const emitida = umaProposta({ status: 'EMITIDA', numeroApolice: 'AP-9' });
    gateway.answer(propostaCalls.getRevisao, umaRevisao({ proposta: emitida }));
    gateway.answer(propostaCalls.getProposta, emitida);
    open(InclusaoPage);
    expect(await screen.findByText('AP-9')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancelar proposta' })).toBeNull();
  });

  it('says why it was refused and keeps the form', async () => {
    gateway.reply(propostaCalls.includeProposta, refusal(409, 'orcamento-sem-preco', 'Este orçamento ainda não tem um cálculo concluído.'));
    open(InclusaoPage);
    await user.click(await screen.findByRole('button', { name: 'Incluir proposta' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('ainda não tem um cálculo concluído');
    expect(screen.getByRole('button', { name: 'Incluir proposta' })).toBeEnabled();
  });

  it('confirms nothing whose price has expired', async () => {
    gateway.answer(propostaCalls.getRevisao, umaRevisao({ isVencida: true }));
    open(InclusaoPage);
    expect(await screen.findByText('A validade desta oferta terminou')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Incluir proposta' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('confirms nothing whose cover would have begun, and leads to its dates', async () => {
    gateway.answer(propostaCalls.getRevisao, umaRevisao({ isInicioPassado: true }));
    open(InclusaoPage);
    expect(await screen.findByText('O início da vigência desta oferta já passou')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ajustar e recalcular' })).toHaveAttribute(
      'href',
      expect.stringContaining('orcamento-editar?id='),
    );
    expect(screen.getByRole('button', { name: 'Incluir proposta' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('says what to do without an offer, and lets try again when it did not come', async () => {
    open(InclusaoPage, 'id=x');
    expect(screen.getByText('Escolha uma oferta')).toBeVisible();
    cleanup();
    gateway.reply(propostaCalls.getRevisao, refusal(500, 500, 'Falhou aqui.'));
    open(InclusaoPage);
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  });
});

describe('Transmitir', () => {
  it('asks only for what is missing, and shows the insurer’s number', async () => {
    const feita = umaProposta({ status: 'TRANSMITIDA', transmissao: 'CONCLUIDA', numeroSeguradora: 'P-77', transmitidaEm: null });
    gateway.answer(propostaCalls.transmit, transmissaoDe(umaProposta({ transmissao: 'PENDENTE' })));
    gateway.answer(propostaCalls.getProposta, feita);
    open(TransmissaoPage);
    expect(await screen.findByText('Falta um dado para a emissão.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /E-mail/ })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: /Chassi/ }), '9BWZZZ377VT004251');
    expect(screen.getByText('Os dados para emissão estão completos.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Transmitir à seguradora' }));
    expect(await screen.findByText('P-77')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(sent('/transmissoes')[0]?.input).toMatchObject({
      pagamento: { forma: 'BOLETO', n: 10 },
      dadosComplementares: { chassi: '9BWZZZ377VT004251' },
    });
  });

  it('shows what the insurer waits for, and what it got, each with its days', async () => {
    const respostas = [{ id: id(72), em: '2026-03-03T12:00:00Z', usuario: 'Ana', nota: null, anexos: [], isDesfazivel: false }];
    const exigencias = [
      umaExigencia({ atendidaEm: '2026-03-04T18:30:00Z', respostas }),
      umaExigencia({ texto: 'Envie o laudo.', ordem: 2 }),
    ];
    const parada = umaProposta({ status: 'EXIGENCIA', transmissao: 'CONCLUIDA', numeroSeguradora: 'P-77', exigencias });
    gateway.answer(propostaCalls.getRevisao, umaRevisao({ proposta: parada }));
    gateway.answer(propostaCalls.getProposta, parada);
    open(TransmissaoPage);
    const [abertas, atendidas] = await screen.findAllByRole('list');
    expect(screen.getByText('Exigências da seguradora')).toBeVisible();
    expect(abertas).toHaveTextContent('Envie o laudo.Pedida em 02/03/2026 09:00');
    expect(screen.getByText('Exigências atendidas')).toBeVisible();
    expect(atendidas).toHaveTextContent('Envie a CNH.Pedida em 02/03/2026 09:00, atendida em 04/03/2026 15:30');
  });

  describe('a demand of the insurer', () => {
    const umaResposta = (over: Partial<RespostaExigencia> = {}): RespostaExigencia => ({
      id: id(70),
      em: '2026-03-03T12:00:00Z',
      usuario: 'Ana',
      nota: 'Foi pelo portal.',
      anexos: [{ id: id(71), nome: 'cnh.pdf' }],
      isDesfazivel: true,
      ...over,
    });
    const parada = (over: Partial<ExigenciaDaProposta> = {}): Proposta =>
      umaProposta({ status: 'EXIGENCIA', transmissao: 'CONCLUIDA', numeroSeguradora: 'P-77', exigencias: [umaExigencia(over)] });
    const show = (proposta: Proposta) => {
      gateway.answer(propostaCalls.getRevisao, umaRevisao({ proposta }));
      gateway.answer(propostaCalls.getProposta, proposta);
      open(TransmissaoPage);
    };

    it('is marked as answered with a note and a paper, once the insurer’s own channel was named', async () => {
      show(parada());
      await user.click(await screen.findByRole('button', { name: 'Marcar como respondida' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Marcar exigência como respondida' }));
      expect(dialog.getByText('Envie a CNH.')).toBeVisible();
      expect(dialog.getByText(/Jequitibá Seguros não recebe respostas por aqui: envie-a também pelo canal dela/)).toBeVisible();
      await user.type(dialog.getByRole('textbox', { name: /Nota/ }), 'Foi pelo portal.');
      const papel = new File(['%PDF-'], 'cnh.pdf', { type: 'application/pdf' });
      await user.upload(dialog.getByLabelText('Anexar PDF ou imagem', { selector: 'input' }), papel);
      expect(dialog.getByText('cnh.pdf')).toBeVisible();
      gateway.reply(propostaCalls.answerExigencia, refusal(409, 'sem-exigencia-aberta', 'A seguradora já não espera.'));
      gateway.answer(anexoCalls.addAnexo, {
        id: id(71),
        nome: 'cnh.pdf',
        mime: 'application/pdf',
        bytes: 5,
        criadoEm: '2026-03-03T12:00:00Z',
        usuario: 'Ana',
      });
      await user.click(dialog.getByRole('button', { name: 'Marcar como respondida' }));
      expect(await dialog.findByRole('alert')).toHaveTextContent('A seguradora já não espera.');
      const respondida = parada({ respostas: [umaResposta()] });
      gateway.answer(propostaCalls.answerExigencia, respondida);
      gateway.answer(propostaCalls.getProposta, respondida);
      await user.click(dialog.getByRole('button', { name: 'Marcar como respondida' }));
      expect(await screen.findByText(/Respondida em/)).toHaveTextContent('Respondida em 03/03/2026 09:00 por Ana');
      expect(sent('/respostas').at(-1)?.input).toMatchObject({ nota: 'Foi pelo portal.', anexos: [id(71)] });
      expect(screen.getByText('Exigências respondidas, à espera da seguradora')).toBeVisible();
      expect(screen.getByRole('button', { name: 'cnh.pdf: baixar' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Marcar como respondida' })).toBeNull();
    });

    it('dropped while it is answered, says so in the open dialog, and keeps what was written', async () => {
      show(parada());
      await user.click(await screen.findByRole('button', { name: 'Marcar como respondida' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Marcar exigência como respondida' }));
      await user.type(dialog.getByRole('textbox', { name: /Nota/ }), 'Já estava com o perito.');
      const seguiu: Proposta = { ...parada({ atendidaEm: '2026-03-04T18:30:00Z' }), status: 'EM_ANALISE', versao: 2 };
      gateway.answer(propostaCalls.getProposta, seguiu);
      await queryClient.invalidateQueries();
      expect(await dialog.findByText(/A seguradora dispensou esta exigência enquanto você respondia/)).toBeVisible();
      expect(dialog.getByRole('textbox', { name: /Nota/ })).toHaveValue('Já estava com o perito.');
      gateway.answer(propostaCalls.answerExigencia, {
        ...seguiu,
        exigencias: [umaExigencia({ atendidaEm: '2026-03-04T18:30:00Z', respostas: [umaResposta({ em: '2026-03-04T18:31:00Z' })] })],
      });
      await user.click(dialog.getByRole('button', { name: 'Guardar na história' }));
      await waitFor(() => expect(sent('/respostas').at(-1)?.input).toMatchObject({ nota: 'Já estava com o perito.' }));
      expect(await screen.findByText('Exigências dispensadas pela seguradora')).toBeVisible();
    });

    it('is taken back, and is waited for again', async () => {
      show(parada({ respostas: [umaResposta()] }));
      gateway.answer(propostaCalls.undoResposta, parada());
      const desfazer = await screen.findByRole('button', { name: 'Desfazer' });
      gateway.answer(propostaCalls.getProposta, parada());
      await user.click(desfazer);
      expect(await screen.findByRole('button', { name: 'Marcar como respondida' })).toBeVisible();
      expect(screen.getByText('Exigências da seguradora')).toBeVisible();
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    });

    it('answered before the insurer spoke, may be answered again and not taken back', async () => {
      show(parada({ respostas: [umaResposta({ isDesfazivel: false, nota: null, anexos: [] })] }));
      expect(await screen.findByRole('button', { name: 'Responder de novo' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
    });

    it('is shown, and no more, to who may not transmit', async () => {
      signIn({ bloqueioTransmitir: true, token: 'sem-transmitir' });
      show(parada({ respostas: [umaResposta()] }));
      expect(await screen.findByText(/Respondida em/)).toBeVisible();
      expect(screen.queryByRole('button', { name: /Desfazer|respondida|Responder/ })).toBeNull();
    });
  });

  it('takes each refusal, and the keyboard, to its field, which is not shown as checked until it is written again', async () => {
    const recusa = 'O chassi tem 17 letras e números, sem I, O e Q.';
    const errors = [{ campo: 'dadosComplementares.chassi', codigo: 'invalido', mensagem: recusa }];
    gateway.reply(propostaCalls.transmit, {
      status: 422,
      body: { success: false, code: 'campos-invalidos', message: 'Confira.', errors },
    });
    open(TransmissaoPage);
    await user.type(await screen.findByRole('textbox', { name: /Chassi/ }), '9BWZZZ377VT00425');
    await user.click(screen.getByRole('button', { name: 'Transmitir à seguradora' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Chassi/ })).toBeInvalid());
    expect(screen.getByText(recusa)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Chassi/ })).toHaveFocus();
    expect(screen.getByText('Falta um dado para a emissão.')).toBeVisible();
    await user.keyboard('1');
    expect(screen.queryByText(recusa)).toBeNull();
    expect(screen.getByText('Os dados para emissão estão completos.')).toBeVisible();
  });

  it('sends whoever sells a life to the health declaration first', async () => {
    const pendencias = [{ campo: 'dps', codigo: 'obrigatorio', mensagem: 'Registre a declaração de saúde do segurado para esta oferta.' }];
    gateway.answer(propostaCalls.getRevisao, umaRevisao({ pendencias }));
    open(TransmissaoPage);
    const aviso = await screen.findByText('Falta a declaração de saúde');
    expect(aviso).toBeVisible();
    // above everything that does not help before it
    const oferta = screen.getByRole('heading', { name: 'Oferta' });
    expect(aviso.compareDocumentPosition(oferta)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText('Os dados para emissão estão completos.')).toBeNull();
    expect(screen.getByRole('link', { name: 'Abrir os resultados' })).toHaveAttribute(
      'href',
      `/multicalculo/orcamento-editar?id=${id(40)}&aba=resultados`,
    );
  });

  it('says honestly that an insurer takes none through here, and offers to include', async () => {
    gateway.answer(propostaCalls.getRevisao, umaRevisao({ isTransmissivel: false }));
    open(TransmissaoPage);
    expect(await screen.findByText('Jequitibá Seguros ainda não recebe esta proposta por aqui')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Incluir proposta' })).toHaveAttribute('href', expect.stringContaining('incluir-proposta'));
  });

  it('goes back to a transmission that failed, with its reason, and lets it be tried again', async () => {
    const falhou = umaProposta({ transmissao: 'FALHOU', mensagens: [{ codigo: 'HTTP_503', texto: 'Fora do ar.' }] });
    gateway.answer(propostaCalls.getRevisao, umaRevisao({ proposta: falhou, pendencias: [] }));
    gateway.answer(propostaCalls.getProposta, falhou);
    open(TransmissaoPage);
    expect(await screen.findByRole('alert')).toHaveTextContent('Fora do ar.');
    await user.click(screen.getByRole('button', { name: 'Transmitir de novo' }));
    expect(await screen.findByRole('button', { name: 'Transmitir à seguradora' })).toBeEnabled();
  });
});
