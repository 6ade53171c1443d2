import { chaveUso, type EstadoAmbiente, type Passagem, type ServicoNoAr } from './estado.model.ts';
import type { Item, ItemConstrucao } from './registro.model.ts';

/** How many previous builds a service remembers. */
const MEMORIA = 20;

/** The record without one key. */
export function without<T>(registro: Readonly<Record<string, T>>, ...chaves: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(registro).filter(([chave]) => !chaves.includes(chave)));
}

interface Momento {
  readonly sequencia: number;
  readonly em: string;
  readonly isRetorno: boolean;
}

function nextOf(atual: ServicoNoAr | undefined, { construcao, nomes }: ItemConstrucao, { sequencia, em, isRetorno }: Momento): ServicoNoAr {
  if (!atual) return { construcao, nomes, desde: em, sequencia, anteriores: [] };
  const indice = atual.anteriores.findIndex((passagem) => passagem.construcao === construcao);
  const antiga = atual.anteriores[indice];
  // a rollback moves down the stack of builds, so the next rollback goes further down
  if (isRetorno && antiga) return { construcao, nomes, desde: antiga.desde, sequencia, anteriores: atual.anteriores.slice(indice + 1) };
  const { sequencia: _, anteriores, ...passagem } = atual;
  const pilha: Passagem[] = [passagem, ...anteriores.filter((outra) => outra.construcao !== construcao)];
  return { construcao, nomes, desde: antiga?.desde ?? em, sequencia, anteriores: pilha.slice(0, MEMORIA) };
}

const namesAndFolders = (nomes: readonly string[]) => nomes.flatMap((nome) => [nome, `${nome}/`]);

/** Ends a canary: its build is no longer live. */
export function endCanary(estado: EstadoAmbiente, servico: string, em: string): EstadoAmbiente {
  const canario = estado.canarios[servico];
  if (!canario) return estado;
  return {
    ...estado,
    canarios: without(estado.canarios, servico),
    sairam: { ...estado.sairam, [chaveUso(servico, canario.item.construcao)]: em },
  };
}

function applyBuild(antes: EstadoAmbiente, item: ItemConstrucao, momento: Momento): EstadoAmbiente {
  const estado = endCanary(antes, item.servico, momento.em);
  const atual = estado.servicos[item.servico];
  const avulsos = without(estado.avulsos, ...namesAndFolders(item.nomes));
  if (atual?.construcao === item.construcao) return { ...estado, avulsos };
  return {
    ...estado,
    avulsos,
    servicos: { ...estado.servicos, [item.servico]: nextOf(atual, item, momento) },
    sairam: atual ? { ...estado.sairam, [chaveUso(item.servico, atual.construcao)]: momento.em } : estado.sairam,
  };
}

function removeName(antes: EstadoAmbiente, nome: string, em: string): EstadoAmbiente {
  const estado = endCanary(antes, nome, em);
  const atual = estado.servicos[nome];
  const url = estado.avulsos[nome]?.url;
  const avulsos = without(estado.avulsos, nome, `${nome}/`);
  // another name may point to the same file, so its integrity is kept
  const isOfOthers = [...Object.values(avulsos).map((outro) => outro.url), ...Object.values(estado.scopes).flatMap(Object.values)].includes(
    url,
  );
  return {
    ...estado,
    servicos: without(estado.servicos, nome),
    avulsos,
    integridades: url && !isOfOthers ? without(estado.integridades, url) : estado.integridades,
    sairam: atual ? { ...estado.sairam, [chaveUso(nome, atual.construcao)]: em } : estado.sairam,
  };
}

/** The state after one item of a publication. */
export function applyItem(estado: EstadoAmbiente, item: Item, momento: Momento): EstadoAmbiente {
  if ('servico' in item) return applyBuild(estado, item, momento);
  if ('nome' in item) {
    return { ...estado, avulsos: { ...estado.avulsos, [item.nome]: { url: item.url, integridade: item.integridade } } };
  }
  if ('escopo' in item) return { ...estado, scopes: { ...estado.scopes, [item.escopo]: item.imports } };
  if ('arquivo' in item) return { ...estado, integridades: { ...estado.integridades, [item.arquivo]: item.integridade } };
  return removeName(estado, item.remover, momento.em);
}
