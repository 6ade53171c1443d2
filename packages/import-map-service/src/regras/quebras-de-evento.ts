import { quebraCopy } from './contract-gate.copy.ts';
import { desencontrosDe } from './esquema-compativel.ts';
import { quebra, type RegraPortao } from './quebra.model.ts';

/** An event with a listener, but without a producer, or whose producer omits a required field. */
export const eventosQuebrados: RegraPortao = (construcoes) => {
  const produtoresDe = (evento: string) =>
    construcoes.flatMap(({ servico, eventos }) => {
      const produz = Object.hasOwn(eventos.produz, evento) ? eventos.produz[evento] : undefined;
      return produz ? [{ servico, produz }] : [];
    });

  return construcoes.flatMap(({ servico: consumidor, eventos }) =>
    Object.entries(eventos.consome).flatMap(([evento, consome]) => {
      const produtores = produtoresDe(evento);
      if (produtores.length === 0) {
        const detalhe = quebraCopy.eventoSemProdutor(consumidor, evento);
        return [quebra({ tipo: 'evento', consumidor, fornecedor: null, assunto: evento, detalhe })];
      }
      return produtores.flatMap(({ servico: fornecedor, produz }) =>
        desencontrosDe(produz, consome).map((desencontro) =>
          quebra({
            tipo: 'evento',
            consumidor,
            fornecedor,
            assunto: `${evento}.${desencontro.campo}.${desencontro.problema}`,
            detalhe: quebraCopy.eventoMudou(consumidor, evento, desencontro),
          }),
        ),
      );
    }),
  );
};
