import type { Contestacao } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import { type AssinaturaMortal, startAssinaturaMortal } from './testing/killed-assinatura.ts';
import { SEMENTE, wait } from './testing/killed-process.ts';
import { proveRazao } from './testing/prove-razao.ts';
import { umContrato } from './testing/test-endosso.ts';
import { asOwner } from './testing/test-quoting.ts';

const QUEDAS = 20;
const [CONTESTACOES, VALOR] = [12, 6_000] as const;
const hoje = hojeEm(new Date());

let mortal: AssinaturaMortal;
let contaId: string;
beforeAll(async () => {
  mortal = await startAssinaturaMortal({ hasSeguradoras: true });
}, 240_000);
afterAll(() => mortal.close());

/** Policies whose commissions should have come. @returns one commission of each */
async function prepare(): Promise<string[]> {
  const { ana } = mortal;
  const { id: seguradoId } = await mortal.one<{ id: string }>(
    `insert into balcao.segurado (assinatura_id, pessoa, documento, nome) values ($1, 'PF', '11144477735', 'Zélia') returning id`,
  );
  await mortal.writeApolices(
    umContrato(ana.corretoraId, seguradoId),
    Array.from({ length: CONTESTACOES }, (_, n) => `A-${n}`),
  );
  await mortal.rows('update balcao.comissao set previsao_em = $2 where assinatura_id = $1', addDias(hoje, -40));
  contaId = await mortal.writeConta();
  const comissoes = await mortal.rows<{ id: string }>(`select id from balcao.comissao where assinatura_id = $1 and numero = 8 order by id`);
  return comissoes.map(({ id }) => id);
}

const read = (id: string) => mortal.get<Contestacao>(`contestacoes/${id}`);

/** One is paid in part, contested, its letter sent, and closed by the rest. */
async function followed(comissaoId: string): Promise<void> {
  const receive = (valorCentavos: number) =>
    mortal.post('recebimentos', {
      descricao: 'Depósito',
      seguradora: 'alfa_seguros',
      corretoraId: mortal.ana.corretoraId,
      contaId,
      dia: hoje,
      valorCentavos,
      comissoes: [{ comissaoId, valorCentavos }],
    });
  await receive(VALOR - 1_000);
  await mortal.post('contestacoes', { comissaoIds: [comissaoId], motivo: 'PAGA_A_MENOR', texto: null });
  const { id } = await mortal.one<{ id: string }>(
    'select contestacao_id as id from balcao.contestacao_item where assinatura_id = $1 and comissao_id = $2',
    comissaoId,
  );
  await mortal.post(`contestacoes/${id}/enviar`, { destinatario: 'comissoes@alfa.test', mensagem: 'Segue a carta.' });
  for (const until = Date.now() + 240_000; ['NA_FILA', 'ENVIANDO'].includes((await read(id)).envio?.status ?? ''); await wait(100))
    if (Date.now() > until) throw new Error('a carta não chegou a um fim');
  await receive(1_000);
  const { status, desfecho } = await read(id);
  if (status !== 'ENCERRADA' || desfecho !== 'PAGA') throw new Error(`a contestação ficou ${status} ${desfecho}`);
}

/** What is half done: a contestation that is not as its commissions and its letters are. */
const meios = () =>
  mortal.rows(
    `select k.numero, k.status, k.desfecho from balcao.contestacao k where k.assinatura_id = $1 and (
       not exists (select from balcao.contestacao_item i where i.contestacao_id = k.id)
       or (k.status = 'ENCERRADA') = exists (select from balcao.contestacao_item i where i.contestacao_id = k.id and i.situacao = 'ABERTO')
       or exists (select from balcao.contestacao_item i join balcao.comissao c on c.id = i.comissao_id where i.contestacao_id = k.id
         and (c.status <> case i.situacao when 'PAGO' then 'RECEBIDA' else 'CONTESTADA' end))
       or (select count(*) from balcao.contestacao_envio e where e.contestacao_id = k.id and e.status = 'ENVIADA')
         <> (select count(*) from balcao.contestacao_evento v where v.contestacao_id = k.id and v.tipo = 'ENVIADA'))`,
  );
const prove = () => proveRazao(mortal.banco.db, mortal.ana);

it(`killed twenty times while differences are contested, sent and paid, leaves nothing half done and does each once (semente ${SEMENTE})`, async () => {
  const comissoes = await prepare();
  expect(comissoes).toHaveLength(CONTESTACOES);
  const over = new AbortController();
  const all = Promise.all(comissoes.map(followed)).finally(() => over.abort());
  all.catch(() => undefined);
  const quedas = await mortal.killUntil(over.signal, {
    vezes: QUEDAS,
    prazoMs: 1_200,
    whenDead: async () => {
      expect(await meios()).toEqual([]);
      expect(await prove()).toEqual([]);
      // a letter that was cut off waits for its process to be known as gone
      await asOwner(mortal.banco.url, async (client) => {
        await client.query(
          `with j as (update graphile_worker._private_jobs set locked_at = locked_at - interval '5 minutes')
           update balcao.processo set visto_em = visto_em - interval '5 minutes'`,
        );
      });
    },
  });
  await mortal.outlive(all);
  expect(quedas).toBeGreaterThan(3);
  expect(await meios()).toEqual([]);
  expect(await prove()).toEqual([]);
  const [contagem] = await mortal.rows<{ contestacoes: number; dinheiro: number; numeros: number }>(
    `select count(*)::int as contestacoes, count(distinct numero)::int as numeros,
       (select sum(valor_centavos)::int from balcao.recebimento where assinatura_id = $1 and excluido_em is null) as dinheiro
     from balcao.contestacao where assinatura_id = $1`,
  );
  expect(contagem).toEqual({ contestacoes: CONTESTACOES, numeros: CONTESTACOES, dinheiro: CONTESTACOES * VALOR });
}, 600_000);
