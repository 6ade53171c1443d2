import { createHash, randomBytes } from 'node:crypto';
import type { LinhaCotada, Utm } from '@balcao/contracts';
import { hojeEm, normalizeTelefone, readRespostas, respostasDaPagina } from '@balcao/domain';
import type { AddPedidos } from '../../plugins/contagem.ts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { camposInvalidos } from '../../plugins/errors.ts';
import { canonicalJson } from '../../plugins/idempotency.ts';
import type { Recursos } from '../../plugins/ports.ts';
import { type CreateAviso, type CreateAvisoAdministradores, fatos } from '../notificacao/index.ts';
import type { PublishSolicitacoes, SolicitacaoPort } from '../solicitacao/index.ts';
import { imagensOf } from './imagens-da-pagina.ts';
import { paginaDoGatewayCopy as copy } from './pagina-publica.copy.ts';
import {
  armadilhaCheia,
  cedoDemais,
  consentimentoDesconhecido,
  linhaNaoOferecida,
  paginaIndisponivel,
  pedidosDemais,
  provaUsada,
  provaVencida,
} from './pagina-publica.errors.ts';
import { podeReceber } from './pagina-publica.policy.ts';
import type { ImagemGuardada, PaginaLida, PaginaNoAr, PaginaPublicaRepository } from './pagina-publica.repository.ts';
import type { ProvasDaPagina } from './provas-da-pagina.ts';
import { nextInTurn, protocoloOf } from './rodizio.model.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly newId: () => string;
  readonly paginas: PaginaPublicaRepository;
  readonly provas: ProvasDaPagina;
  readonly solicitacoes: SolicitacaoPort;
  readonly addPedidos: AddPedidos;
  readonly createAviso: CreateAviso;
  readonly createAvisoAdministradores: CreateAvisoAdministradores;
  readonly publishSolicitacoes: PublishSolicitacoes;
}

/** What a client sends. */
export interface PedidoDoCliente {
  readonly slug: string;
  readonly prova: string;
  readonly linha: LinhaCotada;
  readonly respostas: Readonly<Record<string, string>>;
  readonly consentimentoVersao: number;
  readonly site?: string | undefined;
  readonly utm?: Utm | undefined;
}

const HORA_MS = 3_600_000;
const POR_ENDERECO = 10;
const POR_PAGINA = 300;

type Contato = { readonly nome?: string; readonly email?: string; readonly celular?: string };

const hashOf = ({ linha, respostas, consentimentoVersao }: PedidoDoCliente): Buffer =>
  createHash('sha256').update(canonicalJson({ linha, respostas, consentimentoVersao })).digest();

const utmOf = (utm: Utm = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(utm).flatMap(([nome, valor]) => (valor?.trim() ? [[nome, valor.trim()]] : [])));

