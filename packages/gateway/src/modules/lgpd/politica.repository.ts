import type { AceitePolitica, ConsultaAceites, Encarregado } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { createLeituraRepository } from '../registro/index.ts';

export interface PoliticaRow {
  readonly id: string;
  readonly versao: string;
  readonly titulo: string;
  readonly texto: string;
  readonly sha256: string;
  readonly publicadoEm: Date;
}

interface NovoAceite {
  readonly politica: Pick<PoliticaRow, 'id' | 'sha256'>;
  readonly userAgent: string | null;
  readonly em: Date;
}

type ContextoUsuario = Contexto & { readonly usuarioId: string };

/** Users and published versions: who accepted which, and who still does not. A user who left stays where they accepted. */
export const aceitesRepository = createLeituraRepository<AceitePolitica, AceitePolitica, ConsultaAceites>({
  from: `balcao.usuario u cross join balcao.politica_versao v
    left join balcao.politica_aceite a on a.usuario_id = u.id and a.politica_id = v.id`,
  chave: "(u.id::text || ':' || v.versao)",
  nome: 'u.nome',
  where: "v.publicado_em <= now() and not u.segfyer and (a.id is not null or (u.excluido_em is null and u.status = 'ATIVO'))",
  resumo: "u.id::text || ':' || v.versao as id, u.nome, u.email, v.versao, a.aceito_em",
  busca: (padrao) => `balcao.sem_acento(u.nome || ' ' || u.email) like ${padrao}`,
  filtros: { situacao: (situacao) => `a.id is ${situacao === 'ACEITA' ? 'not ' : ''}null` },
  ordens: {
    nome: 'u.nome collate balcao.pt_br',
    email: 'u.email',
    versao: 'v.publicado_em',
    aceitoEm: 'a.aceito_em',
  },
  ordem: 'nome',
});

export const politicaRepository = {
  /** The version asked for, or the one in force. */
  find: (tx: Tx, agora: Date, versao: string | null): Promise<PoliticaRow | null> =>
    tx.row(
      `select * from balcao.politica_versao where publicado_em <= $1 and ($2::text is null or versao = $2)
       order by publicado_em desc, id desc limit 1`,
      [agora, versao],
    ),

  listVersoes: (tx: Tx, agora: Date): Promise<{ versao: string; publicadoEm: Date }[]> =>
    tx.rows('select versao, publicado_em from balcao.politica_versao where publicado_em <= $1 order by publicado_em desc, id desc', [
      agora,
    ]),

  listAceites: (tx: Tx, usuarioId: string): Promise<{ versao: string; aceitoEm: Date }[]> =>
    tx.rows(
      `select v.versao, a.aceito_em from balcao.politica_aceite a join balcao.politica_versao v on v.id = a.politica_id
       where a.usuario_id = $1 order by v.publicado_em desc`,
      [usuarioId],
    ),

  /** A user who accepted already keeps the first acceptance. @returns when it was */
  async accept(tx: Tx, { assinaturaId, usuarioId, ip }: ContextoUsuario, { politica, userAgent, em }: NovoAceite): Promise<Date> {
    await tx.run(
      `insert into balcao.politica_aceite (assinatura_id, usuario_id, politica_id, sha256, aceito_em, ip, user_agent)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (assinatura_id, usuario_id, politica_id) do nothing`,
      [assinaturaId, usuarioId, politica.id, politica.sha256, em, ip ?? null, userAgent?.slice(0, 300) ?? null],
    );
    const aceite = await tx.row<{ aceitoEm: Date }>(
      'select aceito_em from balcao.politica_aceite where usuario_id = $1 and politica_id = $2',
      [usuarioId, politica.id],
    );
    return aceite?.aceitoEm ?? em;
  },

  findEncarregado: (tx: Tx): Promise<(Encarregado & { versao: number }) | null> =>
    tx.row('select nome, email, telefone, versao from balcao.encarregado where excluido_em is null'),

  /** Writes over the version that was read, 0 being none. @returns false when somebody wrote since */
  saveEncarregado: async (
    tx: Tx,
    { assinaturaId }: Contexto,
    { nome, email, telefone, versao }: Encarregado & { versao: number },
  ): Promise<boolean> => {
    const written =
      versao === 0
        ? await tx.run(
            `insert into balcao.encarregado (assinatura_id, nome, email, telefone) values ($1, $2, $3, $4)
             on conflict (assinatura_id) do nothing`,
            [assinaturaId, nome, email, telefone],
          )
        : await tx.run('update balcao.encarregado set nome = $1, email = $2, telefone = $3 where versao = $4', [
            nome,
            email,
            telefone,
            versao,
          ]);
    return written > 0;
  },
};

export type PoliticaRepository = typeof politicaRepository;
