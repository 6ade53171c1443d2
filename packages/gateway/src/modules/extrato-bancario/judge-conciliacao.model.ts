import type { AlvoPedido, ErroCampo, PedidoDeConciliacao } from '@balcao/contracts';
import type { LancamentoPreso, MovimentoPreso } from './conciliacao.repository.ts';
import {
  alvoDeOutroSentido,
  alvoDesconhecido,
  alvoExcedido,
  alvoRepetido,
  categoriaDesconhecida,
  centroDesconhecido,
  contaDesconhecida,
  somaErrada,
  valorZero,
} from './extrato-bancario.errors.ts';

/** What the database says of what a reconciliation names. */
export interface MundoDaConciliacao {
  readonly movimentos: ReadonlyMap<string, MovimentoPreso>;
  readonly lancamentos: ReadonlyMap<string, LancamentoPreso>;
  /** What of an entry is reconciled already in an account, by `entryId|accountId`. */
  readonly conciliados: ReadonlyMap<string, number>;
  /** Kinds of the categories, by id. */
  readonly categorias: ReadonlyMap<string, 'RECEITA' | 'DESPESA'>;
  readonly centros: ReadonlySet<string>;
  readonly contas: ReadonlySet<string>;
}

/** The sign an entry has in an account; null where it is of another one. */
export function signalOf({ tipo, status, contaId, destinoId }: LancamentoPreso, conta: string): 1 | -1 | null {
  const isSemConta = contaId === null && status === 'PREVISTO';
  if (tipo === 'TRANSFERENCIA') return destinoId === conta ? 1 : contaId === conta ? -1 : null;
  if (contaId !== conta && !isSemConta) return null;
  return tipo === 'RECEITA' ? 1 : -1;
}

const tipoDe = (valorCentavos: number): 'RECEITA' | 'DESPESA' => (valorCentavos > 0 ? 'RECEITA' : 'DESPESA');

interface Lugar {
  readonly campo: string;
  readonly movimento: MovimentoPreso;
}

function* judgeAlvo(alvo: AlvoPedido, { campo, movimento }: Lugar, mundo: MundoDaConciliacao): Generator<ErroCampo> {
  if (alvo.valorCentavos === 0) return yield valorZero(`${campo}.valorCentavos`);
  if (alvo.tipo === 'NOVO') {
    if (mundo.categorias.get(alvo.categoriaId) !== tipoDe(alvo.valorCentavos)) yield categoriaDesconhecida(`${campo}.categoriaId`);
    if (alvo.centroId && !mundo.centros.has(alvo.centroId)) yield centroDesconhecido(`${campo}.centroId`);
    return;
  }
  if (alvo.tipo === 'TRANSFERENCIA') {
    if (alvo.contaId === movimento.contaId || !mundo.contas.has(alvo.contaId)) yield contaDesconhecida(`${campo}.contaId`);
    return;
  }
  const lancamento = mundo.lancamentos.get(alvo.id);
  const sinal = lancamento && signalOf(lancamento, movimento.contaId);
  if (!sinal) return yield alvoDesconhecido(`${campo}.id`);
  if (Math.sign(alvo.valorCentavos) !== sinal) yield alvoDeOutroSentido(`${campo}.valorCentavos`);
}

/** What all movements together take of each entry, in each account. */
function* judgeSomas({ itens }: PedidoDeConciliacao, mundo: MundoDaConciliacao): Generator<ErroCampo> {
  const tomado = new Map<string, { campo: string; lancamento: LancamentoPreso; chave: string; centavos: number }>();
  for (const [i, { transacaoId, alvos }] of itens.entries()) {
    const movimento = mundo.movimentos.get(transacaoId);
    for (const [j, alvo] of alvos.entries()) {
      const lancamento = alvo.tipo === 'LANCAMENTO' ? mundo.lancamentos.get(alvo.id) : undefined;
      if (!movimento || !lancamento) continue;
      const chave = `${lancamento.id}|${movimento.contaId}`;
      const antes = tomado.get(chave);
      const campo = antes?.campo ?? `itens.${i}.alvos.${j}.valorCentavos`;
      tomado.set(chave, { campo, lancamento, chave, centavos: (antes?.centavos ?? 0) + Math.abs(alvo.valorCentavos) });
    }
  }
  for (const { campo, lancamento, chave, centavos } of tomado.values()) {
    const resta = lancamento.valorCentavos - (mundo.conciliados.get(chave) ?? 0);
    // what is expected is done at what moved: a day late, with interest, or less than was thought
    if (lancamento.status === 'REALIZADO' && centavos > resta) yield alvoExcedido(campo, resta);
  }
}

/** What is wrong with what movements are said to be, at its fields; each movement is its targets, to the centavo. */
export function* judgeConciliacao(pedido: PedidoDeConciliacao, mundo: MundoDaConciliacao): Generator<ErroCampo> {
  let isSound = true;
  for (const [i, { transacaoId, alvos }] of pedido.itens.entries()) {
    const movimento = mundo.movimentos.get(transacaoId);
    if (!movimento) continue;
    const vistos = new Set<string>();
    for (const [j, alvo] of alvos.entries()) {
      const campo = `itens.${i}.alvos.${j}`;
      for (const erro of judgeAlvo(alvo, { campo, movimento }, mundo)) {
        isSound = false;
        yield erro;
      }
      if (alvo.tipo !== 'LANCAMENTO') continue;
      if (vistos.has(alvo.id)) yield alvoRepetido(`${campo}.id`);
      vistos.add(alvo.id);
    }
    const falta = movimento.valorCentavos - alvos.reduce((soma, { valorCentavos }) => soma + valorCentavos, 0);
    if (falta !== 0) yield somaErrada(`itens.${i}.alvos`, movimento.valorCentavos > 0 ? falta : -falta);
  }
  if (isSound) yield* judgeSomas(pedido, mundo);
}
