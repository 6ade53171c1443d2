import type { EstadoContado } from '../servico/ambientes.ts';
import { requireDireito } from '../servico/autor.ts';
import type { Casos } from '../servico/casos.ts';
import { type Chamada, chamada } from './chamada.ts';
import {
  Apagamento,
  DoAmbiente,
  MudancaDeOrigem,
  NovoAmbiente,
  PedidoEstado,
  PedidoMapa,
  SoMotivo,
  TalvezMotivo,
  ViradaChave,
} from './esquemas.ts';

/** `service@build` pairs, as builds by service. */
function namedBuilds(pares: string | readonly string[] = []): Record<string, string> {
  const lista = typeof pares === 'string' ? [pares] : pares;
  return Object.fromEntries(lista.map((par) => [par.slice(0, par.lastIndexOf('@')), par.slice(par.lastIndexOf('@') + 1)] as const));
}

/** Resolves with the state as soon as it passes a sequence, or with the current state when the wait times out. */
function stateAfter(casos: Casos, ambiente: string, { depois, esperaMs }: { depois: number; esperaMs: number }): Promise<EstadoContado> {
  return new Promise((resolve, reject) => {
    const finish = (): void => {
      clearTimeout(relogio);
      stop();
      casos.estado(ambiente).then(resolve, reject);
    };
    const relogio = setTimeout(finish, esperaMs).unref();
    const stop = casos.onChange(ambiente, ({ sequencia }) => sequencia > depois && finish());
    // an entry may have arrived between the call and the subscription
    casos.estado(ambiente).then(({ sequencia }) => sequencia > depois && finish(), finish);
  });
}

export const chamadasDeAmbientes = (casos: Casos): Chamada[] => [
  chamada({
    metodo: 'GET',
    caminho: '/v1/ambientes',
    resumo: 'Os ambientes que existem.',
    handle: async ({ autor }) => {
      requireDireito(autor, 'ler');
      return casos.ambientes();
    },
  }),
  chamada({
    metodo: 'POST',
    caminho: '/v1/ambientes',
    resumo: 'Cria um ambiente, vazio ou como outro é.',
    corpo: NovoAmbiente,
    handle: async ({ corpo, autor, reply }) => {
      const criado = await casos.createAmbiente(corpo, autor);
      void reply.code(201);
      return criado;
    },
  }),
  chamada({
    metodo: 'DELETE',
    caminho: '/v1/ambientes/:ambiente',
    resumo: 'Apaga um ambiente criado por aqui, em que ninguém está; `confirma` repete o nome dele.',
    params: DoAmbiente,
    corpo: Apagamento,
    handle: ({ params: { ambiente }, corpo, autor }) => casos.removeAmbiente({ ambiente, ...corpo }, autor),
  }),
  chamada({
    metodo: 'POST',
    caminho: '/v1/ambientes/:ambiente/origens',
    resumo: 'Deixa entrar no mapa do ambiente módulos de mais uma origem.',
    params: DoAmbiente,
    corpo: MudancaDeOrigem,
    handle: ({ params: { ambiente }, corpo, autor }) => casos.addOrigem({ ambiente, ...corpo }, autor),
  }),
  chamada({
    metodo: 'DELETE',
    caminho: '/v1/ambientes/:ambiente/origens',
    resumo: 'Retira uma origem incluída, quando nada do mapa leva a ela.',
    params: DoAmbiente,
    corpo: MudancaDeOrigem,
    handle: ({ params: { ambiente }, corpo, autor }) => casos.removeOrigem({ ambiente, ...corpo }, autor),
  }),
  chamada({
    metodo: 'GET',
    caminho: '/v1/ambientes/:ambiente/estado',
    resumo: 'O que está no ar: serviços, canários, pendentes e o digest do mapa. Com `depois`, espera até haver algo novo.',
    params: DoAmbiente,
    query: PedidoEstado,
    handle: async ({ params: { ambiente }, query: { depois, espera }, autor }) => {
      requireDireito(autor, 'ler', { ambiente });
      const estado = await casos.estado(ambiente);
      const isNovo = depois === undefined || estado.sequencia > depois;
      return isNovo ? estado : stateAfter(casos, ambiente, { depois, esperaMs: espera * 1000 });
    },
  }),
  chamada({
    metodo: 'GET',
    caminho: '/v1/ambientes/:ambiente/mapa',
    resumo: 'O mapa assinado de quem é descrito; `em` dá o de um momento passado.',
    params: DoAmbiente,
    query: PedidoMapa,
    handle: async ({ params: { ambiente }, query, autor }) => {
      requireDireito(autor, 'ler', { ambiente });
      const quem = {
        assinaturaId: query.assinatura,
        usuarioId: query.usuario,
        grupo: query.grupo,
        construcoes: namedBuilds(query.construcao),
      };
      return query.em === undefined ? casos.mapaPara(ambiente, quem) : casos.mapaEm(ambiente, new Date(query.em), quem);
    },
  }),
  chamada({
    metodo: 'POST',
    caminho: '/v1/ambientes/:ambiente/congelamento',
    resumo: 'Congela o ambiente: nada é implantado até descongelar.',
    params: DoAmbiente,
    corpo: SoMotivo,
    handle: ({ params: { ambiente }, corpo: { motivo }, autor }) => casos.freeze({ ambiente, motivo }, autor),
  }),
  chamada({
    metodo: 'DELETE',
    caminho: '/v1/ambientes/:ambiente/congelamento',
    resumo: 'Descongela o ambiente.',
    params: DoAmbiente,
    corpo: TalvezMotivo,
    handle: ({ params: { ambiente }, corpo: { motivo = null }, autor }) => casos.unfreeze({ ambiente, motivo }, autor),
  }),
  chamada({
    metodo: 'POST',
    caminho: '/v1/ambientes/:ambiente/chave-geral',
    resumo: 'Liga ou desliga a chave geral: ligada, substituições e canários ficam desativados.',
    params: DoAmbiente,
    corpo: ViradaChave,
    handle: ({ params: { ambiente }, corpo, autor }) => casos.switchChaveGeral({ ambiente, ...corpo }, autor),
  }),
];
