import { FLAGS_DE_USUARIO, formatTelefone, isNegada, rotulosDasFlags, rotulosDaSituacaoUsuario } from '@balcao/domain';
import type { ColunasDaHistoria } from '../registro/index.ts';
import { copy } from './usuario.copy.ts';

const sizeOf = (valor: unknown): number => (Array.isArray(valor) ? valor.length : 0);
const SITUACOES: Readonly<Record<string, string>> = {
  ATIVO: rotulosDaSituacaoUsuario.ATIVO,
  PENDENTE: rotulosDaSituacaoUsuario.CONVIDADO,
  BLOQUEADO: rotulosDaSituacaoUsuario.BLOQUEADO,
  INATIVO: rotulosDaSituacaoUsuario.DESATIVADO,
};

/** What is denied, by name: that is what a user's own flags keep. */
function showFlags(valor: unknown): string {
  const flags = valor as Readonly<Record<string, unknown>>;
  const denied = FLAGS_DE_USUARIO.filter((flag) => typeof flags[flag] === 'boolean' && isNegada(flag, flags[flag]));
  if (denied.length === 0) return copy.tudo;
  return denied.map((flag) => (flag.startsWith('bloqueio') ? rotulosDasFlags[flag][0] : `Sem ${rotulosDasFlags[flag][0]}`)).join('; ');
}

export const colunasDoUsuario = (produtores: ReadonlyMap<string, string>): ColunasDaHistoria => ({
  nome: ['Nome', String],
  email: ['E-mail', String],
  telefone: ['Telefone', (valor) => formatTelefone(String(valor))],
  status: ['Situação', (valor) => SITUACOES[String(valor)] ?? String(valor)],
  administrador: ['Administrador', (valor) => (valor === true ? copy.sim : copy.nao)],
  flags: ['Permissões', showFlags],
  corretora_ids: ['Corretoras', (valor) => (sizeOf(valor) === 0 ? copy.todas : copy.corretoras(sizeOf(valor)))],
  produtor_id: ['Produtor padrão', (valor) => produtores.get(String(valor)) ?? null],
  horarios: ['Horário de acesso', (valor) => (sizeOf(valor) === 0 ? copy.semRestricao : copy.restrito(sizeOf(valor)))],
});
