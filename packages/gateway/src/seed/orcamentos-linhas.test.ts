import { Formulario, type RamoManual } from '@balcao/contracts';
import { payloadCanonico, tabelaIof } from '@balcao/domain';
import { assinaturasDemo } from './assinaturas.ts';
import { enderecos, modelosPorAno } from './catalogos.ts';
import { createMundo } from './mundo.ts';
import { numerados, orcamentosAuto } from './orcamentos.ts';
import { orcamentosDeLinhas } from './orcamentos-linhas.ts';
import { produtoresDemo, seguradosDemo } from './registro.ts';
import { veiculosDemo } from './veiculos.ts';
import { vendasDemo } from './vendas.ts';

const iof = tabelaIof.AUTO.map(({ bps, desde }) => ({ bps, desde }));
const ramos: RamoManual[] = ['0171', '0982', '0993'].map((codigo) => ({ codigo, nome: codigo, linha: 'OUTRO', ativo: true, iof }));

/** The first subscription with fewer cars, as it would be drawn at that moment. */
function draw(agora: Date) {
  const mundo = createMundo(agora);
  const [assinatura] = assinaturasDemo(mundo);
  if (!assinatura) throw new Error('sem assinatura');
  const pequena = { ...assinatura, volumes: { ...assinatura.volumes, pf: 80, pj: 12, orcamentos: 220 } };
  const produtores = produtoresDemo(mundo, pequena);
  const segurados = seguradosDemo(mundo, pequena, { enderecos: enderecos(mundo), produtores });
  const autos = orcamentosAuto(mundo, pequena, veiculosDemo(mundo, segurados, modelosPorAno(mundo)));
  const outros = orcamentosDeLinhas(createMundo(agora, 7), pequena, { segurados, ramos });
  return vendasDemo(agora, { assinatura: pequena, ramos, produtores, politicas: new Map() }, numerados([...autos, ...outros]));
}

// a case that no line would accept is not drawn at all: the generator throws
it.each(['2027-01-08T02:20:00Z', '2027-06-30T23:59:00Z', '2028-02-29T14:00:00Z', '2026-12-31T03:00:00Z'])(
  'fills only cases their own line accepts when the day is %s',
  (momento) => {
    const agora = new Date(momento);
    const { orcamentos, vendas } = draw(agora);
    expect(new Set(orcamentos.map(({ linha }) => linha['formulario']))).toEqual(new Set(Formulario.options));
    expect(vendas.length).toBeGreaterThan(60);
    for (const { linha } of orcamentos) expect(String(linha['alterado_em']) <= agora.toISOString()).toBe(true);
    const abertos = orcamentos.filter(({ linha }) => linha['status'] === 'CALCULADO');
    const [newest] = abertos.toSorted((a, b) => String(b.linha['vig_ini']).localeCompare(String(a.linha['vig_ini'])));
    expect(newest?.linha['formulario']).toBe('AUTO');
  },
);

it('draws the same cases and sales twice for the same moment', () => {
  const agora = new Date('2026-09-21T15:00:00Z');
  expect(payloadCanonico(draw(agora))).toBe(payloadCanonico(draw(agora)));
});

it('ends the sales of a case the same way on another day', () => {
  const endings = (momento: string) => draw(new Date(momento)).vendas.map(({ proposta }) => proposta['status']);
  expect(endings('2026-10-02T20:00:00Z')).toEqual(endings('2026-09-21T15:00:00Z'));
});
