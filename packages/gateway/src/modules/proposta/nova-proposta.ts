import type {
  ComissaoPrevista,
  FormaPagamento,
  OfertaCotacao,
  Parcelamento,
  ParcelaPrevista,
  PoliticaComissao,
  ProdutorDaProposta,
  StatusProposta,
} from '@balcao/contracts';
import {
  addDias,
  buildParcelas,
  forecastComissoes,
  isOfertaVencida,
  isVigenciaPassada,
  parametrosProposta,
  planosDaOferta,
} from '@balcao/domain';
import type { OfertaParaVenda } from './oferta.repository.ts';
import { ofertaVencida, planoDesconhecido, vencimentoForaDaFaixa, vigenciaPassada } from './proposta.errors.ts';

/** Everything a proposal is made of, ready to be written. */
export interface NovaProposta {
  readonly id: string;
  readonly numero: number;
  readonly numeroSeguradora: string | null;
  readonly orcamentoId: string;
  readonly oferta: OfertaCotacao;
  readonly seguradora: string;
  readonly ramo: string;
  readonly corretoraId: string;
  readonly seguradoId: string;
  readonly usuarioId: string;
  readonly bem: string;
  readonly placa: string | null;
  readonly vigIni: string;
  readonly vigFim: string;
  readonly politicaComissao: PoliticaComissao;
  readonly plano: Parcelamento;
  readonly rotuloPagamento: string;
  readonly coberturas: Pick<OfertaCotacao, 'coberturas' | 'franquias' | 'assistencias'>;
  readonly produtores: readonly ProdutorDaProposta[];
  readonly parcelas: readonly ParcelaPrevista[];
  readonly comissoes: readonly ComissaoPrevista[];
  readonly transmitidaEm: Date | null;
  readonly prazoAceite: string | null;
  readonly status: StatusProposta;
}

/** How it will be paid, as asked. */
export interface PagamentoPedido {
  readonly forma: FormaPagamento;
  readonly n: number;
  readonly vencimentoPrimeira: string;
}

/** @throws {Recusa} 422 when the price or the cover's first day is in the past */
export function assertVigente({ validade, risco }: Pick<OfertaParaVenda, 'validade' | 'risco'>, hoje: string): void {
  if (validade && isOfertaVencida({ validade }, hoje)) throw ofertaVencida(validade);
  if (isVigenciaPassada({ vigIni: risco.seguro?.vigIni ?? null }, hoje)) throw vigenciaPassada();
}

/**
 * The plan of the offer that was asked for, its instalments and the commissions expected of them.
 *
 * @throws {Recusa} 422 when the offer has no such plan, or its first instalment would fall due in the past or too far away
 */
export function planParcelas(venda: OfertaParaVenda, { forma, n, vencimentoPrimeira }: PagamentoPedido, hoje: string) {
  const { oferta, politicaComissao: politica, risco } = venda;
  const plano = planosDaOferta(oferta).find((one) => one.forma === forma && one.n === n);
  if (!plano) throw planoDesconhecido();
  const limite = addDias(hoje, parametrosProposta.diasPrimeiroVencimento);
  if (vencimentoPrimeira < hoje || vencimentoPrimeira > limite) throw vencimentoForaDaFaixa(limite);
  const parcelas = buildParcelas({ plano, iofCentavos: oferta.iofCentavos, vencimentoPrimeira });
  const { comissaoCentavos, premioLiquidoCentavos: baseCentavos } = oferta;
  const vigIni = risco.seguro?.vigIni ?? hoje;
  return { plano, parcelas, comissoes: forecastComissoes({ politica, comissaoCentavos, baseCentavos, parcelas, vigIni }) };
}
