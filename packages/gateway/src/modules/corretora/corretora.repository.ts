import type { AliquotaCorretora, ConsultaCorretoras, CorretoraResumo, DadosCorretora, FichaCorretora } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { sha256Of } from '../../plugins/file-store.ts';
import { corretoraNoEscopo } from '../escopo/index.ts';
import { createEscritaRepository, createLeituraRepository } from '../registro/index.ts';
import type { Logo } from './corretora-logo.ts';

/** The caller sees every brokerage of the subscription: an empty list of a user's brokerages means all. */
const TODAS = 'exists (select from balcao.usuario u where u.id = balcao.usuario_atual() and cardinality(u.corretora_ids) = 0)';
const VISIVEL = corretoraNoEscopo('c.id');

const ALIQUOTAS = `(select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'tributo', t.tributo, 'municipio', t.municipio, 'bps', t.bps,
    'desde', t.desde, 'ate', t.ate) order by t.tributo, t.municipio, t.desde, t.id), '[]')
  from balcao.aliquota_corretora t where t.corretora_id = c.id and t.excluido_em is null)`;
/** A logo as a page and a PDF take it: the image's own bytes, never an address. */
const LOGO = (tabela: string): string =>
  `'data:' || ${tabela}.tipo || ';base64,' || translate(encode(${tabela}.imagem, 'base64'), E'\\n', '')`;

const leitura = createLeituraRepository<FichaCorretora, CorretoraResumo, ConsultaCorretoras>({
  from: `balcao.corretora c left join balcao.logo_corretora l on l.id = c.id left join balcao.usuario a on a.id = c.alterado_por`,
  contagem: 'balcao.corretora c',
  chave: 'c.id',
  nome: 'c.fantasia',
  where: `c.excluido_em is null and ${VISIVEL}`,
  resumo: `c.id, c.fantasia as nome, c.razao_social, c.cnpj, c.susep,
    (c.enderecos #>> '{0,cidade}') || '/' || (c.enderecos #>> '{0,uf}') as cidade, c.telefone, c.regime, c.principal, c.ativo, c.alterado_em`,
  ficha: `c.id, c.versao, c.fantasia, c.razao_social, c.cnpj, c.susep, c.inscricao_municipal, c.email_intranet, c.telefone, c.site,
    c.responsavel, c.regime, ${ALIQUOTAS} as aliquotas, c.enderecos, c.contas, ${LOGO('l')} as logo, c.principal, c.ativo,
    c.criado_em, c.alterado_em, a.nome as alterado_por`,
  busca: (padrao) => `c.busca like ${padrao}`,
  filtros: {
    regime: (regime, bind) => `c.regime = ${bind(regime)}`,
    situacao: (situacao, bind) => `c.ativo = ${bind(situacao === 'ATIVO')}`,
  },
  ordens: { nome: 'c.fantasia collate balcao.pt_br', cnpj: 'c.cnpj', alteradoEm: 'c.alterado_em' },
  ordem: 'nome',
});

const escrita = createEscritaRepository<DadosCorretora>({
  tabela: 'corretora',
  colunas: {
    fantasia: ({ fantasia }) => fantasia,
    razao_social: ({ razaoSocial }) => razaoSocial,
    cnpj: ({ cnpj }) => cnpj,
    susep: ({ susep }) => susep,
    inscricao_municipal: ({ inscricaoMunicipal }) => inscricaoMunicipal,
    email_intranet: ({ emailIntranet }) => emailIntranet,
    telefone: ({ telefone }) => telefone,
    site: ({ site }) => site,
    responsavel: ({ responsavel }) => responsavel && JSON.stringify(responsavel),
    regime: ({ regime }) => regime,
    enderecos: ({ enderecos }) => JSON.stringify(enderecos),
    contas: ({ contas }) => JSON.stringify(contas),
    principal: ({ principal }) => principal,
  },
  unico: '(assinatura_id, cnpj)',
});

/** Whether a brokerage is the standard one, and still offered. */
export interface SituacaoDaCorretora {
  readonly principal: boolean;
  readonly ativo: boolean;
}

