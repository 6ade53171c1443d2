import {
  Cotacao,
  OfertaCotacao,
  OrcamentoResumo,
  rascunhoDe,
  ResultadoCotacao,
  RevisaoProposta,
  RiscoAuto,
  Sessao,
} from '@balcao/contracts';
import { linhaAuto, parseSessao, serializeSessao } from '@balcao/domain';
import { umaCotacao, umaRevisao, umaOferta, umaSessao, umOrcamentoResumo, umRascunhoAuto, umResultado } from './index.ts';

const seguradoras = [{ slug: 'jequitiba_seguros', comissaoMinBps: 1_000, comissaoMaxBps: 2_500 }];

it('builds what the contracts accept', () => {
  expect(Sessao.safeParse(umaSessao()).success).toBe(true);
  expect(OfertaCotacao.safeParse(umaOferta()).success).toBe(true);
  expect(ResultadoCotacao.safeParse(umResultado({ seguradora: 'capivara_seguros' })).success).toBe(true);
  expect(Cotacao.safeParse(umaCotacao()).success).toBe(true);
  expect(RevisaoProposta.safeParse(umaRevisao()).success).toBe(true);
  expect(OrcamentoResumo.safeParse(umOrcamentoResumo()).success).toBe(true);
  expect(rascunhoDe(RiscoAuto).safeParse(umRascunhoAuto().risco).success).toBe(true);
});

it.each(['2026-11-20', '2028-02-29', '2031-01-01'])('builds a draft that may be calculated on %s', (hoje) => {
  expect(linhaAuto.validate(umRascunhoAuto({ hoje }), { hoje, seguradoras })).toMatchObject({ ok: true });
});

it('changes only what it is told to of a draft', () => {
  const rascunho = umRascunhoAuto({ risco: { veiculo: { placa: null } } });
  expect(rascunho.risco.veiculo).toMatchObject({ placa: null, modelo: 'Onix 1.0' });
});

it('keeps the sums of an offer right when its premium or commission changes', () => {
  expect(umaOferta()).toMatchObject({ iofCentavos: 33_314, premioTotalCentavos: 484_725 });
  expect(umaOferta({ premioLiquidoCentavos: 300_000, comissaoBps: 1_000 })).toMatchObject({
    premioTotalCentavos: 322_140,
    comissaoCentavos: 30_000,
  });
});

it('builds a session that fits its cookie', () => {
  expect(parseSessao(serializeSessao(umaSessao()))).toEqual(umaSessao());
});

it('gives each insurer an answer of its own', () => {
  expect(umResultado().id).not.toBe(umResultado({ seguradora: 'capivara_seguros' }).id);
});
