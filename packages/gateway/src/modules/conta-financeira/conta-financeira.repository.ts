import type { ConsultaContasFinanceiras, DadosContaFinanceira, FichaContaFinanceira, OpcaoContaFinanceira } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { createEscritaRepository, createLeituraRepository } from '../registro/index.ts';

const leitura = createLeituraRepository<FichaContaFinanceira, FichaContaFinanceira, ConsultaContasFinanceiras>({
  from: `balcao.conta_financeira c left join balcao.corretora o on o.id = c.corretora_id
    left join balcao.usuario a on a.id = c.alterado_por`,
  contagem: 'balcao.conta_financeira c',
  chave: 'c.id',
  nome: 'c.nome',
  where: 'c.excluido_em is null',
  resumo: `c.id, c.versao, c.nome, c.tipo, c.corretora_id, o.fantasia as corretora, c.banco, c.agencia, c.conta, c.convenio,
    c.saldo_inicial_centavos::float8 as saldo_inicial_centavos, c.saldo_inicial_em::text as saldo_inicial_em, c.ativa as ativo,
    c.criado_em, c.alterado_em, a.nome as alterado_por`,
  // a brokerage has a handful of accounts
  busca: (padrao) => `balcao.sem_acento(concat_ws(' ', c.nome, c.banco, c.agencia, c.conta)) like ${padrao}`,
  filtros: {
    tipo: { coluna: 'c.tipo' },
    corretora: { coluna: 'c.corretora_id' },
    situacao: { coluna: 'c.ativa', valor: (situacao) => situacao === 'ATIVO' },
  },
  ordens: { nome: 'c.nome collate balcao.pt_br', tipo: 'c.tipo', alteradoEm: 'c.alterado_em' },
  ordem: 'nome',
});

const escrita = createEscritaRepository<DadosContaFinanceira>({
  tabela: 'conta_financeira',
  situacao: 'ativa',
  colunas: {
    nome: ({ nome }) => nome,
    tipo: ({ tipo }) => tipo,
    corretora_id: ({ corretoraId }) => corretoraId,
    banco: ({ banco }) => banco,
    agencia: ({ agencia }) => agencia,
    conta: ({ conta }) => conta,
    convenio: ({ convenio }) => convenio,
    saldo_inicial_centavos: ({ saldoInicialCentavos }) => saldoInicialCentavos,
    saldo_inicial_em: ({ saldoInicialEm }) => saldoInicialEm,
  },
});

export const contaFinanceiraRepository = {
  ...leitura,
  ...escrita,

  /** Whoever writes accounts of one subscription waits here: no two take one name, or one account of a bank, at once. */
  lockUnicos: (tx: Tx, { assinaturaId }: Contexto): Promise<number> =>
    tx.run("select pg_advisory_xact_lock(hashtext('conta_financeira'), hashtext($1))", [assinaturaId]),

  /** Accounts that have the same name or are the same account of a bank, but for one. */
  listIguais: (
    tx: Tx,
    { nome, banco, agencia, conta }: DadosContaFinanceira,
    exceto: string,
  ): Promise<{ nome: string; isNome: boolean; isConta: boolean }[]> =>
    tx.rows(
      `select c.nome, lower(c.nome) = lower($1) as "isNome", coalesce((c.banco, c.agencia, c.conta) = ($2, $3, $4), false) as "isConta"
       from balcao.conta_financeira c
       where c.excluido_em is null and c.id <> $5 and (lower(c.nome) = lower($1) or (c.banco, c.agencia, c.conta) = ($2, $3, $4))`,
      [nome, banco, agencia, conta, exceto],
    ),

  /** Whether a brokerage is there to be named, and stays until the transaction ends. */
  holdCorretora: async (tx: Tx, id: string): Promise<boolean> =>
    (await tx.row('select 1 from balcao.corretora where id = $1 and excluido_em is null for key share', [id])) !== null,

  /** The first movement an account has of its bank before a day; null when it has none. */
  findMovimentoAntes: async (tx: Tx, id: string, dia: string): Promise<string | null> =>
    (
      await tx.row<{ dia: string }>(
        `select t.dia::text as dia from balcao.transacao t where t.conta_id = $1 and t.excluido_em is null and t.dia < $2
         order by t.dia limit 1`,
        [id, dia],
      )
    )?.dia ?? null,

  readCorretoras: async (tx: Tx): Promise<ReadonlyMap<string, string>> => {
    const rows = await tx.rows<{ id: string; nome: string }>('select id::text, fantasia as nome from balcao.corretora');
    return new Map(rows.map(({ id, nome }) => [id, nome]));
  },

  listOpcoes: (tx: Tx): Promise<OpcaoContaFinanceira[]> =>
    tx.rows(
      `select c.id, c.nome, c.tipo, c.corretora_id, c.ativa as ativo from balcao.conta_financeira c where c.excluido_em is null
       order by c.nome collate balcao.pt_br, c.id`,
    ),
};

export type ContaFinanceiraRepository = typeof contaFinanceiraRepository;
