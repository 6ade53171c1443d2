import type { FastifyReply } from 'fastify';
import type { Casos } from '../servico/casos.ts';
import type { Publicacao } from '../servico/publicar.ts';
import { type Chamada, chamada } from './chamada.ts';
import {
  Alcance,
  DoAmbiente,
  DoPendente,
  DoServico,
  Liberacao,
  PedidoConjunto,
  PedidoCopia,
  PedidoImplantacao,
  PedidoRetorno,
  SoMotivo,
  TalvezMotivo,
} from './esquemas.ts';

const BASE = '/v1/ambientes/:ambiente';

/** What waits for a second person is accepted, not done. */
function answer(reply: FastifyReply, feita: Publicacao): Publicacao {
  void reply.code(feita.pendente === null ? 200 : 202);
  return feita;
}

const chamadasDeImplantacao = (casos: Casos): Chamada[] => [
  chamada({
    metodo: 'POST',
    caminho: `${BASE}/implantacoes`,
    resumo: 'Implanta uma construção, para todos ou para um canário; com `simular`, só diz o que aconteceria.',
    params: DoAmbiente,
    corpo: PedidoImplantacao,
    atender: async ({ params: { ambiente }, corpo, autor, reply }) => answer(reply, await casos.implantar(ambiente, corpo, autor)),
  }),
  chamada({
    metodo: 'POST',
    caminho: `${BASE}/publicacoes`,
    resumo: 'Põe no ar várias construções de uma vez, julgadas em conjunto: todas ou nenhuma.',
    params: DoAmbiente,
    corpo: PedidoConjunto,
    atender: async ({ params: { ambiente }, corpo, autor, reply }) => answer(reply, await casos.publicarConjunto(ambiente, corpo, autor)),
  }),
  chamada({
    metodo: 'POST',
    caminho: `${BASE}/copias`,
    resumo: 'Dá ao ambiente o que outro tem, inteiro ou por serviço; com `simular`, só diz a diferença.',
    params: DoAmbiente,
    corpo: PedidoCopia,
    atender: async ({ params: { ambiente }, corpo, autor, reply }) => answer(reply, await casos.copiarAmbiente(ambiente, corpo, autor)),
  }),
  chamada({
    metodo: 'POST',
    caminho: `${BASE}/aprovacoes/:id`,
    resumo: 'Aprova a implantação que espera por uma segunda pessoa.',
    params: DoPendente,
    atender: ({ params: { ambiente, id }, autor }) => casos.aprovar(ambiente, id, autor),
  }),
  chamada({
    metodo: 'DELETE',
    caminho: `${BASE}/aprovacoes/:id`,
    resumo: 'Retira a implantação da espera.',
    params: DoPendente,
    corpo: TalvezMotivo,
    atender: ({ params: { ambiente, id }, corpo: { motivo = null }, autor }) => casos.recusar(ambiente, { id, motivo }, autor),
  }),
  chamada({
    metodo: 'POST',
    caminho: `${BASE}/retornos`,
    resumo: 'Volta um serviço à construção anterior, ou à indicada; com um canário em curso, encerra-o.',
    params: DoAmbiente,
    corpo: PedidoRetorno,
    atender: ({ params: { ambiente }, corpo, autor }) => casos.retornar(ambiente, corpo, autor),
  }),
  chamada({
    metodo: 'POST',
    caminho: `${BASE}/quarentena/liberacoes`,
    resumo: 'Deixa implantar de novo uma construção que o sistema retirou.',
    params: DoAmbiente,
    corpo: Liberacao,
    atender: ({ params: { ambiente }, corpo, autor }) => casos.liberarQuarentena({ ambiente, ...corpo }, autor),
  }),
];

const chamadasDeCanario = (casos: Casos): Chamada[] => [
  chamada({
    metodo: 'PATCH',
    caminho: `${BASE}/canarios/:servico`,
    resumo: 'Amplia um canário: ninguém que está nele sai.',
    params: DoServico,
    corpo: Alcance,
    atender: ({ params, corpo: { motivo, ...alcance }, autor }) => casos.ampliarCanario({ ...params, motivo }, alcance, autor),
  }),
  chamada({
    metodo: 'POST',
    caminho: `${BASE}/canarios/:servico/promocao`,
    resumo: 'Dá a todos a construção do canário.',
    params: DoServico,
    corpo: SoMotivo,
    atender: ({ params, corpo: { motivo }, autor }) => casos.promoverCanario({ ...params, motivo }, autor),
  }),
  chamada({
    metodo: 'DELETE',
    caminho: `${BASE}/canarios/:servico`,
    resumo: 'Encerra um canário: todos ficam com o que os outros têm.',
    params: DoServico,
    corpo: SoMotivo,
    atender: ({ params, corpo: { motivo }, autor }) => casos.encerrarCanario({ ...params, motivo }, autor),
  }),
];

export const chamadasDeImplantacoes = (casos: Casos): Chamada[] => [...chamadasDeImplantacao(casos), ...chamadasDeCanario(casos)];
