import { type QuestionarioPublico, type RespostasQuestionario } from '@balcao/contracts';
import { hojeEm, readRespostas, pedeSaude, perguntasDaLinha, questionarioDe } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { camposInvalidos } from '../../plugins/errors.ts';
import type { Recursos } from '../../plugins/ports.ts';
import { type CreateAviso, fatos } from '../notificacao/index.ts';
import { type CorretoraDoCaso, deriveFrom, type EventoPort, linhaDo, type OrcamentoPort, type OrcamentoRow } from '../orcamento/index.ts';
import { digestOfDado, linkIndisponivel } from '../envio/index.ts';
import { type RegistryPort, showCorretora } from '../registry/index.ts';
import { privacidadeQuestionario, questionarioCopy as copy } from './questionario.copy.ts';
import { questionarioRespondido } from './questionario.errors.ts';
import { fillRisco, type PublishSolicitacoes, type SolicitacaoPort } from '../solicitacao/index.ts';
import type { QuestionarioRepository, QuestionarioRow } from './questionario.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly newId: () => string;
  readonly orcamentos: OrcamentoPort;
  readonly questionarios: QuestionarioRepository;
  readonly solicitacoes: SolicitacaoPort;
  readonly registry: Pick<RegistryPort, 'findMarca' | 'findRemetente'>;
  readonly eventos: Pick<EventoPort, 'add'>;
  readonly corretoraDoCaso: CorretoraDoCaso;
  readonly createAviso: CreateAviso;
  readonly publishSolicitacoes: PublishSolicitacoes;
}

interface Respondido {
  readonly respostas: RespostasQuestionario;
  readonly consentimentoSaude: boolean;
}

type Contato = { readonly nome?: string; readonly email?: string; readonly celular?: string };

