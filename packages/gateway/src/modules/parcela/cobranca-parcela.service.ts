import type { CanalCobranca, ContatoDaParcela, ModeloCobranca, NovoContato, ResultadoCobranca } from '@balcao/contracts';
import { fillModelo, formatCentavos, formatData, hojeEm, sayParcela } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { escopoDe } from '../escopo/index.ts';
import type { GruposPort } from '../parametros/index.ts';
import type { RegistryPort } from '../registry/index.ts';
import type { MensagensPort } from '../segurado/index.ts';
import type { TarefaPort } from '../tarefa/index.ts';
import type { CobrancaParcelaRepository, ParcelaCobrada } from './cobranca-parcela.repository.ts';
import { copy } from './parcela.copy.ts';
import { contatoNoPassado, modeloDesconhecido, parcelaEncerrada, promessaNoPassado, responsavelDesconhecido } from './parcela.errors.ts';
import { isEmAberto, updateValor } from './parcela.model.ts';

interface Deps extends Pick<Recursos, 'agora' | 'db'> {
  readonly newId: () => string;
  readonly cobrancas: CobrancaParcelaRepository;
  readonly mensagens: MensagensPort;
  readonly tarefas: TarefaPort;
  readonly registry: Pick<RegistryPort, 'findPrincipal' | 'findRemetente'>;
  readonly grupos: Pick<GruposPort, 'read'>;
}

interface Cobranca {
  readonly parcela: ParcelaCobrada;
  readonly modelo: ModeloCobranca;
  readonly variaveis: Readonly<Record<string, string>>;
}
/** What came of one: why not, or the conversation to be opened where there is one. */
type Desfecho = { readonly motivo: string } | { readonly motivo: null; readonly link: string | null };

const nomeDe = ({ segurado, pessoa }: ParcelaCobrada): string =>
  pessoa === 'PJ' ? segurado : (segurado.trim().split(/\s+/)[0] ?? segurado);
const conversaCom = (celular: string, texto: string): string => `https://wa.me/55${celular}?text=${encodeURIComponent(texto)}`;

