import {
  addressOf,
  cobrancaParcelaCalls,
  extratoBancarioCalls,
  faturaColetivaCalls,
  financeRoutes,
  fluxoCaixaCalls,
  lancamentoCalls,
  parcelaCalls,
} from '@balcao/contracts';
import { previsaoPadrao } from '@balcao/domain';
import { currentSession } from '@balcao/shared';
import { queryClient } from '@balcao/shared/query';
import { fakeGateway, signIn, signOut } from '@balcao/testing';
import { render, screen } from '@testing-library/react';
import { FinanceRoot } from './finance.root.tsx';

const gateway = fakeGateway();
beforeEach(() => {
  gateway.answer(extratoBancarioCalls.listSaldos, []);
  gateway.answer(lancamentoCalls.getOpcoes, { contas: [], categorias: [], centros: [] });
  gateway.answer(fluxoCaixaCalls.getPrevisao, { ...previsaoPadrao, versao: 0, alteradoEm: null, alteradoPor: null });
  gateway.answer(fluxoCaixaCalls.getFluxo, { hoje: '2026-11-20', inicialCentavos: 0, periodos: [], previsao: previsaoPadrao });
  gateway.answer(faturaColetivaCalls.listFaturas, { itens: [], total: 0, pagina: 1, tamanho: 20 });
  gateway.answer(faturaColetivaCalls.getOpcoes, { seguradoras: [], estipulantes: [], apolices: [] });
  gateway.answer(faturaColetivaCalls.getTotais, {
    total: 0,
    vidas: 0,
    premioCentavos: 0,
    iofCentavos: 0,
    totalCentavos: 0,
    comissaoCentavos: 0,
  });
  gateway.answer(parcelaCalls.listParcelas, { itens: [], total: 0, pagina: 1, tamanho: 20 });
  gateway.answer(parcelaCalls.getOpcoes, { seguradoras: [], produtores: [] });
  gateway.answer(parcelaCalls.getTotais, { total: 0, valorCentavos: 0, pagoCentavos: 0, abertoCentavos: 0, vencidoCentavos: 0 });
  gateway.answer(cobrancaParcelaCalls.listAtrasadas, { itens: [], total: 0, pagina: 1, tamanho: 20 });
  gateway.answer(cobrancaParcelaCalls.getOpcoes, { seguradoras: [], produtores: [], modelos: [], responsaveis: [] });
  gateway.answer(cobrancaParcelaCalls.getTotais, { total: 0, segurados: 0, abertoCentavos: 0 });
});
afterEach(() => {
  queryClient.clear();
  signOut();
});
afterAll(gateway.close);

it.each(Object.keys(financeRoutes.rules) as (keyof typeof financeRoutes.rules)[])('shows %s at its address, with one title', async (id) => {
  signIn();
  currentSession();
  window.history.replaceState(null, '', addressOf(financeRoutes, id));
  render(<FinanceRoot />);
  expect(await screen.findByRole('main')).toHaveAttribute('data-route', id);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('renders nothing at an address of another parcel', () => {
  window.history.replaceState(null, '', '/login');
  render(<FinanceRoot />);
  expect(screen.queryByRole('main')).toBeNull();
});
