import type { AbrangenciaSaude, AcomodacaoSaude, ContratacaoSaude, CoparticipacaoSaude, SegmentacaoSaude } from '@balcao/contracts';
import { type FaixaAns, percentual, precoDaFaixa, apportion } from '@balcao/domain';
import type { TarifaSaude } from '../seguradoras/tarifas-saude.table.ts';

export interface RiscoTarifaSaude {
  readonly contratacao: ContratacaoSaude;
  readonly uf: string;
  readonly abrangencia: AbrangenciaSaude;
  readonly segmentacao: SegmentacaoSaude;
  readonly acomodacao: AcomodacaoSaude;
  readonly coparticipacao: CoparticipacaoSaude;
  readonly reembolso: boolean;
  /** Band of each life, in the order asked. */
  readonly faixas: readonly FaixaAns[];
  readonly descontoBps: number;
}

/** A month of a contract, net, explained life by life: `vidas` in the order asked sum to `liquidoCentavos`. */
export interface PrecoSaude {
  readonly liquidoCentavos: number;
  readonly vidas: readonly number[];
}

/**
 * base × band × region × accommodation × co-pay × coverage area × segmentation, per life (domain design §6.3 and §5.5). The commission
 * is no part of it: the table of prices is the one registered.
 */
export function rateSaude(t: TarifaSaude, r: RiscoTarifaSaude): PrecoSaude {
  const fatores = [
    t.fatorRegiao[r.uf] ?? 1_000,
    t.fatorAcomodacao[r.acomodacao],
    t.fatorCoparticipacao[r.coparticipacao],
    t.fatorAbrangencia[r.abrangencia],
    t.fatorSegmentacao[r.segmentacao],
    r.reembolso ? t.fatorReembolso : 1_000,
  ];
  const tabela = r.faixas.map((faixa) => precoDaFaixa(t.baseCentavos[r.contratacao], faixa, t.multiplicadores, fatores));
  const bruto = tabela.reduce((a, b) => a + b, 0);
  const liquidoCentavos = bruto - percentual(bruto, r.descontoBps);
  return { liquidoCentavos, vidas: r.descontoBps === 0 ? tabela : apportion(liquidoCentavos, tabela) };
}
