import type { OfertaManual } from '@balcao/contracts';
import { formatCentavos, parcelamentosDeManual, premioManual } from '@balcao/domain';
import { Text } from '@balcao/ui';
import { useValor } from '../../digitacao/use-campo.ts';
import { copy } from './manual.copy.ts';
import { useIof } from './manual.resource.ts';

type Digitada = { [K in keyof OfertaManual]?: OfertaManual[K] | null };

/** The longest plan of each kind, in words. */
function planosDe(oferta: Digitada, totalCentavos: number): string[] {
  const { parcelasSemJuros, parcelasComJuros, jurosBps } = oferta;
  const isParcelavel = [parcelasSemJuros, parcelasComJuros].every((n) => n == null || (n >= 1 && n <= 120));
  if (!isParcelavel) return [];
  const plano = {
    parcelasSemJuros: parcelasSemJuros ?? 1,
    parcelasComJuros: parcelasComJuros ?? undefined,
    jurosBps: jurosBps ?? undefined,
  };
  const planos = parcelamentosDeManual(plano, totalCentavos);
  const longest = [planos.findLast((one) => one.jurosBps === 0), planos.findLast((one) => one.jurosBps > 0)];
  return longest.flatMap((one) => (one && one.n > 1 ? copy.parcelas(one.n, formatCentavos(one.demaisCentavos), one.jurosBps > 0) : []));
}

/** What the offer costs with IOF, what it pays, and how it may be paid: the very amounts that will be written. */
export function TotalDaOferta({ nome }: { nome: string }) {
  const iof = useIof();
  const oferta = useValor<Digitada>(nome) ?? {};
  const { premioLiquidoCentavos, comissaoBps } = oferta;
  if (iof === null || !premioLiquidoCentavos) {
    return (
      <Text size={13} isSoft>
        {copy.semTotal}
      </Text>
    );
  }
  const premio = premioManual({ premioLiquidoCentavos, comissaoBps: comissaoBps ?? 0 }, iof);
  const partes = [
    `${copy.imposto}: ${formatCentavos(premio.iofCentavos)}`,
    `${copy.total}: ${formatCentavos(premio.premioTotalCentavos)}`,
    `${copy.comissaoValor}: ${formatCentavos(premio.comissaoCentavos)}`,
    ...planosDe(oferta, premio.premioTotalCentavos),
  ];
  return (
    <Text isStrong role="status">
      {partes.join(' · ')}
    </Text>
  );
}
