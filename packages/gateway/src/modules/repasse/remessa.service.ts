import type { FichaLote, LinhaRetorno } from '@balcao/contracts';
import {
  BANCOS_COM_CONVENIO,
  hojeEm,
  isConvenio,
  judgeRemessa,
  layoutsCnab,
  ocorrenciasCnab,
  type PagamentoRetornado,
  readRetorno,
  type RemessaCnab,
  writeRemessa,
} from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { Arquivo } from '../../plugins/serve.ts';
import { destinoDe } from './destino.model.ts';
import type { LoteRepository, PagamentoPreso } from './lote.repository.ts';
import type { LoteService } from './lote.service.ts';
import { pixArquivo } from './pix-arquivo.ts';
import { copy } from './repasse.copy.ts';
import {
  bancoSemLayout,
  contaDesconhecida,
  convenioInvalido,
  diaPassado,
  loteEmOutroEstado,
  loteMudou,
  remessaInvalida,
  retornoIlegivel,
  semConvenio,
  semDestino,
  semRemessa,
} from './repasse.errors.ts';
import { assertDaCorretora } from './repasse.policy.ts';
import type { PagamentoDaRemessa, RemessaPreparada, RemessaRepository } from './remessa.repository.ts';
import type { RetencaoMesService } from './retencao-mes.service.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly lotes: LoteRepository;
  readonly remessas: RemessaRepository;
  readonly lote: LoteService;
  readonly retencoes: RetencaoMesService;
}

function cnabOf(remessa: RemessaPreparada, pagamentos: readonly PagamentoDaRemessa[]): RemessaCnab | null {
  const layout = Object.values(layoutsCnab).find(({ banco }) => banco === remessa.banco);
  if (!layout) return null;
  const { nome, documento, banco, agencia, conta, convenio, remessaNumero: sequencial, pagarEm, dia, hora } = remessa;
  return {
    layout,
    empresa: { nome, documento, convenio: convenio ?? '', banco: banco ?? '', agencia: agencia ?? '', conta: conta ?? '' },
    sequencial,
    geradoEm: { dia, hora },
    pagamentos: pagamentos.flatMap(({ seuNumero, produtor: favorecido, documento: dono, liquidoCentavos: valorCentavos, ...dados }) => {
      const destino = destinoDe(dados);
      return destino ? [{ seuNumero, favorecido, documento: dono, valorCentavos, pagarEm, destino }] : [];
    }),
  };
}

/** @throws {Recusa} 422 naming who could not be paid: a file pays everybody of its lot, or is not written */
function assertDestinos(pagamentos: readonly PagamentoDaRemessa[]): void {
  const sem = pagamentos.filter((um) => destinoDe(um) === null);
  if (sem.length > 0) throw semDestino(sem.map(({ produtor }) => produtor));
}

