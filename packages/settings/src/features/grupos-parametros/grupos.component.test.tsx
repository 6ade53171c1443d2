import { type DominioRemetente, type GruposEmVigor, gruposParametrosCalls, remetenteCalls } from '@balcao/contracts';
import { gruposPadrao } from '@balcao/domain';
import { refusal } from '@balcao/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gateway, openPage } from '../../open-page.fixture.tsx';
import { copy } from './grupos.copy.ts';
import { GruposDeParametros } from './grupos.component.tsx';

const user = userEvent.setup();
const nada = { versao: 0, alteradoEm: null, alteradoPor: null };
const feriado = { dia: '2026-07-16', nome: 'Aniversário da cidade', todoAno: true };
const emVigor: GruposEmVigor = {
  acesso: { ...gruposPadrao.acesso, ...nada },
  calendario: { feriados: [feriado], versao: 2, alteradoEm: '2026-03-01T12:00:00Z', alteradoPor: 'Rita' },
  renovacao: { ...gruposPadrao.renovacao, ...nada },
  expediente: { ...gruposPadrao.expediente, ...nada },
  atraso: { ...gruposPadrao.atraso, ...nada },
  repasse: { ...gruposPadrao.repasse, ...nada },
  numeracao: { ...gruposPadrao.numeracao, ...nada, proximoOrcamento: 124, proximaProposta: 8 },
  retencao: { ...gruposPadrao.retencao, ...nada },
  remetente: { ...gruposPadrao.remetente, ...nada },
};

async function open() {
  openPage(<GruposDeParametros />, { sessao: { administrador: true } });
  const grupo = async (nome: keyof GruposEmVigor) => within(await screen.findByRole('form', { name: copy.grupo(nome).titulo }));
  return {
    acesso: await grupo('acesso'),
    calendario: await grupo('calendario'),
    renovacao: await grupo('renovacao'),
    expediente: await grupo('expediente'),
    atraso: await grupo('atraso'),
    numeracao: await grupo('numeracao'),
    retencao: await grupo('retencao'),
    remetente: await grupo('remetente'),
  };
}
const saves = () => gateway.pedidos.filter(({ method }) => method === 'PUT').map(({ path, input }) => [path, input]);

beforeEach(() => {
  gateway.answer(gruposParametrosCalls.getGrupos, emVigor);
  gateway.answer(remetenteCalls.getDominio, { dominio: null });
});

it('saves one group alone, over the version that was read, however often the button is pressed', async () => {
  const { acesso, renovacao } = await open();
  gateway.reply(gruposParametrosCalls.saveAcesso, ({ input }) => ({
    status: 200,
    body: { success: true, data: { ...(input as object), ...nada, versao: 1 } },
  }));
  await user.click(acesso.getByRole('checkbox', { name: copy.exigeSegundoFator }));
  await user.dblClick(acesso.getByRole('button', { name: 'Salvar acesso' }));
  expect(await screen.findByText(copy.salvou)).toBeVisible();
  expect(saves()).toEqual([['/c/api/v1/parametros/acesso', { exigeSegundoFator: true, feriadoComoDomingo: true, versao: 0 }]]);
  expect(renovacao.getByRole('button', { name: 'Salvar janelas' })).toHaveAttribute('aria-disabled', 'true');
});

it('refuses windows out of their order and empty ones at their fields', async () => {
  const { renovacao } = await open();
  const ligar = renovacao.getByRole('textbox', { name: /^Ligar/ });
  await user.clear(ligar);
  await user.click(renovacao.getByRole('button', { name: 'Salvar janelas' }));
  expect(renovacao.getByText(copy.vazio)).toBeVisible();
  await user.type(ligar, '4');
  await user.click(renovacao.getByRole('button', { name: 'Salvar janelas' }));
  expect(renovacao.getByText(/^Use mais que 5 dias/)).toBeVisible();
  expect(ligar).toHaveFocus();
  expect(saves()).toEqual([]);
});

it('adds and takes away holidays, and shows what somebody else saved meanwhile', async () => {
  const { calendario } = await open();
  expect(calendario.getByRole('textbox', { name: /^Nome/ })).toHaveValue('Aniversário da cidade');
  await user.click(calendario.getByRole('button', { name: copy.adicionar }));
  await user.click(calendario.getByRole('button', { name: 'Salvar feriados' }));
  expect(calendario.getByText('Dê um nome ao feriado.')).toBeVisible();
  await user.click(calendario.getByRole('button', { name: copy.remover(2) }));
  await user.click(calendario.getByRole('button', { name: copy.remover(1) }));
  gateway.reply(
    gruposParametrosCalls.saveCalendario,
    refusal(409, 'parametros-alterados', 'x', { ...emVigor.calendario, feriados: [{ ...feriado, nome: 'Padroeira' }], versao: 3 }),
  );
  await user.click(calendario.getByRole('button', { name: 'Salvar feriados' }));
  expect(await calendario.findByText(/Padroeira/)).toBeVisible();
  await user.click(calendario.getByRole('button', { name: 'Usar o que está gravado' }));
  await waitFor(() => expect(calendario.getByRole('textbox', { name: /^Nome/ })).toHaveValue('Padroeira'));
});

