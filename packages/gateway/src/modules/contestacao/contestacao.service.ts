import type {
  ConsultaContestacoes,
  Contestacao,
  ContestacaoResumo,
  MeioContestacao,
  MotivoContestacao,
  NoFormato,
  TotaisContestacoes,
} from '@balcao/contracts';
import {
  formatData,
  hojeEm,
  rotulosDoDesfecho,
  rotulosDoMeioContestacao,
  rotulosDoMotivoContestacao,
  rotulosDoStatusContestacao,
} from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import { arquivoDe } from '../../plugins/list-file.ts';
import type { Chamador, Recursos, Tarefas } from '../../plugins/ports.ts';
import { createListaService } from '../registro/index.ts';
import { drawCarta } from './carta.pdf.ts';
import { TAREFA_CARTA, TENTATIVAS_DA_CARTA } from './carta.job.ts';
import {
  cartaACaminho,
  comissaoDesconhecida,
  comissaoNaoDevida,
  contestacaoEncerrada,
  diaNoFuturo,
  jaContestada,
  naoEnviada,
  proximoNoPassado,
  seguradorasMisturadas,
} from './contestacao.errors.ts';
import type { ComissaoContestavel, ContestacaoPresa, ContestacaoRepository } from './contestacao.repository.ts';
import type { ContestacaoVistaRepository } from './contestacao-vista.repository.ts';
import type { EnvioContestacaoRepository } from './envio-contestacao.repository.ts';

interface Deps extends Pick<Recursos, 'agora' | 'db'> {
  readonly newId: () => string;
  readonly tarefas: Pick<Tarefas, 'enqueue'>;
  readonly contestacoes: ContestacaoRepository;
  readonly vistas: ContestacaoVistaRepository;
  readonly envios: EnvioContestacaoRepository;
}

type Uma = { readonly contestacaoId: string };

/** The list as a file. */
const contestacoesArquivo = arquivoDe<ContestacaoResumo>('contestacoes', [
  ['Número', 'numero', ({ numero }) => numero],
  ['Seguradora', 'texto', ({ seguradora }) => seguradora.nome],
  ['Corretora', 'texto', ({ corretora }) => corretora.nome],
  ['Motivo', 'texto', ({ motivo }) => rotulosDoMotivoContestacao[motivo]],
  ['Comissões', 'numero', ({ itens }) => itens],
  ['Contestado', 'dinheiro', ({ diferencaCentavos }) => diferencaCentavos],
  ['Falta', 'dinheiro', ({ faltaCentavos }) => faltaCentavos],
  ['Situação', 'texto', ({ status }) => rotulosDoStatusContestacao[status]],
  ['Desfecho', 'texto', ({ desfecho }) => desfecho && rotulosDoDesfecho[desfecho]],
  ['Enviada em', 'texto', ({ enviadaEm }) => enviadaEm && formatData(enviadaEm)],
  ['Próximo contato', 'texto', ({ proximoContatoEm }) => proximoContatoEm && formatData(proximoContatoEm)],
  ['Dias', 'numero', ({ dias }) => dias],
]);

const PODEM_VIR = new Set(['PREVISTA', 'PARCIAL', 'DIVERGENTE', 'CONTESTADA']);