export const corretoraRepository = {
  ...leitura,
  ...escrita,

  /**
   * As every record's, of those the caller sees. Writers of one subscription wait for each other: two of them, each choosing a standard one,
   * would otherwise hold what the other needs.
   */
  lock: async (tx: Tx, id: string, isExclusao = false): Promise<number | null> => {
    await corretoraRepository.lockAll(tx);
    const isVisivel = (await tx.row(`select 1 from balcao.corretora c where c.id = $1 and ${VISIVEL}`, [id])) !== null;
    return isVisivel ? escrita.lock(tx, id, isExclusao) : null;
  },

  lockAll: (tx: Tx): Promise<number> =>
    tx.run("select pg_advisory_xact_lock(hashtext('corretora'), hashtext(balcao.assinatura_atual()::text))"),

  isTodas: async (tx: Tx): Promise<boolean> => (await tx.row<{ todas: boolean }>(`select ${TODAS} as todas`))?.todas ?? false,

  findSituacao: (tx: Tx, id: string): Promise<SituacaoDaCorretora | null> =>
    tx.row('select principal, ativo from balcao.corretora where id = $1', [id]),

  /** Which of these CNPJs are of a brokerage of the subscription. */
  listTomados: async (tx: Tx, cnpjs: readonly string[]): Promise<ReadonlySet<string>> =>
    new Set(
      (
        await tx.rows<{ cnpj: string }>('select cnpj from balcao.corretora where excluido_em is null and cnpj = any($1::text[])', [cnpjs])
      ).map(({ cnpj }) => cnpj),
    ),

  /** Whether another brokerage of the subscription, also one the caller does not see, has a CNPJ. */
  isCnpjTomado: async (tx: Tx, cnpj: string, exceto: string): Promise<boolean> =>
    (await tx.row('select 1 from balcao.corretora where cnpj = $1 and id <> $2 and excluido_em is null', [cnpj, exceto])) !== null,

  /** Makes no brokerage but this one the standard one; that this one is, its own row says. */
  unsetPrincipal: (tx: Tx, exceto: string): Promise<number> =>
    tx.run('update balcao.corretora set principal = false where principal and excluido_em is null and id <> $1', [exceto]),

  /** Makes the rates of a brokerage these: those without an id come in, those no longer named leave. */
  saveAliquotas: async (
    tx: Tx,
    { assinaturaId }: Contexto,
    corretoraId: string,
    aliquotas: readonly AliquotaCorretora[],
  ): Promise<void> => {
    const kept = aliquotas.flatMap(({ id }) => (id ? [id] : []));
    await tx.run(
      'update balcao.aliquota_corretora set excluido_em = now() where corretora_id = $1 and excluido_em is null and not (id = any($2::uuid[]))',
      [corretoraId, kept],
    );
    for (const { id, tributo, municipio, bps, desde, ate } of aliquotas) {
      const values = [tributo, municipio, bps, desde, ate];
      const written = id
        ? await tx.run(
            `update balcao.aliquota_corretora set tributo = $3, municipio = $4, bps = $5, desde = $6, ate = $7
             where id = $1 and corretora_id = $2 and excluido_em is null`,
            [id, corretoraId, ...values],
          )
        : 0;
      // an id that is of nobody here is a rate like any other
      if (written === 0)
        await tx.run(
          `insert into balcao.aliquota_corretora (assinatura_id, corretora_id, tributo, municipio, bps, desde, ate)
           values ($1, $2, $3, $4, $5, $6, $7)`,
          [assinaturaId, corretoraId, ...values],
        );
    }
  },

  /** Ids of every rate the brokerage ever had. */
  listIdsDeAliquotas: async (tx: Tx, corretoraId: string): Promise<string[]> =>
    (await tx.rows<{ id: string }>('select id from balcao.aliquota_corretora where corretora_id = $1', [corretoraId])).map(({ id }) => id),

  /** The logo as it is read back; null when there is none. */
  findLogo: async (tx: Tx, id: string): Promise<string | null> =>
    (await tx.row<{ logo: string | null }>(`select ${LOGO('l')} as logo from balcao.logo_corretora l where l.id = $1`, [id]))?.logo ?? null,

  setLogo: async (tx: Tx, { assinaturaId }: Contexto, id: string, logo: Logo | null): Promise<void> => {
    await tx.run('update balcao.corretora set logo_sha256 = $2 where id = $1 and logo_sha256 is distinct from $2', [
      id,
      logo && sha256Of(logo),
    ]);
    await tx.run('delete from balcao.logo_corretora where id = $1', [id]);
    if (logo)
      await tx.run("insert into balcao.logo_corretora (id, assinatura_id, tipo, imagem) values ($1, $2, 'image/png', $3)", [
        id,
        assinaturaId,
        logo,
      ]);
  },

  /** Takes away what an excluded brokerage agreed with insurers. */
  removeSeguradoras: (tx: Tx, id: string): Promise<number> =>
    tx.run('update balcao.seguradora_tenant set excluido_em = now() where corretora_id = $1 and excluido_em is null', [id]),
};

export type CorretoraRepository = typeof corretoraRepository;