it('shows the number that comes next as it is typed, and what was used already at its field', async () => {
  const { numeracao } = await open();
  expect(numeracao.getByText(/O próximo orçamento será o 124\./)).toBeVisible();
  await user.type(numeracao.getByRole('textbox', { name: /^Prefixo dos orçamentos/ }), 'ORC-');
  const pular = numeracao.getByRole('textbox', { name: /^Pular para o orçamento/ });
  await user.type(pular, '50');
  expect(numeracao.getByText(/O próximo orçamento será o ORC-50\./)).toBeVisible();
  gateway.reply(gruposParametrosCalls.saveNumeracao, ({ input }) => {
    const campo = 'orcamentoPularPara';
    if ((input as { orcamentoPularPara: number }).orcamentoPularPara < 124)
      return {
        status: 422,
        body: {
          success: false,
          code: 'campos-invalidos',
          message: 'x',
          errors: [{ campo, codigo: 'conflito', mensagem: 'Use 124 ou mais.' }],
        },
      };
    return {
      status: 200,
      body: { success: true, data: { ...emVigor.numeracao, orcamentoPrefixo: 'ORC-', versao: 1, proximoOrcamento: 500 } },
    };
  });
  await user.click(numeracao.getByRole('button', { name: 'Salvar numeração' }));
  expect(await numeracao.findByText('Use 124 ou mais.')).toBeVisible();
  await user.clear(pular);
  await user.type(pular, '500');
  await user.click(numeracao.getByRole('button', { name: 'Salvar numeração' }));
  expect(await numeracao.findByText(/O próximo orçamento será o ORC-500\./)).toBeVisible();
  expect(pular).toHaveValue('');
});

it('refuses less keeping than the law asks, hours that close before they open, and shows what paying late costs', async () => {
  const { retencao, expediente, atraso } = await open();
  const apolices = retencao.getByRole('textbox', { name: /^Propostas transmitidas/ });
  await user.clear(apolices);
  await user.type(apolices, '12');
  await user.click(retencao.getByRole('button', { name: 'Salvar prazos de guarda' }));
  expect(retencao.getByText('Use de 60 a 240 meses.')).toBeVisible();
  await user.click(expediente.getByRole('checkbox', { name: 'Sábado: aberto' }));
  const sabado = within(expediente.getByRole('group', { name: 'Sábado' }));
  fireEvent.change(sabado.getByLabelText('Fecha às'), { target: { value: '08:00' } });
  await user.click(expediente.getByRole('button', { name: 'Salvar horário' }));
  expect(sabado.getByText('O fim precisa ser depois do começo.')).toBeVisible();
  expect(atraso.getByText(/fica em R\$\s358,17/)).toBeVisible();
  expect(saves()).toEqual([]);
});

it('gives the records of a new domain to copy, looks at them on request, and says what became of a test', async () => {
  const { remetente } = await open();
  await user.type(remetente.getByRole('textbox', { name: /^Endereço da corretora/ }), 'contato@gmail.com');
  await user.click(remetente.getByRole('button', { name: 'Salvar remetente' }));
  expect(remetente.getByText(/^Use um domínio da corretora/)).toBeVisible();
  await user.clear(remetente.getByRole('textbox', { name: /^Endereço da corretora/ }));
  await user.type(remetente.getByRole('textbox', { name: /^Endereço da corretora/ }), 'contato@casa.com.br');
  const dominio: DominioRemetente = {
    dominio: 'casa.com.br',
    seletor: 'balcao1',
    situacao: 'NAO_VERIFICADO',
    motivo: 'Publique os registros e confira.',
    conferidoEm: null,
    registros: [{ papel: 'SPF', tipo: 'TXT', nome: 'casa.com.br', valor: 'v=spf1 a:m.test ~all', problema: null }],
  };
  gateway.answer(gruposParametrosCalls.saveRemetente, { ...emVigor.remetente, endereco: 'contato@casa.com.br', versao: 1 });
  gateway.answer(remetenteCalls.getDominio, { dominio });
  await user.click(remetente.getByRole('button', { name: 'Salvar remetente' }));
  expect(await remetente.findByText('Não verificado')).toBeVisible();
  await user.click(remetente.getByRole('button', { name: 'Copiar o valor do SPF' }));
  expect(await navigator.clipboard.readText()).toBe('v=spf1 a:m.test ~all');
  gateway.answer(remetenteCalls.checkDominio, {
    dominio: { ...dominio, situacao: 'VERIFICADO', motivo: null, conferidoEm: '2026-11-24T12:00:00Z' },
  });
  await user.click(remetente.getByRole('button', { name: 'Conferir agora' }));
  expect(await remetente.findByText('Verificado')).toBeVisible();
  expect(remetente.getByText('Encontrado.')).toBeVisible();
  gateway.answer(remetenteCalls.sendTeste, { para: 'rita@casa.com.br', de: 'Casa <contato@casa.com.br>', resultado: 'recusada' });
  await user.click(remetente.getByRole('button', { name: 'Enviar um teste para mim' }));
  expect(await remetente.findByText(/recusou a mensagem de Casa/)).toBeVisible();
});

it('says that it failed and tries again', async () => {
  gateway.reply(gruposParametrosCalls.getGrupos, refusal(500, 'x', 'Não deu certo.'));
  openPage(<GruposDeParametros />, { sessao: { administrador: true } });
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  gateway.answer(gruposParametrosCalls.getGrupos, emVigor);
  await user.click(again);
  expect(await screen.findByRole('form', { name: copy.grupo('acesso').titulo })).toBeVisible();
});
