import { addDias, addMeses } from '@balcao/domain';
import type { AssinaturaDemo } from './assinaturas.ts';
import type { TableRow } from './insert-rows.ts';

const PAGANTES: ReadonlySet<unknown> = new Set(['ATIVA', 'PENDENTE', 'REATIVADA']);
const MENSAL_CENTAVOS: Readonly<Record<string, number>> = { multicalculo: 14_990, integrado: 29_990, gestao: 19_990 };
const VENCIDA_HA = 12;

/** Whoever pays has configured logins; a trial has not begun to. */
export const perfilAutomacaoRows = ({ id, linha, usuarios, volumes }: AssinaturaDemo): TableRow[] =>
  PAGANTES.has(linha['status'])
    ? usuarios.map((usuario) => ({
        assinatura_id: id,
        usuario_id: usuario.id,
        status: 'active',
        credentials_active: Math.max(13 - volumes.seguradorasInativas.length, 1),
      }))
    : [];

/** Months a subscription in good standing has paid; the last was due a while ago, so that nothing is owed for a while yet. */
const MESES_PAGOS = 3;
const PAGA_HA = 6;

function faturaRow({ id, linha }: AssinaturaDemo, vencimento: string): TableRow {
  const plano = String(linha['plano']);
  return {
    assinatura_id: id,
    competencia: vencimento.slice(0, 7),
    plano,
    forma: 'PIX',
    valor_centavos: MENSAL_CENTAVOS[plano] ?? 0,
    vencimento,
    status: 'ABERTA',
    pago_centavos: 0,
    pago_em: null,
  };
}

/** The invoice a pending subscription did not pay; of one in good standing, those it paid. */
export function faturaRows(assinatura: AssinaturaDemo, hoje: string): TableRow[] {
  const { status } = assinatura.linha;
  if (status === 'PENDENTE') return [{ ...faturaRow(assinatura, addDias(hoje, -VENCIDA_HA)), status: 'VENCIDA' }];
  // support pays nothing to itself
  if (status !== 'ATIVA' || assinatura.usuarios.some(({ segfyer }) => segfyer)) return [];
  const ultima = addDias(hoje, -PAGA_HA);
  return Array.from({ length: MESES_PAGOS }, (_, n) => addMeses(ultima, n + 1 - MESES_PAGOS)).map((vencimento) => {
    const fatura = faturaRow(assinatura, vencimento);
    return { ...fatura, status: 'PAGA', pago_centavos: fatura['valor_centavos'], pago_em: `${addDias(vencimento, -1)}T13:20:00Z` };
  });
}
