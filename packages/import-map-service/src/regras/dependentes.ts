import type { Construcao } from '../construcao/construcao.model.ts';

/** The service and all services that import from it, directly or indirectly; sorted. */
export function dependentesDe(servico: string, nomes: readonly string[], todas: readonly Construcao[]): string[] {
  const tocados = new Set([servico]);
  const mudados = new Set(nomes);
  for (let antes = 0; antes < tocados.size; ) {
    antes = tocados.size;
    for (const { servico: quem, modulos } of todas) {
      if (tocados.has(quem) || !modulos.some(({ deps }) => deps.some((dep) => mudados.has(dep)))) continue;
      tocados.add(quem);
      for (const { names } of modulos) for (const nome of names) mudados.add(nome);
    }
  }
  return [...tocados].sort();
}
