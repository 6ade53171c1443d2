import type { Atualizacao, Manutencao } from '@balcao/contracts';
import { addDias, formatDia, formatHora, hojeEm, type SituacaoManutencao } from '@balcao/domain';
import { BASE, copy, partes } from './atualizacao.copy.ts';

/** What a part is called; what people do not know by name is the base of the system. */
const nameOf = (servico: string): string => partes[servico.replace(/^@balcao\//, '').split('/')[0] ?? ''] ?? BASE;

/** A release in plain words. */
export function describeAtualizacao({ tipo, servicos, nota }: Pick<Atualizacao, 'tipo' | 'servicos' | 'nota'>) {
  const nomes = [...new Set(servicos.map(nameOf))].toSorted((a, b) => a.localeCompare(b, 'pt-BR'));
  const quais = new Intl.ListFormat('pt-BR').format(nomes);
  return tipo === 'NOVA'
    ? { titulo: copy.nova(quais), nota: nota ?? copy.semNota }
    : { titulo: copy.retorno(quais), nota: nota ?? copy.semNotaRetorno };
}

/** Releases by the day they came, the newest first. */
export function byDay(atualizacoes: readonly Atualizacao[]): readonly (readonly [dia: string, deles: readonly Atualizacao[]])[] {
  const dias = new Map<string, Atualizacao[]>();
  for (const uma of atualizacoes) {
    const dia = hojeEm(new Date(uma.em));
    dias.set(dia, [...(dias.get(dia) ?? []), uma]);
  }
  return [...dias];
}

export const periodoDe = ({ inicio, fim }: Pick<Manutencao, 'inicio' | 'fim'>): string =>
  copy.periodo(formatDia(inicio), formatHora(inicio), formatHora(fim));

export const tons = {
  PROGRAMADA: 'info',
  EM_CURSO: 'atencao',
  CONCLUIDA: 'sucesso',
  CANCELADA: 'neutro',
} as const satisfies Readonly<Record<SituacaoManutencao, string>>;

/** A maintenance as it is typed. */
export interface ManutencaoDigitada {
  readonly dia: string | null;
  readonly inicio: string;
  readonly fim: string;
  readonly mensagem: string;
}

const at = (dia: string, hora: string): string => new Date(`${dia}T${hora}:00-03:00`).toISOString();

/** The two moments of what was typed, by the clock of São Paulo: one that ends before it begins ends on the next day. */
export const janelaDe = ({ dia, inicio, fim }: ManutencaoDigitada & { readonly dia: string }) => ({
  inicio: at(dia, inicio),
  fim: at(fim <= inicio ? addDias(dia, 1) : dia, fim),
});

const HORA = /^([01]\d|2[0-3]):[0-5]\d$/;
/** What keeps a maintenance from being planned. */
export const errosDaManutencao = ({ dia, inicio, fim, mensagem }: ManutencaoDigitada) => ({
  ...(!dia && { dia: copy.diaFalta }),
  ...(!HORA.test(inicio) && { inicio: copy.horaFalta }),
  ...(!HORA.test(fim) && { fim: copy.horaFalta }),
  ...(mensagem.trim() === '' && { mensagem: copy.mensagemFalta }),
});
