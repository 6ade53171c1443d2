import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { CodigoTitular, FormatoDosDados, PedidoPublico, PedidosDoLink, TipoPedidoTitular } from '@balcao/contracts';
import { formatDia, prazoDoTitular } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { deriveKey } from '../../plugins/keys.ts';
import type { Correio } from '../../plugins/mail.ts';
import type { Recursos } from '../../plugins/ports.ts';
import type { Arquivo } from '../../plugins/serve.ts';
import { linkIndisponivel } from '../envio/index.ts';
import { type CreateAvisoAdministradores, fatos } from '../notificacao/index.ts';
import { signDaCorretora } from '../parametros/index.ts';
import { type RegistryPort, showCorretora } from '../registry/index.ts';
import { type ColetaAberta, createWithColeta, type DeOnde } from './coleta-aberta.ts';
import { codigoInvalido, codigosDemais, dadosNaoLiberados, titularSemEmail } from './direitos.errors.ts';
import type { CodigoRow, DireitosRepository } from './direitos.repository.ts';
import { writeDossie } from './dossie-arquivo.ts';
import type { PermissoesRepository } from './permissoes.repository.ts';
import { copy } from './titular.copy.ts';
import type { TitularRepository } from './titular.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly newId: () => string;
  /** Of this installation: a code of six digits cannot be found again from what the database keeps. */
  readonly chave: Buffer;
  readonly permissoes: PermissoesRepository;
  readonly registry: Pick<RegistryPort, 'findMarca' | 'findPrincipal'>;
  readonly titulares: Pick<TitularRepository, 'insert' | 'readDossie'>;
  readonly direitos: DireitosRepository;
  readonly correio: Pick<Correio, 'enqueue'>;
  readonly createAvisoAdministradores: CreateAvisoAdministradores;
}

interface NovoPedido {
  readonly codigo: string;
  readonly tipo: TipoPedidoTitular;
  readonly detalhe: string | null;
}

const VALIDADE_MS = 15 * 60_000;
const JANELA_MS = 60 * 60_000;
const CODIGOS_POR_JANELA = 3;
const TENTATIVAS = 5;

/** Enough of an address for its owner to know it. @example maskEmail('zelia@exemplo.test') // z•••@exemplo.test */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••');

