import { quotingCalls } from '@balcao/contracts';
import { addDias, formatData, formatHora } from '@balcao/domain';
import { runComando } from '@balcao/shared';
import { umaCotacao, umaOferta, umResultado } from '@balcao/testing';
import { ToastRegion } from '@balcao/ui';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { botaoCalcular, completo, cotacaoId, gateway, hoje, id, openAtOnce, prepareForm, runs } from '../linhas/orcamento-auto.fixture.tsx';

prepareForm();

const agora = new Date().toISOString();
const validoAte = addDias(hoje, 5);
const NADA_MUDOU = `Nada mudou desde o cálculo das ${formatHora(agora)}; os preços valem até ${formatData(validoAte).slice(0, 5)}.`;
const rodada = { id: cotacaoId, versao: 1, status: 'CONCLUIDA' as const, criadoEm: agora };
const outra = '0198b2c4-0000-7000-8000-0000000000c2';

/** A case with a run that ended; the gateway has nothing to ask. */
async function openCalculated(aba: 'dados' | 'resultados') {
  const cotacao = umaCotacao({ id: cotacaoId, orcamentoId: id, status: 'CONCLUIDA', seguradoras: ['jequitiba_seguros'] });
  const resultado = umResultado({ cotacaoId, ofertas: [umaOferta()] });
  const { comissaoBps = {}, descontoBps = {} } = completo.comercial;
  const termos = { comissaoBps: comissaoBps as Record<string, number>, descontoBps: descontoBps as Record<string, number> };
  gateway.answer(quotingCalls.getCotacao, { cotacao: { ...cotacao, ...termos }, resultados: [resultado] });
  gateway.reply(quotingCalls.calculate, ({ input }) => {
    const data = input.mesmoAssim
      ? { cotacaoId: outra, versao: 2 }
      : { cotacaoId, versao: 1, nadaMudou: { calculadoEm: agora, validoAte } };
    return { status: 200, body: { success: true, data } };
  });
  await openAtOnce(completo, `?id=${id}&aba=${aba}`, { status: 'CALCULADO', cotacoes: [rodada] });
  await screen.findAllByText('Jequitibá Seguros');
}

const press = {
  'the form’s button': () => fireEvent.click(botaoCalcular()),
  'the palette’s command': () => act(() => runComando('calcular')),
  'the results’ button': async () => fireEvent.click(await screen.findByText('Recalcular só o que mudou', { selector: 'button' })),
} as const;

it.each([
  ['the form’s button', 'dados'],
  ['the palette’s command', 'dados'],
  ['the results’ button', 'resultados'],
] as const)('with nothing changed, %s says so, and asks all the same only when that is chosen', async (button, aba) => {
  await openCalculated(aba);
  await press[button]();
  const aviso = within(await screen.findByRole('alertdialog', { name: 'Nenhuma seguradora foi consultada' }));
  expect(aviso.getByText(NADA_MUDOU)).toBeVisible();
  expect(aviso.getByText('Manter como está', { selector: 'button' })).toHaveFocus();
  expect(window.location.search).not.toContain('cotacao=');
  fireEvent.click(aviso.getByText('Manter como está', { selector: 'button' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(runs()).toHaveLength(1);

  await press[button]();
  fireEvent.click(await screen.findByText('Calcular mesmo assim', { selector: 'button' }));
  await waitFor(() => expect(window.location.search).toContain(`cotacao=${outra}`));
  expect(runs().map(({ input }) => input['mesmoAssim'])).toEqual([undefined, undefined, true]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('names who was asked when the others’ answers hold', async () => {
  await openCalculated('dados');
  gateway.answer(quotingCalls.calculate, { cotacaoId: outra, versao: 2, somente: ['capivara_seguros'] });
  render(<ToastRegion />);
  fireEvent.click(botaoCalcular());
  expect(await screen.findByText('Capivara Seguros. As outras respostas continuam valendo.')).toBeVisible();
  await waitFor(() => expect(window.location.search).toContain(`cotacao=${outra}`));
});
