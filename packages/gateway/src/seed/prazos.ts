import { addDias, avisoDevido, diffDias, regraDoPrazo, regrasPrazo } from '@balcao/domain';
import type { TipoPrazoLegal } from '@balcao/contracts';
import type { TableRow } from './insert-rows.ts';
import type { Mundo } from './mundo.ts';

/** A proposal as its clocks see it, with the day its policy was issued. */
export interface PropostaComPrazos {
  readonly proposta: TableRow;
  readonly emissao: string | null;
}

/** The delivery that everybody sees near its end, counted in days since it began; the law gives thirty. */
const QUASE = 27;
const RESPOSTA_DIAS = 4;

/** Drawn from the record itself: another clock changes nothing of the world. */
const chanceOf = (id: unknown): number => Number.parseInt(String(id).slice(-4), 16) / 0x1_00_00;
const diaDe = (momento: unknown): string => String(momento).slice(0, 10);
const before = (dia: string, limite: string): string => (dia < limite ? dia : limite);

/** Shares of its days that would have been told by today, so that the first morning of the demo tells only what is new. */
function avisosOf(tipo: TipoPrazoLegal, inicio: string, hoje: string): readonly number[] {
  const regra = regraDoPrazo(regrasPrazo, tipo, inicio);
  const devido = regra && avisoDevido({ inicio, pausas: [], fim: null }, { regra, dados: [] }, hoje);
  return regra && devido ? regra.avisosPct.filter((pct) => pct <= devido.pct) : [];
}

/**
 * The clocks of the law on the sales of a portfolio that the database does not begin by itself: those of an answer that came, and of a policy
 * that was, or is to be, delivered. Most are ended, a few run, and one is near its end.
 */
export function prazosDemo({ hoje }: Pick<Mundo, 'hoje'>, propostas: readonly PropostaComPrazos[]): TableRow[] {
  const respondidas = propostas.filter(
    ({ proposta }) => proposta['transmitida_em'] && ['ACEITA', 'EMITIDA', 'RECUSADA', 'CANCELADA'].includes(String(proposta['status'])),
  );
  const idades = respondidas.flatMap(({ proposta: { id }, emissao }) => (emissao ? [{ id, dias: diffDias(emissao, hoje) }] : []));
  const [quase] = idades.filter(({ dias }) => dias <= QUASE).toSorted((a, b) => b.dias - a.dias);
  const rowOf = (proposta: TableRow, tipo: TipoPrazoLegal, inicio: string, fim: string | null): TableRow => ({
    assinatura_id: proposta['assinatura_id'],
    tipo,
    alvo_tipo: 'PROPOSTA',
    alvo_id: proposta['id'],
    usuario_id: proposta['usuario_id'],
    inicio,
    fim,
    avisos: avisosOf(tipo, inicio, fim ?? hoje),
  });
  return respondidas.flatMap(({ proposta, emissao }) => {
    const inicio = diaDe(proposta['transmitida_em']);
    const resposta = before(emissao ?? addDias(inicio, RESPOSTA_DIAS), hoje);
    const aceitacao = rowOf(proposta, 'ACEITACAO_PROPOSTA', inicio, resposta < inicio ? inicio : resposta);
    if (proposta['status'] === 'RECUSADA' || proposta['status'] === 'CANCELADA') return [aceitacao];
    const chance = chanceOf(proposta['id']);
    const entregue = addDias(resposta, 1 + Math.floor(chance * 20));
    const isEntregue = proposta['status'] === 'EMITIDA' && entregue <= hoje && proposta['id'] !== quase?.id;
    return [aceitacao, rowOf(proposta, 'ENTREGA_APOLICE', resposta, isEntregue ? entregue : null)];
  });
}
