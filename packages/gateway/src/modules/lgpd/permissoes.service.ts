import type { AtoPermissao, ConsultaPermissoes, Finalidade, LinkColeta, ProvaPermissao } from '@balcao/contracts';
import { addDias, finalidades, formatData, hojeEm, VALIDADE_COLETA_DIAS } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Correio } from '../../plugins/mail.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { LinksPublicos } from '../envio/index.ts';
import { signDaCorretora } from '../parametros/index.ts';
import { createListaService } from '../registro/index.ts';
import type { RegistryPort } from '../registry/index.ts';
import { copy } from './lgpd.copy.ts';
import { emailCancelado, provaFaltando, semEmail } from './lgpd.errors.ts';
import { permissoesArquivo } from './permissoes-arquivo.ts';
import { condicaoDaMatriz, matrizRepository, type PermissoesRepository } from './permissoes.repository.ts';
import { addressesOfDescadastro, type TokensDescadastro } from './descadastro-token.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly newId: () => string;
  readonly permissoes: PermissoesRepository;
  readonly registry: Pick<RegistryPort, 'findMarca' | 'findPrincipal'>;
  readonly links: LinksPublicos;
  readonly tokens: TokensDescadastro;
  readonly correio: Pick<Correio, 'enqueue' | 'endereco'>;
}

const DIA_MS = 86_400_000;

/** Consents on the side of the brokerage: the matrix, its proofs, and the links that ask for them. */
export function createPermissoesService({ db, agora, newId, permissoes, registry, links, tokens, correio }: Deps) {
  /** The words in force of one purpose. */
  async function textoOf(tx: Tx, finalidade: Finalidade) {
    const texto = (await permissoes.listTextos(tx, agora())).find((um) => um.finalidade === finalidade);
    if (!texto) throw naoEncontrado();
    return texto;
  }

  /**
   * E-mails that ask for consent are no part of a contract: they are not sent to who asked for no more of them, and carry the link of
   * unsubscribing.
   *
   * @throws {Recusa} 409 when the client has no e-mail, or asked to receive no more
   */
  async function sendColeta(tx: Tx, contexto: Contexto, { seguradoId, url, dia }: { seguradoId: string; url: string; dia: string }) {
    const segurado = await permissoes.findSegurado(tx, seguradoId);
    if (!segurado?.email) throw semEmail();
    const estados = await permissoes.readEstados(tx, seguradoId);
    // an e-mail that asks for the consent cannot wait for it: only a refusal that was said stops it
    if (estados.get('MARKETING_EMAIL') === 'REVOGADA') throw emailCancelado();
    const { emNomeDe, ...assinatura } = await signDaCorretora(tx, contexto, registry);
    const { nome: corretora } = emNomeDe;
    await correio.enqueue(tx, {
      para: segurado.email,
      ...assinatura,
      emNomeDe,
      ...copy.carta({ nome: segurado.nome, corretora, dia: formatData(dia) }),
      botao: { texto: copy.botao, url },
      descadastro: {
        ...addressesOfDescadastro(tokens, correio, { assinaturaId: contexto.assinaturaId, seguradoId }),
        texto: copy.rodape(corretora),
      },
    });
    return segurado.email;
  }

  return {
    ...createListaService({
      db,
      repository: matrizRepository,
      arquivo: permissoesArquivo,
      readCondicao: async (_, consulta: ConsultaPermissoes) => condicaoDaMatriz(consulta),
    }),

    listProvas: (seguradoId: string, chamador: Chamador): Promise<ProvaPermissao[]> =>
      db.tenant(chamador, async (tx) => {
        if (!(await permissoes.findSegurado(tx, seguradoId))) throw naoEncontrado();
        return permissoes.listProvas(tx, seguradoId);
      }),

    /** What a client told the brokerage. @throws {Recusa} 422 when a consent comes without its proof in words */
    addAto: (
      { seguradoId, finalidade, ato, nota }: { seguradoId: string; finalidade: Finalidade; ato: AtoPermissao; nota: string | null },
      chamador: Chamador,
    ): Promise<ProvaPermissao> => {
      if (ato === 'CONCEDIDA' && !nota) throw provaFaltando();
      return db.tenant(chamador, async (tx) => {
        if (!(await permissoes.lockSegurado(tx, seguradoId))) throw naoEncontrado();
        const texto = await textoOf(tx, finalidade);
        const id = await permissoes.insertAto(tx, chamador, {
          seguradoId,
          finalidade,
          ato,
          baseLegal: finalidades[finalidade].baseLegal,
          origem: 'CORRETORA',
          textoId: texto.id,
          textoSha256: texto.sha256,
          quem: chamador.sessao.username,
          coletaId: null,
          userAgent: null,
          nota,
          em: agora(),
        });
        const [prova] = await permissoes.listProvas(tx, seguradoId, id);
        if (!prova) throw naoEncontrado();
        return prova;
      });
    },

    /** @throws {Recusa} 404; 409 when an e-mail may not leave */
    createColeta: ({ seguradoId, porEmail }: { seguradoId: string; porEmail: boolean }, chamador: Chamador): Promise<LinkColeta> =>
      db.tenant(chamador, async (tx) => {
        if (!(await permissoes.lockSegurado(tx, seguradoId))) throw naoEncontrado();
        const id = newId();
        const expiraEm = new Date(agora().getTime() + VALIDADE_COLETA_DIAS * DIA_MS);
        const url = links.url('permissoes', id);
        const dia = addDias(hojeEm(agora()), VALIDADE_COLETA_DIAS);
        const enviadoPara = porEmail ? await sendColeta(tx, chamador, { seguradoId, url, dia }) : null;
        await permissoes.insertColeta(tx, chamador, { id, seguradoId, tokenHash: links.digest('permissoes', id), enviadoPara, expiraEm });
        return { url, expiraEm: expiraEm.toISOString(), enviadoPara };
      }),
  };
}

export type PermissoesService = ReturnType<typeof createPermissoesService>;
