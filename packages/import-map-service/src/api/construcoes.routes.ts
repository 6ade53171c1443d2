import { requireDireito } from '../servico/autor.ts';
import type { Casos } from '../servico/casos.ts';
import { type Chamada, chamada } from './chamada.ts';
import { DeServico, NovaConstrucao, PedidoInventario, PorId, PorServico } from './esquemas.ts';

export const chamadasDeConstrucoes = (casos: Casos): Chamada[] => [
  chamada({
    metodo: 'POST',
    caminho: '/v1/construcoes',
    resumo: 'Registra uma construção cujos arquivos já foram enviados, ou que são buscados em `origem`.',
    corpo: NovaConstrucao,
    handle: async ({ corpo, autor, reply }) => {
      const { construcao, isNova } = await casos.registerConstrucao(corpo, autor);
      void reply.code(isNova ? 201 : 200);
      return construcao;
    },
  }),
  chamada({
    metodo: 'GET',
    caminho: '/v1/construcoes',
    resumo: 'As construções registradas, as mais novas primeiro.',
    query: PorServico,
    handle: async ({ query: { servico }, autor }) => {
      requireDireito(autor, 'ler');
      const lista = await casos.construcoes(servico);
      return lista.map(({ servico: nome, id, registradaEm, commit, autor: quem, mensagem, contrato }) => ({
        servico: nome,
        id,
        registradaEm,
        commit,
        autor: quem,
        mensagem,
        contrato,
      }));
    },
  }),
  chamada({
    metodo: 'GET',
    caminho: '/v1/construcoes/:id',
    resumo: 'Uma construção inteira.',
    params: PorId,
    query: DeServico,
    handle: async ({ params: { id }, query: { servico }, autor }) => {
      requireDireito(autor, 'ler');
      return casos.construcao(servico, id);
    },
  }),
  chamada({
    metodo: 'GET',
    caminho: '/v1/inventario',
    resumo: 'Construções que ninguém usa e serviços que ninguém implanta há `dias`.',
    query: PedidoInventario,
    handle: async ({ query: { dias }, autor }) => {
      requireDireito(autor, 'ler');
      return casos.inventario(dias);
    },
  }),
];
