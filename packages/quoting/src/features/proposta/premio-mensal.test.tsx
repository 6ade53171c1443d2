import { escolhaCalls, propostaCalls } from '@balcao/contracts';
import { queryClient } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway, umaOferta, umaRevisao } from '@balcao/testing';
import { cleanup, screen } from '@testing-library/react';
import { renderAt } from '../../pagina.fixture.tsx';
import { InclusaoPage } from './inclusao.page.tsx';
import { umaProposta } from './proposta.fixture.ts';
import { TransmissaoPage } from './transmissao.page.tsx';

const id = (last: number) => `0190b000-0000-7000-8000-0000000000${last}`;
const gateway = fakeGateway();

beforeEach(() => beginSignedIn(gateway, queryClient));
afterEach(cleanup);
afterAll(gateway.close);

it('says of a monthly premium that it is of each month, never that it is paid at once', async () => {
  const oferta = umaOferta({ id: id(31), premioLiquidoCentavos: 300_000, periodicidade: 'MENSAL' });
  gateway.answer(propostaCalls.getRevisao, umaRevisao({ oferta, planos: oferta.parcelamentos.filter(({ n }) => n === 1) }));
  gateway.answer(escolhaCalls.listEscolhas, []);
  renderAt(`/multicalculo/x?id=${id(40)}&oferta=${id(31)}`, <InclusaoPage />);
  expect(await screen.findByText('Prêmio total por mês')).toBeVisible();
  expect(screen.getByRole('button', { name: /R\$.3\.221,40 por mês/ })).toBeVisible();
  expect(screen.getByText(/Cobrado todo mês/)).toBeVisible();
  expect(screen.queryByText(/à vista|Soma das parcelas/)).toBeNull();
});

it.each([
  ['included', InclusaoPage],
  ['sent', TransmissaoPage],
])('still says so of what was %s', async (_, Page) => {
  const oferta = umaOferta({ id: id(31), periodicidade: 'MENSAL' });
  const proposta = umaProposta({ status: 'TRANSMITIDA', numeroSeguradora: 'P-77' });
  gateway.answer(propostaCalls.getRevisao, umaRevisao({ oferta, proposta }));
  gateway.answer(propostaCalls.getProposta, proposta);
  gateway.answer(escolhaCalls.listEscolhas, []);
  renderAt(`/multicalculo/x?id=${id(40)}&oferta=${id(31)}`, <Page />);
  expect(await screen.findByText('Prêmio total por mês')).toBeVisible();
});
