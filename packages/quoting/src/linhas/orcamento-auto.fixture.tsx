import { type Orcamento, quotingCalls, type RascunhoAuto, registryCalls, type SeguradoraAtiva } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { QueryProvider, queryClient } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, umRascunhoAuto, umaCotacao } from '@balcao/testing';
import { ThemeRoot } from '@balcao/ui';
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { OrcamentoAutoPage } from './orcamento-auto.page.tsx';

export const id = '0198b2c4-0000-7000-8000-0000000000b1';
export const cotacaoId = '0198b2c4-0000-7000-8000-0000000000c1';
export const hoje = hojeEm(new Date());
export const completo = umRascunhoAuto({ hoje });
export const seguradora = (slug: string, nome: string): SeguradoraAtiva => ({
  slug,
  nome,
  tipo: 'SEGURADORA',
  linhas: ['AUTO'],
  comissaoPadraoBps: 2_000,
  comissaoMinBps: 500,
  comissaoMaxBps: 3_000,
});

export const gateway = fakeGateway();
export const saves = () =>
  gateway.pedidos.filter(({ method }) => method === 'PUT').map(({ input }) => input as { versao: number; rascunho: RascunhoAuto });
export const runs = () => gateway.pedidos.filter(({ method, path }) => method === 'POST' && path.endsWith('/cotacoes'));

export const orcamento = (rascunho: RascunhoAuto, over: Partial<Orcamento> = {}): Orcamento => ({
  id,
  numero: 1_042,
  linha: 'AUTO',
  formulario: 'AUTO',
  origem: 'INTERNO',
  status: 'RASCUNHO',
  versao: 3,
  criadoEm: '2026-03-02T12:00:00.000Z',
  alteradoEm: '2026-03-02T12:00:00.000Z',
  rascunho,
  isMinhaVersao: true,
  propostaOfertaId: null,
  cotacoes: [],
  ...over,
});

/** A gateway that keeps the draft: each save raises its version. */
export function keeping(inicial: Orcamento) {
  let atual = inicial;
  gateway.reply(quotingCalls.getOrcamento, () => ({ status: 200, body: { success: true, data: atual } }));
  const keep = () =>
    gateway.reply(quotingCalls.saveRascunho, ({ input }) => {
      if (input.versao !== atual.versao) return refusal(409, 409, 'Outra pessoa salvou antes.');
      atual = { ...atual, versao: atual.versao + 1, alteradoEm: new Date().toISOString(), rascunho: input.rascunho as RascunhoAuto };
      return { status: 200, body: { success: true, data: { versao: atual.versao, alteradoEm: atual.alteradoEm } } };
    });
  keep();
  return {
    somebodySaves: (rascunho: RascunhoAuto, isMinhaVersao = false) => {
      atual = { ...atual, versao: atual.versao + 1, rascunho, isMinhaVersao };
    },
    somebodyCloses: (status: Orcamento['status']) => {
      atual = { ...atual, status };
    },
    reopen: () => {
      atual = { ...atual, status: 'CALCULADO' };
      keep();
    },
    atual: () => atual,
  };
}

export async function openAtOnce(rascunho: RascunhoAuto = completo, search = `?id=${id}`, over: Partial<Orcamento> = {}) {
  const store = keeping({ ...orcamento(rascunho), ...over });
  window.history.replaceState(null, '', `/multicalculo/orcamento-multicalculo${search}`);
  render(
    <ThemeRoot>
      <QueryProvider>
        <BrowserRouter>
          <OrcamentoAutoPage />
        </BrowserRouter>
      </QueryProvider>
    </ThemeRoot>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Orçamento auto nº 1042' });
  return store;
}
export async function open(...args: Parameters<typeof openAtOnce>) {
  const store = await openAtOnce(...args);
  await screen.findByText('Jequitibá Seguros');
  return store;
}

export const refuseSaves = () =>
  gateway.reply(
    quotingCalls.saveRascunho,
    refusal(409, 'orcamento-encerrado', 'Este orçamento está encerrado e não pode mais ser alterado.'),
  );

export const user = userEvent.setup({ pointerEventsCheck: 0 });
// by label: a search by role reads the styles of the whole form each time
export const named = (name: string) => new RegExp(`^${name}( \\*)?$`);
export const field = (name: string) => screen.getByLabelText(named(name), { selector: 'input' });
export const absent = (name: string) => screen.queryByLabelText(named(name), { selector: 'input' }) === null;
export const retype = async (name: string, text: string) => {
  await user.clear(field(name));
  await user.type(field(name), text);
};
export const botaoCalcular = () => screen.getByText('Calcular', { selector: 'button' });

/** A gateway that knows what the form asks, before each test of the file. */
export function prepareForm(): void {
  // a whole form is drawn and typed in: slow on a busy machine
  jest.setTimeout(120_000);
  configure({ asyncUtilTimeout: 20_000 });
  beforeEach(() => {
    localStorage.clear();
    queryClient.clear();
    gateway.reset();
    signIn();
    gateway.answer(registryCalls.listSeguradorasAtivas, [
      seguradora('jequitiba_seguros', 'Jequitibá Seguros'),
      seguradora('capivara_seguros', 'Capivara Seguros'),
    ]);
    gateway.answer(registryCalls.listCorretoras, []);
    gateway.answer(registryCalls.listProdutores, []);
    gateway.answer(quotingCalls.getCotacao, {
      cotacao: umaCotacao({ id: cotacaoId, orcamentoId: id, status: 'CALCULANDO', seguradoras: ['jequitiba_seguros'] }),
      resultados: [],
    });
  });
  afterEach(cleanup);
  afterAll(gateway.close);
}
