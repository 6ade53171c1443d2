import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { type FlagsUsuario, Sessao } from '@balcao/contracts';
import { FLAGS_ABERTAS, isAssinaturaNova, nomeStatusAssinatura } from '@balcao/domain';
import type { SessaoRow } from './session.repository.ts';

/** Digest of a secret, as it is stored or compared: of a bearer or companion cookie, 256 random bits need neither salt nor slow hash. */
export const digestOf = (segredo: string): Buffer => createHash('sha256').update(segredo).digest();

/** Form of our bearers and companions: 32 random bytes in base64url. */
export const isToken = (text: string | undefined): text is string => text !== undefined && /^[A-Za-z0-9_-]{43}$/.test(text);

const instante = (date: Date | null): string | null => date?.toISOString() ?? null;

function seal(campos: Omit<Sessao, 'hash'>, chave: Buffer): string {
  const sorted = Object.entries(campos).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHmac('sha256', chave).update(JSON.stringify(sorted)).digest('base64url');
}

/** Whether a session shown by a browser is, field by field, one this gateway gave: a hand-edited cookie is nobody's. */
export function isSealed({ hash, ...campos }: Sessao, chave: Buffer): boolean {
  const [dado, certo] = [Buffer.from(hash), Buffer.from(seal(campos, chave))];
  return dado.length === certo.length && timingSafeEqual(dado, certo);
}

/**
 * Every flag, as a profile's JSON grants and blocks; it can never say who one is. What it says nothing about is granted, and not blocked
 * (spec §5 reads a block as written: it must be false).
 */
export const flagsOf = (perfil: Readonly<Record<string, unknown>>): FlagsUsuario => ({
  ...FLAGS_ABERTAS,
  ...Object.fromEntries(Object.entries(perfil).filter(([nome, valor]) => nome in FLAGS_ABERTAS && typeof valor === 'boolean')),
});

/** What a session is made with besides its row: the key that seals it, and the day from which a subscription counts as new (spec §4). */
export interface Selo {
  readonly chave: Buffer;
  /** `YYYY-MM-DD`, of São Paulo. */
  readonly assinaturaNovaDesde: string;
}

/**
 * The session of spec §3 from its row: every field, null only where it has no value. `hash` seals the other fields, so that a
 * hand-edited cookie is noticed.
 */
export function toSessao(row: SessaoRow, token: string, { chave, assinaturaNovaDesde }: Selo): Sessao {
  const campos = {
    isAuth: true,
    email: row.email,
    username: row.nome,
    usuarioId: row.usuarioId,
    assinaturaId: row.assinaturaId,
    assinaturaLogin: row.assinaturaLogin,
    chatHost: null,
    token,
    server: null,
    administrador: row.administrador,
    guid: row.guid,
    dataAssinatura: row.dataAssinatura,
    dataTrialInicio: instante(row.trialInicio),
    dataTrialFim: instante(row.trialFim),
    primeiroAcesso: row.primeiroAcesso,
    segfyer: row.segfyer,
    segfyerId: row.segfyer ? row.segfyerId : null,
    nomeSegfyer: row.segfyer ? row.nome : null,
    emailSegfyer: row.segfyer ? row.email : null,
    ...flagsOf(row.flags),
    produtorId: row.produtorId,
    nomeCorretora: row.nomeCorretora ?? '',
    cnpjCorretora: row.cnpjCorretora,
    emailIntranet: row.emailIntranet,
    temParcelaPendente: row.temParcelaPendente,
    statusAssinatura: nomeStatusAssinatura(row.assinaturaStatus),
    tokenAutomacao: null,
    authAutomationToken: null,
    novaJornada: isAssinaturaNova(row.dataAssinatura, assinaturaNovaDesde),
    authTime: row.criadoEm.toISOString(),
  };
  // the parse drops flags this version does not know
  const { hash: _, ...limpos } = Sessao.parse({ ...campos, hash: '' });
  return { ...limpos, hash: seal(limpos, chave) };
}
