import { cadeiaDe } from '../registro/fold.ts';
import type { EstadoServico, Pendente } from '../registro/estado.model.ts';
import { DEPLOYER, idDaPessoa } from '../registro/pessoa.ts';
import type { Direitos } from '../registro/registro.model.ts';
import { type Autor, covers } from './autor.ts';
import { alcancaDeTodos } from './nomes.ts';
import { recusas } from './servico.copy.ts';

/** The first two people must be trusted before anyone can confirm a third. */
const PRIMEIRAS = 2;

const isUmaDasDuas = ({ acoes, servicos }: Direitos): boolean =>
  alcancaDeTodos(servicos) && (['implantar', 'canario', 'aprovar'] as const).some((acao) => covers(acoes, acao));

/**
 * Whether a new token must be confirmed: it could act as one of two people, and is not one of the first two that the installation's password
 * created. Revoked tokens count until they expire; otherwise revoking both would make room for two new ones.
 */
export function needsConfirmacao({ tokens }: EstadoServico, direitos: Direitos, { id }: Autor, agora: string): boolean {
  if (!isUmaDasDuas(direitos)) return false;
  if (id !== DEPLOYER) return true;
  const delas = Object.values(tokens).filter(
    (token) =>
      token.confirmadoEm !== null && token.expiraEm > agora && isUmaDasDuas(token.direitos) && covers(token.direitos.acoes, 'aprovar'),
  );
  return new Set(delas.map(({ pessoa }) => idDaPessoa(pessoa))).size >= PRIMEIRAS;
}

/** @throws RecusaServico 403 when the author cannot act as one of two people: the password, or an unconfirmed token. */
export function requirePessoa({ id, token }: Autor): void {
  if (id === DEPLOYER) throw recusas.senhaNaoEPessoa();
  if (token?.confirmadoEm === null) throw recusas.aConfirmar(token.id);
}

/** The author and everyone behind the author's credential. */
export const cadeiaDoAutor = ({ id, token }: Autor): string[] => [...new Set([id, ...(token?.cadeia ?? [])])];

/**
 * Two people are distinct when neither is behind the other's credential and only the installation's password is behind both: a person
 * with two credentials is always behind one of them.
 *
 * @throws RecusaServico 403 that explains how the second person is linked to the first.
 */
export function requireOutraPessoa(estado: EstadoServico, pendente: Pendente, autor: Autor): void {
  if (pendente.autor.id === autor.id) throw recusas.mesmaPessoa();
  requirePessoa(autor);
  const dele = pendente.cadeia ?? cadeiaDe(estado, pendente.autor.id);
  const elo = cadeiaDoAutor(autor).find((pessoa) => dele.includes(pessoa) && pessoa !== DEPLOYER);
  if (elo !== undefined || pendente.autor.id === DEPLOYER) throw recusas.mesmaCadeia(pendente.autor.nome, elo ?? DEPLOYER);
  if (autor.token && (autor.token.confirmadoEm ?? '') > pendente.em) throw recusas.pessoaNova();
}
