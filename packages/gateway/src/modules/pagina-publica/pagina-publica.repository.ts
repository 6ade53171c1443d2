import type { ConteudoDaPagina, DadosDaPagina, ImagensDaPagina, VersaoDaPagina } from '@balcao/contracts';
import type { Contexto, Db, Tx } from '../../plugins/db.ts';
import type { Flags } from '@balcao/domain';
import type { ImagemRedesenhada } from './foto-da-pagina.ts';

/** The page as it is kept. */
export interface PaginaRow extends DadosDaPagina {
  readonly id: string;
  readonly versao: number;
  readonly publicadaId: string | null;
  readonly isAlterada: boolean;
  readonly alteradoEm: Date;
  readonly alteradoPor: string | null;
}

type VersaoRow = Omit<VersaoDaPagina, 'em'> & { readonly em: Date };

/** A user of the subscription, as the turns judge them. */
export interface UsuarioDoRodizio {
  readonly id: string;
  readonly nome: string;
  readonly isAtivo: boolean;
  /** What was chosen for them; what is not said is as everybody has it. */
  readonly flags: Partial<Flags>;
}

/** The published page, and whose names it carries. */
export interface PaginaNoAr {
  readonly conteudo: ConteudoDaPagina;
  readonly consentimentoVersao: number;
  readonly corretora: { readonly nome: string; readonly cnpj: string; readonly susep: string | null };
  /** Of the brokerage; shown where the page has no logo of its own. */
  readonly logoDaCorretora: string | null;
  readonly corretoraId: string;
  readonly usuarioIds: readonly string[];
}

/** The published page as it is drawn, and how big the images on it are, by their names. */
export interface PaginaLida extends Pick<PaginaNoAr, 'conteudo' | 'consentimentoVersao' | 'corretora' | 'logoDaCorretora'> {
  readonly tamanhos: Readonly<Partial<Record<string, { readonly largura: number; readonly altura: number }>>>;
}

export interface ImagemGuardada {
  readonly tipo: string;
  readonly imagem: Buffer;
}

const PAGINA = `select p.id, p.slug, p.corretora_id, p.usuario_ids, p.rascunho as conteudo, p.versao, p.publicada_id, p.alterado_em,
    u.nome as alterado_por, v.conteudo is distinct from p.rascunho as is_alterada
  from balcao.pagina_publica p
  left join balcao.pagina_publicada v on v.id = p.publicada_id
  left join balcao.usuario u on u.id = p.alterado_por
  where p.excluido_em is null`;
const VERSAO = `select v.id, v.numero, v.criado_em as em, u.nome as por, v.consentimento_versao, v.conteudo ->> 'titulo' as titulo
  from balcao.pagina_publicada v left join balcao.usuario u on u.id = v.criado_por`;
const toVersao = ({ em, ...row }: VersaoRow): VersaoDaPagina => ({ ...row, em: em.toISOString() });
const DATA_URL = `'data:' || i.tipo || ';base64,' || translate(encode(i.imagem, 'base64'), E'\\n', '')`;

