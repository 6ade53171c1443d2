import type { OfertaPlano, Plano } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';

/** A plan with what a subscription takes from it. */
export interface LinhaPlano extends OfertaPlano {
  readonly limites: { readonly usuarios: number; readonly calculosMes: number; readonly lotes: number };
  readonly flags: Readonly<Record<string, boolean>>;
}

export type ContextoNovo = Contexto & { readonly usuarioId: string };

interface NovaAssinatura {
  readonly plano: LinhaPlano;
  readonly dataAssinatura: string;
  readonly trialInicio: Date;
  readonly trialFim: Date;
}
interface NovaCorretora {
  readonly id: string;
  readonly nome: string;
  readonly cnpj: string;
  readonly susep: string | null;
  readonly site: string | null;
  readonly email: string;
}
interface NovoAdministrador {
  readonly nome: string;
  readonly email: string;
  readonly telefone: string;
  readonly senhaHash: string;
  readonly perfilId: string;
}
const PLANO = `plano, nome, resumo, itens, mensal_centavos::float8, usuarios,
  jsonb_build_object('usuarios', usuarios, 'calculosMes', calculos_mes, 'lotes', lotes) as limites, flags`;

export const cadastroRepository = {
  listPlanos: (tx: Tx): Promise<LinhaPlano[]> => tx.rows(`select ${PLANO} from balcao.plano order by ordem`),

  findPlano: (tx: Tx, plano: Plano): Promise<LinhaPlano | null> => tx.row(`select ${PLANO} from balcao.plano where plano = $1`, [plano]),

  listSeguradoras: (tx: Tx): Promise<{ slug: string; nome: string }[]> =>
    tx.rows('select slug, nome from balcao.seguradora order by balcao.sem_acento(nome), slug'),

  /** Takes the key of a sign-up for this transaction: `NOVO`, or `REPETIDO` with the same content, or `OUTRO`. */
  takeKey: async (tx: Tx, chaveHash: Buffer, corpoHash: Buffer): Promise<'NOVO' | 'REPETIDO' | 'OUTRO'> =>
    (await tx.row<{ fim: 'NOVO' | 'REPETIDO' | 'OUTRO' }>('select registrar_cadastro($1, $2) as fim', [chaveHash, corpoHash]))?.fim ??
    'OUTRO',

  hasConta: async (tx: Tx, email: string): Promise<boolean> =>
    (await tx.row('select 1 from buscar_usuario_por_email($1)', [email])) !== null,

  /** @returns false when the login name is another subscription's */
  insertAssinatura: async (tx: Tx, { assinaturaId }: Contexto, login: string, nova: NovaAssinatura): Promise<boolean> =>
    (await tx.run(
      `insert into assinatura (id, login, plano, status, data_assinatura, trial_inicio, trial_fim, limites)
       values ($1, $2, $3, 'TRIAL', $4, $5, $6, $7) on conflict (login) do nothing`,
      [assinaturaId, login, nova.plano.plano, nova.dataAssinatura, nova.trialInicio, nova.trialFim, JSON.stringify(nova.plano.limites)],
    )) === 1,

  insertCorretora: (tx: Tx, { assinaturaId }: Contexto, { id, nome, cnpj, susep, site, email }: NovaCorretora): Promise<number> =>
    tx.run(
      `insert into corretora (id, assinatura_id, razao_social, fantasia, cnpj, susep, site, email_intranet, principal)
       values ($1, $2, $3, $3, $4, $5, $6, $7, true)`,
      [id, assinaturaId, nome, cnpj, susep, site, email],
    ),

  insertPerfil: (
    tx: Tx,
    { assinaturaId }: Contexto,
    id: string,
    { nome, flags }: { nome: string; flags: LinhaPlano['flags'] },
  ): Promise<number> =>
    tx.run("insert into perfil_acesso (id, assinatura_id, nome, escopo, flags, segue_plano) values ($1, $2, $3, 'TODOS', $4, true)", [
      id,
      assinaturaId,
      nome,
      JSON.stringify(flags),
    ]),

  /** The first administrator; the e-mail is not confirmed until its link is used. */
  insertAdministrador: (tx: Tx, { assinaturaId, usuarioId }: ContextoNovo, novo: NovoAdministrador): Promise<number> =>
    tx.run(
      `insert into usuario (id, assinatura_id, nome, email, telefone, senha_hash, perfil_id, administrador, primeiro_acesso, email_confirmado_em)
       values ($1, $2, $3, $4, $5, $6, $7, true, true, null)`,
      [usuarioId, assinaturaId, novo.nome, novo.email, novo.telefone, novo.senhaHash, novo.perfilId],
    ),

  /** The broker's code at each insurer is filled in later, with its login. */
  insertSeguradoras: (tx: Tx, { assinaturaId }: Contexto, corretoraId: string, linhas: readonly { slug: string; comissao: object }[]) =>
    tx.run(
      `insert into seguradora_tenant (assinatura_id, corretora_id, seguradora, codigo_corretor, comissao)
       select $1, $2, s.slug, '', s.comissao from jsonb_to_recordset($3::jsonb) as s (slug text, comissao jsonb)`,
      [assinaturaId, corretoraId, JSON.stringify(linhas)],
    ),

  /** Which of some insurers exist, with the lines they take. */
  findSeguradoras: (tx: Tx, slugs: readonly string[]): Promise<{ slug: string; linhas: string[] }[]> =>
    tx.rows('select slug, linhas from balcao.seguradora where slug = any($1)', [slugs]),
};

export type CadastroRepository = typeof cadastroRepository;