/** The client's side of the questionnaire. */
export function createQuestionarioPublicoService(deps: Deps) {
  const {
    db,
    agora,
    newId,
    orcamentos,
    questionarios,
    solicitacoes,
    registry,
    eventos,
    corretoraDoCaso,
    createAviso,
    publishSolicitacoes,
  } = deps;

  /** @throws {Recusa} 404, the same for every link that opens nothing */
  async function withLink<T>(
    token: string,
    ip: string,
    work: (tx: Tx, contexto: Contexto, link: QuestionarioRow) => Promise<T>,
  ): Promise<T> {
    const hash = digestOfDado(token);
    const found = await db.global((tx) => questionarios.findPublico(tx, hash, agora()));
    if (!found) throw linkIndisponivel();
    const contexto: Contexto = { assinaturaId: found.assinaturaId, usuarioId: null, ip };
    return db.tenant(contexto, async (tx) => {
      const link = await questionarios.lock(tx, found.id, { usuarioId: null });
      if (!link || link.revogadoEm) throw linkIndisponivel();
      return work(tx, contexto, link);
    });
  }

  async function corretoraDo(tx: Tx, link: QuestionarioRow) {
    const orcamento = link.orcamentoId === null ? null : await orcamentos.find(tx, link.orcamentoId, { usuarioId: null });
    return corretoraDoCaso(tx, orcamento, link.usuarioId);
  }

  /** The answers in the draft they were asked for, if it still is one; its version grows, so that an open form notices the change. */
  async function prefill(
    tx: Tx,
    contexto: Contexto,
    { orcamentoId, linha: cotada }: Pick<QuestionarioRow, 'orcamentoId' | 'linha'>,
    { solicitacaoId, dados }: { solicitacaoId: string; dados: Record<string, unknown> },
  ): Promise<OrcamentoRow | null> {
    if (orcamentoId === null) return null;
    const orcamento = await orcamentos.lock(tx, orcamentoId, { usuarioId: null });
    if (orcamento?.status !== 'RASCUNHO' || orcamento.formulario !== cotada) return null;
    const linha = linhaDo(orcamento.formulario);
    const atual = linha.migrate(orcamento.rascunho, orcamento.schemaVersao);
    const { risco, preenchidos, divergentes } = fillRisco(atual.risco, dados);
    const rascunho = { ...atual, risco };
    await orcamentos.saveRascunho(tx, contexto, {
      id: orcamento.id,
      versao: orcamento.rascunhoVersao,
      rascunho,
      schemaVersao: linha.schemaVersao,
      derivados: deriveFrom(linha, rascunho),
    });
    const texto = copy.evento(
      preenchidos.length,
      divergentes.map((campo) => linha.rotuloDe(`risco.${campo}`) ?? campo),
    );
    await eventos.add(tx, contexto, { orcamentoId, tipo: 'OUTRO', texto, dados: { divergentes, solicitacaoId } });
    return orcamento;
  }

  return {
    view: (token: string, ip: string): Promise<QuestionarioPublico> =>
      withLink(token, ip, async (tx, _contexto, link) => {
        await questionarios.open(tx, link.id, agora());
        const corretora = await corretoraDo(tx, link);
        const questionario = questionarioDe(link.linha);
        const { saude, texto, versao } = privacidadeQuestionario;
        return {
          corretora: await showCorretora(tx, registry, corretora),
          corretor: (await registry.findRemetente(tx, link.usuarioId)) ?? { nome: '', email: '' },
          questionario,
          privacidade: {
            texto: texto(corretora.nome, perguntasDaLinha(link.linha).bem),
            versao,
            saude: pedeSaude(questionario) ? saude(corretora.nome) : null,
          },
          expiraEm: link.expiraEm.toISOString(),
          respondido: link.respondidoEm !== null,
        };
      }),

    async answer(token: string, { respostas, consentimentoSaude }: Respondido, ip: string): Promise<{ recebidoEm: string }> {
      const { assinaturaId, recebidoEm } = await withLink(token, ip, async (tx, contexto, link) => {
        if (link.respondidoEm) throw questionarioRespondido();
        const em = agora();
        const { linha } = link;
        const lida = readRespostas(respostas, { linha, hoje: hojeEm(em), hasConsentido: consentimentoSaude });
        if (!lida.ok) throw camposInvalidos([...lida.errors]);
        const { dados } = lida;
        const solicitacaoId = newId();
        const orcamento = await prefill(tx, contexto, link, { solicitacaoId, dados });
        const { nome: corretora } = await corretoraDo(tx, link);
        const { nome = '', email, celular } = (dados['segurado'] ?? {}) as Contato;
        const { texto, saude, versao } = privacidadeQuestionario;
        await solicitacoes.insert(tx, contexto, {
          id: solicitacaoId,
          linha,
          origem: 'QUESTIONARIO',
          nome,
          email: email ?? null,
          celular: celular ?? null,
          dados,
          consentimento: {
            texto: texto(corretora, perguntasDaLinha(linha).bem),
            versao,
            ...(consentimentoSaude && { saude: saude(corretora) }),
            em: em.toISOString(),
            ip,
          },
          questionarioId: link.id,
          orcamentoId: orcamento?.id ?? null,
          usuarioId: link.usuarioId,
          daPagina: null,
        });
        await questionarios.answer(tx, link.id, em);
        await createAviso(tx, contexto, {
          usuarioId: link.usuarioId,
          ...(orcamento ? fatos.questionarioRespondido({ orcamentoId: orcamento.id }) : fatos.solicitacaoNova()),
          ...copy.aviso(nome, { linha: linhaDo(linha).nome, numero: orcamento?.numero ?? null }),
        });
        return { assinaturaId: contexto.assinaturaId, recebidoEm: em.toISOString() };
      });
      await publishSolicitacoes(assinaturaId, new Date(recebidoEm));
      return { recebidoEm };
    },
  };
}

export type QuestionarioPublicoService = ReturnType<typeof createQuestionarioPublicoService>;
