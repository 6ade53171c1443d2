import { Finalidade, type FichaSegurado, type VisaoSegurado } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { escopoDe, SEGURADO_NO_ESCOPO } from '../escopo/index.ts';
import type { MesclagemSeguradoRepository } from './mesclagem-segurado.repository.ts';
import type { VisaoSeguradoRepository } from './visao-segurado.repository.ts';

interface Deps extends Pick<Recursos, 'agora' | 'db'> {
  readonly read: (tx: Tx, id: string) => Promise<FichaSegurado>;
  readonly visao: VisaoSeguradoRepository;
  readonly mesclagens: Pick<MesclagemSeguradoRepository, 'readAtual' | 'listDesfaziveis'>;
}

export function createVisaoSeguradoService({ agora, db, read, visao, mesclagens }: Deps) {
  return {
    /** All that is known of a client, as of one moment; of one that became part of another, of that one. @throws {Recusa} 404 */
    get: (pedido: string, chamador: Chamador): Promise<VisaoSegurado> =>
      db.snapshot(chamador, async (tx) => {
        const seguradoId = await mesclagens.readAtual(tx, pedido);
        const ficha = await read(tx, seguradoId);
        const deQuem = { seguradoId, usuarioId: escopoDe(chamador.sessao).usuarioId };
        const ditas = await visao.readPermissoes(tx, seguradoId);
        return {
          ficha,
          apolices: await visao.listApolices(tx, deQuem),
          orcamentos: await visao.listOrcamentos(tx, deQuem),
          propostas: await visao.listPropostas(tx, deQuem),
          sinistros: await visao.listSinistros(tx, deQuem),
          parcelas: await visao.listParcelas(tx, deQuem),
          tarefas: await visao.listTarefas(tx, deQuem),
          mensagens: await visao.listMensagens(tx, deQuem),
          linhaDoTempo: await visao.listFatos(tx, deQuem),
          permissoes: Finalidade.options.map((finalidade) => ({ finalidade, estado: ditas.get(finalidade) ?? 'SEM_REGISTRO' })),
          mesclagens: await mesclagens.listDesfaziveis(tx, seguradoId, agora()),
          grupo: await visao.listGrupo(tx, seguradoId, SEGURADO_NO_ESCOPO),
          premioDoGrupoCentavos: await visao.readPremioDoGrupo(tx, seguradoId, SEGURADO_NO_ESCOPO),
          numeros: await visao.readNumeros(tx, deQuem),
        };
      }),
  };
}

export type VisaoSeguradoService = ReturnType<typeof createVisaoSeguradoService>;
