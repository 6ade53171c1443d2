import { BIBLIOTECAS, pastaDoServico, servicoDoNome } from '../servico/nomes.ts';
import type { FonteMapa } from '../regras/compose-mapa.ts';
import { construcaoCopy } from './construcao.copy.ts';
import type { ManifestoConstrucao } from './construcao.model.ts';

/** What a build may not bring: names or folders of other services, a name twice, or a set without its own main name. */
export function problemasDeDono({ servico, modulos }: ManifestoConstrucao, fonte: FonteMapa): string[] {
  const isBiblioteca = servico.startsWith(BIBLIOTECAS);
  const pasta = pastaDoServico(fonte, servico);
  const nomes = modulos.flatMap(({ names }) => names);
  // a library that is not declared yet may bring its own name; a parcel may not
  const isLivre = (nome: string) => isBiblioteca && !nome.startsWith('@balcao/') && !Object.hasOwn(fonte.imports, nome);
  const pastas = [...new Set(modulos.map(({ dir }) => dir))];
  return [
    ...pastas.filter((dir) => dir !== pasta && !dir.startsWith(`${pasta}/`)).map((dir) => construcaoCopy.pastaDeOutro(dir, servico)),
    ...[...new Set(nomes)]
      .filter((nome) => !isLivre(nome) && servicoDoNome(fonte, nome) !== servico)
      .map((nome) => construcaoCopy.nomeDeOutro(nome, servico)),
    ...new Set(nomes.filter((nome, lugar) => nomes.indexOf(nome) !== lugar).map(construcaoCopy.nomeRepetido)),
    ...(isBiblioteca || nomes.includes(servico) ? [] : [construcaoCopy.semPrincipal(servico)]),
  ];
}
