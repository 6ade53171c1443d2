import { type ConsultaOrcamentos, Linha, StatusOrcamento } from '@balcao/contracts';
import { palavrasDaBusca } from '@balcao/domain';
import { type FiltroOrcamentos, ORDENS, type OrdemOrcamentos } from './orcamento-lista.repository.ts';
import { ordemDe } from './ordem-da-lista.ts';
import { filtroInvalido } from './lista.errors.ts';
import type { Escopo } from '../escopo/index.ts';

function options<T extends string>(text: string | undefined, known: readonly T[], campo: string): readonly T[] | null {
  const asked = text?.split(',').filter(Boolean) ?? [];
  if (!asked.every((value): value is T => (known as readonly string[]).includes(value))) throw filtroInvalido(campo);
  return asked.length ? asked : null;
}

/** @throws {Recusa} 422 naming a filter or an order that does not exist. */
export function filtroDe(consulta: Partial<ConsultaOrcamentos>, escopo: Escopo): FiltroOrcamentos {
  return {
    escopo,
    palavras: palavrasDaBusca(consulta.q),
    status: options(consulta.status, StatusOrcamento.options, 'status'),
    linhas: options(consulta.linha, Linha.options, 'linha'),
    de: consulta.de ?? null,
    ate: consulta.ate ?? null,
    ids: consulta.ids?.split(',') ?? null,
    soUrgentes: consulta.urgente === 'sim',
    urgentes: null,
    condicao: null,
  };
}

/** Newest change first when nothing is asked. */
export const ordemDosOrcamentos = (ordenar: string | undefined): OrdemOrcamentos =>
  ordemDe(ordenar, ORDENS, { campo: 'alteradoEm', decrescente: true });
