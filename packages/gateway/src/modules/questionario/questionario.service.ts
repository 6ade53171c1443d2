import { LinhaCotada, type LinkQuestionario, type Questionario, type RespostasDivergentes } from '@balcao/contracts';
import { type ParametrosEnvio, questionarioDe, valorEm } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { CorretoraDoCaso, OrcamentoPort, OrcamentoRow } from '../orcamento/index.ts';
import { expiraEmDias, type LinksPublicos, situacaoOf } from '../envio/index.ts';
import { soRascunhoSePreenche } from './questionario.errors.ts';
import type { QuestionarioRepository, QuestionarioRow } from './questionario.repository.ts';
import { assertMayQuote, escopoDe } from '../escopo/index.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly newId: () => string;
  readonly orcamentos: OrcamentoPort;
  readonly questionarios: QuestionarioRepository;
  readonly corretoraDoCaso: CorretoraDoCaso;
  readonly links: LinksPublicos;
  readonly parametros: Pick<ParametrosEnvio, 'questionarioDias'>;
}

interface Emissao {
  readonly linha: LinhaCotada;
  /** The draft it fills; none until somebody attends to the answers. */
  readonly orcamento: OrcamentoRow | null;
}

/** The broker's side of the questionnaire: links made, followed and taken back. */
export function createQuestionarioService({ db, agora, newId, orcamentos, questionarios, corretoraDoCaso, links, parametros }: Deps) {
  function toLink(row: QuestionarioRow): LinkQuestionario {
    const situacao = row.respondidoEm ? 'RESPONDIDO' : situacaoOf(row, agora());
    return {
      id: row.id,
      linha: row.linha,
      criadoEm: row.criadoEm.toISOString(),
      expiraEm: row.expiraEm.toISOString(),
      situacao,
      abertoEm: row.abertoEm?.toISOString() ?? null,
      respondidoEm: row.respondidoEm?.toISOString() ?? null,
      numero: row.numero,
      corretora: row.corretora,
      url: situacao === 'ATIVO' ? links.url('questionario', row.id) : null,
    };
  }

  async function issue(tx: Tx, chamador: Chamador, { linha, orcamento }: Emissao): Promise<LinkQuestionario> {
    const id = newId();
    const corretora = await corretoraDoCaso(tx, orcamento, chamador.usuarioId);
    const expiraEm = expiraEmDias(agora(), parametros.questionarioDias);
    const tokenHash = links.digest('questionario', id);
    await questionarios.insert(tx, chamador, {
      id,
      linha,
      corretoraId: corretora.id,
      orcamentoId: orcamento?.id ?? null,
      tokenHash,
      expiraEm,
    });
    const row = await questionarios.find(tx, id);
    if (!row) throw naoEncontrado();
    return toLink(row);
  }

  return {
    perguntas: async (linha: LinhaCotada): Promise<Questionario> => questionarioDe(linha),

    create: (linha: LinhaCotada, chamador: Chamador): Promise<LinkQuestionario> =>
      db.tenant(chamador, (tx) => {
        assertMayQuote(chamador.sessao, linha);
        return issue(tx, chamador, { linha, orcamento: null });
      }),

    createDoOrcamento: (orcamentoId: string, chamador: Chamador): Promise<LinkQuestionario> =>
      db.tenant(chamador, async (tx) => {
        const orcamento = await orcamentos.find(tx, orcamentoId, escopoDe(chamador.sessao));
        if (!orcamento) throw naoEncontrado();
        const linha = LinhaCotada.safeParse(orcamento.formulario);
        if (!linha.success || orcamento.status !== 'RASCUNHO') throw soRascunhoSePreenche();
        assertMayQuote(chamador.sessao, linha.data);
        return issue(tx, chamador, { linha: linha.data, orcamento });
      }),

    /** What the client said otherwise in the newest answers that came to a case; null when nothing. */
    divergentes: (orcamentoId: string, chamador: Chamador): Promise<RespostasDivergentes | null> =>
      db.tenant(chamador, async (tx) => {
        if (!(await orcamentos.find(tx, orcamentoId, escopoDe(chamador.sessao)))) throw naoEncontrado();
        const found = await questionarios.findDivergentes(tx, orcamentoId);
        if (!found || found.divergentes.length === 0) return null;
        const { solicitacaoId, em, nome, dados, divergentes } = found;
        const respostas = divergentes.map((caminho) => ({ campo: `risco.${caminho}`, valor: valorEm(dados, caminho) }));
        return { solicitacaoId, em: em.toISOString(), nome, respostas };
      }),

    list: (chamador: Chamador): Promise<LinkQuestionario[]> =>
      db.tenant(chamador, async (tx) => (await questionarios.list(tx, chamador.usuarioId)).map(toLink)),

    revoke: (linkId: string, chamador: Chamador): Promise<LinkQuestionario> =>
      db.tenant(chamador, async (tx) => {
        const row = await questionarios.lock(tx, linkId, escopoDe(chamador.sessao));
        if (!row) throw naoEncontrado();
        await questionarios.revoke(tx, linkId, agora());
        return toLink({ ...row, revogadoEm: row.revogadoEm ?? agora() });
      }),
  };
}

export type QuestionarioService = ReturnType<typeof createQuestionarioService>;