/** What insurers are asked for: made, sent, answered and noted. */
export function createContestacaoService({ agora, db, newId, tarefas, contestacoes, vistas, envios }: Deps) {
  const lista = createListaService({ db, repository: contestacoes, arquivo: contestacoesArquivo });
  const hoje = () => hojeEm(agora());

  /** @throws {Recusa} 404 */
  async function see(tx: Tx, id: string): Promise<Contestacao> {
    const vista = await vistas.find(tx, id);
    if (!vista) throw naoEncontrado();
    return vista;
  }

  /** One that is not closed, held. @throws {Recusa} 404, 409 */
  async function lockAberta(tx: Tx, id: string): Promise<ContestacaoPresa> {
    const presa = await contestacoes.lock(tx, id);
    if (!presa) throw naoEncontrado();
    if (presa.status === 'ENCERRADA') throw contestacaoEncerrada();
    return presa;
  }

  /** @throws {Recusa} 422 at what may not be contested together, or at all */
  function judge(comissoes: readonly ComissaoContestavel[], asked: number): ComissaoContestavel {
    const [primeira] = comissoes;
    if (!primeira || comissoes.length < asked) throw comissaoDesconhecida();
    const { seguradora, corretoraId } = primeira;
    if (comissoes.some((uma) => uma.seguradora !== seguradora || uma.corretoraId !== corretoraId)) throw seguradorasMisturadas();
    const isDevida = ({ status, previsaoEm, previstaCentavos, recebidaCentavos }: ComissaoContestavel) =>
      PODEM_VIR.has(status) && previstaCentavos !== recebidaCentavos && (status === 'DIVERGENTE' || previsaoEm <= hoje());
    if (!comissoes.every(isDevida)) throw comissaoNaoDevida();
    if (comissoes.some(({ isContestada }) => isContestada)) throw jaContestada();
    return primeira;
  }

  return {
    list: (consulta: ConsultaContestacoes, chamador: Chamador) => lista.list(consulta, chamador),
    exportFile: (consulta: NoFormato<ConsultaContestacoes>, chamador: Chamador) => lista.exportFile(consulta, chamador),
    sum: (consulta: Omit<ConsultaContestacoes, 'pagina' | 'tamanho' | 'ordenar'>, chamador: Chamador): Promise<TotaisContestacoes> =>
      db.tenant(chamador, (tx) => contestacoes.sum(tx, { ...consulta, pagina: 1, tamanho: 1, ordenar: '' })),
    get: (id: string, chamador: Chamador): Promise<Contestacao> => db.tenant(chamador, (tx) => see(tx, id)),

    /** The letter as a PDF, and its number. */
    drawCarta: async (id: string, chamador: Chamador): Promise<{ numero: number; conteudo: Buffer }> => {
      const { vista, partes } = await db.tenant(chamador, async (tx) => ({
        vista: await see(tx, id),
        partes: await vistas.findPartes(tx, id),
      }));
      if (!partes) throw naoEncontrado();
      const criadaEm = new Date(vista.criadaEm);
      return { numero: vista.numero, conteudo: await drawCarta(vista, { partes, criadaEm, dia: hojeEm(criadaEm) }) };
    },

    /** Commissions named twice count once. */
    create: (
      { comissaoIds, motivo, texto }: { comissaoIds: readonly string[]; motivo: MotivoContestacao; texto: string | null },
      chamador: Chamador,
    ): Promise<Contestacao> =>
      db.tenant(chamador, async (tx) => {
        const ids = [...new Set(comissaoIds)];
        const comissoes = await contestacoes.lockComissoes(tx, ids);
        const { seguradora, corretoraId } = judge(comissoes, ids.length);
        const id = newId();
        const numero = await contestacoes.nextNumero(tx, chamador);
        await contestacoes.insert(tx, chamador, { id, numero, seguradora, corretoraId, motivo, texto: texto || null });
        await contestacoes.insertItens(tx, chamador, id, comissoes);
        await contestacoes.insertEvento(tx, chamador, id, { tipo: 'CRIADA', dia: hoje(), texto: texto || null });
        await contestacoes.contestDivergentes(tx, ids);
        return see(tx, id);
      }),

    /** @throws {Recusa} 409 while another letter of it is on its way */
    sendCarta: (
      { contestacaoId, destinatario, mensagem }: Uma & { destinatario: string; mensagem: string },
      chamador: Chamador,
    ): Promise<Contestacao> =>
      db.tenant(chamador, async (tx) => {
        await lockAberta(tx, contestacaoId);
        const id = newId();
        if (!(await envios.insert(tx, chamador, { id, contestacaoId, destinatario, mensagem }))) throw cartaACaminho();
        const { assinaturaId, usuarioId } = chamador;
        await tarefas.enqueue(
          tx,
          TAREFA_CARTA,
          { assinaturaId, usuarioId, envioId: id },
          { chave: `${TAREFA_CARTA}:${id}`, maxTentativas: TENTATIVAS_DA_CARTA },
        );
        return see(tx, contestacaoId);
      }),

    markEnviada: (
      { contestacaoId, meio, dia, protocolo }: Uma & { meio: MeioContestacao; dia: string; protocolo: string | null },
      chamador: Chamador,
    ): Promise<Contestacao> =>
      db.tenant(chamador, async (tx) => {
        if (dia > hoje()) throw diaNoFuturo();
        await lockAberta(tx, contestacaoId);
        await contestacoes.send(tx, contestacaoId, { meio, dia, destinatario: null, protocolo: protocolo || null });
        const texto = [rotulosDoMeioContestacao[meio], protocolo].filter(Boolean).join(', ');
        await contestacoes.insertEvento(tx, chamador, contestacaoId, { tipo: 'ENVIADA', dia, texto });
        return see(tx, contestacaoId);
      }),

    noteResposta: ({ contestacaoId, dia, texto }: Uma & { dia: string; texto: string }, chamador: Chamador): Promise<Contestacao> =>
      db.tenant(chamador, async (tx) => {
        if (dia > hoje()) throw diaNoFuturo();
        const { status } = await lockAberta(tx, contestacaoId);
        if (status === 'ABERTA') throw naoEnviada();
        await contestacoes.answer(tx, contestacaoId, dia);
        await contestacoes.insertEvento(tx, chamador, contestacaoId, { tipo: 'RESPONDIDA', dia, texto });
        return see(tx, contestacaoId);
      }),

    addNota: (
      { contestacaoId, dia, texto, proximoContatoEm }: Uma & { dia: string; texto: string; proximoContatoEm: string | null },
      chamador: Chamador,
    ): Promise<Contestacao> =>
      db.tenant(chamador, async (tx) => {
        if (dia > hoje()) throw diaNoFuturo();
        if (proximoContatoEm !== null && proximoContatoEm < hoje()) throw proximoNoPassado();
        await lockAberta(tx, contestacaoId);
        await contestacoes.setProximoContato(tx, contestacaoId, proximoContatoEm);
        await contestacoes.insertEvento(tx, chamador, contestacaoId, { tipo: 'ANOTACAO', dia, texto });
        return see(tx, contestacaoId);
      }),
  };
}
