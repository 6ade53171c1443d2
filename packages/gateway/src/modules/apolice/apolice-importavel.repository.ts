import type { PoliticaComissao } from '@balcao/contracts';
import type { LinhaIof } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { corretoraNoEscopo } from '../escopo/index.ts';

/** What the lines of a file may name, as it stands. */
export interface NomeaveisDaApolice {
  readonly seguradoras: readonly { readonly slug: string; readonly nome: string }[];
  readonly ramos: readonly { readonly codigo: string; readonly nome: string; readonly iof: readonly LinhaIof[] }[];
  readonly produtores: readonly { readonly id: string; readonly nome: string; readonly documento: string }[];
  /** The main one first. */
  readonly corretoras: readonly { readonly id: string; readonly fantasia: string; readonly razaoSocial: string; readonly cnpj: string }[];
  readonly politicas: readonly { readonly seguradora: string; readonly corretoraId: string; readonly politica: PoliticaComissao }[];
}

/** A client a line names. */
export interface ClienteDaLinha {
  readonly documento: string;
  readonly nome: string;
  readonly email: string | null;
  readonly celular: string | null;
}

export const apoliceImportavelRepository = {
  readNomeaveis: async (tx: Tx): Promise<NomeaveisDaApolice> => ({
    seguradoras: await tx.rows('select slug, nome from balcao.seguradora'),
    ramos: await tx.rows(
      `select r.codigo, r.nome, coalesce((select jsonb_agg(jsonb_build_object('bps', i.bps, 'desde', i.desde, 'ate', i.ate))
         from balcao.ramo_iof i where i.ramo = r.codigo), '[]') as iof from balcao.ramo r`,
    ),
    produtores: await tx.rows('select id, nome, documento from balcao.produtor where excluido_em is null'),
    corretoras: await tx.rows(
      `select c.id, c.fantasia, c.razao_social, c.cnpj from balcao.corretora c where c.excluido_em is null and ${corretoraNoEscopo('c.id')}
       order by c.principal desc, c.id`,
    ),
    politicas: await tx.rows(
      'select seguradora, corretora_id, politica_comissao as politica from balcao.seguradora_tenant where excluido_em is null',
    ),
  }),

  /** Which of these policies are here already, by `seguradora:corretora:número`. */
  listTomadas: async (tx: Tx, chaves: readonly string[]): Promise<ReadonlySet<string>> => {
    const rows = await tx.rows<{ chave: string }>(
      `select x.chave from unnest($1::text[]) as x (chave)
       join balcao.apolice a on a.seguradora = split_part(x.chave, ':', 1) and a.corretora_id = split_part(x.chave, ':', 2)::uuid
         and a.numero = substr(x.chave, length(split_part(x.chave, ':', 1)) + length(split_part(x.chave, ':', 2)) + 3)`,
      [chaves],
    );
    return new Set(rows.map(({ chave }) => chave));
  },

  /** The record of each client by document, begun where there is none; who is known already stays as they are. */
  async ensureSegurados(tx: Tx, { assinaturaId }: Contexto, clientes: readonly ClienteDaLinha[]): Promise<ReadonlyMap<string, string>> {
    await tx.run(
      `insert into balcao.segurado (assinatura_id, pessoa, documento, nome, email, celular, origem)
       select distinct on (x.documento) $1, case when length(x.documento) = 11 then 'PF' else 'PJ' end, x.documento, x.nome, x.email, x.celular,
         'IMPORTADO'
       from jsonb_to_recordset($2::jsonb) as x (documento text, nome text, email text, celular text)
       on conflict (assinatura_id, documento) where excluido_em is null do nothing`,
      [assinaturaId, JSON.stringify(clientes)],
    );
    const rows = await tx.rows<{ id: string; documento: string }>(
      'select id, documento from balcao.segurado where documento = any($1::text[]) and excluido_em is null',
      [clientes.map(({ documento }) => documento)],
    );
    return new Map(rows.map(({ id, documento }) => [documento, id]));
  },
};
