import type { EstadoServico, TokenGuardado } from '../registro/estado.model.ts';
import { type Autor, TODOS_OS_DIREITOS } from '../servico/autor.ts';
import { hashOf, isSame, PREFIXO } from './segredos.ts';
import { DEPLOYER, idDaPessoa } from '../registro/pessoa.ts';

interface Credenciais {
  readonly usuario: string | null;
  readonly segredo: string;
}

function readHeader(cabecalho: string | undefined): Credenciais | null {
  const [, esquema = '', valor = ''] = /^(Basic|Bearer) +(\S+)$/i.exec(cabecalho ?? '') ?? [];
  if (esquema.toLowerCase() === 'bearer') return { usuario: null, segredo: valor };
  if (esquema === '') return null;
  const texto = Buffer.from(valor, 'base64').toString('utf8');
  const corte = texto.indexOf(':');
  return corte < 0 ? null : { usuario: texto.slice(0, corte), segredo: texto.slice(corte + 1) };
}

function authorOf({ tokens }: EstadoServico, segredo: string, agora: Date): Autor | null {
  const hash = hashOf(segredo);
  const token = Object.values(tokens).find((outro: TokenGuardado) => isSame(outro.hash, hash));
  if (!token || token.revogadoEm || token.expiraEm <= agora.toISOString()) return null;
  return { id: idDaPessoa(token.pessoa), nome: token.pessoa, direitos: token.direitos, token };
}

interface Porta {
  readonly estado: EstadoServico;
  readonly senha: string | null;
  readonly agora: Date;
}

/**
 * Authenticates `Authorization`: Basic `deployer`, `Bearer imt_…`, or a token as the password of any Basic user, for tools that support
 * nothing else. null: not authenticated.
 */
export function authenticate(cabecalho: string | undefined, { estado, senha, agora }: Porta): Autor | null {
  const credenciais = readHeader(cabecalho);
  if (!credenciais) return null;
  const { usuario, segredo } = credenciais;
  if (segredo.startsWith(PREFIXO)) return authorOf(estado, segredo, agora);
  if (usuario !== DEPLOYER || senha === null || !isSame(senha, segredo)) return null;
  return { id: DEPLOYER, nome: DEPLOYER, direitos: TODOS_OS_DIREITOS };
}