/** Files for the bank, and what it answers. */
export function createRemessaService({ db, agora, lotes, remessas, lote, retencoes }: Deps) {
  async function assertWritable(tx: Tx, loteId: string): Promise<void> {
    const remessa = await remessas.find(tx, loteId);
    if (!remessa) throw contaDesconhecida();
    const pagamentos = await remessas.listPagamentos(tx, loteId);
    assertDestinos(pagamentos);
    if (remessa.banco !== null && BANCOS_COM_CONVENIO.includes(remessa.banco)) {
      if (!remessa.convenio) throw semConvenio();
      if (!isConvenio(remessa.convenio)) throw convenioInvalido();
    }
    const cnab = cnabOf(remessa, pagamentos);
    const erros = cnab ? judgeRemessa(cnab) : [];
    if (erros.length > 0)
      throw remessaInvalida(
        erros,
        pagamentos.map(({ produtor }) => produtor),
      );
  }

  /** What becomes of a payment by what the bank says; it may be paid, or refused. */
  function judge(um: PagamentoRetornado, preso: PagamentoPreso | undefined): LinhaRetorno['resultado'] {
    if (!preso) return 'NAO_ENCONTRADO';
    if (preso.status !== 'PENDENTE') return 'JA_APLICADO';
    if (preso.loteStatus !== 'APROVADO' || !preso.isEnviado) return 'SEM_EFEITO';
    if ((um.valorEfetivoCentavos ?? um.valorCentavos) !== preso.liquidoCentavos) return 'VALOR_DIFERE';
    return um.situacao === 'DESCONHECIDO' ? 'SEM_EFEITO' : um.situacao;
  }

  async function closeLotes(
    tx: Tx,
    chamador: Chamador,
    presos: readonly PagamentoPreso[],
    dias: ReadonlyMap<string, string>,
  ): Promise<void> {
    for (const loteId of new Set(presos.filter(({ loteStatus }) => loteStatus === 'APROVADO').map((um) => um.loteId))) {
      const todos = await lotes.lockPagamentos(tx, { loteId });
      if (todos.some(({ status }) => status === 'PENDENTE')) continue;
      const [primeiro] = todos;
      const pagoEm = dias.get(loteId);
      const { usuarioId } = chamador;
      if (primeiro?.contaId && todos.some(({ status }) => status === 'PAGO'))
        await lotes.setLotePago(tx, loteId, { contaId: primeiro.contaId, pagoEm: pagoEm ?? hojeEm(agora()), usuarioId });
      else await lotes.setDesfeito(tx, loteId, { status: 'CANCELADO', usuarioId, motivo: copy.todosRecusados });
    }
  }

  return {
    /** Gives the file of a lot its number; nothing is paid by it. */
    prepare(
      { loteId, versao, ...pedido }: { loteId: string; versao: number; contaId: string; pagarEm: string; convenio: string | null },
      chamador: Chamador,
    ): Promise<FichaLote> {
      assertDaCorretora(chamador.sessao);
      return db.tenant(chamador, async (tx) => {
        await lotes.hold(tx, chamador);
        const preso = await lotes.lock(tx, loteId);
        if (!preso) throw naoEncontrado();
        if (preso.versao !== versao) throw loteMudou(await lote.read(tx, loteId, chamador));
        if (preso.status !== 'APROVADO') throw loteEmOutroEstado('remessa');
        if (pedido.pagarEm < hojeEm(agora())) throw diaPassado();
        if (!(await remessas.findConta(tx, pedido.contaId))) throw contaDesconhecida();
        await retencoes.assertNoMes(tx, loteId, { campo: 'pagarEm', dia: pedido.pagarEm });
        await lote.assertSemContestacao(tx, loteId);
        await remessas.prepare(tx, loteId, pedido);
        await assertWritable(tx, loteId);
        if (pedido.convenio) await remessas.keepConvenio(tx, pedido.contaId, pedido.convenio);
        return lote.read(tx, loteId, chamador);
      });
    },

    /** The same file each time it is asked for. */
    download({ loteId, como }: { loteId: string; como: 'cnab' | 'pix' }, chamador: Chamador): Promise<Arquivo> {
      assertDaCorretora(chamador.sessao);
      return db.tenant(chamador, async (tx) => {
        const remessa = await remessas.find(tx, loteId);
        if (!remessa) {
          await lote.read(tx, loteId, chamador);
          throw semRemessa();
        }
        await lote.assertSemContestacao(tx, loteId);
        const pagamentos = await remessas.listPagamentos(tx, loteId);
        if (como === 'pix') return pixArquivo(remessa, pagamentos);
        assertDestinos(pagamentos);
        const cnab = cnabOf(remessa, pagamentos);
        if (!cnab) throw bancoSemLayout();
        const erros = judgeRemessa(cnab);
        if (erros.length > 0)
          throw remessaInvalida(
            erros,
            pagamentos.map(({ produtor }) => produtor),
          );
        const nome = `repasses-lote-${remessa.lote}-${remessa.banco}-${String(remessa.remessaNumero).padStart(6, '0')}.rem`;
        return { tipo: 'text/plain; charset=us-ascii', nome, conteudo: writeRemessa(cnab) };
      });
    },

    /** Applied again, a file changes nothing more. @throws {Recusa} 422 when it cannot be read whole */
    apply({ conteudo }: { conteudo: string }, chamador: Chamador): Promise<LinhaRetorno[]> {
      assertDaCorretora(chamador.sessao);
      const lido = readRetorno(conteudo);
      if (!lido.isLido) throw retornoIlegivel(copy.naLinha(copy.retornos[lido.motivo], lido.linha));
      return db.tenant(chamador, async (tx) => {
        await lotes.hold(tx, chamador);
        const presos = await lotes.lockPagamentos(tx, { numeros: lido.pagamentos.map(({ seuNumero }) => seuNumero) });
        const porNumero = new Map(presos.map((preso) => [preso.seuNumero, preso]));
        const dias = new Map<string, string>();
        const linhas: LinhaRetorno[] = [];
        const vistos = new Set<string>();
        for (const um of lido.pagamentos) {
          const preso = porNumero.get(um.seuNumero);
          const resultado = vistos.has(um.seuNumero) && preso ? 'JA_APLICADO' : judge(um, preso);
          vistos.add(um.seuNumero);
          const motivo = um.ocorrencias.map((codigo) => ocorrenciasCnab[codigo]?.texto ?? codigo).join('; ');
          if (preso && ['PAGO', 'REJEITADO', 'AGENDADO', 'SEM_EFEITO'].includes(resultado) && preso.status === 'PENDENTE')
            await lotes.setRetornos(tx, [
              { id: preso.id, retorno: { situacao: um.situacao, ocorrencias: um.ocorrencias, nossoNumero: um.nossoNumero } },
            ]);
          if (preso?.contaId && resultado === 'PAGO') {
            const pagoEm = um.efetivadoEm ?? hojeEm(agora());
            await lote.pay(tx, chamador, [preso], { pagoEm, contaId: preso.contaId });
            if (pagoEm > (dias.get(preso.loteId) ?? '')) dias.set(preso.loteId, pagoEm);
          }
          if (preso && resultado === 'REJEITADO') {
            await lotes.undoPagamentos(tx, [preso.id], 'REJEITADO');
            await retencoes.settleUndone(tx, [preso]);
          }
          linhas.push({
            seuNumero: um.seuNumero,
            produtor: preso?.produtor ?? null,
            lote: preso?.lote ?? null,
            valorCentavos: um.valorCentavos,
            resultado,
            mensagem: resultado === 'REJEITADO' ? copy.rejeitado(motivo) : copy.resultado[resultado],
          });
        }
        await closeLotes(tx, chamador, presos, dias);
        return linhas;
      });
    },
  };
}
