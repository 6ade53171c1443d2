import type { FastifyReply } from 'fastify';
import type { Casos } from '../servico/casos.ts';
import type { Publicacao } from '../servico/publish-mudanca.ts';
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

/** A deploy that waits for a second person is accepted (202) but not yet done. */
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
    handle: async ({ params: { ambiente }, corpo, autor, reply }) => answer(reply, await casos.deployConstrucao(ambiente, corpo, autor)),
  }),
  chamada({
    metodo: 'POST',
    caminho: `${BASE}/publicacoes`,
    resumo: 'Põe no ar várias construções de uma vez, julgadas em conjunto: todas ou nenhuma.',
    params: DoAmbiente,
    corpo: PedidoConjunto,
    handle: async ({ params: { ambiente }, corpo, autor, reply }) => answer(reply, await casos.publishConjunto(ambiente, corpo, autor)),
  }),
  chamada({
    metodo: 'POST',
    caminho: `${BASE}/copias`,
    resumo: 'Dá ao ambiente o que outro tem, inteiro ou por serviço; com `simular`, só diz a diferença.',
    params: DoAmbiente,
    corpo: PedidoCopia,
    handle: async ({ params: { ambiente }, corpo, autor, reply }) => answer(reply, await casos.copyAmbiente(ambiente, corpo, autor)),
  }),
  chamada({
    metodo: 'POST',
    caminho: `${BASE}/aprovacoes/:id`,
    resumo: 'Aprova a implantação que espera por uma segunda pessoa.',
    params: DoPendente,
    handle: ({ params: { ambiente, id }, autor }) => casos.approvePendente(ambiente, id, autor),
  }),
  chamada({
    metodo: 'DELETE',
    caminho: `${BASE}/aprovacoes/:id`,
    resumo: 'Retira a implantação da espera.',
    params: DoPendente,
    corpo: TalvezMotivo,
    handle: ({ params: { ambiente, id }, corpo: { motivo = null }, autor }) => casos.refusePendente(ambiente, { id, motivo }, autor),
  }),
  chamada({
    metodo: 'POST',
    caminho: `${BASE}/retornos`,
    resumo: 'Volta um serviço à construção anterior, ou à indicada; com um canário em curso, encerra-o.',
    params: DoAmbiente,
    corpo: PedidoRetorno,
    handle: ({ params: { ambiente }, corpo, autor }) => casos.rollBack(ambiente, corpo, autor),
  }),
  chamada({
    metodo: 'POST',
    caminho: `${BASE}/quarentena/liberacoes`,
    resumo: 'Deixa implantar de novo uma construção que o sistema retirou.',
    params: DoAmbiente,
    corpo: Liberacao,
    handle: ({ params: { ambiente }, corpo, autor }) => casos.releaseQuarentena({ ambiente, ...corpo }, autor),
  }),
];

const chamadasDeCanario = (casos: Casos): Chamada[] => [
  chamada({
    metodo: 'PATCH',
    caminho: `${BASE}/canarios/:servico`,
    resumo: 'Amplia um canário: ninguém que está nele sai.',
    params: DoServico,
    corpo: Alcance,
    handle: ({ params, corpo: { motivo, ...alcance }, autor }) => casos.growCanario({ ...params, motivo }, alcance, autor),
  }),
  chamada({
    metodo: 'POST',
    caminho: `${BASE}/canarios/:servico/promocao`,
    resumo: 'Dá a todos a construção do canário.',
    params: DoServico,
    corpo: SoMotivo,
    handle: ({ params, corpo: { motivo }, autor }) => casos.promoteCanario({ ...params, motivo }, autor),
  }),
  chamada({
    metodo: 'DELETE',
    caminho: `${BASE}/canarios/:servico`,
    resumo: 'Encerra um canário: todos ficam com o que os outros têm.',
    params: DoServico,
    corpo: SoMotivo,
    handle: ({ params, corpo: { motivo }, autor }) => casos.endCanario({ ...params, motivo }, autor),
  }),
];

export const chamadasDeImplantacoes = (casos: Casos): Chamada[] => [...chamadasDeImplantacao(casos), ...chamadasDeCanario(casos)];
