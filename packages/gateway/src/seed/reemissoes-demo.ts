import { addDias, feriadosBancarios, sayParcela, valorEmAtraso, writeLinhaDigitavel, writePixEstatico } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import { cobrancaParcelaRepository } from '../modules/parcela/cobranca-parcela.repository.ts';
import { TAREFA_PEDIR_REEMISSAO } from '../modules/reemissao/pedido-reemissao.job.ts';
import {
  type FimDaReemissao,
  type ParcelaReemitida,
  reemissaoRepository as reemissoes,
} from '../modules/reemissao/reemissao.repository.ts';
import { copy } from '../modules/parcela/parcela.copy.ts';
import { tarefaPort } from '../modules/tarefa/index.ts';
import type { Tx } from '../plugins/db.ts';
import { asAdministrador } from './as-administrador.ts';
import type { AssinaturaDemo } from './assinaturas.ts';
import type { Mundo } from './mundo.ts';

/** Insurers that look before they answer, and others that take requests. */
const [DEVAGAR, NA_HORA] = [
  ['sabia_seguros', 'ipe_amarelo_seguros'],
  ['jequitiba_seguros', 'lobo_guara_seguradora', 'tucano_azul_seguros', 'capivara_seguros', 'onca_pintada_seguros', 'araucaria_seguros'],
] as const;
const FOLGA = 6;
const TODOS = { usuarioId: null };

/** Overdue instalments of some insurers, the newest first. */
async function listAtrasadas(tx: Tx, seguradoras: readonly string[], hoje: string, quantas: number): Promise<ParcelaReemitida[]> {
  const ids = await tx.rows<{ id: string }>(
    `select l.id from balcao.parcela_lista l where l.seguradora = any ($1::text[]) and l.status in ('ABERTA', 'VENCIDA', 'EM_COBRANCA')
       and l.vencimento between $2::date and $3::date and l.valor_centavos > l.pago_centavos order by l.vencimento desc, l.id limit $4`,
    [seguradoras, addDias(hoje, -60), addDias(hoje, -3), quantas],
  );
  const lidas: ParcelaReemitida[] = [];
  for (const { id } of ids) {
    const lida = await reemissoes.find(tx, id, TODOS);
    if (lida) lidas.push(lida);
  }
  return lidas;
}

/** What an insurer answers who reissues it. */
function answerOf(parcela: ParcelaReemitida, vencimento: string): Extract<FimDaReemissao, { status: 'ATENDIDA' }> {
  const { saldoCentavos, seguradora, numero } = parcela;
  const { multaCentavos, jurosCentavos, totalCentavos } = valorEmAtraso(
    { valorCentavos: saldoCentavos, vencimento: parcela.vencimento },
    vencimento,
    { atraso: { multaBps: 200, jurosMesBps: 100 }, feriados: feriadosBancarios },
  );
  return {
    status: 'ATENDIDA',
    protocolo: 'RE-5F20C81A9B',
    vencimento,
    multaCentavos,
    jurosCentavos,
    valorCentavos: totalCentavos,
    linhaDigitavel: writeLinhaDigitavel({ banco: '341', vencimento, valorCentavos: totalCentavos, campoLivre: '5'.repeat(25) }).replace(
      /[\s.]/g,
      '',
    ),
    pixCopiaECola: writePixEstatico({
      chave: 'cobranca@seguradora.test',
      valorCentavos: totalCentavos,
      nome: seguradora,
      cidade: 'São Paulo',
      txid: `R${numero}N5F20C81A9B`,
    }),
  };
}

/**
 * Reissues of overdue instalments: one answered, one refused, and one that an insurer who takes its time is asked as soon as the queue runs; and
 * clients who were spoken to, with the day they are again. No draws: nothing else of the world changes by it.
 */
export const seedReemissoes = (tx: Tx, { hoje, agora }: Pick<Mundo, 'hoje' | 'agora'>, { id }: Pick<AssinaturaDemo, 'id'>): Promise<void> =>
  asAdministrador(tx, id, async (admin) => {
    const [atendida, recusada, ...faladas] = await listAtrasadas(tx, NA_HORA, hoje, 4);
    const [pedida] = await listAtrasadas(tx, DEVAGAR, hoje, 1);
    const ask = async (parcela: ParcelaReemitida, observacao: string | null): Promise<string> => {
      const reemissaoId = uuidv7();
      await reemissoes.insert(tx, admin, parcela, { id: reemissaoId, forma: 'BOLETO', vencimento: addDias(hoje, FOLGA), observacao });
      return reemissaoId;
    };
    const end = async (parcela: ParcelaReemitida, fim: FimDaReemissao): Promise<void> => {
      const reemissaoId = await ask(parcela, null);
      await reemissoes.setEnviada(tx, reemissaoId, agora);
      await reemissoes.end(tx, reemissaoId, fim, agora);
      if (fim.status === 'ATENDIDA') await reemissoes.reissue(tx, { parcelaId: parcela.id, forma: 'BOLETO' }, fim, hoje);
    };
    if (atendida) await end(atendida, answerOf(atendida, addDias(hoje, FOLGA)));
    if (recusada)
      await end(recusada, { status: 'RECUSADA', recusa: 'A apólice está em processo de cancelamento: a parcela não pode ser reemitida.' });
    if (pedida) {
      const reemissaoId = await ask(pedida, 'Cliente mudou de banco e não recebeu o boleto.');
      await tx.run('select balcao.enfileirar($1, $2::json, $3)', [
        TAREFA_PEDIR_REEMISSAO,
        JSON.stringify({ ...admin, reemissaoId }),
        `reemissao:${reemissaoId}`,
      ]);
    }
    for (const parcela of [...faladas, ...(pedida ? [pedida] : [])]) {
      const cobrada = await cobrancaParcelaRepository.lock(tx, parcela.id, TODOS);
      if (!cobrada) continue;
      const tarefaId = uuidv7();
      const proximoEm = addDias(hoje, 2);
      await tarefaPort.insert(tx, admin, {
        id: tarefaId,
        titulo: copy.proximoContato(sayParcela(cobrada), parcela.apolice),
        tipo: 'COBRANCA',
        vinculo: { tipo: 'segurado', id: cobrada.seguradoId, parcelaId: parcela.id },
        responsavelId: admin.usuarioId,
        vencimento: proximoEm,
      });
      await cobrancaParcelaRepository.insertContato(tx, admin, {
        parcelaId: parcela.id,
        tipo: 'LIGACAO',
        proximoEm,
        tarefaId,
        observacao: 'Recebe no início do mês; pediu novo boleto.',
      });
    }
  });
