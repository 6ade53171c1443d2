import { exigirDireito } from '../servico/autor.ts';
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
    atender: async ({ params: { ambiente }, query, autor }) => {
      exigirDireito(autor, 'ler', { ambiente });
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
    atender: async ({ params: { ambiente }, query: { de, ate }, autor }) => {
      exigirDireito(autor, 'ler', { ambiente });
      return casos.diferenca(ambiente, de, ate);
    },
  }),
  chamada({
    metodo: 'GET',
    caminho: `${BASE}/impacto`,
    resumo: 'Quem e o que uma implantação tocaria, e o que quebraria.',
    params: DoAmbiente,
    query: PedidoImpacto,
    atender: async ({ params: { ambiente }, query, autor }) => {
      exigirDireito(autor, 'ler', { ambiente });
      return casos.preverImpacto(ambiente, query);
    },
  }),
  chamada({
    metodo: 'POST',
    caminho: `${BASE}/saude`,
    resumo: 'Relata em que abas cada construção abriu ou falhou, e para quem; responde o que foi retirado do ar.',
    params: DoAmbiente,
    corpo: Relatos,
    atender: async ({ params: { ambiente }, corpo, autor }) => {
      // enough failures take a build back: nobody reports those of another's
      for (const { servico } of corpo) exigirDireito(autor, 'saude', { ambiente, servico });
      return { voltas: await casos.relatarSaude(ambiente, corpo, autor) };
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
    atender: async ({ params: { ambiente }, corpo, autor, reply }) => {
      const feita = await casos.criarConcessao({ ambiente, ...corpo }, autor);
      void reply.code(201);
      return feita;
    },
  }),
  chamada({
    metodo: 'POST',
    caminho: `${BASE}/concessoes/:id/usos`,
    resumo: 'Registra o uso de uma concessão.',
    params: DoPendente,
    atender: ({ params, autor }) => casos.anotarConcessao({ ...params, acao: 'usada' }, autor),
  }),
  chamada({
    metodo: 'POST',
    caminho: `${BASE}/concessoes/:id/saidas`,
    resumo: 'Registra que um dos que uma concessão alcança a deixou: os outros ficam com ela.',
    params: DoPendente,
    corpo: Saida,
    atender: ({ params, corpo: { quem, motivo = null }, autor }) =>
      casos.anotarConcessao({ ...params, acao: 'deixada', quem, motivo }, autor),
  }),
  chamada({
    metodo: 'DELETE',
    caminho: `${BASE}/concessoes/:id`,
    resumo: 'Encerra uma concessão.',
    params: DoPendente,
    corpo: TalvezMotivo,
    atender: ({ params, corpo: { motivo = null }, autor }) => casos.anotarConcessao({ ...params, acao: 'encerrada', motivo }, autor),
  }),
];

const chamadasDeTokens = (casos: Casos): Chamada[] => [
  chamada({
    metodo: 'POST',
    caminho: '/v1/tokens',
    resumo: 'Cria um token. O segredo é dito só agora. `confirmadoEm` nulo: outra pessoa ainda o confirma.',
    corpo: NovoToken,
    atender: async ({ corpo, autor, reply }) => {
      const criado = await casos.criarToken(corpo, autor);
      void reply.code(201);
      return criado;
    },
  }),
  chamada({
    metodo: 'GET',
    caminho: '/v1/tokens',
    resumo: 'Os tokens, sem seus segredos.',
    atender: async ({ autor }) => casos.tokens(autor),
  }),
  chamada({
    metodo: 'POST',
    caminho: '/v1/tokens/:id/confirmacao',
    resumo: 'Diz que a pessoa de um token novo é alguém, e outra: só então ele é uma das duas pessoas.',
    params: PorId,
    atender: ({ params: { id }, autor }) => casos.confirmarToken(id, autor),
  }),
  chamada({
    metodo: 'DELETE',
    caminho: '/v1/tokens/:id',
    resumo: 'Revoga um token.',
    params: PorId,
    atender: ({ params: { id }, autor }) => casos.revogarToken(id, autor),
  }),
];

export const chamadasDeRegistro = (casos: Casos): Chamada[] => [
  ...chamadasDeLeitura(casos),
  ...chamadasDeConcessao(casos),
  ...chamadasDeTokens(casos),
];
