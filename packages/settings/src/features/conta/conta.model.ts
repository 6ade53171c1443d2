import { type Assinatura, ConsultaFaturas, type FaturaDetalhe, type FaturaResumo, type SituacaoFatura } from '@balcao/contracts';
import { isEmTeste, listaNoEndereco, situacoesQuitadas } from '@balcao/domain';

/** The list's address. */
export const endereco = listaNoEndereco({ schema: ConsultaFaturas, filtros: ['status'], ordem: '-vencimento' });

const DEVIDAS: ReadonlySet<SituacaoFatura> = new Set(['ABERTA', 'VENCIDA', 'PARCIAL', 'DEVOLVIDA']);
export const isDevida = ({ status }: Pick<FaturaResumo, 'status'>): boolean => DEVIDAS.has(status);
export const isQuitada = ({ status }: Pick<FaturaResumo, 'status'>): boolean => situacoesQuitadas.has(status);

const TONS = {
  ABERTA: 'info',
  VENCIDA: 'perigo',
  PARCIAL: 'atencao',
  DEVOLVIDA: 'perigo',
  PAGA: 'sucesso',
  PAGA_COM_ATRASO: 'sucesso',
  PAGA_A_MAIOR: 'sucesso',
  CANCELADA: 'neutro',
} as const satisfies Readonly<Record<SituacaoFatura, string>>;
export const tomDa = ({ status }: Pick<FaturaResumo, 'status'>) => TONS[status];

/** The plan the subscription has, among those that are sold. */
export const planoDe = ({ plano, planos }: Assinatura) => planos.find((oferta) => oferta.plano === plano) ?? null;

/** The first due date still to come or already past, of what is owed; null when nothing is. */
export const proximoVencimento = ({ faturas }: Assinatura): string | null => faturas[0]?.vencimento ?? null;

export const isEmAvaliacao = ({ status }: Assinatura): boolean => isEmTeste(status);

/** The drawing of a code as the address of an image. */
export const imageOf = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** Amounts of an invoice worth showing, by the name of their words. */
export function valoresDe(fatura: FaturaDetalhe) {
  const { valorCentavos, hoje, pagoCentavos, encargosCentavos, excedenteCentavos } = fatura;
  const todos = [
    ['valor', valorCentavos],
    ['multaEJuros', hoje.encargosCentavos],
    ['encargos', encargosCentavos],
    ['pago', pagoCentavos],
    ['excedente', excedenteCentavos],
    ['hoje', hoje.totalCentavos],
  ] as const;
  return todos.filter(([nome, centavos]) => nome === 'valor' || centavos > 0);
}