/** The client's side of the public page: nobody is signed in, and nothing but what is published is read. */
export function createPaginaNoArService(deps: Deps) {
  const { db, agora, newId, paginas, provas, solicitacoes, addPedidos, createAviso, createAvisoAdministradores, publishSolicitacoes } =
    deps;

  /** @throws {Recusa} 404, the same for every address that opens nothing */
  async function withPagina<T>(
    slug: string,
    ip: string,
    work: (tx: Tx, contexto: Contexto, pagina: PaginaNoAr & { readonly id: string; readonly publicadaId: string }) => Promise<T>,
  ): Promise<T> {
    const found = await db.global((tx) => paginas.findPublica(tx, slug));
    if (!found) throw paginaIndisponivel();
    const contexto: Contexto = { assinaturaId: found.assinaturaId, usuarioId: null, ip };
    return db.tenant(contexto, async (tx) => {
      const pagina = await paginas.readNoAr(tx, found.id);
      if (!pagina) throw paginaIndisponivel();
      return work(tx, contexto, { ...pagina, id: found.id, publicadaId: found.publicadaId });
    });
  }

  function chaveOf({ slug, prova, site }: PedidoDoCliente): string {
    if (site) throw armadilhaCheia();
    const lida = provas.read(slug, prova);
    if (lida === 'VENCIDA') throw provaVencida();
    if (lida === 'CEDO') throw cedoDemais();
    return lida.chave;
  }

  /** Few of one address, and not too many of all: a client asks once or twice. @throws {Recusa} 429 */
  async function assertPoucos(slug: string, ip: string): Promise<void> {
    for (const [chave, maximo] of [
      [`pagina|${slug}|${ip}`, POR_ENDERECO],
      [`pagina|${slug}`, POR_PAGINA],
    ] as const) {
      const { feitos, restanteMs } = await addPedidos({ chave, quantos: 1, janelaMs: HORA_MS });
      if (feitos > maximo) throw pedidosDemais(new Date(agora().getTime() + restanteMs));
    }
  }

  /** What was typed as the line keeps it. @throws {Recusa} 422 at each question that is refused */
  function dadosOf(pedido: PedidoDoCliente, { linhas }: PaginaNoAr['conteudo']) {
    if (!linhas.includes(pedido.linha)) throw linhaNaoOferecida();
    const respostas = respostasDaPagina(pedido.linha, pedido.respostas);
    const lida = readRespostas(respostas, { linha: pedido.linha, hoje: hojeEm(agora()), hasConsentido: false });
    const errors = lida.ok ? [] : [...lida.errors];
    const { celular } = (respostas['segurado'] ?? {}) as Contato;
    const campo = 'respostas.segurado.celular';
    if (!celular && !errors.some((error) => error.campo === campo))
      errors.unshift({ campo, codigo: 'obrigatorio', mensagem: 'Informe o celular com DDD.' });
    if (errors.length > 0 || !lida.ok) throw camposInvalidos(errors);
    return lida.dados;
  }

  /** Whose turn it is, which is theirs from the commit on; administrators are told when it is nobody's. */
  async function passTurn(
    tx: Tx,
    pagina: PaginaNoAr & { id: string },
    { linha, ultimo }: { linha: LinhaCotada; ultimo: string | null },
  ): Promise<string | null> {
    const usuarios = await paginas.listUsuarios(tx, pagina.usuarioIds, pagina.corretoraId);
    const next = nextInTurn(
      usuarios.map((usuario) => ({ id: usuario.id, recebe: podeReceber(usuario, linha) })),
      ultimo,
    );
    if (next) await paginas.setVez(tx, pagina.id, next);
    return next;
  }

  async function receive(
    tx: Tx,
    contexto: Contexto,
    pagina: PaginaNoAr & { id: string; publicadaId: string },
    { pedido, chave, ip }: { pedido: PedidoDoCliente; chave: string; ip: string },
  ) {
    const hash = hashOf(pedido);
    // one request of a page at a time: the same one sent twice finds itself
    const ultimo = await paginas.lockVez(tx, contexto, pagina.id);
    const before = await solicitacoes.findByChave(tx, chave);
    if (before && !before.hash.equals(hash)) throw provaUsada();
    if (before) return { protocolo: before.protocolo, recebidoEm: before.recebidoEm.toISOString(), isNova: false };
    const dados = dadosOf(pedido, pagina.conteudo);
    const texto = await paginas.findConsentimento(tx, pedido.consentimentoVersao);
    if (texto === null) throw consentimentoDesconhecido();
    const em = agora();
    const { nome = '', email, celular } = (dados['segurado'] ?? {}) as Contato;
    const { linha } = pedido;
    const protocolo = protocoloOf(hojeEm(em), randomBytes(6));
    const avisadoId = await passTurn(tx, pagina, { linha, ultimo });
    const id = newId();
    await solicitacoes.insert(tx, contexto, {
      id,
      linha,
      origem: 'PAGINA_PUBLICA',
      nome,
      email: email ?? null,
      celular: celular ? normalizeTelefone(celular) : null,
      dados,
      consentimento: { texto, versao: String(pedido.consentimentoVersao), em: em.toISOString(), ip },
      questionarioId: null,
      orcamentoId: null,
      usuarioId: null,
      daPagina: { publicadaId: pagina.publicadaId, protocolo, chave, hash, utm: utmOf(pedido.utm), avisadoId },
    });
    if (avisadoId)
      await createAviso(tx, contexto, { usuarioId: avisadoId, ...fatos.solicitacaoNova(), ...copy.aviso(nome, { linha, protocolo }) });
    else await createAvisoAdministradores(tx, contexto, { avisoId: id, ...fatos.solicitacaoNova(), ...copy.semCorretor(linha, protocolo) });
    return { protocolo, recebidoEm: em.toISOString(), isNova: true };
  }

  return {
    /** @throws {Recusa} 404 */
    issueProva: (slug: string, ip: string): Promise<{ prova: string }> => withPagina(slug, ip, async () => ({ prova: provas.issue(slug) })),

    /** @throws {Recusa} 404; 409 of a proof that may not be used; 422 at each field that is refused; 429 */
    async send(pedido: PedidoDoCliente, ip: string): Promise<{ protocolo: string; recebidoEm: string }> {
      const chave = chaveOf(pedido);
      await assertPoucos(pedido.slug, ip);
      const { assinaturaId, protocolo, recebidoEm, isNova } = await withPagina(pedido.slug, ip, async (tx, contexto, pagina) => ({
        assinaturaId: contexto.assinaturaId,
        ...(await receive(tx, contexto, pagina, { pedido, chave, ip })),
      }));
      if (isNova) await publishSolicitacoes(assinaturaId, new Date(recebidoEm));
      return { protocolo, recebidoEm };
    },
  };
}

/** What the site reads to draw the published page; null for every address that opens nothing. */
export function createLeituraNoAr({ db, paginas }: Pick<Deps, 'db' | 'paginas'>) {
  async function withPublicada<T>(slug: string, ip: string, work: (tx: Tx, pagina: PaginaNoAr) => Promise<T | null>): Promise<T | null> {
    const found = await db.global((tx) => paginas.findPublica(tx, slug));
    if (!found) return null;
    return db.tenant({ assinaturaId: found.assinaturaId, usuarioId: null, ip }, async (tx) => {
      const pagina = await paginas.readNoAr(tx, found.id);
      return pagina && work(tx, pagina);
    });
  }

  return {
    read: (slug: string): Promise<PaginaLida | null> => paginas.readPublicada(db, slug),

    /** An image, only while the published page shows it. */
    readImagem: (slug: string, sha256: string, ip: string): Promise<ImagemGuardada | null> =>
      withPublicada(slug, ip, async (tx, { conteudo, logoDaCorretora, corretoraId }) => {
        if (imagensOf(conteudo).includes(sha256)) return paginas.findImagem(tx, sha256);
        return conteudo.logo === null && sha256 === logoDaCorretora ? paginas.findLogoDaCorretora(tx, corretoraId) : null;
      }),
  };
}

export type PaginaNoArService = ReturnType<typeof createPaginaNoArService>;
