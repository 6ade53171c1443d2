import type { ConsultaPedidosTitular, CorrecaoTitular, FichaPedidoTitular, FormatoDosDados, NovoPedidoTitular } from '@balcao/contracts';
import {
  emailEstrito,
  erroCampo,
  isTelefone,
  normalizeDocumento,
  normalizeTelefone,
  prazoDoTitular,
  validatePedidoTitular,
} from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { camposInvalidos, naoEncontrado } from '../../plugins/errors.ts';
import type { Correio } from '../../plugins/mail.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { Arquivo } from '../../plugins/serve.ts';
import { registroAlterado } from '../registro/index.ts';
import { type RegistryPort, showCorretora } from '../registry/index.ts';
import { type DadosDoTitular, writeDossie } from './dossie-arquivo.ts';
import { copy } from './titular.copy.ts';
import {
  confirmacaoErrada,
  motivoFaltando,
  nadaACorrigir,
  outroTipo,
  pedidoEncerrado,
  pedidoNome,
  semCadastro,
  soEliminando,
} from './titular.errors.ts';
import { pedidosRepository, type TitularRepository } from './titular.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly newId: () => string;
  readonly titulares: TitularRepository;
  readonly registry: Pick<RegistryPort, 'findMarca' | 'findPrincipal'>;
  readonly correio: Pick<Correio, 'forget'>;
}

interface Alvo {
  readonly pedidoId: string;
  readonly versao: number;
}

const ABERTOS: ReadonlySet<string> = new Set(['ABERTA', 'EM_ATENDIMENTO']);

/** Requests of the holders of personal data: written down, answered within their time, and what answering them takes. */
export function createTitularService({ db, agora, newId, titulares, registry, correio }: Deps) {
  async function read(tx: Tx, id: string): Promise<FichaPedidoTitular> {
    const pedido = await pedidosRepository.find(tx, id);
    if (!pedido) throw naoEncontrado();
    return { ...pedido, retencoes: await titulares.listRetencoes(tx, id) };
  }

  /** An open request, held as it was read. @throws {Recusa} 404; 409 when it is closed, or somebody wrote since */
  async function hold(tx: Tx, { pedidoId, versao }: Alvo) {
    const pedido = await titulares.lock(tx, pedidoId);
    if (!pedido) throw naoEncontrado();
    if (!ABERTOS.has(pedido.status)) throw pedidoEncerrado();
    if (pedido.versao !== versao) throw registroAlterado(pedidoNome, await read(tx, pedidoId));
    return pedido;
  }

  async function dossieOf(pedidoId: string, chamador: Chamador): Promise<Omit<DadosDoTitular, 'geradoEm'>> {
    return db.snapshot(chamador, async (tx) => {
      const pedido = await pedidosRepository.find(tx, pedidoId);
      if (!pedido) throw naoEncontrado();
      const corretora = await showCorretora(tx, registry, await registry.findPrincipal(tx));
      return { corretora, pedido, dossie: await titulares.readDossie(tx, pedido) };
    });
  }

  return {
    list: (consulta: ConsultaPedidosTitular, chamador: Chamador) => db.snapshot(chamador, (tx) => pedidosRepository.page(tx, consulta)),

    get: (id: string, chamador: Chamador): Promise<FichaPedidoTitular> => db.tenant(chamador, (tx) => read(tx, id)),

    create: (novo: NovoPedidoTitular, chamador: Chamador): Promise<FichaPedidoTitular> => {
      const errors = validatePedidoTitular(novo);
      if (errors.length > 0) throw camposInvalidos(errors);
      return db.tenant(chamador, async (tx) => {
        const id = newId();
        const recebidaEm = agora();
        const documento = normalizeDocumento(novo.documento);
        const [contato, detalhe] = [novo.contato || null, novo.detalhe || null];
        await titulares.insert(tx, chamador, {
          ...novo,
          origem: 'CORRETORA',
          documento,
          contato,
          detalhe,
          id,
          recebidaEm,
          prazoEm: prazoDoTitular(recebidaEm),
        });
        return read(tx, id);
      });
    },

    /** @throws {Recusa} 409 for an elimination that was not carried out; 422 for a refusal without its reason */
    setSituacao: (
      { status, resposta, ...alvo }: Alvo & { status: 'EM_ATENDIMENTO' | 'ATENDIDA' | 'RECUSADA'; resposta: string | null },
      chamador: Chamador,
    ): Promise<FichaPedidoTitular> => {
      if (status === 'RECUSADA' && !resposta) throw motivoFaltando();
      return db.tenant(chamador, async (tx) => {
        const pedido = await hold(tx, alvo);
        if (status === 'ATENDIDA' && pedido.tipo === 'ELIMINACAO') throw soEliminando();
        if (status === pedido.status) return read(tx, alvo.pedidoId);
        await titulares.setSituacao(tx, alvo.pedidoId, status, { resposta, em: status === 'EM_ATENDIMENTO' ? null : agora() });
        return read(tx, alvo.pedidoId);
      });
    },

    correct: ({ nome, email, celular, ...alvo }: Alvo & CorrecaoTitular, chamador: Chamador): Promise<FichaPedidoTitular> => {
      const correcao = { nome: nome || null, email: email?.toLowerCase() || null, celular: celular || null };
      if (Object.values(correcao).every((valor) => valor === null)) throw nadaACorrigir();
      const errors = [
        ...(correcao.email === null || emailEstrito(correcao.email) ? [] : [erroCampo('email', 'invalido', 'Informe um e-mail válido.')]),
        ...(correcao.celular === null || isTelefone(correcao.celular)
          ? []
          : [erroCampo('celular', 'invalido', 'Informe um telefone com DDD.')]),
      ];
      if (errors.length > 0) throw camposInvalidos(errors);
      return db.tenant(chamador, async (tx) => {
        const pedido = await hold(tx, alvo);
        if (pedido.tipo !== 'CORRECAO') throw outroTipo();
        const celularLimpo = correcao.celular === null ? null : normalizeTelefone(correcao.celular);
        if ((await titulares.correct(tx, pedido.documento, { ...correcao, celular: celularLimpo })) === 0) throw semCadastro();
        await titulares.setSituacao(tx, alvo.pedidoId, 'ATENDIDA', { resposta: copy.corrigido, em: agora() });
        return read(tx, alvo.pedidoId);
      });
    },

    /** @throws {Recusa} 422 unless the document that is typed is the holder's: what is eliminated does not come back */
    eliminate: ({ documento, ...alvo }: Alvo & { documento: string }, chamador: Chamador): Promise<FichaPedidoTitular> =>
      db.tenant(chamador, async (tx) => {
        const pedido = await hold(tx, alvo);
        if (pedido.tipo !== 'ELIMINACAO') throw outroTipo();
        if (normalizeDocumento(documento) !== pedido.documento) throw confirmacaoErrada();
        const contatos = await titulares.eliminate(tx, alvo.pedidoId, agora());
        await correio.forget(
          tx,
          contatos.filter((contato) => contato.includes('@')),
        );
        return read(tx, alvo.pedidoId);
      }),

    exportDados: async (pedidoId: string, formato: FormatoDosDados, chamador: Chamador): Promise<Arquivo> =>
      writeDossie(formato, { ...(await dossieOf(pedidoId, chamador)), geradoEm: agora() }),
  };
}

export type TitularService = ReturnType<typeof createTitularService>;
