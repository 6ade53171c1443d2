import { ConsultaRamos, type DadosRamo, type FichaRamo } from '@balcao/contracts';
import { formatBps, iofVigente, listaNoEndereco } from '@balcao/domain';
import type { Erros } from '@balcao/shared/forms';
import type { Diferenca } from '@balcao/ui/records';
import * as z from 'zod/mini';
import { copy } from './ramos.copy.ts';

/** The list's address. */
export const endereco = listaNoEndereco({ schema: ConsultaRamos, filtros: ['q', 'linha', 'situacao'], ordem: 'codigo' });

/** The form as typed; `avisos` are days, with commas between. */
const Digitado = z.object({ apelido: z.string(), ativo: z.boolean(), comissaoPadraoBps: z.nullable(z.int()), avisos: z.string() });
export type Digitado = Readonly<z.infer<typeof Digitado>>;
export const parseDigitado = (valor: unknown): Digitado | null => Digitado.safeParse(valor).data ?? null;
export const campos = ['apelido', 'ativo', 'comissaoPadraoBps', 'avisos'] as const;

export const nomeDo = ({ apelido, nome }: Pick<FichaRamo, 'apelido' | 'nome'>): string => apelido ?? nome;

export const digitadoDe = (ficha: FichaRamo | null): Digitado => ({
  apelido: ficha?.apelido ?? '',
  ativo: ficha?.ativo ?? true,
  comissaoPadraoBps: ficha?.comissaoPadraoBps ?? null,
  avisos: ficha?.avisoRenovacaoDias?.join(', ') ?? '',
});

const diasDe = (avisos: string): number[] =>
  avisos
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map(Number);

export const dadosDe = ({ apelido, ativo, comissaoPadraoBps, avisos }: Digitado): DadosRamo => ({
  apelido: apelido.trim() || null,
  ativo,
  comissaoPadraoBps,
  avisoRenovacaoDias: avisos.trim() === '' ? null : diasDe(avisos),
});

/** What keeps the form from being sent. */
export function errosOf({ apelido, avisos }: Digitado): Erros<string> {
  const dias = diasDe(avisos);
  const isDia = (dia: number): boolean => Number.isInteger(dia) && dia >= 1 && dia <= 365;
  return {
    ...(apelido.trim().length === 1 && { apelido: copy.apelidoCurto }),
    ...((dias.length > 10 || !dias.every(isDia)) && { avisos: copy.avisosErrados }),
  };
}

/** The rate of today, in words. */
export function iofDe({ iof }: Pick<FichaRamo, 'iof'>, hoje: string): string {
  const bps = iofVigente(
    iof.map(({ bps: taxa, desde, ate }) => ({ bps: taxa, desde, ...(ate !== null && { ate }) })),
    hoje,
  );
  return bps === null ? copy.nenhum : formatBps(bps);
}

/** Where what stands and what was typed are not the same, in words. */
export function diferencasDe(gravada: FichaRamo, digitado: Digitado): Diferenca[] {
  const deles = digitadoDe(gravada);
  const show = (campo: keyof Digitado, { [campo]: valor }: Digitado): string => {
    if (typeof valor === 'boolean') return valor ? copy.sim : copy.nao;
    return typeof valor === 'number' ? formatBps(valor) : (valor ?? '');
  };
  return campos
    .filter((campo) => deles[campo] !== digitado[campo])
    .map((campo) => ({ rotulo: copy.rotulos[campo], deles: show(campo, deles), meu: show(campo, digitado) }));
}
