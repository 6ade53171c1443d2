import { quebraCopy } from './contract-gate.copy.ts';
import { encontros, quebra, type RegraPortao } from './quebra.model.ts';
import { formasDaRota } from './rota-normal.ts';

/** A link to an address that no build serves any more. */
export const enderecosSemDono: RegraPortao = (construcoes) => {
  const formasDonas = new Set(construcoes.flatMap(({ rotas }) => rotas.flatMap(({ caminho }) => formasDaRota(caminho))));
  return construcoes.flatMap(({ servico: consumidor, enderecos = [] }) =>
    enderecos
      .filter((endereco) => !formasDaRota(endereco).some((forma) => formasDonas.has(forma)))
      .map((endereco) =>
        quebra({
          tipo: 'rota',
          consumidor,
          fornecedor: null,
          assunto: `leva a ${endereco}`,
          detalhe: quebraCopy.enderecoSemDono(consumidor, endereco),
        }),
      ),
  );
};

/** Two owners of one address. */
export const rotasRepetidas: RegraPortao = (construcoes) => {
  const donos = construcoes.flatMap(({ servico, rotas }) =>
    rotas.flatMap(({ caminho }) => [...new Set(formasDaRota(caminho))].map((forma) => ({ servico, forma, caminho }))),
  );
  return encontros(donos, ({ forma }) => forma).map(([forma, um, outro]) =>
    quebra({
      tipo: 'rota',
      consumidor: outro.servico,
      fornecedor: um.servico,
      assunto: forma,
      detalhe: quebraCopy.doisDonos(um.servico, outro.servico, outro.caminho),
    }),
  );
};
