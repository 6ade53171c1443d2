import { type ConsultaCotacoes, Linha, type NoFormato, StatusCotacao } from '@balcao/contracts';
import { palavrasDaBusca } from '@balcao/domain';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { Arquivo } from '../../plugins/serve.ts';
import type { ReadFiltro } from '../filtro/index.ts';
import { ordemDe } from '../lista/index.ts';
import { escopoDe } from '../escopo/index.ts';
import { opcoesDe } from './carteira.model.ts';
import { cotacoesArquivo } from './cotacoes-arquivo.ts';
import { type CotacoesRepository, type FiltroCotacoes, ORDENS_COTACAO } from './cotacoes.repository.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly readFiltro: ReadFiltro;
  readonly cotacoes: CotacoesRepository;
}

const filtroDe = (consulta: Partial<ConsultaCotacoes>, { sessao }: Chamador): FiltroCotacoes => ({
  escopo: escopoDe(sessao),
  palavras: palavrasDaBusca(consulta.q),
  status: opcoesDe(consulta.status, StatusCotacao.options, 'status'),
  linhas: opcoesDe(consulta.linha, Linha.options, 'linha'),
  de: consulta.de ?? null,
  ate: consulta.ate ?? null,
  condicao: null,
});
const orderOf = ({ ordenar }: Partial<ConsultaCotacoes>) => ordemDe(ordenar, ORDENS_COTACAO, { campo: 'criadoEm', decrescente: true });

export function createCotacoesService({ db, readFiltro, cotacoes }: Deps) {
  return {
    async list(consulta: ConsultaCotacoes, chamador: Chamador) {
      const filtro = filtroDe(consulta, chamador);
      const { pagina, tamanho } = consulta;
      const page = { ordem: orderOf(consulta), limite: tamanho, pulo: (pagina - 1) * tamanho };
      // the count and the page tell of one instant
      return db.snapshot(chamador, async (tx) => {
        const condicao = await readFiltro(tx, chamador, 'COTACOES', consulta.filtro);
        return { ...(await cotacoes.listAndCount(tx, { ...filtro, condicao }, page)), pagina, tamanho };
      });
    },

    /** The whole filtered list as a file, batch by batch. Filters are checked before the first byte. */
    async exportFile(consulta: NoFormato<ConsultaCotacoes>, chamador: Chamador): Promise<Arquivo> {
      const condicao = await db.tenant(chamador, (tx) => readFiltro(tx, chamador, 'COTACOES', consulta.filtro));
      const filtro = { ...filtroDe(consulta, chamador), condicao };
      const ordem = orderOf(consulta);
      return cotacoesArquivo(consulta.formato, {
        listKeys: () => db.tenant(chamador, (tx) => cotacoes.listIds(tx, filtro, ordem)),
        read: (ids) => db.tenant(chamador, (tx) => cotacoes.listByIds(tx, ids)),
      });
    },
  };
}

export type CotacoesService = ReturnType<typeof createCotacoesService>;
