import type { AlvoPedido, ErroCampo, PedidoDeConciliacao } from '@balcao/contracts';
import type { LancamentoPreso, MovimentoPreso, RecebimentoPreso } from './conciliacao.repository.ts';
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
  readonly recebimentos: ReadonlyMap<string, RecebimentoPreso>;
  /** What of an entry or receipt is reconciled already in an account, by `id|accountId`. */
  readonly conciliados: ReadonlyMap<string, number>;
  /** Kinds of the categories, by id. */
  readonly categorias: ReadonlyMap<string, 'RECEITA' | 'DESPESA'>;
  readonly centros: ReadonlySet<string>;
  readonly contas: ReadonlySet<string>;
}

/** A target that is in the books already. */
export type AlvoQueExiste = Extract<AlvoPedido, { tipo: 'LANCAMENTO' | 'RECEBIMENTO' }>;

export const isQueExiste = (alvo: AlvoPedido): alvo is AlvoQueExiste => alvo.tipo === 'LANCAMENTO' || alvo.tipo === 'RECEBIMENTO';

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
  const sinal = signalOfNamed(alvo, movimento.contaId, mundo);
  if (!sinal) return yield alvoDesconhecido[alvo.tipo](`${campo}.id`);
  if (Math.sign(alvo.valorCentavos) !== sinal) yield alvoDeOutroSentido[alvo.tipo](`${campo}.valorCentavos`);
}

/** The sign in an account of what is there already; nothing where it is not, or is of another account. */
function signalOfNamed({ tipo, id }: AlvoQueExiste, conta: string, mundo: MundoDaConciliacao): number | null {
  if (tipo === 'LANCAMENTO') {
    const lancamento = mundo.lancamentos.get(id);
    return lancamento ? signalOf(lancamento, conta) : null;
  }
  const recebimento = mundo.recebimentos.get(id);
  return recebimento?.contaId === conta ? Math.sign(recebimento.valorCentavos) : null;
}

/** What there is to take of what is there already; null where it is done at whatever moved. */
function worthOf({ tipo, id }: AlvoQueExiste, mundo: MundoDaConciliacao): number | null {
  if (tipo === 'RECEBIMENTO') return Math.abs(mundo.recebimentos.get(id)?.valorCentavos ?? 0);
  const lancamento = mundo.lancamentos.get(id);
  // what is expected is done at what moved: a day late, with interest, or less than was thought
  return lancamento?.status === 'REALIZADO' ? lancamento.valorCentavos : null;
}

/** What all movements together take of each entry and receipt, in each account. */
function* judgeSomas({ itens }: PedidoDeConciliacao, mundo: MundoDaConciliacao): Generator<ErroCampo> {
  const tomado = new Map<string, { campo: string; alvo: AlvoQueExiste; centavos: number }>();
  for (const [i, { transacaoId, alvos }] of itens.entries()) {
    const movimento = mundo.movimentos.get(transacaoId);
    for (const [j, alvo] of alvos.entries()) {
      if (!movimento || !isQueExiste(alvo)) continue;
      const chave = `${alvo.id}|${movimento.contaId}`;
      const { campo = `itens.${i}.alvos.${j}.valorCentavos`, centavos = 0 } = tomado.get(chave) ?? {};
      tomado.set(chave, { campo, alvo, centavos: centavos + Math.abs(alvo.valorCentavos) });
    }
  }
  for (const [chave, { campo, alvo, centavos }] of tomado) {
    const vale = worthOf(alvo, mundo);
    const resta = vale === null ? null : vale - (mundo.conciliados.get(chave) ?? 0);
    if (resta !== null && centavos > resta) yield alvoExcedido[alvo.tipo](campo, resta);
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
      if (!isQueExiste(alvo)) continue;
      if (vistos.has(alvo.id)) yield alvoRepetido[alvo.tipo](`${campo}.id`);
      vistos.add(alvo.id);
    }
    const falta = movimento.valorCentavos - alvos.reduce((soma, { valorCentavos }) => soma + valorCentavos, 0);
    if (falta !== 0) yield somaErrada(`itens.${i}.alvos`, movimento.valorCentavos > 0 ? falta : -falta);
  }
  if (isSound) yield* judgeSomas(pedido, mundo);
}
