import type { ErroCampo, OfertaManual, Rascunho } from '@balcao/contracts';
import { isData } from '../datas/parse-data.ts';
import { formatBps } from '../dinheiro/bps.ts';
import { formatCentavos } from '../dinheiro/format-numero.ts';
import { naFaixa, obrigatorio } from '../blocos/regra-campo.ts';
import { erroCampo } from '../erros/codigo-erro.ts';
import { parametrosManual } from './parametros-manual.ts';

type Oferta = Rascunho<OfertaManual>;
const { coberturas, premioLiquidoCentavos, limiteCentavos, comissaoBps, parcelas, jurosBps } = parametrosManual;

function* regrasCoberturas(campo: string, rows: NonNullable<Oferta['coberturas']>): Generator<ErroCampo> {
  if (rows.length > coberturas.max) yield erroCampo(campo, 'foraDaFaixa', `Informe até ${coberturas.max} coberturas.`);
  for (const [index, { nome, lmiCentavos, franquiaCentavos }] of rows.entries()) {
    if (!nome) yield obrigatorio(`${campo}.${index}.nome`);
    yield* naFaixa(`${campo}.${index}.lmiCentavos`, lmiCentavos, limiteCentavos, formatCentavos);
    yield* naFaixa(`${campo}.${index}.franquiaCentavos`, franquiaCentavos, limiteCentavos, formatCentavos);
  }
}

/** A plan with interest must be longer than the longest without, and have a rate. */
function* regrasParcelas(campo: string, oferta: Oferta): Generator<ErroCampo> {
  const { parcelasSemJuros, parcelasComJuros } = oferta;
  yield* naFaixa(`${campo}.parcelasSemJuros`, parcelasSemJuros, parcelas);
  if (parcelasComJuros == null) return;
  yield* naFaixa(`${campo}.parcelasComJuros`, parcelasComJuros, parcelas);
  if (parcelasComJuros <= (parcelasSemJuros ?? 1)) {
    yield erroCampo(`${campo}.parcelasComJuros`, 'conflito', 'O parcelamento com juros deve ser mais longo que o sem juros.');
  }
  if (oferta.jurosBps == null) yield obrigatorio(`${campo}.jurosBps`);
  yield* naFaixa(`${campo}.jurosBps`, oferta.jurosBps, jurosBps, formatBps);
}

/** What one offer, typed from an insurer's paper, must say. */
function* regrasOferta(campo: string, oferta: Oferta, hoje: string): Generator<ErroCampo> {
  if (!oferta.seguradora) yield obrigatorio(`${campo}.seguradora`);
  if (!oferta.pacote) yield obrigatorio(`${campo}.pacote`);
  if (oferta.validade && isData(oferta.validade) && oferta.validade < hoje) {
    yield erroCampo(`${campo}.validade`, 'foraDaFaixa', 'A validade desta oferta já passou.');
  }
  if (oferta.premioLiquidoCentavos == null) yield obrigatorio(`${campo}.premioLiquidoCentavos`);
  yield* naFaixa(`${campo}.premioLiquidoCentavos`, oferta.premioLiquidoCentavos, premioLiquidoCentavos, formatCentavos);
  if (oferta.comissaoBps == null) yield obrigatorio(`${campo}.comissaoBps`);
  yield* naFaixa(`${campo}.comissaoBps`, oferta.comissaoBps, comissaoBps, formatBps);
  yield* regrasCoberturas(`${campo}.coberturas`, oferta.coberturas ?? []);
  yield* regrasParcelas(campo, oferta);
}

/** Rules for each offer of a manual quote; the field itself requires at least one. */
export function* regrasOfertas(ofertas: readonly Oferta[], hoje: string): Generator<ErroCampo> {
  const campo = 'risco.ofertas';
  const { max } = parametrosManual.ofertas;
  if (ofertas.length > max) yield erroCampo(campo, 'foraDaFaixa', `Informe até ${max} ofertas.`);
  for (const [index, oferta] of ofertas.entries()) yield* regrasOferta(`${campo}.${index}`, oferta, hoje);
  const pacotes = ofertas.map(({ seguradora, pacote }) => `${seguradora} ${pacote?.toLocaleLowerCase('pt-BR')}`);
  for (const [index, pacote] of pacotes.entries()) {
    if (ofertas[index]?.seguradora && ofertas[index].pacote && pacotes.indexOf(pacote) < index) {
      yield erroCampo(`${campo}.${index}.pacote`, 'conflito', 'Esta seguradora já tem uma oferta com este nome.');
    }
  }
}
