const porcento = (taxa: number) => `${(taxa * 100).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} %`;

/** Sentence of a return in the history. */
export const motivoDaVolta = (medida: {
  readonly falhas: number;
  readonly montagens: number;
  readonly sessoes: number;
  readonly taxa: number;
  readonly taxaAnterior: number;
}): string =>
  `Retirada sozinha: ${medida.falhas} falhas em ${medida.montagens} montagens (${porcento(medida.taxa)}) de ${medida.sessoes} sessões; ` +
  `a versão anterior falhava ${porcento(medida.taxaAnterior)}.`;
