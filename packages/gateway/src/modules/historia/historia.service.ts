import type { HistoriaOrcamento } from '@balcao/contracts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { AnexoPort } from '../anexo/index.ts';
import type { ConversaPort } from '../envio/index.ts';
import { type EventoPort, linhaDo, type OrcamentoPort } from '../orcamento/index.ts';
import { escopoDe } from '../escopo/index.ts';
import { nameProdutores, sectionsOf } from './historia.model.ts';
import type { HistoriaRepository } from './historia.repository.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly orcamentos: Pick<OrcamentoPort, 'find'>;
  readonly historias: HistoriaRepository;
  readonly eventos: Pick<EventoPort, 'list'>;
  readonly anexos: Pick<AnexoPort, 'list'>;
  readonly conversas: Pick<ConversaPort, 'findEsperaDesde'>;
}

export function createHistoriaService({ db, orcamentos, historias, eventos, anexos, conversas }: Deps) {
  return {
    /** A case as it stands and how it came there, in one reading. */
    get: (orcamentoId: string, chamador: Chamador): Promise<HistoriaOrcamento> =>
      db.tenant(chamador, async (tx) => {
        const row = await orcamentos.find(tx, orcamentoId, escopoDe(chamador.sessao));
        const cabecalho = row && (await historias.findCabecalho(tx, orcamentoId));
        if (!row || !cabecalho) throw naoEncontrado();
        const { id, numero, linha, formulario, status } = row;
        const { usuario, segurado, bem, corretora, ramo, produtores, propostaOfertaId } = cabecalho;
        const quotavel = linhaDo(formulario);
        const rascunho = quotavel.migrate(row.rascunho, row.schemaVersao);
        const nomes = {
          ...(corretora && { 'risco.seguro.corretoraId': corretora }),
          ...(ramo && { 'risco.objeto.ramo': ramo }),
          ...(produtores.length > 0 && { 'risco.seguro.produtores': nameProdutores(produtores) }),
        };
        return {
          id,
          numero,
          linha,
          formulario,
          status,
          usuario,
          segurado,
          bem,
          propostaOfertaId,
          criadoEm: row.criadoEm.toISOString(),
          // stored, its fields lost their order: read, they have that of the form
          secoes: sectionsOf(quotavel, quotavel.read(rascunho) ?? rascunho, nomes),
          versoes: await historias.listVersoes(tx, orcamentoId),
          eventos: await eventos.list(tx, orcamentoId),
          anexos: (await anexos.list(tx, orcamentoId)).map(({ sha256: _, ...anexo }) => anexo),
          clienteEsperaDesde: await conversas.findEsperaDesde(tx, orcamentoId),
        };
      }),
  };
}
