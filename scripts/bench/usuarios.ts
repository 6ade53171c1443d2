import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { NOMES, SOBRENOMES } from '../../packages/gateway/src/seed/nomes.table.ts';
import { benchLista, type MedidaLista, ordered, paginas, type Pergunta, pick } from './lista.ts';

const USUARIOS = Number(process.env['BENCH_USUARIOS'] ?? 5_000);
const DADOS = path.join(tmpdir(), `balcao-bench-usuarios-${USUARIOS}`);
const LISTA = '/c/api/v1/usuarios';
const ALVO = 80;
const BUSCAS = ['silva', 'ana', 'maria silva', 'zelia', 'pereira', 'bruno', 'u12', 'bench.test', 'iris siqueira', 'jose'] as const;
const SITUACOES = ['ATIVO', 'CONVIDADO', 'DESATIVADO', 'BLOQUEADO'] as const;
const PERFIS = ['ADMINISTRADOR', 'CORRETOR', 'ASSISTENTE', 'LEITURA', 'PERSONALIZADO'] as const;

const PERGUNTAS: readonly Pergunta[] = [
  ['primeira página', () => LISTA, ALVO],
  ['página', (vez) => `${LISTA}?pagina=${1 + ((vez * 3_797) % paginas(USUARIOS))}`, ALVO],
  ...(['nome', 'email', 'ultimoAcessoEm', 'alteradoEm'] as const).map(
    (campo): Pergunta => [`ordem por ${campo}`, ordered(LISTA, campo, USUARIOS), ALVO],
  ),
  ['filtro por situação', (vez) => `${LISTA}?situacao=${pick(SITUACOES, vez)}`, ALVO],
  ['filtro por perfil', (vez) => `${LISTA}?perfil=${pick(PERFIS, vez)}`, ALVO],
  ['filtro por segundo fator', (vez) => `${LISTA}?segundoFator=${pick(['LIGADO', 'DESLIGADO'], vez)}`, ALVO],
  ['busca', (vez) => `${LISTA}?q=${encodeURIComponent(pick(BUSCAS, vez))}`, ALVO],
  ['busca com filtro', (vez) => `${LISTA}?situacao=ATIVO&q=${encodeURIComponent(pick(BUSCAS, vez))}`, ALVO],
  ['lugares do plano', () => `${LISTA}/lugares`, ALVO],
  ['a lista inteira em CSV', () => `${LISTA}/exportar`, 1_500, 5],
];

/** People of one subscription, with powers, hours and states of all kinds; the same at every run. */
async function loadUsuarios(owner: pg.Pool, assinaturaId: string): Promise<void> {
  const { rows } = await owner.query<{ n: number }>("select count(*)::int as n from balcao.usuario where email like 'u%@bench.test'");
  if ((rows[0]?.n ?? 0) >= USUARIOS) return;
  await owner.query(
    `insert into balcao.usuario (assinatura_id, nome, email, senha_hash, administrador, perfil_id, flags, status, ultimo_acesso_em, alterado_em)
     select $1, ($3::text[])[1 + floor(a ^ 2 * cardinality($3::text[]))::int] || ' ' || ($4::text[])[1 + floor(b ^ 2 * cardinality($4::text[]))::int],
       'u' || g || '@bench.test', 'x', g % 50 = 0,
       (select l.id from balcao.perfil_acesso l where l.assinatura_id = $1 and l.segue_plano and l.excluido_em is null limit 1),
       case g % 4 when 0 then '{}' when 1 then '{"acessoRecebimento": false, "administradorOrcamento": false, "acessoConfigurarLoginsTodos": false}'
         when 2 then '{"acessoRecebimento": false, "acessoConfigurarLoginsTodos": false, "bloqueioTransmitir": true}' else '{"acessoMC": false}' end::jsonb,
       case when g % 20 = 0 then 'PENDENTE' when g % 11 = 0 then 'INATIVO' when g % 37 = 0 then 'BLOQUEADO' else 'ATIVO' end,
       case when g % 6 > 0 then now() - make_interval(mins => g * 7) end, now() - make_interval(mins => (g * 7919) % 500000)
     from generate_series(1, $2::int) g
     cross join lateral (select (hashtext('a' || g) + 2147483648.0) / 4294967296.0 as a, (hashtext('b' || g) + 2147483648.0) / 4294967296.0 as b) n
     on conflict do nothing`,
    [assinaturaId, USUARIOS, [...NOMES.F, ...NOMES.M], SOBRENOMES],
  );
  await owner.query(
    `insert into balcao.segundo_fator (assinatura_id, usuario_id, segredo, ativo_em)
     select $1, u.id, '\\x00', now() from balcao.usuario u where u.assinatura_id = $1 and u.email like 'u%@bench.test' and hashtext(u.email) % 3 = 0
     on conflict do nothing`,
    [assinaturaId],
  );
  await owner.query('vacuum analyze balcao.usuario');
  await owner.query('analyze balcao.segundo_fator');
}

/** The list of users of a large subscription: as it is, then without its own indexes, in the same run. */
export async function benchUsuarios(): Promise<{ readonly usuarios: number; readonly linhas: readonly MedidaLista[] }> {
  return {
    usuarios: USUARIOS,
    linhas: await benchLista({ dados: DADOS, load: loadUsuarios, perguntas: PERGUNTAS, alternativa: ['usuario'] }),
  };
}
