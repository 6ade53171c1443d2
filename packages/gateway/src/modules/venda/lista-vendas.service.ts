import type { ConsultaVendas, NoFormato, OpcoesVendas, TotaisVendas } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { bothCondicoes } from '../../plugins/filtro-sql.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { escopoDe } from '../escopo/index.ts';
import type { ReadFiltro } from '../filtro/index.ts';
import { createListaService } from '../registro/index.ts';
import { condicaoDoPeriodo, type ListaVendasRepository, type PerguntaVendas } from './lista-vendas.repository.ts';
import { vendasArquivo } from './venda-arquivo.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly vendas: ListaVendasRepository;
  readonly readFiltro: ReadFiltro;
}

/** The lists of proposals, policies and endorsements that a caller may see. */
export function createListaVendasService({ db, vendas, readFiltro }: Deps) {
  const readCondicao = async (tx: Tx, consulta: Pick<PerguntaVendas, 'filtro' | 'quando' | 'de' | 'ate'>, chamador: Chamador) =>
    bothCondicoes(await readFiltro(tx, chamador, 'VENDAS', consulta.filtro), condicaoDoPeriodo(consulta));
  const lista = createListaService({ db, repository: vendas, readCondicao, arquivo: vendasArquivo });
  const ofCaller = <C extends object>(consulta: C, { sessao }: Chamador): C & { dono?: string } => {
    const { usuarioId } = escopoDe(sessao);
    return { ...consulta, ...(usuarioId !== null && { dono: usuarioId }) };
  };

  return {
    list: (consulta: ConsultaVendas, chamador: Chamador) => lista.list(ofCaller(consulta, chamador), chamador),

    exportFile: (consulta: NoFormato<ConsultaVendas>, chamador: Chamador) => lista.exportFile(ofCaller(consulta, chamador), chamador),

    sum: (consulta: Omit<ConsultaVendas, 'pagina' | 'tamanho' | 'ordenar'>, chamador: Chamador): Promise<TotaisVendas> =>
      db.tenant(chamador, async (tx) =>
        vendas.sum(tx, {
          ...ofCaller({ ...consulta, pagina: 1, tamanho: 1, ordenar: '' }, chamador),
          condicao: await readCondicao(tx, consulta, chamador),
        }),
      ),

    readOpcoes: (chamador: Chamador): Promise<OpcoesVendas> =>
      db.tenant(chamador, (tx) => vendas.readOpcoes(tx, escopoDe(chamador.sessao).usuarioId)),
  };
}

export type ListaVendasService = ReturnType<typeof createListaVendasService>;
