import { quotingCalls } from '@balcao/contracts';
import { queryClient } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway, umRascunhoAuto } from '@balcao/testing';
import { cleanup, waitFor } from '@testing-library/react';
import { renderAt } from '../../pagina.fixture.tsx';
import { resultadosDe } from '../../rota-do-formulario.ts';
import { EdicaoPage } from './edicao.page.tsx';

const id = '0190b000-0000-7000-8000-000000000040';
const gateway = fakeGateway();
afterEach(cleanup);
afterAll(gateway.close);

it('leads to the results of a case, in the form of its line, when they are what is asked for', async () => {
  beginSignedIn(gateway, queryClient);
  gateway.answer(quotingCalls.getOrcamento, {
    id,
    numero: 7,
    linha: 'VIDA',
    formulario: 'VIDA',
    origem: 'INTERNO',
    status: 'CALCULADO',
    versao: 3,
    criadoEm: '2026-03-02T12:00:00Z',
    alteradoEm: '2026-03-02T12:00:00Z',
    rascunho: umRascunhoAuto({ hoje: '2026-03-02' }),
    isMinhaVersao: true,
    propostaOfertaId: null,
    cotacoes: [],
  });
  renderAt(resultadosDe(id), <EdicaoPage />);
  await waitFor(() => expect(window.location.pathname).toBe('/multicalculo/orcamento-multicalculo-vida'));
  expect(window.location.search).toBe(`?id=${id}&aba=resultados`);
});
