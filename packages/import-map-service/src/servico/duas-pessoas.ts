import { cadeiaDe } from '../registro/dobrar.ts';
import type { EstadoServico, Pendente } from '../registro/estado.model.ts';
import { DEPLOYER, idDaPessoa } from '../registro/pessoa.ts';
import type { Direitos } from '../registro/registro.model.ts';
import { type Autor, covers } from './autor.ts';
import { alcancaDeTodos } from './nomes.ts';
import { recusas } from './servico.copy.ts';

/** Some two people must be believed before anybody can confirm a third. */
const PRIMEIRAS = 2;

const isUmaDasDuas = ({ acoes, servicos }: Direitos): boolean =>
  alcancaDeTodos(servicos) && (['implantar', 'canario', 'aprovar'] as const).some((acao) => covers(acoes, acao));

/**
 * Whether a new token waits to be confirmed: it could be one of two people, and it is not of the first two the installation's password
 * made. Those whose token was revoked count until its days are over, or revoking both would make room for two of one's own.
 */
export function precisaConfirmar({ tokens }: EstadoServico, direitos: Direitos, { id }: Autor, agora: string): boolean {
  if (!isUmaDasDuas(direitos)) return false;
  if (id !== DEPLOYER) return true;
  const delas = Object.values(tokens).filter(
    (token) =>
      token.confirmadoEm !== null && token.expiraEm > agora && isUmaDasDuas(token.direitos) && covers(token.direitos.acoes, 'aprovar'),
  );
  return new Set(delas.map(({ pessoa }) => idDaPessoa(pessoa))).size >= PRIMEIRAS;
}

/** @throws RecusaServico 403 when whoever asks cannot be one of two people: a password, or a token nobody confirmed. */
export function exigirPessoa({ id, token }: Autor): void {
  if (id === DEPLOYER) throw recusas.senhaNaoEPessoa();
  if (token?.confirmadoEm === null) throw recusas.aConfirmar(token.id);
}

/** Whoever asks, and everybody behind their credential. */
export const cadeiaDoAutor = ({ id, token }: Autor): string[] => [...new Set([id, ...(token?.cadeia ?? [])])];

/**
 * Two people are two when neither is behind the other's credential and nobody but the installation's password is behind both: one person
 * with two credentials is always behind one of them.
 *
 * @throws RecusaServico 403 that says what ties the second person to the first.
 */
export function exigirOutraPessoa(estado: EstadoServico, pendente: Pendente, autor: Autor): void {
  if (pendente.autor.id === autor.id) throw recusas.mesmaPessoa();
  exigirPessoa(autor);
  const dele = pendente.cadeia ?? cadeiaDe(estado, pendente.autor.id);
  const elo = cadeiaDoAutor(autor).find((pessoa) => dele.includes(pessoa) && pessoa !== DEPLOYER);
  if (elo !== undefined || pendente.autor.id === DEPLOYER) throw recusas.mesmaCadeia(pendente.autor.nome, elo ?? DEPLOYER);
  if (autor.token && (autor.token.confirmadoEm ?? '') > pendente.em) throw recusas.pessoaNova();
}
