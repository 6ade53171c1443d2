import type { TokenGuardado } from '../registro/estado.model.ts';
import { DEPLOYER, idDaPessoa } from '../registro/pessoa.ts';
import type { Direitos } from '../registro/registro.model.ts';
import { type Autor, requireDireito, isAoAlcance, isContido } from '../servico/autor.ts';
import type { Contexto } from '../servico/contexto.ts';
import { requirePessoa, needsConfirmacao } from '../servico/duas-pessoas.ts';
import { writeRegistro } from '../servico/write-registro.ts';
import { recusas } from '../servico/servico.copy.ts';
import { hashOf, newSecret } from './segredos.ts';

/** Reserved names that stand for the service itself. */
const RESERVADOS = new Set(['sistema', DEPLOYER]);
const DIA_MS = 86_400_000;

export interface NovoToken {
  /** The person responsible: shown in the history, and counted as one of two people. */
  readonly pessoa: string;
  readonly descricao: string;
  readonly direitos: Direitos;
  readonly dias: number;
}

export type TokenListado = Omit<TokenGuardado, 'hash'>;

const toListed = ({ hash: _, ...token }: TokenGuardado): TokenListado => token;

/** @returns the secret, shown only once; only its hash is stored. */
export async function createToken(ctx: Contexto, novo: NovoToken, autor: Autor): Promise<TokenListado & { token: string }> {
  requireDireito(autor, 'tokens');
  if (RESERVADOS.has(idDaPessoa(novo.pessoa))) throw recusas.pessoaReservada(novo.pessoa);
  if (!isContido(novo.direitos, autor.direitos)) throw recusas.direitoMaior();
  const segredo = newSecret();
  const id = ctx.novoId();
  const { pessoa, descricao, direitos } = novo;
  const expiraEm = new Date(ctx.agora().getTime() + novo.dias * DIA_MS).toISOString();
  const token = { id, hash: hashOf(segredo), pessoa: pessoa.trim(), descricao, direitos, expiraEm };
  await writeRegistro(ctx.escrita, ctx.servico, (estado) => {
    const aConfirmar = needsConfirmacao(estado, direitos, autor, ctx.agora().toISOString());
    return { fato: { tipo: 'tokenCriado', token: { ...token, ...(aConfirmar && { aConfirmar }) } }, autor };
  });
  const guardado = ctx.servico.estado.tokens[id];
  if (!guardado) throw recusas.tokenDesconhecido(id);
  return { ...toListed(guardado), token: segredo };
}

export function listTokens(ctx: Contexto, autor: Autor): TokenListado[] {
  requireDireito(autor, 'tokens');
  return Object.values(ctx.servico.estado.tokens).map(toListed);
}

/**
 * Confirms a token as a second person, who is neither its owner nor its creator. The confirming person is then part of its chain, and
 * cannot be the second person together with it.
 */
export async function confirmToken(ctx: Contexto, id: string, autor: Autor): Promise<TokenListado> {
  requireDireito(autor, 'aprovar');
  requirePessoa(autor);
  await writeRegistro(ctx.escrita, ctx.servico, ({ tokens }) => {
    const token = tokens[id];
    if (!token || token.revogadoEm) throw recusas.tokenDesconhecido(id);
    if (!isAoAlcance(token.direitos, autor.direitos)) throw recusas.direitoDeOutro();
    if (token.cadeia[0] === autor.id || idDaPessoa(token.pessoa) === autor.id) throw recusas.confirmaQuemCriou();
    return token.confirmadoEm ? { resposta: null } : { fato: { tipo: 'tokenConfirmado', token: id }, autor };
  });
  const confirmado = ctx.servico.estado.tokens[id];
  if (!confirmado) throw recusas.tokenDesconhecido(id);
  return toListed(confirmado);
}

/** Revokes a token in every process: the author's own, or one whose rights the author has too. */
export async function revokeToken(ctx: Contexto, id: string, autor: Autor): Promise<TokenListado> {
  requireDireito(autor, 'tokens');
  await writeRegistro(ctx.escrita, ctx.servico, ({ tokens }) => {
    const token = tokens[id];
    if (!token) throw recusas.tokenDesconhecido(id);
    const isDela = idDaPessoa(token.pessoa) === autor.id;
    if (!isDela && !isContido(token.direitos, autor.direitos)) throw recusas.direitoDeOutro();
    return token.revogadoEm ? { resposta: null } : { fato: { tipo: 'tokenRevogado', token: id }, autor };
  });
  const revogado = ctx.servico.estado.tokens[id];
  if (!revogado) throw recusas.tokenDesconhecido(id);
  return toListed(revogado);
}
