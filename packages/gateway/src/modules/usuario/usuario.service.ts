import { randomBytes } from 'node:crypto';
import type { ConsultaUsuarios, DadosUsuario, ErroCampo, FichaUsuario, UsuarioResumo } from '@balcao/contracts';
import { normalizeUsuario, validateUsuario } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { camposInvalidos, naoEncontrado, semAcesso } from '../../plugins/errors.ts';
import type { Correio } from '../../plugins/mail.ts';
import { hashSenha } from '../../plugins/passwords.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { Sessions } from '../../plugins/session.ts';
import { type Acesso, cartas, isTaken, provas } from '../access/index.ts';
import type { ReadFiltro } from '../filtro/index.ts';
import type { EventoPort } from '../orcamento/index.ts';
import { createLeituraService, registroAlterado } from '../registro/index.ts';
import { copy } from './usuario.copy.ts';
import * as recusas from './usuario.errors.ts';
import type { Convites } from './convites.ts';
import { usuariosArquivo } from './usuario-arquivo.ts';
import { colunasDoUsuario } from './usuario-historia.ts';
import type { TellPoderes } from './usuario.publisher.ts';
import type { UsuarioPreso, UsuarioRepository } from './usuario.repository.ts';
import { usosDeUsuario } from './usuario-usos.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly newId: () => string;
  readonly readFiltro: ReadFiltro;
  readonly usuarios: UsuarioRepository;
  readonly convites: Convites;
  readonly sessions: Pick<Sessions, 'endMany'>;
  readonly acesso: Pick<Acesso, 'endSessoes'>;
  readonly correio: Correio;
  readonly eventos: EventoPort;
  readonly tellPoderes: TellPoderes;
}

interface Alvo {
  readonly id: string;
  readonly before: UsuarioPreso | null;
}

const TODAS_AS_PROVAS = [
  'SENHA_EXPIRADA',
  'SENHA_ESQUECIDA',
  'CONFIRMAR_EMAIL',
  'MIGRACAO',
  'DESBLOQUEIO',
  'SEGUNDO_FATOR',
  'CONVITE',
  'INSCRICAO_FATOR',
] as const;

