import { formatBps } from '../dinheiro/bps.ts';
import { formatCentavos, formatNumero } from '../dinheiro/format-numero.ts';
import { formatData } from '../datas/format-data.ts';
import { isData } from '../datas/parse-data.ts';
import type { CampoDefinido } from './definicao-linha.ts';

const VAZIO = '—';

type CampoMostrado = Partial<Pick<CampoDefinido, 'tipo' | 'opcoes' | 'sufixo' | 'itens'>>;

/** The parts of one item that were typed, told one after the other. @example joinPartes('Rex', undefined, 'Médio') // 'Rex, Médio' */
export const joinPartes = (...partes: readonly (string | null | undefined)[]): string => partes.filter(Boolean).join(', ');

function showList(valor: readonly unknown[], { opcoes, itens }: CampoMostrado = {}): string {
  if (valor.length === 0) return VAZIO;
  if (itens) return itens(valor).filter(Boolean).join('; ') || VAZIO;
  if (valor.some((item) => typeof item === 'object')) return valor.length === 1 ? '1 item' : `${valor.length} itens`;
  return valor.map((item) => opcoes?.[String(item)] ?? String(item)).join(', ');
}

/** A stored value as the user reads it: money, days, options and yes or no in pt-BR; `—` when there is none. */
export function showValor(valor: unknown, campo?: CampoMostrado): string {
  if (valor === null || valor === undefined || valor === '') return VAZIO;
  if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não';
  if (Array.isArray(valor)) return showList(valor, campo);
  if (typeof valor === 'number') {
    if (campo?.tipo === 'dinheiro') return formatCentavos(valor);
    if (campo?.tipo === 'percentual') return formatBps(valor);
    if (campo?.tipo !== 'numero') return String(valor);
    return [formatNumero(valor), campo.sufixo].filter(Boolean).join(campo.sufixo === '%' ? '' : ' ');
  }
  if (typeof valor === 'object') return '…';
  const texto = String(valor);
  return campo?.opcoes?.[texto] ?? (isData(texto) ? formatData(texto) : texto);
}