export const paginaPublicaRepository = {
  find: (tx: Tx): Promise<PaginaRow | null> => tx.row(PAGINA),

  /** As `find`, holding the page until the transaction ends. */
  lock: async (tx: Tx): Promise<PaginaRow | null> => {
    await tx.run('select 1 from balcao.pagina_publica for update');
    return paginaPublicaRepository.find(tx);
  },

  /** Writes over the version that was read, 0 being none. @returns whether nobody wrote since; @throws 23505 of an address that is taken */
  write: async (tx: Tx, { assinaturaId }: Contexto, { slug, corretoraId, usuarioIds, conteudo }: DadosDaPagina, versao: number) => {
    const valores = [assinaturaId, slug, corretoraId, usuarioIds, JSON.stringify(conteudo)];
    const written =
      versao === 0
        ? await tx.run(
            `insert into balcao.pagina_publica (assinatura_id, slug, corretora_id, usuario_ids, rascunho) values ($1, $2, $3, $4, $5)
             on conflict (assinatura_id) do nothing`,
            valores,
          )
        : await tx.run(
            `update balcao.pagina_publica set slug = $2, corretora_id = $3, usuario_ids = $4, rascunho = $5
             where assinatura_id = $1 and versao = $6`,
            [...valores, versao],
          );
    return written > 0;
  },

  /** Makes a version the one clients see; null: none. */
  setPublicada: (tx: Tx, id: string, publicadaId: string | null): Promise<number> =>
    tx.run('update balcao.pagina_publica set publicada_id = $2 where id = $1 and publicada_id is distinct from $2', [id, publicadaId]),

  setRascunho: (tx: Tx, id: string, conteudo: ConteudoDaPagina): Promise<number> =>
    tx.run('update balcao.pagina_publica set rascunho = $2 where id = $1', [id, JSON.stringify(conteudo)]),

  /** Keeps what is edited as a new version; what the last one said already is that one. @returns its id */
  publish: async (tx: Tx, { assinaturaId }: Contexto, { id }: Pick<PaginaRow, 'id'>): Promise<string> => {
    const same = await tx.row<{ id: string }>(
      `select v.id from balcao.pagina_publicada v join balcao.pagina_publica p on p.id = v.pagina_id and p.rascunho = v.conteudo
       where v.pagina_id = $1 and v.numero = (select max(numero) from balcao.pagina_publicada where pagina_id = $1)`,
      [id],
    );
    if (same) return same.id;
    const row = await tx.row<{ id: string }>(
      `insert into balcao.pagina_publicada (assinatura_id, pagina_id, numero, conteudo, consentimento_versao)
       select $2, p.id, coalesce(v.numero, 0) + 1, p.rascunho,
         coalesce(v.consentimento_versao, 0) + (v.conteudo ->> 'consentimento' is distinct from p.rascunho ->> 'consentimento')::int
       from balcao.pagina_publica p
       left join lateral (
         select numero, conteudo, consentimento_versao from balcao.pagina_publicada where pagina_id = p.id order by numero desc limit 1) v on true
       where p.id = $1 returning id`,
      [id, assinaturaId],
    );
    return (row as { id: string }).id;
  },

  listVersoes: async (tx: Tx): Promise<VersaoDaPagina[]> =>
    (await tx.rows<VersaoRow>(`${VERSAO} order by v.numero desc limit 100`)).map(toVersao),

  findVersao: async (tx: Tx, id: string): Promise<VersaoDaPagina | null> => {
    const row = await tx.row<VersaoRow>(`${VERSAO} where v.id = $1`, [id]);
    return row && toVersao(row);
  },

  findConteudo: async (tx: Tx, versaoId: string): Promise<ConteudoDaPagina | null> =>
    (await tx.row<{ conteudo: ConteudoDaPagina }>('select conteudo from balcao.pagina_publicada where id = $1', [versaoId]))?.conteudo ??
    null,

  /** The text of a version of the consent, as clients saw it. */
  findConsentimento: async (tx: Tx, versao: number): Promise<string | null> =>
    (
      await tx.row<{ texto: string }>(
        `select conteudo ->> 'consentimento' as texto from balcao.pagina_publicada where consentimento_versao = $1 order by numero limit 1`,
        [versao],
      )
    )?.texto ?? null,

  insertImagem: (
    tx: Tx,
    { assinaturaId }: Contexto,
    sha256: string,
    { imagem, tipo, largura, altura }: ImagemRedesenhada,
  ): Promise<number> =>
    tx.run(
      `insert into balcao.imagem_pagina (assinatura_id, sha256, tipo, largura, altura, imagem) values ($1, $2, $3, $4, $5, $6)
       on conflict (assinatura_id, sha256) do nothing`,
      [assinaturaId, sha256, tipo, largura, altura, imagem],
    ),

  /**
   * Deletes the portraits that published versions, and the draft before this one, showed of people who are neither on the draft nor on air
   * any more. An image that was ever logo or photograph of a version stays with it.
   */
  forgetRetratos: (tx: Tx, antes: ConteudoDaPagina | null = null): Promise<number> =>
    tx.run(
      `with versoes as (select v.conteudo from balcao.pagina_publicada v union all select $1::jsonb where $1 is not null),
         retratos as (select p ->> 'foto' as nome from versoes, jsonb_array_elements(conteudo -> 'equipe') p),
         vistas as (
           select rascunho as conteudo from balcao.pagina_publica
           union all select v.conteudo from balcao.pagina_publicada v join balcao.pagina_publica p on p.publicada_id = v.id
         ),
         ficam as (
           select p ->> 'foto' as nome from vistas, jsonb_array_elements(conteudo -> 'equipe') p
           union select i.nome from (select conteudo from vistas union all select conteudo from versoes) c,
             unnest(array[conteudo ->> 'logo', conteudo ->> 'foto']) as i (nome)
         )
       delete from balcao.imagem_pagina i
       where i.sha256 in (select nome from retratos) and i.sha256 not in (select nome from ficam where nome is not null)`,
      [antes && JSON.stringify(antes)],
    ),

  /** Images by their names, as data URLs; what is not there is left out. */
  readImagens: async (tx: Tx, nomes: readonly string[]): Promise<ImagensDaPagina> => {
    const rows = await tx.rows<{ sha256: string; url: string; largura: number; altura: number }>(
      `select i.sha256, ${DATA_URL} as url, i.largura, i.altura from balcao.imagem_pagina i where i.sha256 = any($1)`,
      [nomes],
    );
    return Object.fromEntries(rows.map(({ sha256, ...imagem }) => [sha256, imagem]));
  },

  measureImagens: async (tx: Tx, nomes: readonly string[]): Promise<ReadonlyMap<string, { largura: number; altura: number }>> =>
    new Map(
      (
        await tx.rows<{ sha256: string; largura: number; altura: number }>(
          'select sha256, largura, altura from balcao.imagem_pagina where sha256 = any($1)',
          [nomes],
        )
      ).map(({ sha256, ...tamanho }) => [sha256, tamanho]),
    ),

  findImagem: (tx: Tx, sha256: string): Promise<ImagemGuardada | null> =>
    tx.row('select tipo, imagem from balcao.imagem_pagina where sha256 = $1', [sha256]),

  findLogoDaCorretora: (tx: Tx, corretoraId: string): Promise<ImagemGuardada | null> =>
    tx.row('select tipo, imagem from balcao.logo_corretora where id = $1', [corretoraId]),

  /** How the brokerages a user may use are shown. */
  listCorretoras: (tx: Tx, ids: readonly string[]) =>
    tx.rows<{ id: string; nome: string; cnpj: string; susep: string | null; telefone: string | null; logo: string | null }>(
      `select c.id, c.fantasia as nome, c.cnpj, c.susep, c.telefone, ${DATA_URL} as logo
       from balcao.corretora c left join balcao.logo_corretora i on i.id = c.id where c.id = any($1)
       order by array_position($1, c.id)`,
      [ids],
    ),

  /** People of the subscription in the order of the turns: as they were chosen, else by name. */
  listUsuarios: (tx: Tx, chosen: readonly string[], corretoraId: string | null): Promise<UsuarioDoRodizio[]> =>
    tx.rows(
      `select u.id, u.nome, coalesce(f.flags, '{}') || u.flags as flags,
         u.status = 'ATIVO' and u.excluido_em is null
           and ($2::uuid is null or cardinality(u.corretora_ids) = 0 or $2 = any(u.corretora_ids)) as is_ativo
       from balcao.usuario u left join balcao.perfil_acesso f on f.id = u.perfil_id and f.excluido_em is null
       where not u.segfyer and (cardinality($1::uuid[]) = 0 or u.id = any($1))
       order by array_position($1::uuid[], u.id), balcao.sem_acento(u.nome), u.id`,
      [chosen, corretoraId],
    ),

  /** Whose page an address is while it is published; `tx` without a subscription. */
  findPublica: (tx: Tx, slug: string): Promise<{ id: string; assinaturaId: string; publicadaId: string } | null> =>
    tx.row('select id, assinatura_id, publicada_id from balcao.buscar_pagina_publica($1)', [slug]),

  /** The page an address shows, in one journey; null of every address that opens nothing. */
  readPublicada: (db: Pick<Db, 'glance'>, slug: string): Promise<PaginaLida | null> =>
    db.glance('select conteudo, consentimento_versao, corretora, logo_da_corretora, tamanhos from balcao.ler_pagina_publica($1)', [slug]),

  /** What clients see of a page; null when it was taken down meanwhile. */
  readNoAr: (tx: Tx, id: string): Promise<PaginaNoAr | null> =>
    tx.row(
      `select v.conteudo, v.consentimento_versao, c.logo_sha256 as logo_da_corretora, p.corretora_id, p.usuario_ids,
         jsonb_build_object('nome', c.fantasia, 'cnpj', c.cnpj, 'susep', c.susep) as corretora
       from balcao.pagina_publica p
       join balcao.pagina_publicada v on v.id = p.publicada_id
       join balcao.corretora c on c.id = p.corretora_id
       where p.id = $1 and p.excluido_em is null`,
      [id],
    ),

  /** Who was notified last, holding the turns until the transaction ends. */
  lockVez: async (tx: Tx, { assinaturaId }: Contexto, id: string): Promise<string | null> => {
    await tx.run('insert into balcao.vez_na_pagina (id, assinatura_id) values ($1, $2) on conflict (id) do nothing', [id, assinaturaId]);
    return (
      (await tx.row<{ usuarioId: string | null }>('select usuario_id from balcao.vez_na_pagina where id = $1 for update', [id]))
        ?.usuarioId ?? null
    );
  },

  setVez: (tx: Tx, id: string, usuarioId: string): Promise<number> =>
    tx.run('update balcao.vez_na_pagina set usuario_id = $2 where id = $1', [id, usuarioId]),
};

export type PaginaPublicaRepository = typeof paginaPublicaRepository;
