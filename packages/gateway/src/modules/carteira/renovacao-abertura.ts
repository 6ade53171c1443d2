import type { Formulario, RascunhoOrcamento, SeguradoraAtiva } from '@balcao/contracts';
import { comercialDaRenovacao, hojeEm, type LinhaQuotavel, renewRascunho, valorEm } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { type AtividadePort, deriveFrom, type EventoPort, linhaDo, type OrcamentoPort } from '../orcamento/index.ts';
import { assertMayQuote, escopoDe } from '../escopo/index.ts';
import type { RegistryPort } from '../registry/index.ts';
import { carteiraCopy } from './carteira.copy.ts';
import { apoliceCancelada, apoliceSemRenovacao, riscoIlegivel } from './carteira.errors.ts';
import type { ApoliceRow, OrcamentoAberto, RenovacaoRepository } from './renovacao.repository.ts';

interface Deps extends Pick<Recursos, 'agora'> {
  readonly newId: () => string;
  readonly renovacoes: RenovacaoRepository;
  readonly orcamentos: OrcamentoPort;
  readonly atividades: AtividadePort;
  readonly eventos: Pick<EventoPort, 'add'>;
  readonly registry: Pick<RegistryPort, 'listDaCorretora' | 'listProdutores'>;
}

const RENOVAVEIS: ReadonlySet<string> = new Set(['A_RENOVAR', 'EM_COTACAO', 'NAO_RENOVADA']);

function assertRenovavel({ status, situacao }: ApoliceRow): void {
  if (status === 'CANCELADA') throw apoliceCancelada();
  if (!RENOVAVEIS.has(situacao)) throw apoliceSemRenovacao();
}

/** A share of a sale. */
interface Participacao {
  readonly id: string;
  readonly pctBps?: number;
}

const isFilled = ([, value]: readonly [string, unknown]) => value !== null && value !== '';

/**
 * Opens the quote that renews a policy, inside the caller's transaction; when it has an open one already, that one.
 *
 * @throws {Recusa} 404 outside the caller's scope, 409 when it cannot be renewed, 403 or 422 when its line cannot be quoted
 */
export type OpenRenovacao = (tx: Tx, apoliceId: string, chamador: Chamador) => Promise<OrcamentoAberto & { jaAberto: boolean }>;

export function createOpenRenovacao({ agora, newId, renovacoes, orcamentos, atividades, eventos, registry }: Deps): OpenRenovacao {
  /** What the policy was sold upon; without it, a form that knows at least who is insured. */
  async function startFrom(tx: Tx, linha: LinhaQuotavel, apolice: ApoliceRow): Promise<RascunhoOrcamento> {
    if (apolice.rascunho) return linha.migrate(apolice.rascunho, apolice.schemaVersao ?? linha.schemaVersao);
    const { risco, comercial } = linha.inicial({ hoje: hojeEm(agora()), corretoraId: apolice.corretoraId });
    const known = Object.entries((await renovacoes.findSegurado(tx, apolice.seguradoId)) ?? {}).filter(isFilled);
    return { comercial, risco: { ...risco, segurado: { ...(risco['segurado'] as object), ...Object.fromEntries(known) } } };
  }

  function valorFipe(tx: Tx, { risco }: RascunhoOrcamento): Promise<number | null> {
    const [fipe, anoModelo, combustivel] = ['fipe', 'anoModelo', 'combustivel'].map((campo) => valorEm(risco, `veiculo.${campo}`));
    if (typeof fipe !== 'string' || typeof anoModelo !== 'number' || typeof combustivel !== 'string') return Promise.resolve(null);
    return renovacoes.findValorFipe(tx, { fipe, anoModelo, combustivel });
  }

  /** The same insurer among those to be asked: a renewal of its own; else every one of them is a congênere. */
  const tipoOf = ({ seguradora }: ApoliceRow, ativas: readonly SeguradoraAtiva[]) =>
    ativas.some(({ slug }) => slug === seguradora) ? 'RENOVACAO_PROPRIA' : 'RENOVACAO_CONGENERE';

  /** Who sells no more is not carried into a new sale: the calculation would refuse the whole quote for it. */
  async function stillSelling(tx: Tx, venderam: readonly Participacao[]): Promise<Participacao[]> {
    const ativos = new Set((await registry.listProdutores(tx)).map(({ id }) => id));
    return venderam.filter(({ id }) => ativos.has(id));
  }

  async function rascunhoFor(tx: Tx, linha: LinhaQuotavel, apolice: ApoliceRow): Promise<RascunhoOrcamento> {
    const before = await startFrom(tx, linha, apolice);
    const ativas = await registry.listDaCorretora(tx, apolice.linha, apolice.corretoraId);
    const { risco, comercial } = renewRascunho(before, {
      formulario: apolice.formulario,
      apolice: { ...apolice, seguradora: apolice.seguradoraNome },
      hoje: hojeEm(agora()),
      tipo: tipoOf(apolice, ativas),
      corretoraId: apolice.corretoraId,
      valorFipeCentavos: apolice.formulario === 'AUTO' ? await valorFipe(tx, before) : null,
    });
    const seguro = risco['seguro'] as { produtores?: Participacao[] };
    const venderam = seguro.produtores?.length || !apolice.produtorId ? seguro.produtores : [{ id: apolice.produtorId, pctBps: 10_000 }];
    const produtores = venderam && (await stillSelling(tx, venderam));
    // what is written by hand asks nobody
    const termos = apolice.formulario === 'MANUAL' ? comercial : comercialDaRenovacao(comercial, ativas);
    const rascunho = linha.read({ comercial: termos, risco: { ...risco, seguro: { ...seguro, ...(produtores && { produtores }) } } });
    if (!rascunho) throw riscoIlegivel();
    return rascunho;
  }

  async function open(tx: Tx, apolice: ApoliceRow, chamador: Chamador): Promise<{ id: string; numero: number; formulario: Formulario }> {
    const { formulario } = apolice;
    assertMayQuote(chamador.sessao, formulario);
    const linha = linhaDo(formulario);
    const rascunho = await rascunhoFor(tx, linha, apolice);
    const id = newId();
    const numero = await orcamentos.nextNumero(tx, chamador);
    await orcamentos.insert(tx, chamador, {
      id,
      numero,
      linha: apolice.linha,
      formulario,
      origem: 'RENOVACAO',
      rascunho,
      schemaVersao: linha.schemaVersao,
      derivados: deriveFrom(linha, rascunho),
    });
    await renovacoes.link(tx, id, apolice);
    await eventos.add(tx, chamador, { orcamentoId: id, tipo: 'RENOVADO', texto: carteiraCopy.renova(apolice) });
    await atividades.add(tx, chamador, { tipo: 'ORCAMENTO_ABERTO', usuarioId: chamador.usuarioId, orcamentoId: id });
    return { id, numero, formulario };
  }

  return async (tx, apoliceId, chamador) => {
    const apolice = await renovacoes.lock(tx, apoliceId, escopoDe(chamador.sessao));
    if (!apolice) throw naoEncontrado();
    const aberto = await renovacoes.findAberto(tx, apoliceId);
    if (aberto) return { ...aberto, jaAberto: true };
    assertRenovavel(apolice);
    return { ...(await open(tx, apolice, chamador)), jaAberto: false };
  };
}
