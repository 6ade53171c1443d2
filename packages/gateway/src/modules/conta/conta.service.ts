import { type Conta, Preferencias, type SessaoAtiva } from '@balcao/contracts';
import { normalizeTelefone } from '@balcao/domain';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Correio } from '../../plugins/mail.ts';
import { hashSenha, isSenha } from '../../plugins/passwords.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { Sessions } from '../../plugins/session.ts';
import { type Acesso, assertSenhaNova, cartas, isRecusada, provas, savePassword } from '../access/index.ts';
import { describeAparelho } from './conta.copy.ts';
import { muitasTentativas, senhaAtualIncorreta, telefoneInvalido } from './conta.errors.ts';
import type { ContaRepository, LinhaConta } from './conta.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly repository: ContaRepository;
  readonly sessions: Pick<Sessions, 'endMany'>;
  readonly acesso: Pick<Acesso, 'tentativas' | 'aparelhos' | 'endSessoes'>;
  readonly correio: Correio;
}

function telefoneOf(texto: string | null): string | null {
  if (texto === null || texto.trim() === '') return null;
  const digitos = normalizeTelefone(texto);
  if (!/^[1-9]\d{9,10}$/.test(digitos)) throw telefoneInvalido();
  return digitos;
}

/** A person's own record, password, sessions and preferences. */
export function createContaService({ db, agora, repository, sessions, acesso, correio }: Deps) {
  const find = async (chamador: Chamador): Promise<LinhaConta> => {
    const linha = await db.tenant(chamador, (tx) => repository.find(tx, chamador.usuarioId));
    if (!linha) throw naoEncontrado();
    return linha;
  };

  const getConta = async (chamador: Chamador): Promise<Conta> => {
    const { nome, email, telefone, administrador, emailConfirmadoEm, criadoEm } = await find(chamador);
    return {
      nome,
      email,
      telefone,
      administrador,
      nomeCorretora: chamador.sessao.nomeCorretora,
      emailConfirmado: emailConfirmadoEm !== null,
      criadaEm: criadoEm.toISOString(),
    };
  };

  /** Ends sessions of the caller, in `tx`'s own transaction, and tells them once it committed. */
  async function endSessions(chamador: Chamador, quais: { id?: string; excetoGuid?: string }): Promise<string[]> {
    const guids = await db.tenant(chamador, (tx) => sessions.endMany(tx, { usuarioId: chamador.usuarioId, ...quais }, 'encerrada'));
    await acesso.endSessoes({ usuario: { id: chamador.usuarioId, nome: chamador.sessao.username }, guids, motivo: 'encerrada' });
    return guids;
  }

  /**
   * Every device is a stranger's to the new password, but the one it was changed on. `aparelho` is the cookie that one shows.
   *
   * @returns the cookie it is known by from now on
   * @throws {Recusa} 422 at the field; 429 after too many wrong ones.
   */
  async function changeSenha(
    chamador: Chamador,
    { atual, nova }: { atual: string; nova: string },
    aparelho: string | undefined,
  ): Promise<string> {
    const { nome, email, senhaHash } = await find(chamador);
    const tentativa = await acesso.tentativas.begin('senha', chamador.usuarioId, null);
    if (isRecusada(tentativa)) throw muitasTentativas(tentativa.ate);
    if (!(await isSenha(senhaHash, atual))) {
      const ate = await tentativa.wrong();
      throw ate ? muitasTentativas(ate) : senhaAtualIncorreta();
    }
    await tentativa.right();
    await assertSenhaNova({ nova, campo: 'nova', dono: { nome, email }, senhaHash });
    const hash = await hashSenha(nova);
    const guids = await db.tenant(chamador, async (tx) => {
      await savePassword(tx, chamador.usuarioId, { senhaHash: hash, em: agora() });
      await provas.cancel(tx, chamador, ['SENHA_EXPIRADA', 'SENHA_ESQUECIDA', 'SEGUNDO_FATOR', 'INSCRICAO_FATOR'], agora());
      await correio.enqueue(tx, { para: email, ...cartas.senhaTrocada(nome, correio.endereco('/forgot')) });
      return sessions.endMany(tx, { usuarioId: chamador.usuarioId, excetoGuid: chamador.sessao.guid }, 'senha-trocada');
    });
    await acesso.endSessoes({ usuario: { id: chamador.usuarioId, nome }, guids, motivo: 'senha-trocada' });
    return acesso.aparelhos.add(aparelho, { usuarioId: chamador.usuarioId, senhaHash: hash });
  }

  return {
    getConta,
    changeSenha,
    async saveConta(chamador: Chamador, { nome, telefone }: { nome: string; telefone: string | null }): Promise<Conta> {
      const limpo = telefoneOf(telefone);
      await db.tenant(chamador, (tx) => repository.save(tx, chamador.usuarioId, { nome, telefone: limpo }));
      return getConta(chamador);
    },
    async listSessoes(chamador: Chamador): Promise<SessaoAtiva[]> {
      const linhas = await db.tenant(chamador, (tx) => repository.listSessoes(tx, chamador.usuarioId, agora()));
      return linhas.map(({ id, guid, userAgent, ip, criadoEm, expiraEm }) => ({
        id,
        ip,
        aparelho: describeAparelho(userAgent),
        inicio: criadoEm.toISOString(),
        expira: expiraEm.toISOString(),
        atual: guid === chamador.sessao.guid,
      }));
    },
    /** Whether the one that ended was the caller's. @throws {Recusa} 404 for what is not theirs or ended already. */
    async endSessao(chamador: Chamador, id: string): Promise<boolean> {
      const [guid] = await endSessions(chamador, { id });
      if (guid === undefined) throw naoEncontrado();
      return guid === chamador.sessao.guid;
    },
    endOthers: async (chamador: Chamador): Promise<number> => (await endSessions(chamador, { excetoGuid: chamador.sessao.guid })).length,
    getPreferencias: async (chamador: Chamador): Promise<Preferencias> =>
      (await db.tenant(chamador, (tx) => repository.findPreferencias(tx, chamador.usuarioId))) ?? Preferencias.parse({}),
    async savePreferencias(chamador: Chamador, nova: Preferencias): Promise<Preferencias> {
      await db.tenant(chamador, (tx) => repository.savePreferencias(tx, chamador, nova));
      return nova;
    },
  };
}

export type ContaService = ReturnType<typeof createContaService>;
