import { requireDireito } from '../servico/autor.ts';
import type { Registro } from '../registro/registro.model.ts';
import type { Casos } from '../servico/casos.ts';
import { type Chamada, chamada } from './chamada.ts';
import {
  DoAmbiente,
  DoPendente,
  NovaConcessao,
  NovoToken,
  PedidoDiferenca,
  PedidoHistorico,
  PedidoImpacto,
  PorId,
  Relatos,
  Saida,
  TalvezMotivo,
} from './esquemas.ts';

const BASE = '/v1/ambientes/:ambiente';

const chamadasDeLeitura = (casos: Casos): Chamada[] => [
  chamada({
    metodo: 'GET',
    caminho: `${BASE}/historico`,
    resumo: 'O que aconteceu no ambiente, do mais novo ao mais antigo.',
    params: DoAmbiente,
    query: PedidoHistorico,
    handle: async ({ params: { ambiente }, query, autor }) => {
      requireDireito(autor, 'ler', { ambiente });
      const { tipos, ...pedido } = query;
      return casos.historico(ambiente, { ...pedido, ...(tipos && { tipos: tipos.split(',') as Registro['tipo'][] }) });
    },
  }),
  chamada({
    metodo: 'GET',
    caminho: `${BASE}/diferenca`,
    resumo: 'O que mudou no mapa de uma sequência a outra.',
    params: DoAmbiente,
    query: PedidoDiferenca,
    handle: async ({ params: { ambiente }, query: { de, ate }, autor }) => {
      requireDireito(autor, 'ler', { ambiente });
      return casos.diferenca(ambiente, de, ate);
    },
  }),
  chamada({
    metodo: 'GET',
    caminho: `${BASE}/impacto`,
    resumo: 'Quem e o que uma implantação tocaria, e o que quebraria.',
    params: DoAmbiente,
    query: PedidoImpacto,
    handle: async ({ params: { ambiente }, query, autor }) => {
      requireDireito(autor, 'ler', { ambiente });
      return casos.predictImpacto(ambiente, query);
    },
  }),
  chamada({
    metodo: 'POST',
    caminho: `${BASE}/saude`,
    resumo: 'Relata em que abas cada construção abriu ou falhou, e para quem; responde o que foi retirado do ar.',
    params: DoAmbiente,
    corpo: Relatos,
    handle: async ({ params: { ambiente }, corpo, autor }) => {
      // enough failures revert a build, so a caller may only report failures of its own services
      for (const { servico } of corpo) requireDireito(autor, 'saude', { ambiente, servico });
      return { voltas: await casos.reportSaude(ambiente, corpo, autor) };
    },
  }),
];

const chamadasDeConcessao = (casos: Casos): Chamada[] => [
  chamada({
    metodo: 'POST',
    caminho: `${BASE}/concessoes`,
    resumo: 'Registra uma concessão de suporte: outras construções para alguém, por até 60 minutos.',
    params: DoAmbiente,
    corpo: NovaConcessao,
    handle: async ({ params: { ambiente }, corpo, autor, reply }) => {
      const feita = await casos.createConcessao({ ambiente, ...corpo }, autor);
      void reply.code(201);
      return feita;
    },
  }),
  chamada({
    metodo: 'POST',
    caminho: `${BASE}/concessoes/:id/usos`,
    resumo: 'Registra o uso de uma concessão.',
    params: DoPendente,
    handle: ({ params, autor }) => casos.recordConcessao({ ...params, acao: 'usada' }, autor),
  }),
  chamada({
    metodo: 'POST',
    caminho: `${BASE}/concessoes/:id/saidas`,
    resumo: 'Registra que um dos que uma concessão alcança a deixou: os outros ficam com ela.',
    params: DoPendente,
    corpo: Saida,
    handle: ({ params, corpo: { quem, motivo = null }, autor }) =>
      casos.recordConcessao({ ...params, acao: 'deixada', quem, motivo }, autor),
  }),
  chamada({
    metodo: 'DELETE',
    caminho: `${BASE}/concessoes/:id`,
    resumo: 'Encerra uma concessão.',
    params: DoPendente,
    corpo: TalvezMotivo,
    handle: ({ params, corpo: { motivo = null }, autor }) => casos.recordConcessao({ ...params, acao: 'encerrada', motivo }, autor),
  }),
];

const chamadasDeTokens = (casos: Casos): Chamada[] => [
  chamada({
    metodo: 'POST',
    caminho: '/v1/tokens',
    resumo: 'Cria um token. O segredo é dito só agora. `confirmadoEm` nulo: outra pessoa ainda o confirma.',
    corpo: NovoToken,
    handle: async ({ corpo, autor, reply }) => {
      const criado = await casos.createToken(corpo, autor);
      void reply.code(201);
      return criado;
    },
  }),
  chamada({
    metodo: 'GET',
    caminho: '/v1/tokens',
    resumo: 'Os tokens, sem seus segredos.',
    handle: async ({ autor }) => casos.tokens(autor),
  }),
  chamada({
    metodo: 'POST',
    caminho: '/v1/tokens/:id/confirmacao',
    resumo: 'Diz que a pessoa de um token novo é alguém, e outra: só então ele é uma das duas pessoas.',
    params: PorId,
    handle: ({ params: { id }, autor }) => casos.confirmToken(id, autor),
  }),
  chamada({
    metodo: 'DELETE',
    caminho: '/v1/tokens/:id',
    resumo: 'Revoga um token.',
    params: PorId,
    handle: ({ params: { id }, autor }) => casos.revokeToken(id, autor),
  }),
];

export const chamadasDeRegistro = (casos: Casos): Chamada[] => [
  ...chamadasDeLeitura(casos),
  ...chamadasDeConcessao(casos),
  ...chamadasDeTokens(casos),
];
