import { quebraCopy } from './contract-gate.copy.ts';
import { quebra, type RegraPortao } from './quebra.model.ts';
import { isServida } from './versao.ts';

/** A version of the contracts, or a call, that some live gateway does not serve. */
export const contratosNaoServidos: RegraPortao = (construcoes, { contratosServidos }) =>
  construcoes.flatMap(({ servico: consumidor, contrato, chamadas }) =>
    contratosServidos.flatMap((gateway) => {
      const fornecedor = `gateway ${gateway.versao}`;
      // the contract says which version is spoken: its calls are not judged one by one on top of that
      if (!isServida(contrato, gateway.versao)) {
        const detalhe = quebraCopy.versaoNaoServida(consumidor, contrato, gateway.versao);
        return [quebra({ tipo: 'contrato', consumidor, fornecedor, assunto: contrato, detalhe })];
      }
      return chamadas
        .filter((chamada) => !gateway.chamadas.includes(chamada))
        .map((chamada) =>
          quebra({
            tipo: 'chamada',
            consumidor,
            fornecedor,
            assunto: chamada,
            detalhe: quebraCopy.chamadaNaoServida(consumidor, chamada, gateway.versao),
          }),
        );
    }),
  );
