import { addDias } from '@balcao/domain';
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

/** The invoice a pending subscription did not pay. */
export function faturaRows({ id, linha }: AssinaturaDemo, hoje: string): TableRow[] {
  if (linha['status'] !== 'PENDENTE') return [];
  const vencimento = addDias(hoje, -VENCIDA_HA);
  const plano = String(linha['plano']);
  return [
    {
      assinatura_id: id,
      competencia: vencimento.slice(0, 7),
      plano,
      forma: 'BOLETO',
      valor_centavos: MENSAL_CENTAVOS[plano] ?? 0,
      vencimento,
      status: 'VENCIDA',
    },
  ];
}
