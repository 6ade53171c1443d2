import { randomInt } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { uuidv7 } from 'uuidv7';
import type { Contexto, Db } from '../plugins/db.ts';

export const SENHA_TESTE = 'Balcao#2026';

export interface UsuarioTeste extends Contexto {
  readonly usuarioId: string;
  readonly email: string;
  readonly corretoraId: string;
}

interface Opcoes {
  readonly assinaturaId?: string;
  readonly statusAssinatura?: string;
  readonly nome?: string;
  readonly administrador?: boolean;
  readonly segfyer?: boolean;
  readonly flags?: Readonly<Record<string, boolean>>;
  readonly status?: string;
  readonly senhaExpiraEm?: Date | null;
  /** Signs in as a producer of the subscription. */
  readonly produtor?: boolean;
}

/** What a hash costs stands in it: one that costs nothing is read by the same code, and thousands of tests sign in. */
const SEM_CUSTO = { memoryCost: 8, timeCost: 1, parallelism: 1 };
let senhaHash: Promise<string> | null = null;

/** A subscription with one brokerage, in the tenant's own name. */
async function insertAssinatura(db: Db, contexto: Contexto, status: string): Promise<void> {
  await db.tenant(contexto, async (tx) => {
    await tx.run("insert into assinatura (id, login, plano, status) values ($1, $2, 'integrado', $3)", [
      contexto.assinaturaId,
      `login-${contexto.assinaturaId}`,
      status,
    ]);
    await tx.run(
      "insert into corretora (id, assinatura_id, razao_social, fantasia, cnpj, susep, principal) values ($1, $2, 'Corretora de Teste Ltda', 'Corretora de Teste', $3, '0201234567', true)",
      [uuidv7(), contexto.assinaturaId, `${randomInt(10 ** 11, 10 ** 12)}`.padEnd(14, '0')],
    );
  });
}

/** A user who can sign in with `SENHA_TESTE`; a new subscription each time unless one is given. */
export async function createTestUser(db: Db, opcoes: Opcoes = {}): Promise<UsuarioTeste> {
  const contexto = { assinaturaId: opcoes.assinaturaId ?? uuidv7(), usuarioId: uuidv7() };
  const email = `${contexto.usuarioId}@balcao.test`;
  if (!opcoes.assinaturaId) await insertAssinatura(db, contexto, opcoes.statusAssinatura ?? 'ATIVA');
  senhaHash ??= hash(SENHA_TESTE, SEM_CUSTO);
  const corretora = await db.tenant(contexto, async (tx) => {
    await tx.run(
      `insert into usuario (id, assinatura_id, nome, email, senha_hash, administrador, segfyer, flags, status, senha_expira_em, primeiro_acesso)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, false)`,
      [
        contexto.usuarioId,
        contexto.assinaturaId,
        opcoes.nome ?? 'Pessoa de Teste',
        email,
        await senhaHash,
        opcoes.administrador ?? false,
        opcoes.segfyer ?? false,
        JSON.stringify(opcoes.flags ?? {}),
        opcoes.status ?? 'ATIVO',
        opcoes.senhaExpiraEm ?? null,
      ],
    );
    if (opcoes.produtor)
      await tx.run(
        `with p as (insert into produtor (assinatura_id, tipo, pessoa, nome, documento)
           values ($1, 'EXTERNO', 'PF', 'Produtor de Teste', '52998224725') returning id)
         update usuario set produtor_id = (select id from p) where id = $2`,
        [contexto.assinaturaId, contexto.usuarioId],
      );
    return tx.row<{ id: string }>('select id from corretora limit 1');
  });
  return { ...contexto, email, corretoraId: corretora?.id ?? '' };
}
