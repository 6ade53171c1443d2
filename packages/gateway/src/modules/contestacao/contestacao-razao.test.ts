import type { Contestacao, Recebimento } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import fc from 'fast-check';
import { okOf, readComissoes, readSaldos } from '../../testing/extrato.fixture.ts';
import { proveRazao } from '../../testing/prove-razao.ts';
import {
  actOnContestacao as act,
  contest,
  type MundoDeDevidas,
  payParcela,
  prepareDevidas,
  readContestacao as read,
  reopenExtrato,
} from '../../testing/test-contestacao.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
beforeAll(async () => {
  teste = await createQuotingTest();
}, 120_000);
afterAll(() => teste.close());

const hoje = hojeEm(new Date());
const prove = (quem: Corretor) => proveRazao(teste.db, quem.usuario);
const prepare = () => prepareDevidas(teste);
const pay = (mundo: MundoDeDevidas, parcela: number, valorCentavos: number) => payParcela(teste, mundo, { parcela, valorCentavos });

type Ato = 'PAGAR' | 'DESFAZER' | 'CONTESTAR' | 'DESISTIR' | 'ACEITAR' | 'RETOMAR' | 'LANCAR';
it('leaves the ledger proven after any sequence of receive, contest, give up, accept, take up and undo, and undone every balance as it was', async () => {
  const passo = fc.record({
    ato: fc.constantFrom<Ato>('PAGAR', 'PAGAR', 'CONTESTAR', 'CONTESTAR', 'DESISTIR', 'ACEITAR', 'RETOMAR', 'DESFAZER', 'LANCAR'),
    qual: fc.nat(5),
    parcela: fc.integer({ min: 7, max: 9 }),
    valor: fc.constantFrom(6_000, 5_000, 1_000, 300),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(passo, { minLength: 4, maxLength: 12 }), async (passos) => {
      const mundo = await prepare();
      const { quem, apoliceId, contaId } = mundo;
      const [inicio, comissoesNoInicio] = [await readSaldos(teste, quem), await readComissoes(teste, apoliceId)];
      const feitos: { readonly extratoId?: string; readonly recebimentoId?: string }[] = [];
      const contestacoes: string[] = [];
      const pick = <T>(de: readonly T[], n: number): T | undefined => de[n % Math.max(1, de.length)];
      const undo = async ({ extratoId, recebimentoId }: (typeof feitos)[number]): Promise<boolean> => {
        if (extratoId) return (await reopenExtrato(quem, extratoId)).statusCode === 200;
        const { itens } = okOf<{ itens: Recebimento[] }>(await quem.request('GET', 'recebimentos?tamanho=100'));
        const versao = itens.find(({ id }) => id === recebimentoId)?.versao;
        return (await quem.request('DELETE', `recebimentos/${recebimentoId}?versao=${versao}`)).statusCode === 200;
      };
      const drop = async (um: (typeof feitos)[number] | undefined) => {
        if (um && (await undo(um))) feitos.splice(feitos.indexOf(um), 1);
      };
      const acts: Readonly<Record<Ato, (p: (typeof passos)[number]) => Promise<unknown>>> = {
        PAGAR: async ({ parcela, valor }) => feitos.push({ extratoId: await pay(mundo, parcela, valor) }),
        LANCAR: async ({ parcela, valor, qual }) => {
          const resposta = await quem.request('POST', 'recebimentos', {
            descricao: 'Sorteado',
            seguradora: 'alfa_seguros',
            corretoraId: quem.usuario.corretoraId,
            contaId,
            dia: hoje,
            valorCentavos: valor,
            comissoes: [{ comissaoId: comissoesNoInicio[parcela - 1]?.id, valorCentavos: valor, isParte: qual % 2 === 0 }],
          });
          if (resposta.statusCode === 200) feitos.push({ recebimentoId: okOf<Recebimento>(resposta).id });
        },
        DESFAZER: ({ qual }) => drop(pick(feitos, qual)),
        CONTESTAR: async ({ parcela, qual }) => {
          const ids = [parcela, ...(qual % 2 === 0 ? [7 + (qual % 3)] : [])].map((uma) => comissoesNoInicio[uma - 1]?.id);
          const resposta = await contest(quem, ids);
          if (resposta.statusCode === 200) contestacoes.push(okOf<Contestacao>(resposta).id);
        },
        DESISTIR: ({ qual }) =>
          act(quem, pick(contestacoes, qual) ?? crypto.randomUUID(), 'encerrar', { desfecho: 'DESISTIDA', texto: null }),
        ACEITAR: ({ qual }) => act(quem, pick(contestacoes, qual) ?? crypto.randomUUID(), 'encerrar', { desfecho: 'ACEITA', texto: null }),
        RETOMAR: ({ qual }) => act(quem, pick(contestacoes, qual) ?? crypto.randomUUID(), 'reabrir'),
      };
      for (const um of passos) {
        await acts[um.ato](um);
        expect(await prove(quem)).toEqual([]);
        // a commission is contested only while an open contestation names it
        const { rows } = await teste.owner(
          `select c.numero from balcao.comissao c where c.apolice_id = $1 and c.status = 'CONTESTADA' and not exists (
             select from balcao.contestacao_item i join balcao.contestacao k on k.id = i.contestacao_id
             where i.comissao_id = c.id and i.situacao = 'ABERTO' and k.status <> 'ENCERRADA')
           union all select k.numero from balcao.contestacao k where k.assinatura_id = $2 and (k.status = 'ENCERRADA') = exists (
             select from balcao.contestacao_item i where i.contestacao_id = k.id and i.situacao = 'ABERTO')`,
          [apoliceId, quem.usuario.assinaturaId],
        );
        expect(rows).toEqual([]);
      }
      for (let voltas = 0; voltas < 6; voltas += 1) {
        for (const id of contestacoes.toReversed()) {
          if ((await read(quem, id)).desfecho === 'ACEITA') await act(quem, id, 'reabrir');
          await act(quem, id, 'encerrar', { desfecho: 'DESISTIDA', texto: null });
        }
        for (const um of feitos.toReversed()) await drop(um);
      }
      expect(feitos).toEqual([]);
      expect(await readSaldos(teste, quem)).toEqual(inicio);
      expect(await readComissoes(teste, apoliceId)).toEqual(comissoesNoInicio);
      expect(await prove(quem)).toEqual([]);
    }),
    { numRuns: 12 },
  );
}, 240_000);
