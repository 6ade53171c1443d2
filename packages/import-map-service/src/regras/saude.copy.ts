import type { MedidaDaVolta } from './prova.ts';

const porcento = (taxa: number) => `${(taxa * 100).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} %`;
const contra = (prova: number) => `${Math.floor(prova).toLocaleString('pt-BR')} para 1`;
const corretoras = (quantas: number) => (quantas === 1 ? '1 corretora' : `${quantas} corretoras ou redes de visitantes`);

/** Sentence of a revert in the history: the counts and the strength of the proof. */
export const motivoDaVolta = (
  { falhas, montagens, origens, taxa, taxaAnterior, tolerada, prova, erro }: MedidaDaVolta,
  isDeUma: boolean,
): string =>
  `${isDeUma ? 'Retirada sozinha, só desta corretora' : 'Retirada sozinha'}: falhou em ${falhas} de ${montagens} abas ` +
  `(${porcento(taxa)}) de ${corretoras(origens)}; a versão anterior falhava em ${porcento(taxaAnterior)}. ` +
  `Prova de ${contra(prova)} de que falha em mais de ${porcento(tolerada)}; basta ${contra(1 / erro)} (erro de no máximo ${porcento(erro)}).`;
