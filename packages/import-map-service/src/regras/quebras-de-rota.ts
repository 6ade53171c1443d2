import { quebraCopy } from './contract-gate.copy.ts';
import { encontros, quebra, type RegraPortao } from './quebra.model.ts';
import { formasDaRota } from './rota-normal.ts';

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
