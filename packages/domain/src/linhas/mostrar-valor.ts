import { formatBps } from '../dinheiro/format-bps.ts';
import { formatCentavos } from '../dinheiro/format-centavos.ts';
import { formatNumero } from '../dinheiro/format-numero.ts';
import { formatData } from '../datas/format-data.ts';
import { isData } from '../datas/is-data.ts';
import type { CampoDefinido } from './definicao-linha.ts';

const VAZIO = '—';

function showList(valor: readonly unknown[], opcoes: CampoDefinido['opcoes']): string {
  if (valor.length === 0) return VAZIO;
  if (valor.some((item) => typeof item === 'object')) return valor.length === 1 ? '1 item' : `${valor.length} itens`;
  return valor.map((item) => opcoes?.[String(item)] ?? String(item)).join(', ');
}

/** A stored value as the user reads it: money, days, options and yes or no in pt-BR; `—` when there is none. */
export function mostrarValor(valor: unknown, campo?: Pick<CampoDefinido, 'tipo' | 'opcoes' | 'sufixo'>): string {
  if (valor === null || valor === undefined || valor === '') return VAZIO;
  if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não';
  if (Array.isArray(valor)) return showList(valor, campo?.opcoes);
  if (typeof valor === 'number') {
    if (campo?.tipo === 'dinheiro') return formatCentavos(valor);
    if (campo?.tipo === 'percentual') return formatBps(valor);
    // a year is not grouped
    return campo?.tipo === 'numero' ? [formatNumero(valor), campo.sufixo].filter(Boolean).join(' ') : String(valor);
  }
  if (typeof valor === 'object') return '…';
  const texto = String(valor);
  return campo?.opcoes?.[texto] ?? (isData(texto) ? formatData(texto) : texto);
}
