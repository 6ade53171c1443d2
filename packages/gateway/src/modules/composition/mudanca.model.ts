import type { EstadoAmbiente } from './mapas.port.ts';

type Por<T> = Readonly<Record<string, T>>;

const differing = <T>(antes: Por<T>, depois: Por<T>, sign: (valor: T) => string): string[] =>
  [...new Set([...Object.keys(antes), ...Object.keys(depois)])].filter((nome) => {
    const [a, b] = [antes[nome], depois[nome]];
    return (a === undefined ? '' : sign(a)) !== (b === undefined ? '' : sign(b));
  });

/** Services of changed grants: the tabs of their users must read the map again. */
const lentBetween = ({ concessoes: antes }: EstadoAmbiente, { concessoes: depois }: EstadoAmbiente): string[] =>
  differing(antes, depois, ({ id, deixadaPor = [] }) => [id, ...deixadaPor].join(' ')).flatMap((id) =>
    Object.keys((antes[id] ?? depois[id])?.construcoes ?? {}),
  );

/** Services pinned for a subscription: its tabs must read the map again. */
const fixedBetween = ({ fixacoes: antes }: EstadoAmbiente, { fixacoes: depois }: EstadoAmbiente): string[] =>
  [...new Set([...Object.keys(antes), ...Object.keys(depois)])].flatMap((assinatura) =>
    differing(antes[assinatura] ?? {}, depois[assinatura] ?? {}, ({ de, para }) => `${de} ${para.construcao}`),
  );

/** Services of which some users have another build than the live one. */
const experimentais = ({ canarios, concessoes }: EstadoAmbiente): string[] => [
  ...Object.keys(canarios),
  ...Object.values(concessoes).flatMap(({ construcoes }) => Object.keys(construcoes)),
];

/** Services whose build may have changed for some user. Empty: no map changed. */
export function servicosMudados(antes: EstadoAmbiente, depois: EstadoAmbiente): string[] {
  // the kill switch turns canaries and grants off and on
  const viradas = antes.chaveGeral === depois.chaveGeral ? [] : [antes, depois].flatMap(experimentais);
  const mudados = [
    ...differing(antes.servicos, depois.servicos, ({ construcao }) => construcao),
    ...differing(antes.avulsos, depois.avulsos, ({ url, integridade }) => `${url} ${integridade}`),
    ...differing(antes.canarios, depois.canarios, ({ item, alcance, sal }) => JSON.stringify([item.construcao, alcance, sal])),
    ...differing(antes.scopes, depois.scopes, (imports) => JSON.stringify(imports)),
    ...lentBetween(antes, depois),
    ...fixedBetween(antes, depois),
    ...viradas,
  ];
  return [...new Set(mudados)].sort();
}
