import type { EstadoAmbiente } from './mapas.port.ts';

type Por<T> = Readonly<Record<string, T>>;

const differing = <T>(antes: Por<T>, depois: Por<T>, sign: (valor: T) => string): string[] =>
  [...new Set([...Object.keys(antes), ...Object.keys(depois)])].filter((nome) => {
    const [a, b] = [antes[nome], depois[nome]];
    return (a === undefined ? '' : sign(a)) !== (b === undefined ? '' : sign(b));
  });

/** Services somebody lent: their own tabs must look again. */
const lentBetween = ({ concessoes: antes }: EstadoAmbiente, { concessoes: depois }: EstadoAmbiente): string[] =>
  differing(antes, depois, ({ id, deixadaPor = [] }) => [id, ...deixadaPor].join(' ')).flatMap((id) =>
    Object.keys((antes[id] ?? depois[id])?.construcoes ?? {}),
  );

/** Services one subscription alone has another build of: its own tabs must look again. */
const fixedBetween = ({ fixacoes: antes }: EstadoAmbiente, { fixacoes: depois }: EstadoAmbiente): string[] =>
  [...new Set([...Object.keys(antes), ...Object.keys(depois)])].flatMap((assinatura) =>
    differing(antes[assinatura] ?? {}, depois[assinatura] ?? {}, ({ de, para }) => `${de} ${para.construcao}`),
  );

/** Services of which somebody has another build than everyone's. */
const experimentais = ({ canarios, concessoes }: EstadoAmbiente): string[] => [
  ...Object.keys(canarios),
  ...Object.values(concessoes).flatMap(({ construcoes }) => Object.keys(construcoes)),
];

/** Services whose build somebody may now have another of. Empty: whatever happened, every map stays as it was. */
export function servicosMudados(antes: EstadoAmbiente, depois: EstadoAmbiente): string[] {
  // the switch puts canaries and grants out, and back
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