/** What a client asks of their own data by a link: the link says whose data, a code sent to the e-mail on record says who asks. */
export function createDireitosService({
  db,
  agora,
  newId,
  chave,
  permissoes,
  registry,
  titulares,
  direitos,
  correio,
  createAvisoAdministradores,
}: Deps) {
  const withColeta = createWithColeta({ db, agora, permissoes });
  const selo = deriveKey(chave, 'codigo-titular');
  const digest = (id: string, codigo: string): Buffer => createHmac('sha256', selo).update(`${id}:${codigo}`).digest();

  const told = (
    { tipo, recebidaEm, prazoEm }: { tipo: TipoPedidoTitular; recebidaEm: Date; prazoEm: Date },
    isRepetido: boolean,
  ): PedidoPublico => ({
    tipo,
    recebidaEm: recebidaEm.toISOString(),
    prazoEm: prazoEm.toISOString(),
    isRepetido,
  });

  /** Writes the request down, unless the same one still runs. */
  async function ask(tx: Tx, aberta: ColetaAberta, { tipo, detalhe }: NovoPedido) {
    const { contexto, segurado } = aberta;
    const documento = await documentoOf(tx, aberta);
    const aberto = await direitos.findAberto(tx, documento, tipo);
    if (aberto) return { pedido: aberto, isRepetido: true };
    const recebidaEm = agora();
    const pedido = { id: newId(), tipo, recebidaEm, prazoEm: prazoDoTitular(recebidaEm) };
    await titulares.insert(tx, contexto, {
      ...pedido,
      origem: 'TITULAR',
      nome: segurado.nome,
      documento,
      contato: segurado.email,
      detalhe: detalhe || null,
    });
    await createAvisoAdministradores(tx, contexto, {
      ...fatos.pedidoDeTitular(pedido),
      titulo: copy.pedidoNovo,
      descricao: copy.pedidoNovoTexto(tipo, formatDia(pedido.prazoEm)),
      avisoId: pedido.id,
    });
    return { pedido, isRepetido: false };
  }

  /** Null for a code that is wrong, expired or tried too often: the try is counted, so that this is no refusal within the transaction. */
  async function judgeCodigo(tx: Tx, { coleta }: ColetaAberta, typed: string): Promise<CodigoRow | null> {
    const codigo = await direitos.lockCodigo(tx, coleta.id, agora());
    if (!codigo || codigo.tentativas >= TENTATIVAS) return null;
    if (timingSafeEqual(codigo.codigoHash, digest(codigo.id, typed))) return codigo;
    await direitos.countTentativa(tx, codigo.id);
    return null;
  }

  async function documentoOf(tx: Tx, { segurado }: ColetaAberta): Promise<string> {
    const documento = await direitos.findDocumento(tx, segurado.id);
    if (!documento) throw linkIndisponivel();
    return documento;
  }

  /** Null where the code is not good, as `judgeCodigo`. */
  async function confirm(tx: Tx, aberta: ColetaAberta, novo: NovoPedido): Promise<PedidoPublico | null> {
    const codigo = await judgeCodigo(tx, aberta, novo.codigo);
    if (!codigo) return null;
    if (codigo.pedidoId) {
      const feito = await direitos.findPedido(tx, codigo.pedidoId);
      return feito?.tipo === novo.tipo ? told(feito, false) : null;
    }
    const { pedido, isRepetido } = await ask(tx, aberta, novo);
    await direitos.useCodigo(tx, codigo.id, pedido.id);
    return told(pedido, isRepetido);
  }

  return {
    /** @throws {Recusa} 404 for every link that opens nothing; 409 without an e-mail on record; 429 for codes sent too often */
    sendCodigo: (token: string, deOnde: DeOnde): Promise<CodigoTitular> =>
      withColeta(token, deOnde, async (tx, { contexto, coleta, segurado }) => {
        if (!segurado.email) throw titularSemEmail();
        const criadoEm = agora();
        const desde = new Date(criadoEm.getTime() - JANELA_MS);
        if ((await direitos.countCodigos(tx, coleta.id, desde)) >= CODIGOS_POR_JANELA) throw codigosDemais();
        const id = newId();
        const codigo = String(randomInt(1_000_000)).padStart(6, '0');
        const expiraEm = new Date(criadoEm.getTime() + VALIDADE_MS);
        await direitos.insertCodigo(tx, contexto, { id, coletaId: coleta.id, codigoHash: digest(id, codigo), criadoEm, expiraEm });
        const { emNomeDe, ...assinatura } = await signDaCorretora(tx, contexto, registry);
        await correio.enqueue(tx, {
          para: segurado.email,
          ...assinatura,
          emNomeDe: { ...emNomeDe, rodape: copy.rodapeDoCodigo(emNomeDe.nome) },
          ...copy.cartaDoCodigo({ nome: segurado.nome, corretora: emNomeDe.nome, codigo }),
        });
        return { enviadoPara: maskEmail(segurado.email), expiraEm: expiraEm.toISOString() };
      }),

    /** @throws {Recusa} 404 for every link that opens nothing; 422 for a code that is wrong, expired or tried too often */
    createPedido: async (token: string, novo: NovoPedido, deOnde: DeOnde): Promise<PedidoPublico> => {
      const pedido = await withColeta(token, deOnde, (tx, aberta) => confirm(tx, aberta, novo));
      if (!pedido) throw codigoInvalido();
      return pedido;
    },

    /** @throws {Recusa} 404 for every link that opens nothing */
    listPedidos: (token: string, deOnde: DeOnde): Promise<PedidosDoLink> =>
      withColeta(token, deOnde, async (tx, aberta) => {
        const documento = await documentoOf(tx, aberta);
        return { pedidos: await direitos.listPedidos(tx, documento), hasDados: (await direitos.findAtendido(tx, documento)) !== null };
      }),

    /** @throws {Recusa} 404; 409 while nothing was granted; 422 for a code that is wrong, expired or tried too often */
    downloadDados: async (
      token: string,
      { codigo, formato }: { codigo: string; formato: FormatoDosDados },
      deOnde: DeOnde,
    ): Promise<Arquivo> => {
      const lido = await withColeta(token, deOnde, async (tx, aberta) => {
        if (!(await judgeCodigo(tx, aberta, codigo))) return null;
        const pedido = await direitos.findAtendido(tx, await documentoOf(tx, aberta));
        if (!pedido) throw dadosNaoLiberados();
        await direitos.setEntregue(tx, pedido.id, agora());
        const corretora = await showCorretora(tx, registry, await registry.findPrincipal(tx));
        return { corretora, pedido, dossie: await titulares.readDossie(tx, pedido) };
      });
      if (!lido) throw codigoInvalido();
      return writeDossie(formato, { ...lido, geradoEm: agora() });
    },
  };
}

export type DireitosService = ReturnType<typeof createDireitosService>;
