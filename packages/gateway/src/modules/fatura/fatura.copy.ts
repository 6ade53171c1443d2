import type { MovimentoDaFatura, StatusFaturaColetiva } from '@balcao/contracts';
import { formatCentavos, formatData, formatMes } from '@balcao/domain';

/** Words of bills of collective policies. */
export const copy = {
  status: { ABERTA: 'Aberta', FECHADA: 'Fechada', REABERTA: 'Reaberta' } satisfies Record<StatusFaturaColetiva, string>,
  tipo: { INCLUSAO: 'Inclusão', EXCLUSAO: 'Exclusão', ALTERACAO: 'Alteração' } satisfies Record<
    NonNullable<MovimentoDaFatura['tipo']>,
    string
  >,
  papel: { TITULAR: 'Titular', DEPENDENTE: 'Dependente' } satisfies Record<NonNullable<MovimentoDaFatura['papel']>, string>,
  certa: 'Sem erro',
  antesDela: (mes: string): string => `Feche antes a fatura de ${formatMes(mes)}.`,
  depoisDela: (mes: string): string =>
    `A fatura de ${formatMes(mes)} já está fechada: corrija as vidas na próxima fatura aberta, e o acerto deste mês vai nela.`,
  parcelaPaga: (numero: number): string =>
    `A parcela ${numero}, desta fatura, tem pagamento: corrija as vidas na próxima fatura, e o acerto deste mês vai nela.`,
  parcelaEncerrada: (numero: number): string =>
    `A parcela ${numero}, desta fatura, não está mais em aberto. O acerto vai na próxima fatura.`,
  comissaoRecebida: 'A comissão desta fatura já foi recebida: corrija as vidas na próxima fatura, e o acerto deste mês vai nela.',
  comissaoEmExtrato: (extratos: readonly string[]): string =>
    `A comissão desta fatura está casada no extrato ${extratos.join(', ')}. Desfaça lá antes, ou corrija as vidas na próxima fatura.`,
  aviso: (vidas: number, apolice: string): string =>
    vidas === 1 ? `Uma vida da apólice ${apolice} muda de faixa etária` : `${vidas} vidas da apólice ${apolice} mudam de faixa etária`,
  avisoTexto: ({
    estipulante,
    dia,
    deCentavos,
    paraCentavos,
  }: {
    estipulante: string;
    dia: string;
    deCentavos: number;
    paraCentavos: number;
  }): string =>
    `${estipulante}: a partir de ${formatData(dia)}, o prêmio mensal passa de ${formatCentavos(deCentavos)} para ${formatCentavos(paraCentavos)}.`,
} as const;
