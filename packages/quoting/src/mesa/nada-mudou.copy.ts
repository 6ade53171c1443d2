import { formatData, formatHora, hojeEm } from '@balcao/domain';
import type { NadaMudou } from '@balcao/contracts';

const diaMes = (data: string): string => formatData(data).slice(0, 5);
const quando = (instante: string, agora: Date): string => {
  const dia = hojeEm(new Date(instante));
  return dia === hojeEm(agora) ? `das ${formatHora(instante)}` : `de ${diaMes(dia)}, às ${formatHora(instante)}`;
};

/** Sentences of a calculation that nothing asked for. */
export const copy = {
  titulo: 'Nenhuma seguradora foi consultada',
  desde: ({ calculadoEm, validoAte }: NadaMudou, agora: Date): string =>
    `Nada mudou desde o cálculo ${quando(calculadoEm, agora)}; ${validoAte ? `os preços valem até ${diaMes(validoAte)}` : 'as respostas continuam valendo'}.`,
  manter: 'Manter como está',
  mesmoAssim: 'Calcular mesmo assim',
  manual: (versao: number): string => `Nada mudou desde a versão ${versao}`,
  manualTexto: 'As ofertas são as mesmas: nenhuma versão nova foi concluída.',
  somente: 'Nada mudou: só foi consultado quem não tinha uma resposta que valesse',
  somenteTexto: (nomes: readonly string[]): string =>
    `${new Intl.ListFormat('pt-BR').format(nomes)}. As outras respostas continuam valendo.`,
} as const;
