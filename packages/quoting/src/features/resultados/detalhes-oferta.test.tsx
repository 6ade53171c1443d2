import { umaOferta } from '@balcao/testing';
import { render, screen, within } from '@testing-library/react';
import { DetalhesOferta } from './detalhes-oferta.component.tsx';

it('says the level or the days of a cover in the place of its limit, and the reach of an assistance', () => {
  const semLimite = { lmiCentavos: null, premioCentavos: null, franquiaCentavos: null };
  const oferta = umaOferta({
    coberturas: [
      { codigo: 'VIDROS', nome: 'Vidros', ...semLimite, nivel: 'Completo' },
      { codigo: 'CARRO_RESERVA', nome: 'Carro reserva', ...semLimite, nivel: '15 dias' },
      { codigo: 'PEQUENOS_REPAROS', nome: 'Pequenos reparos', ...semLimite },
    ],
    assistencias: [{ codigo: 'GUINCHO', nome: 'Guincho', limite: 'Guincho e socorro', nivel: '500 km' }],
  });
  render(<DetalhesOferta oferta={oferta} pontuacao={null} temFranquia />);
  const covers = within(screen.getByRole('table', { name: 'Coberturas' }));
  expect(covers.getByRole('row', { name: /^Vidros/ })).toHaveTextContent('Completo');
  expect(covers.getByRole('row', { name: /^Carro reserva/ })).toHaveTextContent('15 dias');
  expect(covers.getByRole('row', { name: /^Pequenos reparos/ })).toHaveTextContent('Incluída');
  expect(screen.getByText(/Guincho \(Guincho e socorro, 500 km\)/)).toBeVisible();
});

it('says that an offer typed without covers has none, and shows no empty table', () => {
  render(<DetalhesOferta oferta={umaOferta({ coberturas: [], composicao: [] })} pontuacao={null} temFranquia={false} />);
  expect(screen.queryByRole('table', { name: 'Coberturas' })).toBeNull();
  expect(screen.getByText('Nenhuma cobertura foi informada.')).toBeVisible();
  expect(screen.getByText('Não foi informado como o preço se formou.')).toBeVisible();
});
