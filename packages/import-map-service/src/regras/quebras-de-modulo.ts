import { quebraCopy } from './contract-gate.copy.ts';
import { encontros, quebra, type RegraPortao } from './quebra.model.ts';

/** Libraries the page may hold one copy of. */
export const UNICOS: readonly string[] = [
  'react',
  'react-dom',
  'react-router-dom',
  'styled-components',
  'single-spa',
  'rxjs',
  '@tanstack/react-query',
  'react-aria-components',
  'zod',
];

/** The whole module is used or exported: the individual names are unknown. */
const TUDO = '*';

const nomesDe = (construcoes: Parameters<RegraPortao>[0]) =>
  construcoes.flatMap(({ servico, modulos }) => modulos.flatMap(({ names }) => names.map((nome) => ({ servico, nome }))));

/** A name that no build provides. */
export const dependenciasFaltando: RegraPortao = (construcoes, { nomesAvulsos = [] }) => {
  const fornecidos = new Set([...nomesDe(construcoes).map(({ nome }) => nome), ...nomesAvulsos]);
  return construcoes.flatMap(({ servico, modulos, usa }) =>
    [...new Set([...modulos.flatMap(({ deps }) => deps), ...Object.keys(usa)])]
      .filter((nome) => !fornecidos.has(nome))
      .map((nome) =>
        quebra({
          tipo: 'dependencia',
          consumidor: servico,
          fornecedor: null,
          assunto: nome,
          detalhe: quebraCopy.semFornecedor(servico, nome),
        }),
      ),
  );
};

/** A used export that no longer exists. */
export const exportacoesFaltando: RegraPortao = (construcoes, { nomesAvulsos = [] }) => {
  const exportado = new Map(
    construcoes.flatMap(({ servico, modulos, exporta }) =>
      modulos.flatMap(({ names }) => names.map((nome) => [nome, { servico, nomes: exporta[nome] ?? [] }] as const)),
    ),
  );
  return construcoes.flatMap(({ servico, usa }) =>
    Object.entries(usa).flatMap(([nome, usados]) => {
      const fornecedor = exportado.get(nome);
      if (!fornecedor || nomesAvulsos.includes(nome) || fornecedor.nomes.includes(TUDO)) return [];
      return usados
        .filter((usado) => usado !== TUDO && !fornecedor.nomes.includes(usado))
        .map((usado) =>
          quebra({
            tipo: 'exportacao',
            consumidor: servico,
            fornecedor: fornecedor.servico,
            assunto: `${nome}.${usado}`,
            detalhe: quebraCopy.exportacaoSumiu(servico, nome, usado),
          }),
        );
    }),
  );
};

/** Two providers of one name. */
export const nomesRepetidos: RegraPortao = (construcoes) =>
  encontros(nomesDe(construcoes), ({ nome }) => nome).map(([nome, um, outro]) =>
    quebra({
      tipo: 'nome',
      consumidor: outro.servico,
      fornecedor: um.servico,
      assunto: nome,
      detalhe: quebraCopy.doisFornecedores(um.servico, outro.servico, nome),
    }),
  );

/** A library with state that is bundled outside its group, or in two groups. */
export const copiasDeUnicos: RegraPortao = (construcoes) => {
  const copias = construcoes.flatMap(({ servico, embarcados }) =>
    Object.entries(embarcados)
      .filter(([biblioteca]) => UNICOS.includes(biblioteca))
      .map(([biblioteca, versao]) => ({ servico, biblioteca, versao })),
  );
  const isGrupo = ({ servico }: { readonly servico: string }) => servico.startsWith('vendor/');
  const repetidas = encontros(copias.filter(isGrupo), ({ biblioteca }) => biblioteca).map(([, , outro]) => outro);
  return [...copias.filter((copia) => !isGrupo(copia)), ...repetidas].map(({ servico, biblioteca, versao }) =>
    quebra({
      tipo: 'singleton',
      consumidor: servico,
      fornecedor: null,
      assunto: biblioteca,
      detalhe: quebraCopy.duasCopias(servico, biblioteca, versao),
    }),
  );
};
