import { type ConsultaSolicitacoes, LinhaCotada, type SolicitacaoCotacao, StatusSolicitacao } from '@balcao/contracts';
import { hojeEm, palavrasDaBusca } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { ReadFiltro } from '../filtro/index.ts';
import type { RegistryPort } from '../registry/index.ts';
import { deriveFrom, linhaDo, linhaIndisponivel, type OrcamentoPort, readComercialInicial, semCorretora } from '../orcamento/index.ts';
import { filtroInvalido } from '../lista/index.ts';
import { assertMayQuote, escopoDe } from '../escopo/index.ts';
import { beginRisco } from './respostas.model.ts';
import { solicitacaoAssumida } from './solicitacao.errors.ts';
import type { PublishSolicitacoes } from './solicitacao.publisher.ts';
import type { SolicitacaoRepository } from './solicitacao.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly newId: () => string;
  readonly orcamentos: OrcamentoPort;
  readonly registry: Pick<RegistryPort, 'listCorretoras' | 'listDaCorretora'>;
  readonly solicitacoes: SolicitacaoRepository;
  readonly readFiltro: ReadFiltro;
  readonly publishSolicitacoes: PublishSolicitacoes;
}

function statusOf(status: string | undefined): StatusSolicitacao[] {
  return (status?.split(',') ?? []).map((um) => {
    const parsed = StatusSolicitacao.safeParse(um);
    if (!parsed.success) throw filtroInvalido('status');
    return parsed.data;
  });
}

export function createSolicitacaoService({ db, agora, newId, orcamentos, registry, solicitacoes, publishSolicitacoes, readFiltro }: Deps) {
  /** Changes leads, and tells the open lists once the change is committed. */
  async function change<T>(chamador: Chamador, work: (tx: Tx) => Promise<T>): Promise<T> {
    const done = await db.tenant(chamador, work);
    await publishSolicitacoes(chamador.assinaturaId, agora());
    return done;
  }

  async function lockAberta(tx: Tx, id: string, chamador: Chamador): Promise<SolicitacaoCotacao> {
    const found = await solicitacoes.lock(tx, id, escopoDe(chamador.sessao));
    if (!found) throw naoEncontrado();
    if (found.status !== 'NOVA') throw solicitacaoAssumida();
    return found;
  }

  /** A case that begins with what the client answered. */
  async function openCase(tx: Tx, chamador: Chamador, { linha, dados }: SolicitacaoCotacao): Promise<string> {
    const cotada = LinhaCotada.safeParse(linha);
    if (!cotada.success) throw linhaIndisponivel();
    const quotavel = linhaDo(cotada.data);
    assertMayQuote(chamador.sessao, cotada.data);
    const [corretora] = await registry.listCorretoras(tx, chamador.usuarioId);
    if (!corretora) throw semCorretora();
    const inicial = quotavel.inicial({ hoje: hojeEm(agora()), corretoraId: corretora.id });
    const { usuarioId } = chamador;
    const termos = await readComercialInicial(tx, { orcamentos, registry }, { ...quotavel, usuarioId, corretoraId: corretora.id });
    const rascunho = { comercial: termos ?? inicial.comercial, risco: beginRisco(inicial.risco, dados) };
    const id = newId();
    await orcamentos.insert(tx, chamador, {
      id,
      numero: await orcamentos.nextNumero(tx, chamador),
      linha,
      formulario: cotada.data,
      origem: 'PAGINA_PUBLICA',
      rascunho,
      schemaVersao: quotavel.schemaVersao,
      derivados: deriveFrom(quotavel, rascunho),
    });
    return id;
  }

  return {
    list: ({ q, status, filtro: salvo, pagina, tamanho }: ConsultaSolicitacoes, chamador: Chamador) => {
      const asked = { ...escopoDe(chamador.sessao), palavras: palavrasDaBusca(q), status: statusOf(status) };
      return db.tenant(chamador, async (tx) => {
        const filtro = { ...asked, condicao: await readFiltro(tx, chamador, 'SOLICITACOES', salvo) };
        return {
          itens: await solicitacoes.list(tx, filtro, { limite: tamanho, pulo: (pagina - 1) * tamanho }),
          total: await solicitacoes.count(tx, filtro),
          pagina,
          tamanho,
        };
      });
    },

    /** The lead is the caller's, and an orçamento from here on: the draft it prefilled, or a new one. */
    take: (id: string, chamador: Chamador) =>
      change(chamador, async (tx) => {
        const solicitacao = await lockAberta(tx, id, chamador);
        const preenchido = solicitacao.orcamentoId && (await orcamentos.find(tx, solicitacao.orcamentoId, { usuarioId: null }));
        // a draft that was thrown away meanwhile is no answer to the client
        const orcamentoId = preenchido ? preenchido.id : await openCase(tx, chamador, solicitacao);
        await solicitacoes.take(tx, id, { usuarioId: chamador.usuarioId, em: agora() });
        await solicitacoes.convert(tx, id, orcamentoId);
        return { orcamentoId, linha: solicitacao.linha };
      }),

    discard: (id: string, motivo: string, chamador: Chamador): Promise<SolicitacaoCotacao> =>
      change(chamador, async (tx) => {
        const solicitacao = await lockAberta(tx, id, chamador);
        await solicitacoes.discard(tx, id, motivo);
        return { ...solicitacao, status: 'DESCARTADA' as const };
      }),
  };
}

export type SolicitacaoService = ReturnType<typeof createSolicitacaoService>;
