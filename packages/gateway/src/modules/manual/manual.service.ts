import { type Cotacao, type ErroCampo, Id, type ResultadoCotacao, type RiscoManual, type SeguradoraCatalogo } from '@balcao/contracts';
import { erroCampo, hojeEm, iofVigente, isEncerrado, slugDaSeguradora } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { camposInvalidos, naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { AnexoPort } from '../anexo/index.ts';
import {
  type AtividadePort,
  type EventoPort,
  linhaDo,
  orcamentoEncerrado,
  type OrcamentoPort,
  type OrcamentoRow,
  rascunhoAlterado,
} from '../orcamento/index.ts';
import type { CotacaoPublisher, CotacaoPort, ResultadoPort } from '../cotacao/index.ts';
import { assertMayQuote, escopoDe } from '../escopo/index.ts';
import type { RegistryPort } from '../registry/index.ts';
import { manualCopy } from './manual.copy.ts';
import { MAX_PROPRIAS, naoManual, seguradorasDemais } from './manual.errors.ts';
import { answersOf, freezeManual, judgeCadastro, propriaDe, type RespostaDigitada } from './manual.model.ts';
import type { ManualRepository } from './manual.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly newId: () => string;
  readonly manuais: ManualRepository;
  readonly orcamentos: OrcamentoPort;
  readonly cotacoes: CotacaoPort;
  readonly resultados: ResultadoPort;
  readonly registry: RegistryPort;
  readonly anexos: Pick<AnexoPort, 'list'>;
  readonly atividades: AtividadePort;
  readonly eventos: Pick<EventoPort, 'add'>;
  readonly publisher: CotacaoPublisher;
}

interface Pedido {
  readonly orcamentoId: string;
  /** Lock of the draft to be concluded. */
  readonly versao: number;
}

interface Concluido {
  readonly cotacaoId: string;
  readonly versao: number;
  /** What is published after the commit; nothing when the case was concluded before. */
  readonly novidade?: { readonly cotacao: Cotacao; readonly resultados: readonly ResultadoCotacao[] };
}

