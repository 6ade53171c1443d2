import { quebraCopy } from './contract-gate.copy.ts';
import { quebra, type RegraPortao } from './quebra.model.ts';
import { isServida } from './versao.ts';

/** A contract version, or a call, that some live gateway does not serve. */
export const contratosNaoServidos: RegraPortao = (construcoes, { contratosServidos }) =>
  construcoes.flatMap(({ servico: consumidor, contrato, chamadas }) =>
    contratosServidos.flatMap((gateway) => {
      const fornecedor = `gateway ${gateway.versao}`;
      // the contract version already covers the calls, so they are not checked one by one
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
