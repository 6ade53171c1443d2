import type { ConsultaParcelas, NoFormato, OpcoesParcelas, Parcela, TotaisParcelas } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { escopoDe } from '../escopo/index.ts';
import type { GruposPort } from '../parametros/index.ts';
import { createListaService } from '../registro/index.ts';
import { parcelasArquivo } from './parcela-arquivo.ts';
import type { ParcelaVistaRepository } from './parcela-vista.repository.ts';
import { isEmAberto, updateValor } from './parcela.model.ts';
import type { ParcelaRepository } from './parcela.repository.ts';

interface Deps extends Pick<Recursos, 'agora' | 'db'> {
  readonly parcelas: ParcelaRepository;
  readonly vistas: ParcelaVistaRepository;
  readonly grupos: Pick<GruposPort, 'read'>;
}

/** Whose instalments a caller sees, as a filter of their lists. */
export function ofCaller<C extends object>(consulta: C, { sessao }: Chamador): C & { dono?: string } {
  const { usuarioId } = escopoDe(sessao);
  return { ...consulta, ...(usuarioId !== null && { dono: usuarioId }) };
}

/** The list of instalments that a caller may see, and one of them whole. */
export function createParcelaService({ agora, db, parcelas, vistas, grupos }: Deps) {
  const lista = createListaService({ db, repository: parcelas, arquivo: parcelasArquivo });

  /** @throws {Recusa} 404 */
  async function see(tx: Tx, id: string, chamador: Chamador): Promise<Parcela> {
    const row = await vistas.find(tx, id, escopoDe(chamador.sessao));
    if (!row) throw naoEncontrado();
    const { encargos, ...vista } = row;
    return {
      ...vista,
      atualizado: isEmAberto(vista) ? updateValor({ ...vista, encargos }, hojeEm(agora()), await grupos.read(tx, 'atraso')) : null,
    };
  }

  return {
    see,

    list: (consulta: ConsultaParcelas, chamador: Chamador) => lista.list(ofCaller(consulta, chamador), chamador),

    exportFile: (consulta: NoFormato<ConsultaParcelas>, chamador: Chamador) => lista.exportFile(ofCaller(consulta, chamador), chamador),

    sum: (consulta: Omit<ConsultaParcelas, 'pagina' | 'tamanho' | 'ordenar'>, chamador: Chamador): Promise<TotaisParcelas> =>
      db.tenant(chamador, (tx) => parcelas.sum(tx, ofCaller({ ...consulta, pagina: 1, tamanho: 1, ordenar: '' }, chamador))),

    readOpcoes: (chamador: Chamador): Promise<OpcoesParcelas> =>
      db.tenant(chamador, (tx) => parcelas.readOpcoes(tx, escopoDe(chamador.sessao).usuarioId)),

    get: (id: string, chamador: Chamador): Promise<Parcela> => db.tenant(chamador, (tx) => see(tx, id, chamador)),
  };
}

export type ParcelaService = ReturnType<typeof createParcelaService>;
