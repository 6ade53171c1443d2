import {
  type Cotacao,
  type CotacaoIniciada,
  type ErroCampo,
  Id,
  LinhaCotada,
  type PedidoCalculo,
  type RascunhoOrcamento,
  type RespostaAnterior,
  type ResultadoCotacao,
  type SemTransmissao,
} from '@balcao/contracts';
import { erroCampo, hojeEm, isResultadoFinal, isEncerrado } from '@balcao/domain';
import { isRecebida, type InsurerPort } from '../../insurers/insurer.port.ts';
import type { Tx } from '../../plugins/db.ts';
import { camposInvalidos, naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { RegistryPort } from '../registry/index.ts';
import type { Cancelamentos } from './cotacao-cancelamento.ts';
import { cotacaoCopy } from './cotacao.copy.ts';
import { type PedidoTarefa, TAREFA_CALCULAR } from './cotacao.job.ts';
import { freezePedido, isMesmoRisco, narrowPedido } from './cotacao-pedido.ts';
import { judgeRepeticao, type Repeticao } from './cotacao-repetida.ts';
import type { CotacaoRepository, NovaCotacao } from './cotacao.repository.ts';
import { blocosDe, linhaDo, orcamentoEncerrado, type OrcamentoPort, type OrcamentoRow, rascunhoAlterado } from '../orcamento/index.ts';
import { cotacaoEmAndamento, cotacaoSuperada, resultadoSemRepeticao, riscoMudou, semCalculo } from './cotacao.errors.ts';
import { assertMayQuote, escopoDe } from '../escopo/index.ts';
import type { CotacaoPublisher } from './cotacao.publisher.ts';
import type { ResultadoRepository } from './resultado.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora' | 'tarefas'> {
  readonly newId: () => string;
  readonly limiteSegundos: number;
  readonly orcamentos: OrcamentoPort;
  readonly cotacoes: CotacaoRepository;
  readonly resultados: ResultadoRepository;
  readonly registry: RegistryPort;
  readonly publisher: CotacaoPublisher;
  readonly cancelamentos: Cancelamentos;
  /** Insurers by slug, as configured. */
  readonly insurers: ReadonlyMap<string, InsurerPort>;
}

type Pergunta = Omit<NovaCotacao, 'id'>;

/** The line insurers are asked about. @throws {Recusa} 409 for a manual case */
function calculavel({ formulario }: Pick<OrcamentoRow, 'formulario'>): LinhaCotada {
  const linha = LinhaCotada.safeParse(formulario);
  if (!linha.success) throw semCalculo();
  return linha.data;
}

export function createCotacaoService(deps: Deps) {
  const { db, agora, tarefas, newId, limiteSegundos, orcamentos, cotacoes, resultados, registry, publisher, cancelamentos, insurers } =
    deps;

  /** The job exists if and only if the caller's transaction commits. */
  const enqueue = (tx: Tx, pedido: PedidoTarefa): Promise<void> =>
    tarefas.enqueue(tx, TAREFA_CALCULAR, pedido, {
      chave: `${TAREFA_CALCULAR}:${pedido.cotacaoId}:${pedido.tentativa === 1 ? 'todas' : `${pedido.seguradoras[0]}:${pedido.tentativa}`}`,
    });

  /** The case, held, if it can still be calculated and nobody saved another draft since. */
  async function lockCalculable(tx: Tx, { orcamentoId, versao }: PedidoCalculo, chamador: Chamador): Promise<OrcamentoRow> {
    const atual = await orcamentos.lock(tx, orcamentoId, escopoDe(chamador.sessao));
    if (!atual) throw naoEncontrado();
    assertMayQuote(chamador.sessao, atual.formulario);
    calculavel(atual);
    if (isEncerrado(atual.status) || (await orcamentos.isTransmitindo(tx, orcamentoId))) throw orcamentoEncerrado();
    if (atual.rascunhoVersao === versao) return atual;
    const alteradoPor = await orcamentos.nameOfLastWriter(tx, orcamentoId);
    const { rascunhoVersao, alteradoEm, rascunho } = atual;
    throw rascunhoAlterado({
      minhaVersao: versao,
      atual: { versao: rascunhoVersao, alteradoEm: alteradoEm.toISOString(), rascunho, alteradoPor },
    });
  }

  /** What only the registry knows of a draft: its brokerage and its producers must be the subscription's own. */
  async function checkRegistry(tx: Tx, rascunho: RascunhoOrcamento, chamador: Chamador) {
    const { corretoraId, produtores } = blocosDe(rascunho).seguro ?? {};
    const corretora = Id.safeParse(corretoraId).success ? await registry.findCorretora(tx, chamador.usuarioId, String(corretoraId)) : null;
    const known = new Set(produtores?.length ? (await registry.listProdutores(tx)).map(({ id }) => id) : []);
    const errors: ErroCampo[] = [];
    if (!corretora) errors.push(erroCampo('risco.seguro.corretoraId', 'desconhecido', cotacaoCopy.corretora));
    if (produtores?.some(({ id }) => !known.has(id ?? ''))) {
      errors.push(erroCampo('risco.seguro.produtores', 'desconhecido', cotacaoCopy.produtor));
    }
    return { corretora, errors };
  }

  /** Everything that will be asked, judged whole: the draft itself, who is asked, and on which terms. */
  async function freeze(tx: Tx, orcamento: OrcamentoRow, pedido: PedidoCalculo, chamador: Chamador): Promise<Pergunta> {
    const { seguradoras, comissaoBps, descontoBps } = pedido;
    const linha = linhaDo(orcamento.formulario);
    const { risco, comercial } = linha.migrate(orcamento.rascunho, orcamento.schemaVersao);
    const asked: RascunhoOrcamento = { risco, comercial: { ...comercial, seguradoras, comissaoBps, descontoBps } };
    const { corretora, errors } = await checkRegistry(tx, asked, chamador);
    const ativas = corretora ? await registry.listDaCorretora(tx, orcamento.linha, corretora.id) : [];
    const negociadas = corretora ? ativas : await registry.listAtivas(tx, orcamento.linha);
    const judged = linha.validate(asked, { hoje: hojeEm(agora()), seguradoras: negociadas });
    if (!judged.ok) throw camposInvalidos([...errors, ...judged.errors]);
    if (!corretora || errors.length > 0) throw camposInvalidos(errors);
    const { comercial: termos } = judged;
    const frozen = freezePedido({ linha: calculavel(orcamento), risco: judged.risco, comercial: termos, corretora, ativas });
    return { orcamentoId: orcamento.id, limiteSegundos, ...frozen };
  }

  /** A run may complete another only of the same case and the same risk, once that one has ended: a price must not outlive its question. */
  async function checkComplemento(tx: Tx, nova: Pergunta, complementa: string, chamador: Chamador): Promise<void> {
    const base = await findMine(tx, complementa, chamador);
    if (base.orcamentoId !== nova.orcamentoId) throw naoEncontrado();
    if (base.status !== 'CONCLUIDA' && base.status !== 'CANCELADA') throw cotacaoEmAndamento();
    const asked = await cotacoes.findPedido(tx, complementa);
    if (!asked || !isMesmoRisco(asked.snapshot, nova.snapshot)) throw riscoMudou();
  }

  async function findMine(tx: Tx, cotacaoId: string, chamador: Chamador): Promise<Cotacao> {
    const cotacao = await cotacoes.find(tx, cotacaoId, escopoDe(chamador.sessao));
    if (!cotacao) throw naoEncontrado();
    return cotacao;
  }

  /** Whose offers, and which ones, the broker hands over where the insurer takes them, and not through here. */
  async function findSemTransmissao(tx: Tx, { orcamentoId }: Cotacao, respostas: readonly ResultadoCotacao[]): Promise<SemTransmissao> {
    const comOferta = respostas.filter(({ ofertas }) => ofertas.length > 0);
    const { formulario, ofertas } = await resultados.findSemReferencia(
      tx,
      orcamentoId,
      comOferta.map(({ id }) => id),
    );
    const seguradoras = respostas.map(({ seguradora }) => seguradora).filter((slug) => !isRecebida(insurers.get(slug), formulario));
    return { seguradoras, ofertas };
  }

  type Repetida = Repeticao & Pick<Cotacao, 'id' | 'versao'>;

  async function start(tx: Tx, nova: Pergunta, chamador: Chamador): Promise<CotacaoIniciada> {
    const { orcamentoId, seguradoras, complementa } = nova;
    const cotacaoId = newId();
    const { versao } = await cotacoes.insert(tx, chamador, { ...nova, id: cotacaoId });
    const rows = seguradoras.map((seguradora) => ({ id: newId(), seguradora }));
    await resultados.insertAll(tx, chamador, cotacaoId, rows);
    await orcamentos.startRun(tx, orcamentoId, cotacaoId);
    if (complementa) await orcamentos.refreshMelhorPremio(tx, cotacaoId);
    const { assinaturaId, usuarioId } = chamador;
    await enqueue(tx, { assinaturaId, usuarioId, cotacaoId, seguradoras: [...seguradoras], tentativa: 1 });
    return { cotacaoId, versao };
  }

  /** The run that asked exactly this last, with what asking again would be for. */
  async function findRepetida(tx: Tx, { cotacaoId }: OrcamentoRow, nova: Pergunta, chamador: Chamador): Promise<Repetida | null> {
    const ultimaId = nova.complementa ?? cotacaoId;
    const pedido = ultimaId && (await cotacoes.findPedido(tx, ultimaId));
    if (!pedido) return null;
    const cotacao = await findMine(tx, ultimaId, chamador);
    const respostas = await resultados.listNosTermos(tx, ultimaId);
    const repeticao = judgeRepeticao(nova, { cotacao, snapshot: pedido.snapshot, respostas }, hojeEm(agora()));
    return repeticao && { ...repeticao, id: cotacao.id, versao: cotacao.versao };
  }

  /** The same question again: only insurers whose answer no longer holds are asked; none when all hold. */
  async function repeat(tx: Tx, nova: Pergunta, repetida: Repetida, chamador: Chamador): Promise<CotacaoIniciada> {
    const { id, versao, isEmAndamento, consultar, calculadoEm, validoAte } = repetida;
    if (isEmAndamento) return { cotacaoId: id, versao };
    if (consultar.length === 0) return { cotacaoId: id, versao, nadaMudou: { calculadoEm, validoAte } };
    if (consultar.length === nova.seguradoras.length) return start(tx, nova, chamador);
    const iniciada = await start(tx, { ...narrowPedido(nova, consultar), complementa: id }, chamador);
    return { ...iniciada, somente: [...consultar] };
  }

  return {
    /**
     * Freezes the question and hands it to the background; the same question still being asked is the same run, and one answered is not
     * asked again.
     */
    calculate: (pedido: PedidoCalculo, chamador: Chamador): Promise<CotacaoIniciada> =>
      db.tenant(chamador, async (tx) => {
        const orcamento = await lockCalculable(tx, pedido, chamador);
        const nova = { ...(await freeze(tx, orcamento, pedido, chamador)), complementa: pedido.complementa ?? null };
        if (nova.complementa) await checkComplemento(tx, nova, nova.complementa, chamador);
        const running = await cotacoes.findRunning(tx, orcamento.id, nova.payloadHash);
        if (running) return { cotacaoId: running.id, versao: running.versao };
        if (pedido.mesmoAssim) return start(tx, nova, chamador);
        const repetida = await findRepetida(tx, orcamento, nova, chamador);
        return repetida ? repeat(tx, nova, repetida, chamador) : start(tx, nova, chamador);
      }),

    get: (
      cotacaoId: string,
      chamador: Chamador,
    ): Promise<{
      cotacao: Cotacao;
      resultados: ResultadoCotacao[];
      anteriores: RespostaAnterior[];
      semTransmissao: SemTransmissao;
    }> =>
      // what was answered and where the run stands, of one instant
      db.snapshot(chamador, async (tx) => {
        const cotacao = await findMine(tx, cotacaoId, chamador);
        const stored = await resultados.listByCotacao(tx, cotacaoId);
        const anteriores = cotacao.complementa ? await resultados.listAnteriores(tx, cotacaoId) : [];
        const todas = [...stored, ...anteriores.map(({ resultado }) => resultado)];
        return { cotacao, resultados: stored, anteriores, semTransmissao: await findSemTransmissao(tx, cotacao, todas) };
      }),

    mayRead: (cotacaoId: string, chamador: Chamador): Promise<boolean> =>
      db.tenant(chamador, async (tx) => (await cotacoes.find(tx, cotacaoId, escopoDe(chamador.sessao))) !== null),

    /** Ends what has not answered; cancelling what already ended changes nothing. */
    async cancel(cotacaoId: string, chamador: Chamador): Promise<Cotacao> {
      const { cotacao, parados } = await db.tenant(chamador, async (tx) => {
        await findMine(tx, cotacaoId, chamador);
        const atual = (await cotacoes.lock(tx, cotacaoId)) as Cotacao;
        if (atual.status === 'CONCLUIDA' || atual.status === 'CANCELADA') return { cotacao: atual, parados: [] };
        const canceled = await resultados.cancelUnfinished(tx, cotacaoId);
        const isUntouched = atual.versao === 1 && canceled.length === atual.seguradoras.length;
        await orcamentos.endRun(tx, cotacaoId, isUntouched ? 'RASCUNHO' : 'CALCULADO');
        return { cotacao: await cotacoes.end(tx, cotacaoId, 'CANCELADA'), parados: canceled };
      });
      cancelamentos.announce(cotacaoId);
      await Promise.all(parados.map((resultado) => publisher.resultado(chamador.assinaturaId, resultado)));
      if (parados.length > 0) await publisher.fim(chamador.assinaturaId, cotacao);
      return cotacao;
    },

    /** Asks one insurer again, on the same terms; the others' answers stand. */
    async retry(cotacaoId: string, seguradora: string, chamador: Chamador): Promise<ResultadoCotacao> {
      const reaberto = await db.tenant(chamador, async (tx) => {
        const { orcamentoId } = await findMine(tx, cotacaoId, chamador);
        await cotacoes.lock(tx, cotacaoId);
        const resultado = await resultados.find(tx, cotacaoId, seguradora);
        if (!resultado) throw naoEncontrado();
        if (!isResultadoFinal(resultado.status) || resultado.status === 'OK') throw resultadoSemRepeticao();
        const orcamento = await orcamentos.lock(tx, orcamentoId, escopoDe(chamador.sessao));
        if (!orcamento || isEncerrado(orcamento.status) || (await orcamentos.isTransmitindo(tx, orcamentoId))) throw orcamentoEncerrado();
        assertMayQuote(chamador.sessao, orcamento.formulario);
        if (orcamento.cotacaoId !== cotacaoId) throw cotacaoSuperada();

        await resultados.reopen(tx, resultado.id);
        await cotacoes.markParcial(tx, cotacaoId);
        await orcamentos.resumeRun(tx, cotacaoId);
        const { assinaturaId, usuarioId } = chamador;
        await enqueue(tx, { assinaturaId, usuarioId, cotacaoId, seguradoras: [seguradora], tentativa: resultado.tentativas + 1 });
        return (await resultados.find(tx, cotacaoId, seguradora)) as ResultadoCotacao;
      });
      await publisher.resultado(chamador.assinaturaId, reaberto);
      return reaberto;
    },
  };
}

export type CotacaoService = ReturnType<typeof createCotacaoService>;