export function createManualService(deps: Deps) {
  const { db, agora, newId, manuais, orcamentos, cotacoes, resultados, registry, anexos, atividades, eventos, publisher } = deps;

  /** The case, held, if it is manual, open, and nobody saved another draft since. */
  async function lockConcludable(tx: Tx, { orcamentoId, versao }: Pedido, chamador: Chamador): Promise<OrcamentoRow> {
    const atual = await orcamentos.lock(tx, orcamentoId, escopoDe(chamador.sessao));
    if (!atual) throw naoEncontrado();
    if (atual.formulario !== 'MANUAL') throw naoManual();
    assertMayQuote(chamador.sessao, atual.formulario);
    if (isEncerrado(atual.status)) throw orcamentoEncerrado();
    if (atual.rascunhoVersao === versao) return atual;
    const { rascunhoVersao, alteradoEm, rascunho } = atual;
    const alteradoPor = await orcamentos.nameOfLastWriter(tx, orcamentoId);
    throw rascunhoAlterado({
      minhaVersao: versao,
      atual: { versao: rascunhoVersao, alteradoEm: alteradoEm.toISOString(), rascunho, alteradoPor },
    });
  }

  /** The brokerage and the producers named in the draft must be the subscription's own. */
  async function readVendedores(tx: Tx, { corretoraId, produtores = [] }: Partial<RiscoManual['seguro']>, chamador: Chamador) {
    const corretora = Id.safeParse(corretoraId).success ? await registry.findCorretora(tx, chamador.usuarioId, String(corretoraId)) : null;
    const known = new Set(produtores.length > 0 ? (await registry.listProdutores(tx)).map(({ id }) => id) : []);
    const errors: ErroCampo[] = [];
    if (!corretora) errors.push(erroCampo('risco.seguro.corretoraId', 'desconhecido', manualCopy.corretora));
    if (produtores.some(({ id }) => !known.has(id))) errors.push(erroCampo('risco.seguro.produtores', 'desconhecido', manualCopy.produtor));
    return { corretora, errors };
  }

  /** Judges the draft whole: the line's rules, then everything only the database knows. */
  async function judge(tx: Tx, orcamento: OrcamentoRow, chamador: Chamador) {
    const linha = linhaDo(orcamento.formulario);
    const hoje = hojeEm(agora());
    const judged = linha.validate(linha.migrate(orcamento.rascunho, orcamento.schemaVersao), { hoje, seguradoras: [] });
    if (!judged.ok) throw camposInvalidos(judged.errors);
    const risco = judged.risco as RiscoManual;
    const { corretora, errors } = await readVendedores(tx, risco.seguro, chamador);
    const ramo = await manuais.findRamo(tx, risco.objeto.ramo);
    const iofBps = ramo && iofVigente(ramo.iof, hoje);
    const slugs = new Set((await manuais.listCatalogo(tx)).map(({ slug }) => slug));
    const files = new Set((await anexos.list(tx, orcamento.id)).map(({ id }) => id));
    errors.push(...judgeCadastro(risco, { ramo, iofBps, slugs, anexos: files }));
    if (errors.length > 0 || !corretora || iofBps === null) throw camposInvalidos(errors);
    return { risco, corretora, iofBps };
  }

  /** The run as a calculated one would have left it, passing through each of its states; nobody sees those in between. */
  async function writeRun(
    tx: Tx,
    chamador: Chamador,
    { cotacaoId, respostas }: { cotacaoId: string; respostas: readonly RespostaDigitada[] },
  ) {
    const slugs = respostas.map(({ seguradora }) => seguradora);
    await resultados.insertAll(
      tx,
      chamador,
      cotacaoId,
      slugs.map((seguradora) => ({ id: newId(), seguradora })),
    );
    await cotacoes.start(tx, cotacaoId);
    const typed = (await resultados.start(tx, cotacaoId, slugs, 1)).map((resultado) => {
      const { numeroCalculo, validade, ofertas } = respostas.find(
        ({ seguradora }) => seguradora === resultado.seguradora,
      ) as RespostaDigitada;
      const resposta = { status: 'OK' as const, familiaErro: null, mensagens: [], numeroCalculo, validade, tempoMs: 0, referencias: [] };
      return { resultado, resposta: { ...resposta, ofertas: ofertas.map((oferta) => ({ ...oferta, id: newId() })) } };
    });
    const saved = (await resultados.save(tx, chamador, typed)).filter((row) => row !== null);
    return { cotacao: await cotacoes.end(tx, cotacaoId, 'CONCLUIDA'), resultados: saved };
  }

  async function tell(tx: Tx, orcamentoId: string, respostas: readonly RespostaDigitada[], chamador: Chamador): Promise<void> {
    const precos = respostas.flatMap(({ ofertas }) => ofertas.map(({ premioTotalCentavos }) => premioTotalCentavos));
    const texto = manualCopy.concluido(precos.length, Math.min(...precos));
    await atividades.add(tx, chamador, { tipo: 'COTACAO_CONCLUIDA', usuarioId: chamador.usuarioId, orcamentoId });
    await eventos.add(tx, chamador, { orcamentoId, tipo: 'OFERTAS', texto, dados: { ofertas: precos.length } });
  }

  const conclude = (pedido: Pedido, chamador: Chamador): Promise<Concluido> =>
    db.tenant(chamador, async (tx) => {
      const orcamento = await lockConcludable(tx, pedido, chamador);
      const { risco, corretora, iofBps } = await judge(tx, orcamento, chamador);
      const frozen = freezeManual(risco, { corretora, iofBps });
      // concluding what is already concluded changes nothing
      const same = await manuais.findSame(tx, orcamento.id, frozen.payloadHash);
      if (same) return same;
      const cotacaoId = newId();
      const { versao } = await cotacoes.insert(tx, chamador, { ...frozen, id: cotacaoId, orcamentoId: orcamento.id, limiteSegundos: 1 });
      await orcamentos.startRun(tx, orcamento.id, cotacaoId);
      const respostas = answersOf(risco.ofertas, iofBps);
      const novidade = await writeRun(tx, chamador, { cotacaoId, respostas });
      await orcamentos.refreshMelhorPremio(tx, cotacaoId);
      await orcamentos.endRun(tx, cotacaoId, 'CALCULADO');
      await tell(tx, orcamento.id, respostas, chamador);
      return { cotacaoId, versao, novidade };
    });

  return {
    listRamos: (chamador: Chamador) => db.tenant(chamador, (tx) => manuais.listRamos(tx)),
    listCatalogo: (chamador: Chamador) => db.tenant(chamador, (tx) => manuais.listCatalogo(tx)),

    /** The insurer of that name: one there is already, of the catalogue or the subscription's, or a new one of the subscription alone. */
    addSeguradora: (nome: string, chamador: Chamador): Promise<SeguradoraCatalogo> =>
      db.tenant(chamador, async (tx) => {
        const base = slugDaSeguradora(nome);
        if (base.length < 2) throw camposInvalidos([erroCampo('nome', 'invalido', manualCopy.nomeSemLetras)]);
        const known = (await manuais.listCatalogo(tx)).find((seguradora) => slugDaSeguradora(seguradora.nome) === base);
        if (known) return known;
        if ((await manuais.countProprias(tx)) >= MAX_PROPRIAS) throw seguradorasDemais();
        const propria = propriaDe(nome, chamador.assinaturaId);
        await manuais.insertPropria(tx, propria);
        return propria;
      }),

    /** Turns the typed offers into a finished run, all or nothing. */
    async conclude(pedido: Pedido, chamador: Chamador): Promise<{ cotacaoId: string; versao: number }> {
      const { novidade, ...concluido } = await conclude(pedido, chamador);
      if (novidade) {
        await Promise.all(novidade.resultados.map((resultado) => publisher.resultado(chamador.assinaturaId, resultado)));
        await publisher.fim(chamador.assinaturaId, novidade.cotacao);
      }
      return concluido;
    },
  };
}

export type ManualService = ReturnType<typeof createManualService>;
