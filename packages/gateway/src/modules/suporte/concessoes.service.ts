import { type AlvoConcessao, DURACAO_SESSAO_S, type Concessao as ConcessaoVista } from '@balcao/contracts';
import { uuidv7 } from 'uuidv7';
import type { Chamador, Log } from '../../plugins/ports.ts';
import type { Concessao, FonteDeMapas, MapasSeguros, QuemEscreve } from '../composition/index.ts';
import { readRegistros, sortConcessoes, TIPOS_DE_CONCESSAO, toVista } from './auditoria.model.ts';
import { concessoesDe, isViva } from './emprestimo.model.ts';
import { motivos } from './suporte.copy.ts';
import { alvoDesconhecido, answering, semConstrucoes } from './suporte.errors.ts';
import { requireSegfyer } from '../../plugins/segfyer.policy.ts';
import type { SuporteRepository } from './suporte.repository.ts';

export interface DepsConcessoes {
  readonly repository: SuporteRepository;
  readonly fonte: FonteDeMapas;
  readonly mapas: Pick<MapasSeguros, 'estado'>;
  readonly log: Log;
  readonly agora: () => Date;
}

interface Pedido {
  readonly para: AlvoConcessao;
  readonly construcoes: Readonly<Record<string, string>>;
  readonly motivo: string;
  readonly minutos: number;
}

/** What a grant is besides whom, whence and until when. */
export type Emprestado = Pick<Concessao, 'tipo' | 'soLeitura' | 'momento' | 'construcoes'>;

/** How far back grants are listed: the newest of these many entries. */
const ENTRADAS = 500;
const MINUTO_MS = 60_000;

export const quem = ({ usuarioId, sessao }: Chamador): QuemEscreve => ({ id: usuarioId, nome: sessao.username });

/** Never past the session that lends: what it lent dies with it. */
function endOf({ sessao }: Chamador, minutos: number, agora: Date): string {
  const fimDaSessao = Date.parse(sessao.authTime) + DURACAO_SESSAO_S * 1_000;
  return new Date(Math.min(agora.getTime() + minutos * MINUTO_MS, fimDaSessao)).toISOString();
}

export function createConcessoesService({ repository, fonte, mapas, log, agora }: DepsConcessoes) {
  const vivas = (): Concessao[] => Object.values(mapas.estado()?.concessoes ?? {}).filter((concessao) => isViva(concessao, agora()));

  async function nameOf(chamador: Chamador, { tipo, id }: AlvoConcessao): Promise<{ id: string; nome: string }> {
    if (tipo === 'eu') return { id: chamador.usuarioId, nome: chamador.sessao.username };
    const nome = id && (await repository.nameOf(chamador, tipo, id));
    if (!id || !nome) throw alvoDesconhecido();
    return { id, nome };
  }

  async function record(concessao: Concessao, motivo: string, chamador: Chamador): Promise<ConcessaoVista> {
    await answering(fonte.createConcessao(concessao, motivo, quem(chamador)));
    return toVista({ concessao, autor: chamador.sessao.username, motivo, criadaEm: agora().toISOString(), encerradaEm: null, sairam: [] });
  }

  /** One that somebody ended meanwhile is over all the same. */
  async function annotate(
    { id }: Concessao,
    acao: 'deixada' | 'encerrada',
    { motivo, autor }: { readonly motivo: string; readonly autor: QuemEscreve },
  ): Promise<void> {
    await fonte.recordConcessao({ id, acao, motivo }, autor).catch((erro: unknown) => {
      if (vivas().some((viva) => viva.id === id)) throw erro;
    });
  }
  const end = (concessao: Concessao, motivo: string, autor: QuemEscreve): Promise<void> =>
    annotate(concessao, 'encerrada', { motivo, autor });

  return {
    async create(chamador: Chamador, { para, construcoes, motivo, minutos }: Pedido): Promise<ConcessaoVista> {
      requireSegfyer(chamador);
      if (Object.keys(construcoes).length === 0) throw semConstrucoes();
      const alvo = await nameOf(chamador, para);
      const concessao: Concessao = {
        id: uuidv7(),
        para: { tipo: para.tipo, id: alvo.id },
        paraNome: alvo.nome.slice(0, 200),
        tipo: 'construcao',
        soLeitura: false,
        construcoes,
        sessao: chamador.sessao.guid,
        expiraEm: endOf(chamador, minutos, agora()),
      };
      return record(concessao, motivo, chamador);
    },

    /** A whole composition for the support person's own session, to be looked at. */
    async lendToSelf(
      chamador: Chamador,
      emprestado: Emprestado,
      { motivo, minutos }: Pick<Pedido, 'motivo' | 'minutos'>,
    ): Promise<ConcessaoVista> {
      requireSegfyer(chamador);
      // one at a time: what was open before leaves
      for (const concessao of vivas().filter(
        ({ para, sessao, tipo }) => para.tipo === 'eu' && sessao === chamador.sessao.guid && tipo !== 'construcao',
      ))
        await answering(end(concessao, motivos.encerrada, quem(chamador)));
      const concessao: Concessao = {
        ...emprestado,
        id: uuidv7(),
        para: { tipo: 'eu', id: chamador.usuarioId },
        paraNome: chamador.sessao.username.slice(0, 200),
        sessao: chamador.sessao.guid,
        expiraEm: endOf(chamador, minutos, agora()),
      };
      return record(concessao, motivo, chamador);
    },

    async list(chamador: Chamador): Promise<ConcessaoVista[]> {
      requireSegfyer(chamador);
      const registros = await answering(fonte.historico({ tipos: TIPOS_DE_CONCESSAO, limite: ENTRADAS }));
      return sortConcessoes(readRegistros(registros, agora()).concessoes.map(toVista));
    },

    async end(chamador: Chamador, id: string): Promise<void> {
      requireSegfyer(chamador);
      await answering(fonte.recordConcessao({ id, acao: 'encerrada', motivo: motivos.encerrada }, quem(chamador)));
    },

    /** Whoever was lent a composition leaves it, and nobody else: nobody needs a reason to be back to normal. */
    async leave(chamador: Chamador): Promise<void> {
      const estado = mapas.estado();
      const minhas = estado ? concessoesDe(estado, chamador.sessao, agora()) : [];
      for (const concessao of minhas) {
        const isDeMuitos = concessao.para.tipo === 'assinatura';
        await answering(annotate(concessao, isDeMuitos ? 'deixada' : 'encerrada', { motivo: motivos.saiu, autor: quem(chamador) }));
      }
    },

    /** The session that lent ended: so does what it lent. Never rejects. */
    async endOfSession(guid: string, autor: QuemEscreve): Promise<void> {
      for (const concessao of vivas().filter(({ sessao }) => sessao === guid)) {
        await end(concessao, motivos.sessaoEncerrada, autor).catch((erro: unknown) =>
          log.error({ err: erro, concessao: concessao.id }, 'a concessão não pôde ser encerrada com a sessão'),
        );
      }
    },
  };
}

export type ConcessoesService = ReturnType<typeof createConcessoesService>;
