import type { Volta } from '../regras/saude.ts';

/** Notice to the owners of a build that the system reverted. */
export const textoDeVolta = (ambiente: string, { servico, de, para, coorte, assinatura, motivo }: Volta): string => {
  if (assinatura !== null)
    return `${servico} voltou da construção ${de} para ${para} em ${ambiente}, só para uma corretora: as outras continuam com ela. ${motivo}`;
  return coorte === 'canario'
    ? `O canário de ${servico} (construção ${de}) foi encerrado em ${ambiente}. ${motivo}`
    : `${servico} voltou da construção ${de} para ${para} em ${ambiente}. ${motivo}`;
};

/** Notice when the build fails but cannot be reverted. */
export const textoSemVolta = (ambiente: string, { servico, de, para, motivo }: Volta): string =>
  `A construção ${de} de ${servico} está falhando em ${ambiente}, mas voltar para ${para} quebraria outro módulo, ou seus arquivos já não são servidos: veja o quanto antes. ${motivo}`;