/** Reminders of overdue instalments, and what clients promise. */
export function createCobrancaParcelaService({ agora, db, newId, cobrancas, mensagens, tarefas, registry, grupos }: Deps) {
  async function readCorretora(tx: Tx, { usuarioId }: Chamador): Promise<{ corretora: string; corretor: string }> {
    const principal = await registry.findPrincipal(tx);
    const remetente = await registry.findRemetente(tx, usuarioId);
    return { corretora: principal?.nome ?? '', corretor: remetente?.nome ?? '' };
  }

  async function variaveisOf(tx: Tx, parcela: ParcelaCobrada): Promise<Record<string, string>> {
    const hoje = hojeEm(agora());
    const { atualizadoCentavos } = updateValor(parcela, hoje, await grupos.read(tx, 'atraso'));
    return {
      cliente: nomeDe(parcela),
      parcela: sayParcela(parcela),
      apolice: parcela.apolice,
      bem: parcela.bem,
      seguradora: parcela.seguradora,
      valor: formatCentavos(parcela.valorCentavos - parcela.pagoCentavos),
      vencimento: formatData(parcela.vencimento),
      atualizado: formatCentavos(atualizadoCentavos),
    };
  }

  const senders: Readonly<Record<CanalCobranca, (tx: Tx, chamador: Chamador, cobranca: Cobranca) => Promise<Desfecho>>> = {
    EMAIL: async (tx, chamador, { parcela, modelo, variaveis }) => {
      const mensagem = { assunto: fillModelo(modelo.assunto, variaveis), texto: fillModelo(modelo.corpo, variaveis) };
      const motivo = await mensagens.send(tx, chamador, parcela.seguradoId, mensagem);
      return motivo === null ? { motivo, link: null } : { motivo };
    },
    WHATSAPP: async (tx, _, { parcela, modelo, variaveis }) => {
      const { celular, motivo } = await mensagens.judgeChamada(tx, parcela.seguradoId);
      return motivo === null ? { motivo, link: conversaCom(celular, fillModelo(modelo.corpo, variaveis)) } : { motivo };
    },
  };

  /**
   * A contact was made: the next one that was to be is done. A promise asks whether it was kept on its day, whatever is said until then; another
   * promise, or another day to speak again, stands for it.
   */
  async function endTarefas(tx: Tx, parcelaId: string, tipo: ContatoDaParcela['tipo'], isMarcado = tipo === 'PROMESSA'): Promise<void> {
    const abertas = await cobrancas.listTarefasAbertas(tx, parcelaId);
    const idsOf = (isPromessa: boolean) => abertas.flatMap((uma) => ((uma.tipo === 'PROMESSA') === isPromessa ? [uma.id] : []));
    await tarefas.complete(tx, idsOf(false), agora());
    if (isMarcado) for (const id of idsOf(true)) await tarefas.cancel(tx, id);
  }

  /** @returns the task's id */
  async function addTarefa(
    tx: Tx,
    chamador: Chamador,
    { id: parcelaId, seguradoId }: ParcelaCobrada,
    tarefa: { readonly titulo: string; readonly responsavelId: string; readonly vencimento: string },
  ): Promise<string> {
    const id = newId();
    await tarefas.insert(tx, chamador, { ...tarefa, id, tipo: 'COBRANCA', vinculo: { tipo: 'segurado', id: seguradoId, parcelaId } });
    return id;
  }

  /** @throws {Recusa} 404; 409 when it waits for no payment */
  async function lockDevida(tx: Tx, parcelaId: string, chamador: Chamador): Promise<ParcelaCobrada> {
    const parcela = await cobrancas.lock(tx, parcelaId, escopoDe(chamador.sessao));
    if (!parcela) throw naoEncontrado();
    if (!isEmAberto(parcela)) throw parcelaEncerrada();
    return parcela;
  }

  async function collectOne(
    tx: Tx,
    chamador: Chamador,
    { parcela, modelo, deQuem }: { parcela: ParcelaCobrada; modelo: ModeloCobranca; deQuem: Record<string, string> },
  ): Promise<Desfecho> {
    const hoje = hojeEm(agora());
    if (!isEmAberto(parcela)) return { motivo: copy.naoDevida };
    if (parcela.vencimento >= hoje) return { motivo: copy.naoVencida };
    if (await cobrancas.wasChamado(tx, parcela.seguradoId, hoje)) return { motivo: copy.jaChamado };
    const desfecho = await senders[modelo.canal](tx, chamador, {
      parcela,
      modelo,
      variaveis: { ...deQuem, ...(await variaveisOf(tx, parcela)) },
    });
    if (desfecho.motivo !== null) return desfecho;
    await endTarefas(tx, parcela.id, modelo.canal);
    await cobrancas.insertContato(tx, chamador, { parcelaId: parcela.id, tipo: modelo.canal });
    await cobrancas.collect(tx, parcela);
    return desfecho;
  }

  return {
    /** @throws {Recusa} 422 of a template that is of another channel, or of none */
    collect: (
      { parcelaIds, canal, modeloId }: { parcelaIds: readonly string[]; canal: CanalCobranca; modeloId: string },
      chamador: Chamador,
    ): Promise<ResultadoCobranca> =>
      db.tenant(chamador, async (tx) => {
        const modelo = await cobrancas.findModelo(tx, modeloId, canal);
        if (!modelo) throw modeloDesconhecido();
        const deQuem = await readCorretora(tx, chamador);
        const resultado = { enviadas: 0, conversas: [] as ResultadoCobranca['conversas'], ignoradas: [] as ResultadoCobranca['ignoradas'] };
        // always in the same order, so that two batches with the same instalments cannot wait for each other
        for (const id of [...new Set(parcelaIds)].toSorted()) {
          const parcela = await cobrancas.lock(tx, id, escopoDe(chamador.sessao));
          const desfecho = parcela ? await collectOne(tx, chamador, { parcela, modelo, deQuem }) : { motivo: naoEncontrado().mensagem };
          if (desfecho.motivo !== null) resultado.ignoradas.push({ id, nome: parcela?.segurado ?? null, motivo: desfecho.motivo });
          else {
            resultado.enviadas += 1;
            if (desfecho.link !== null) resultado.conversas.push({ id, nome: parcela?.segurado ?? '', link: desfecho.link });
          }
        }
        return resultado;
      }),

    /** @throws {Recusa} 404; 409 when it waits for no payment; 422 of a day that has passed */
    promise: (
      { parcelaId, prometidaPara, observacao }: { parcelaId: string; prometidaPara: string; observacao: string | null },
      chamador: Chamador,
    ): Promise<ContatoDaParcela> =>
      db.tenant(chamador, async (tx) => {
        const parcela = await lockDevida(tx, parcelaId, chamador);
        if (prometidaPara < hojeEm(agora())) throw promessaNoPassado();
        await endTarefas(tx, parcelaId, 'PROMESSA');
        const tarefaId = await addTarefa(tx, chamador, parcela, {
          titulo: copy.tarefa(sayParcela(parcela), parcela.apolice),
          responsavelId: chamador.usuarioId,
          vencimento: prometidaPara,
        });
        return cobrancas.insertContato(tx, chamador, {
          parcelaId,
          tipo: 'PROMESSA',
          prometidaPara,
          tarefaId,
          observacao: observacao || null,
        });
      }),

    /** @throws {Recusa} 404; 409 when it waits for no payment; 422 of a day that has passed, or of somebody who is not there */
    record: ({ parcelaId, observacao, proximoEm, responsavelId }: NovoContato & { parcelaId: string }, chamador: Chamador) =>
      db.tenant(chamador, async (tx): Promise<ContatoDaParcela> => {
        const parcela = await lockDevida(tx, parcelaId, chamador);
        if (proximoEm !== null && proximoEm < hojeEm(agora())) throw contatoNoPassado();
        const quem = responsavelId ?? chamador.usuarioId;
        if (proximoEm !== null && !(await cobrancas.isResponsavel(tx, quem))) throw responsavelDesconhecido();
        await endTarefas(tx, parcelaId, 'LIGACAO', proximoEm !== null);
        const titulo = copy.proximoContato(sayParcela(parcela), parcela.apolice);
        const tarefaId = proximoEm && (await addTarefa(tx, chamador, parcela, { titulo, responsavelId: quem, vencimento: proximoEm }));
        return cobrancas.insertContato(tx, chamador, { parcelaId, tipo: 'LIGACAO', proximoEm, observacao, ...(tarefaId && { tarefaId }) });
      }),
  };
}

export type CobrancaParcelaService = ReturnType<typeof createCobrancaParcelaService>;