/** The record of users: what an administrator sees and writes of the people of the subscription. */
export function createUsuarioService({
  db,
  agora,
  newId,
  readFiltro,
  usuarios,
  convites,
  sessions,
  acesso,
  correio,
  eventos,
  tellPoderes,
}: Deps) {
  const leitura = createLeituraService<FichaUsuario, UsuarioResumo, ConsultaUsuarios>({
    db,
    repository: usuarios,
    readCondicao: (tx, { filtro }, chamador) => readFiltro(tx, chamador, 'USUARIOS', filtro),
    arquivo: usuariosArquivo,
    usos: usosDeUsuario,
    historiaOf: async (tx, id) => [{ nome: 'usuario', ids: [id], colunas: colunasDoUsuario(await usuarios.readNomesDosProdutores(tx)) }],
  });

  /** @throws {Recusa} 422 at the fields of what is no user */
  function judged(typed: DadosUsuario): DadosUsuario {
    const errors = validateUsuario(typed);
    if (errors.length > 0) throw camposInvalidos(errors);
    return normalizeUsuario(typed);
  }

  /** From here on nobody else changes users. The caller may have been lowered by who came before. */
  async function begin(tx: Tx, chamador: Chamador): Promise<void> {
    await usuarios.lockAssinatura(tx, chamador);
    const poderes = await usuarios.readPoderes(tx);
    if (!poderes?.administra) throw semAcesso({ administrador: true }, { ...chamador.sessao, administrador: false });
  }

  async function hold(tx: Tx, id: string, chamador: Chamador): Promise<UsuarioPreso> {
    await begin(tx, chamador);
    const usuario = await usuarios.lock(tx, id);
    if (!usuario) throw naoEncontrado();
    return usuario;
  }

  async function assertLugar(tx: Tx, chamador: Chamador): Promise<void> {
    const lugares = await usuarios.readLugares(tx, chamador);
    if (lugares.usados >= lugares.limite) throw recusas.semLugar(lugares);
  }

  /** What only the database knows of a user. */
  async function* judgeVinculos(tx: Tx, id: string, { corretoraIds, produtorId }: DadosUsuario): AsyncGenerator<ErroCampo> {
    if (corretoraIds.length > 0 && (await usuarios.listCorretorasConhecidas(tx, corretoraIds)) < corretoraIds.length)
      yield recusas.corretoraDesconhecida();
    if (produtorId === null) return;
    const produtor = await usuarios.holdProdutor(tx, produtorId, id);
    if (!produtor) yield recusas.produtorDesconhecido();
    else if (produtor.outro !== null) yield recusas.produtorTomado(produtor.outro);
  }

  /** @param before what stands of one who is there already */
  async function assertEscrita(tx: Tx, { id, before }: Alvo, dados: DadosUsuario, chamador: Chamador): Promise<void> {
    const errors: ErroCampo[] = [];
    for await (const erro of judgeVinculos(tx, id, dados)) errors.push(erro);
    if (before && id === chamador.usuarioId && before.email.toLowerCase() !== dados.email) errors.push(recusas.emailProprio());
    const minhas = (await usuarios.readPoderes(tx))?.corretoraIds ?? [];
    if (minhas.length > 0 && (dados.corretoraIds.length === 0 || dados.corretoraIds.some((um) => !minhas.includes(um))))
      errors.push(recusas.foraDasSuas());
    // whoever administered all and now administers some leaves the others to nobody
    const isLess = !dados.administrador || (before?.corretoraIds.length === 0 && dados.corretoraIds.length > 0);
    const isLowered = before?.administrador && before.status === 'ATIVO' && isLess;
    if (isLowered && !(await usuarios.hasOutroAdministrador(tx, id)))
      errors.push(dados.administrador ? recusas.ultimoDeTodas() : recusas.ultimoAdministradorNoCampo());
    if (errors.length > 0) throw camposInvalidos(errors);
  }

  const contextOf = (chamador: Chamador, usuarioId: string) => ({ assinaturaId: chamador.assinaturaId, usuarioId });

  /** The old address learns of it, the new one is proved, and whoever was in with the old one leaves. @returns the sessions that ended */
  async function changeEmail(
    tx: Tx,
    { id, before }: Alvo & { before: UsuarioPreso },
    dados: DadosUsuario,
    chamador: Chamador,
  ): Promise<string[]> {
    await provas.cancel(tx, contextOf(chamador, id), [...TODAS_AS_PROVAS], agora());
    if (before.status === 'PENDENTE') {
      await convites.send(tx, { id, nome: dados.nome, email: dados.email }, chamador);
      return [];
    }
    await correio.enqueue(tx, { para: before.email, ...cartas.emailMudou(dados.nome) });
    await usuarios.unconfirmEmail(tx, id);
    const token = await provas.issue(tx, { contexto: contextOf(chamador, id), finalidade: 'CONFIRMAR_EMAIL', agora: agora() });
    const url = correio.endereco(`/confirmacaoEmail?token=${token}`);
    await correio.enqueue(tx, { para: dados.email, ...cartas.confirmarEmail(dados.nome, url) });
    return sessions.endMany(tx, { usuarioId: id }, 'email-mudou');
  }

  return {
    ...leitura,

    readLugares: (chamador: Chamador) => db.tenant(chamador, (tx) => usuarios.readLugares(tx, chamador)),
    readOpcoes: (chamador: Chamador) => db.tenant(chamador, (tx) => usuarios.readOpcoes(tx)),

    /** Invites somebody. @throws {Recusa} 409 without a seat; 422 at each field that is refused */
    async create(typed: DadosUsuario, chamador: Chamador): Promise<FichaUsuario> {
      const dados = judged(typed);
      // nobody knows it: the invited chooses their own
      const senhaHash = await hashSenha(randomBytes(32).toString('hex'));
      return db.tenant(chamador, async (tx) => {
        await begin(tx, chamador);
        await assertLugar(tx, chamador);
        const id = newId();
        await assertEscrita(tx, { id, before: null }, dados, chamador);
        if (!(await usuarios.insert(tx, chamador, { id, senhaHash }, dados))) throw recusas.emailTomado();
        await convites.send(tx, { id, nome: dados.nome, email: dados.email }, chamador);
        return leitura.read(tx, id);
      });
    },

    /** @throws {Recusa} 409 with what stands now when somebody wrote since `versao` was read; 422 as `create` */
    async update({ usuarioId: id, versao, ...typed }: DadosUsuario & { usuarioId: string; versao: number }, chamador: Chamador) {
      const { ficha, guids } = await db
        .tenant(chamador, async (tx) => {
          const before = await hold(tx, id, chamador);
          if (before.versao !== versao) throw registroAlterado(recusas.usuarioNome, await leitura.read(tx, id));
          const dados = judged(typed);
          await assertEscrita(tx, { id, before }, dados, chamador);
          await usuarios.update(tx, id, dados);
          const isMoved = before.email.toLowerCase() !== dados.email;
          const ended = isMoved ? await changeEmail(tx, { id, before }, dados, chamador) : [];
          return { ficha: await leitura.read(tx, id), guids: ended };
        })
        .catch((error: unknown) => {
          throw isTaken(error) ? recusas.emailTomado() : error;
        });
      await acesso.endSessoes({ usuario: { id, nome: ficha.nome }, guids, motivo: 'email-mudou' });
      await tellPoderes(id);
      return ficha;
    },

    /**
     * Hands over what is open and ends the sessions, all or nothing.
     *
     * @throws {Recusa} 409 for oneself, the last administrator and whoever was only invited; 422 without somebody who takes the work
     */
    async deactivate({ usuarioId: id, herdeiroId }: { usuarioId: string; herdeiroId: string | null }, chamador: Chamador) {
      if (id === chamador.usuarioId) throw recusas.proprioAcesso();
      const { passado, nome, guids } = await db.tenant(chamador, async (tx) => {
        const { nome: dele, status, administrador } = await hold(tx, id, chamador);
        if (status === 'PENDENTE') throw recusas.conviteAberto();
        if (administrador && !(await usuarios.hasOutroAdministrador(tx, id))) throw recusas.ultimoAdministrador();
        const trabalho = await handOver(tx, { id, nome: dele }, herdeiroId, chamador);
        if (status !== 'INATIVO') await usuarios.setStatus(tx, id, 'INATIVO');
        await provas.cancel(tx, contextOf(chamador, id), [...TODAS_AS_PROVAS], agora());
        return { passado: trabalho, nome: dele, guids: await sessions.endMany(tx, { usuarioId: id }, 'desativado') };
      });
      await acesso.endSessoes({ usuario: { id, nome }, guids, motivo: 'desativado' });
      return passado;
    },

    /** @throws {Recusa} 409 without a seat, or for whoever was only invited */
    activate: (id: string, chamador: Chamador): Promise<FichaUsuario> =>
      db.tenant(chamador, async (tx) => {
        const { status } = await hold(tx, id, chamador);
        if (status === 'PENDENTE') throw recusas.conviteAberto();
        if (status === 'INATIVO') await assertLugar(tx, chamador);
        if (status !== 'ATIVO') await usuarios.setStatus(tx, id, 'ATIVO');
        return leitura.read(tx, id);
      }),

    /** @throws {Recusa} 409 for whoever accepted already; 429 after several links */
    sendConvite: (id: string, chamador: Chamador): Promise<FichaUsuario> =>
      db.tenant(chamador, async (tx) => {
        const { nome, email, status } = await hold(tx, id, chamador);
        if (status !== 'PENDENTE') throw recusas.conviteAceito();
        await convites.send(tx, { id, nome, email }, chamador);
        return leitura.read(tx, id);
      }),

    /** The seat and the e-mail are free again. @throws {Recusa} 409 for whoever accepted already */
    revokeConvite: (id: string, chamador: Chamador): Promise<Record<string, never>> =>
      db.tenant(chamador, async (tx) => {
        const { status } = await hold(tx, id, chamador);
        if (status !== 'PENDENTE') throw recusas.conviteAceito();
        await provas.cancel(tx, contextOf(chamador, id), [...TODAS_AS_PROVAS], agora());
        await usuarios.remove(tx, id);
        return {};
      }),

    resetSenha: (id: string, chamador: Chamador): Promise<Record<string, never>> =>
      db.tenant(chamador, async (tx) => {
        const { nome, email, status } = await hold(tx, id, chamador);
        if (status !== 'ATIVO') throw recusas.soAtivoRedefine();
        await convites.sendSenha(tx, { id, nome, email }, chamador);
        return {};
      }),
  };

  async function handOver(tx: Tx, { id, nome }: { id: string; nome: string }, herdeiroId: string | null, chamador: Chamador) {
    if (herdeiroId === null) {
      if (await usuarios.hasEmAberto(tx, id)) throw recusas.herdeiroFalta();
      return { orcamentos: 0, tarefas: 0, propostas: 0 };
    }
    const herdeiro = herdeiroId === id ? null : await usuarios.lock(tx, herdeiroId);
    if (herdeiro?.status !== 'ATIVO') throw recusas.herdeiroDesconhecido();
    const { orcamentos, ...outros } = await usuarios.handOver(tx, id, herdeiroId);
    const fato = { tipo: 'OUTRO', texto: copy.passado(herdeiro.nome, nome), dados: { usuarioId: herdeiroId } } as const;
    await eventos.addToMany(tx, chamador, orcamentos, fato);
    return { orcamentos: orcamentos.length, ...outros };
  }
}

export type UsuarioService = ReturnType<typeof createUsuarioService>;
