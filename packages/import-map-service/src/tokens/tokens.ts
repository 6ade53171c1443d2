import type { TokenGuardado } from '../registro/estado.model.ts';
import { DEPLOYER, idDaPessoa } from '../registro/pessoa.ts';
import type { Direitos } from '../registro/registro.model.ts';
import { type Autor, exigirDireito, isAoAlcance, isContido } from '../servico/autor.ts';
import type { Contexto } from '../servico/contexto.ts';
import { exigirPessoa, precisaConfirmar } from '../servico/duas-pessoas.ts';
import { gravar } from '../servico/gravar.ts';
import { recusas } from '../servico/servico.copy.ts';
import { hashOf, newSecret } from './segredos.ts';

/** Names of people that mean the service itself. */
const RESERVADOS = new Set(['sistema', DEPLOYER]);
const DIA_MS = 86_400_000;

export interface NovoToken {
  /** Who answers for it: the name in the history, and the person of a second approval. */
  readonly pessoa: string;
  readonly descricao: string;
  readonly direitos: Direitos;
  readonly dias: number;
}

export type TokenListado = Omit<TokenGuardado, 'hash'>;

const toListed = ({ hash: _, ...token }: TokenGuardado): TokenListado => token;

/** @returns the secret, told this once; only its hash is kept. */
export async function criarToken(ctx: Contexto, novo: NovoToken, autor: Autor): Promise<TokenListado & { token: string }> {
  exigirDireito(autor, 'tokens');
  if (RESERVADOS.has(idDaPessoa(novo.pessoa))) throw recusas.pessoaReservada(novo.pessoa);
  if (!isContido(novo.direitos, autor.direitos)) throw recusas.direitoMaior();
  const segredo = newSecret();
  const id = ctx.novoId();
  const { pessoa, descricao, direitos } = novo;
  const expiraEm = new Date(ctx.agora().getTime() + novo.dias * DIA_MS).toISOString();
  const token = { id, hash: hashOf(segredo), pessoa: pessoa.trim(), descricao, direitos, expiraEm };
  await gravar(ctx.escrita, ctx.servico, (estado) => {
    const aConfirmar = precisaConfirmar(estado, direitos, autor, ctx.agora().toISOString());
    return { fato: { tipo: 'tokenCriado', token: { ...token, ...(aConfirmar && { aConfirmar }) } }, autor };
  });
  const guardado = ctx.servico.estado.tokens[id];
  if (!guardado) throw recusas.tokenDesconhecido(id);
  return { ...toListed(guardado), token: segredo };
}

export function listarTokens(ctx: Contexto, autor: Autor): TokenListado[] {
  exigirDireito(autor, 'tokens');
  return Object.values(ctx.servico.estado.tokens).map(toListed);
}

/**
 * A second person says that the token's person is somebody: neither they nor whoever made it. From then on they are behind it too, and
 * cannot be the other one of its two people.
 */
export async function confirmarToken(ctx: Contexto, id: string, autor: Autor): Promise<TokenListado> {
  exigirDireito(autor, 'aprovar');
  exigirPessoa(autor);
  await gravar(ctx.escrita, ctx.servico, ({ tokens }) => {
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

/** From now on it opens nothing, in every process. One's own, or one that may nothing its author may not. */
export async function revogarToken(ctx: Contexto, id: string, autor: Autor): Promise<TokenListado> {
  exigirDireito(autor, 'tokens');
  await gravar(ctx.escrita, ctx.servico, ({ tokens }) => {
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
