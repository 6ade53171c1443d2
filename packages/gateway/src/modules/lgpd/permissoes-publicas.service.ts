import type { DescadastroPublico, Finalidade, PermissoesPublicas } from '@balcao/contracts';
import { Finalidade as Finalidades } from '@balcao/contracts';
import { finalidades } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Recursos } from '../../plugins/ports.ts';
import { linkIndisponivel } from '../envio/index.ts';
import { type RegistryPort, showCorretora } from '../registry/index.ts';
import { type ColetaAberta, createWithColeta, type DeOnde } from './coleta-aberta.ts';
import type { TokensDescadastro } from './descadastro-token.ts';
import { textoSubstituido } from './lgpd.errors.ts';
import type { NovoAto, PermissoesRepository, SeguradoRow } from './permissoes.repository.ts';
import type { PoliticaRepository } from './politica.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly permissoes: PermissoesRepository;
  readonly politicas: Pick<PoliticaRepository, 'findEncarregado'>;
  readonly registry: Pick<RegistryPort, 'findMarca' | 'findPrincipal' | 'findRemetente'>;
  readonly tokens: TokensDescadastro;
}

interface Resposta {
  readonly finalidade: Finalidade;
  readonly permite: boolean;
  readonly textoVersao: string;
}

/** What a client says of their own data. Nobody is signed in: the token is all there is. */
export function createPermissoesPublicasService({ db, agora, permissoes, politicas, registry, tokens }: Deps) {
  const withLink = createWithColeta({ db, agora, permissoes });

  async function corretora(tx: Tx) {
    return showCorretora(tx, registry, await registry.findPrincipal(tx));
  }

  async function view(tx: Tx, { coleta, segurado }: ColetaAberta): Promise<PermissoesPublicas> {
    const estados = await permissoes.readEstados(tx, segurado.id);
    const textos = new Map((await permissoes.listTextos(tx, agora())).map((texto) => [texto.finalidade, texto]));
    const encarregado = await politicas.findEncarregado(tx);
    return {
      corretora: await corretora(tx),
      corretor: (await registry.findRemetente(tx, coleta.usuarioId)) ?? { nome: '', email: '' },
      encarregado: encarregado && { nome: encarregado.nome, email: encarregado.email, telefone: encarregado.telefone },
      nome: segurado.nome,
      finalidades: Finalidades.options.flatMap((finalidade) => {
        const texto = textos.get(finalidade);
        if (!texto) return [];
        return [
          { finalidade, texto: texto.texto, textoVersao: texto.versao, estado: estados.get(finalidade) ?? ('SEM_REGISTRO' as const) },
        ];
      }),
      expiraEm: coleta.expiraEm.toISOString(),
      respondidoEm: coleta.respondidaEm?.toISOString() ?? null,
    };
  }

  /** Writes the act unless it says what was said last. */
  async function say(
    tx: Tx,
    contexto: Contexto,
    segurado: SeguradoRow,
    ato: Pick<NovoAto, 'finalidade' | 'ato' | 'origem' | 'coletaId' | 'userAgent'>,
  ): Promise<void> {
    const { finalidade } = ato;
    if ((await permissoes.readEstados(tx, segurado.id)).get(finalidade) === ato.ato) return;
    const texto = (await permissoes.listTextos(tx, agora())).find((um) => um.finalidade === finalidade);
    if (!texto) throw textoSubstituido();
    await permissoes.insertAto(tx, contexto, {
      ...ato,
      seguradoId: segurado.id,
      baseLegal: finalidades[finalidade].baseLegal,
      textoId: texto.id,
      textoSha256: texto.sha256,
      quem: segurado.nome,
      nota: null,
      em: agora(),
    });
  }

  /** A token that was not signed here, or whose person is gone, gets the answer of every dead link. */
  async function withToken<T>(
    token: string,
    { ip }: DeOnde,
    work: (tx: Tx, contexto: Contexto, segurado: SeguradoRow) => Promise<T>,
  ): Promise<T> {
    const alvo = tokens.read(token);
    if (!alvo) throw linkIndisponivel();
    const contexto: Contexto = { assinaturaId: alvo.assinaturaId, usuarioId: null, ip };
    return db.tenant(contexto, async (tx) => {
      const segurado = await permissoes.lockSegurado(tx, alvo.seguradoId);
      if (!segurado) throw linkIndisponivel();
      return work(tx, contexto, segurado);
    });
  }

  async function viewDescadastro(tx: Tx, segurado: SeguradoRow): Promise<DescadastroPublico> {
    const estados = await permissoes.readEstados(tx, segurado.id);
    return { corretora: await corretora(tx), corretor: null, isDescadastrado: estados.get('MARKETING_EMAIL') === 'REVOGADA' };
  }

  return {
    view: (token: string, deOnde: DeOnde): Promise<PermissoesPublicas> =>
      withLink(token, deOnde, async (tx, aberta) => {
        await permissoes.openColeta(tx, aberta.coleta.id, agora());
        return view(tx, aberta);
      }),

    /** @throws {Recusa} 409 when a text that was answered is no longer the one in force */
    answer: (token: string, respostas: readonly Resposta[], deOnde: DeOnde): Promise<PermissoesPublicas> =>
      withLink(token, deOnde, async (tx, aberta) => {
        const { contexto, coleta, segurado } = aberta;
        const textos = await permissoes.listTextos(tx, agora());
        for (const { finalidade, textoVersao } of respostas)
          if (!textos.some((texto) => texto.finalidade === finalidade && texto.versao === textoVersao)) throw textoSubstituido();
        for (const { finalidade, permite } of respostas)
          await say(tx, contexto, segurado, {
            finalidade,
            ato: permite ? 'CONCEDIDA' : 'REVOGADA',
            origem: 'PAGINA_CLIENTE',
            coletaId: coleta.id,
            userAgent: deOnde.userAgent,
          });
        const em = agora();
        await permissoes.answerColeta(tx, coleta.id, em);
        return view(tx, { ...aberta, coleta: { ...coleta, respondidaEm: em } });
      }),

    viewDescadastro: (token: string, deOnde: DeOnde): Promise<DescadastroPublico> =>
      withToken(token, deOnde, (tx, _, segurado) => viewDescadastro(tx, segurado)),

    setDescadastro: (token: string, isDescadastrado: boolean, deOnde: DeOnde): Promise<DescadastroPublico> =>
      withToken(token, deOnde, async (tx, contexto, segurado) => {
        await say(tx, contexto, segurado, {
          finalidade: 'MARKETING_EMAIL',
          ato: isDescadastrado ? 'REVOGADA' : 'CONCEDIDA',
          origem: 'DESCADASTRO',
          coletaId: null,
          userAgent: deOnde.userAgent,
        });
        return viewDescadastro(tx, segurado);
      }),
  };
}

export type PermissoesPublicasService = ReturnType<typeof createPermissoesPublicasService>;
