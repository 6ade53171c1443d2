import { type DadosUsuario, type FichaUsuario, FlagsUsuario, HorarioUsuario } from '@balcao/contracts';
import { FLAGS_DE_USUARIO, formatTelefone, isNegada, perfilDe, PERFIS_DE_ACESSO, validateUsuario } from '@balcao/domain';
import { type Erros, errosDe } from '@balcao/shared/forms';
import type { Diferenca } from '@balcao/ui/records';
import * as z from 'zod/mini';
import { copy } from './usuarios.copy.ts';

/** The form as typed, by the gateway's own names; an empty text is ''. */
const Digitado = z.object({
  nome: z.string(),
  email: z.string(),
  telefone: z.string(),
  corretoraIds: z.readonly(z.array(z.string())),
  produtorId: z.nullable(z.string()),
  administrador: z.boolean(),
  flags: FlagsUsuario,
  horarios: z.readonly(z.array(HorarioUsuario)),
});
export type Digitado = Readonly<z.infer<typeof Digitado>>;
export type Horario = Digitado['horarios'][number];
export const parseDigitado = (valor: unknown): Digitado | null => Digitado.safeParse(valor).data ?? null;

export const digitadoDe = (ficha: FichaUsuario | null): Digitado => ({
  nome: ficha?.nome ?? '',
  email: ficha?.email ?? '',
  telefone: formatTelefone(ficha?.telefone ?? ''),
  corretoraIds: ficha?.corretoraIds ?? [],
  produtorId: ficha?.produtorId ?? null,
  administrador: ficha?.administrador ?? PERFIS_DE_ACESSO.CORRETOR.administrador,
  flags: ficha?.flags ?? PERFIS_DE_ACESSO.CORRETOR.flags,
  horarios: ficha?.horarios ?? [],
});

/** What is sent. */
export const dadosDe = ({ nome, email, telefone, corretoraIds, horarios, ...digitado }: Digitado): DadosUsuario => ({
  ...digitado,
  nome: nome.trim(),
  email: email.trim(),
  telefone: telefone.trim() || null,
  corretoraIds: [...corretoraIds],
  horarios: [...horarios],
});

/** Fields of the form, in its order. */
export const camposOf = ({ horarios }: Digitado): readonly string[] => [
  'nome',
  'email',
  'telefone',
  'corretoraIds',
  'produtorId',
  'administrador',
  ...horarios.flatMap((_, index) => [`horarios.${index}.ini`, `horarios.${index}.fim`]),
];

/** What a field is called on screen; one of the hours says of which. */
export function rotuloDe(campo: string): string | undefined {
  const [, index, nome] = /^horarios\.(\d+)\.(ini|fim)$/.exec(campo) ?? [];
  if (nome) return `${copy.faixa(Number(index) + 1)}, ${copy[nome as 'ini' | 'fim']}`;
  return copy.rotulos[campo as keyof typeof copy.rotulos];
}

/** What keeps the form from being sent. */
export const errosOf = (digitado: Digitado): Erros<string> => errosDe({ errors: validateUsuario(dadosDe(digitado)) }, camposOf(digitado));

/** Office hours of the five working days. */
export const DIAS_UTEIS: readonly Horario[] = [1, 2, 3, 4, 5].map((dia) => ({ dia, ini: '08:00', fim: '18:00' }));

/** The day after the last one, at the same hours. */
export function faixaNova(horarios: readonly Horario[]): Horario {
  const last = horarios.at(-1);
  return last ? { ...last, dia: (last.dia + 1) % 7 } : { dia: 1, ini: '08:00', fim: '18:00' };
}

type Nomes = ReadonlyMap<string, string>;

/** A value of the form as a person reads it. */
function emPalavras(campo: keyof Digitado, digitado: Digitado, nomes: Nomes): string {
  const { administrador, flags, corretoraIds, produtorId, horarios } = digitado;
  if (campo === 'administrador') return copy.perfil[perfilDe({ administrador, flags })];
  if (campo === 'flags') {
    const denied = FLAGS_DE_USUARIO.filter((flag) => isNegada(flag, flags[flag]));
    return denied.map((flag) => `${copy.flags[flag][0]}: ${flags[flag] ? 'sim' : 'não'}`).join('; ');
  }
  if (campo === 'corretoraIds') return corretoraIds.map((id) => nomes.get(id) ?? id).join(', ');
  if (campo === 'produtorId') return produtorId ? (nomes.get(produtorId) ?? produtorId) : '';
  if (campo === 'horarios') return horarios.map(({ dia, ini, fim }) => `${copy.dias[dia]} ${ini}–${fim}`).join('; ');
  return digitado[campo];
}

/** Where what stands and what was typed are not the same, in words. */
export function diferencasDe(gravada: FichaUsuario, digitado: Digitado, nomes: Nomes): Diferenca[] {
  const deles = digitadoDe(gravada);
  return (Object.keys(digitado) as (keyof Digitado)[])
    .filter((campo) => JSON.stringify(deles[campo]) !== JSON.stringify(digitado[campo]))
    .map((campo) => ({
      rotulo: copy.rotulos[campo],
      deles: emPalavras(campo, deles, nomes),
      meu: emPalavras(campo, digitado, nomes),
    }));
}
