import type { Endosso, EndossosDaApolice } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import type { InsurerPort, PedidoDeEndosso, RespostaDeEndosso } from '../../insurers/insurer.port.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { createAvisos } from '../notificacao/index.ts';
import { writeUmaApolice } from '../../testing/test-endosso.ts';
import { endossoRepository } from './endosso.repository.ts';
import { createPedidoDeEndossoJob } from './pedido-endosso.job.ts';

let teste: QuotingTeste;
let ana: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor({ administrador: true });
});
afterAll(() => teste.close());

const post = async (caminho: string, body: object) =>
  (await ana.request('POST', caminho, body, { 'idempotency-key': crypto.randomUUID() })).json().data;
const read = async (id: string): Promise<EndossosDaApolice> => (await ana.request('GET', `apolices/${id}/endossos`)).json().data;

/** An endorsement that waits to be asked of its insurer. */
async function waiting(): Promise<{ apoliceId: string; endosso: Endosso }> {
  const apoliceId = await writeUmaApolice(teste, ana);
  const { apolice } = await read(apoliceId);
  const endosso: Endosso = await post(`apolices/${apoliceId}/endossos`, {
    versao: apolice.versao,
    tipo: 'ALTERACAO',
    subtipo: 'VEICULO',
    canal: 'MANUAL',
    motivo: 'Trocou de carro.',
    vigIni: addDias(hojeEm(new Date()), 1),
    depois: { bem: 'HB20' },
  });
  return { apoliceId, endosso };
}

/** Runs the job with an insurer that answers so. @returns what it was asked */
async function runWith(endossoId: string, resposta: RespostaDeEndosso, tentativa = 1): Promise<PedidoDeEndosso[]> {
  const pedidos: PedidoDeEndosso[] = [];
  const falsa: Pick<InsurerPort, 'askEndosso'> = {
    askEndosso: async (pedido) => {
      pedidos.push(pedido);
      return resposta;
    },
  };
  const { db, log, tarefas } = teste.recursos;
  const { createAviso } = createAvisos(tarefas);
  const insurers = new Map([['alfa_seguros', falsa as InsurerPort]]);
  const job = createPedidoDeEndossoJob({ db, log, agora: () => new Date(), insurers, endossos: endossoRepository, createAviso });
  const { assinaturaId, usuarioId } = ana.usuario;
  await job({ assinaturaId, usuarioId, endossoId }, { tentativa, signal: new AbortController().signal });
  return pedidos;
}

it('goes to the insurer as the policy is known there, and is analysed under its protocol', async () => {
  const { apoliceId, endosso } = await waiting();
  const pedidos = await runWith(endosso.id, { status: 'PROTOCOLADO', protocolo: 'EN-1' });
  expect(pedidos).toMatchObject([{ tipo: 'ALTERACAO', objetos: ['ABC1D23'], depois: { bem: 'HB20' } }]);
  expect((await read(apoliceId)).endossos).toMatchObject([{ status: 'EM_ANALISE', protocolo: 'EN-1' }]);
  const { rows } = await teste.owner('select titulo from balcao.notificacao where link like $1', [`%${apoliceId}%`]);
  expect(rows).toEqual([{ titulo: 'Endosso 1 protocolado na seguradora' }]);
  // asked once: run again, there is nothing to ask
  expect(await runWith(endosso.id, { status: 'PROTOCOLADO', protocolo: 'EN-2' })).toEqual([]);
});

it('refused says why; without an answer it is tried again, and at last left to a person', async () => {
  const mensagem = { codigo: 'HTTP_422', texto: 'A apólice não permite este endosso.' };
  const recusado = await waiting();
  await runWith(recusado.endosso.id, { status: 'RECUSADO', mensagem });
  expect((await read(recusado.apoliceId)).endossos).toMatchObject([{ status: 'RECUSADO', recusa: mensagem.texto }]);
  const calado = await waiting();
  await expect(runWith(calado.endosso.id, { status: 'FALHOU', mensagem })).rejects.toThrow('HTTP_422');
  await runWith(calado.endosso.id, { status: 'FALHOU', mensagem }, 5);
  expect((await read(calado.apoliceId)).endossos).toMatchObject([{ status: 'SOLICITADO' }]);
});
