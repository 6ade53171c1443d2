import type { Convite } from '@balcao/contracts';
import type { Db } from '../../plugins/db.ts';
import { hashSenha } from '../../plugins/passwords.ts';
import { provaInvalida } from './access.errors.ts';
import type { AccessRepository } from './access.repository.ts';
import type { Origem } from './access.service.ts';
import type { Aparelhos } from './aparelhos.ts';
import { provas } from './provas.ts';
import { createRequireProof } from './require-proof.ts';
import { assertSenhaNova } from './senha.policy.ts';
import type { Tentativas } from './tentativas.ts';

interface Deps {
  readonly db: Db;
  readonly repository: AccessRepository;
  readonly tentativas: Tentativas;
  readonly aparelhos: Aparelhos;
  readonly agora: () => Date;
}

/** The link of an invitation: who it is for, and its one acceptance. Administrators send and revoke them in `usuario`. */
export function createConviteService(deps: Deps) {
  const { db, repository, aparelhos, agora } = deps;
  const requireProof = createRequireProof(deps);

  return {
    /** @throws {Recusa} 410 when the invitation was accepted, revoked, replaced or is too old */
    async read(token: string, ip: string): Promise<Convite> {
      const { assinaturaId, usuarioId, nome, email } = await requireProof(token, ['CONVITE'], ip);
      const corretora = await db.tenant({ assinaturaId, usuarioId, ip }, (tx) => repository.findCorretora(tx, usuarioId));
      return { nome, email, corretora };
    },

    /**
     * The mailbox is proved by the link: the invited may sign in from now on.
     *
     * @returns their e-mail, and the cookie by which this device is known
     * @throws {Recusa} 410 as `read`; 422 at the password
     */
    async accept({ token, nome, senha }: { token: string; nome: string; senha: string }, { ip, aparelho }: Origem) {
      const prova = await requireProof(token, ['CONVITE'], ip);
      const { assinaturaId, usuarioId, email } = prova;
      await assertSenhaNova({ nova: senha, campo: 'senha', dono: { nome, email }, senhaHash: prova.senhaHash });
      const contexto = { assinaturaId, usuarioId, ip };
      const senhaHash = await hashSenha(senha);
      await db.tenant(contexto, async (tx) => {
        if (!(await provas.use(tx, prova, agora()))) throw provaInvalida();
        if (!(await repository.acceptConvite(tx, usuarioId, { nome, senhaHash, em: agora() }))) throw provaInvalida();
        await provas.cancel(tx, contexto, ['SENHA_ESQUECIDA', 'CONFIRMAR_EMAIL'], agora());
      });
      return { email, aparelho: aparelhos.add(aparelho, { usuarioId, senhaHash }) };
    },
  };
}

export type ConviteService = ReturnType<typeof createConviteService>;
