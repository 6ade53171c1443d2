import type { ConsultaRamos, DadosRamo, FichaRamo, MudancaRegistro, NoFormato, UsoRegistro } from '@balcao/contracts';
import { formatBps } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { Arquivo } from '../../plugins/serve.ts';
import type { ReadFiltro } from '../filtro/filtro-da-lista.ts';
import { type ColunasDaHistoria, readHistoria } from '../registro/historia-registro.repository.ts';
import { type FonteDeUso, listUsos } from '../registro/usos-registro.repository.ts';
import { copy } from './ramo.copy.ts';
import { ramosArquivo } from './ramo-arquivo.ts';
import { ramoAlterado } from './ramo.errors.ts';
import type { RamoRepository } from './ramo.repository.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly ramos: RamoRepository;
  readonly readFiltro: ReadFiltro;
}

/** More than the catalogue has: the list fits one reading. */
const TODOS = 1_000;

const colunas: ColunasDaHistoria = {
  apelido: ['Apelido', String],
  ativo: ['Situação', (valor) => (valor === true ? copy.ativo : copy.inativo)],
  comissao_padrao_bps: ['Comissão padrão', (valor) => formatBps(Number(valor))],
  aviso_renovacao_dias: ['Avisos de renovação', (valor) => copy.dias(valor as number[])],
};

/** Whatever of the subscription names a ramo. */
const usosDeRamo: readonly FonteDeUso[] = [
  {
    tipo: 'ORCAMENTO',
    from: 'balcao.orcamento o',
    where: "o.excluido_em is null and o.formulario = 'MANUAL' and o.rascunho #>> '{risco,objeto,ramo}' = $1",
    id: 'o.id',
    nome: "'Nº ' || o.numero || coalesce(' · ' || o.segurado_nome, '')",
    rota: "'/multicalculo/orcamento-visualizar?id=' || o.id",
    ordem: 'o.criado_em desc, o.id',
  },
  {
    tipo: 'APOLICE',
    from: 'balcao.apolice a join balcao.segurado s on s.id = a.segurado_id',
    where: 'a.excluido_em is null and a.ramo = $1',
    id: 'a.id',
    nome: "a.numero || ' · ' || s.nome",
    ordem: 'a.vig_fim desc, a.id',
  },
  {
    tipo: 'REPASSE',
    from: 'balcao.regra_repasse r join balcao.produtor p on p.id = r.produtor_id',
    where: 'r.excluido_em is null and p.excluido_em is null and r.ramo = $1',
    id: 'r.id',
    nome: 'p.nome',
    rota: "'/configuracao/produtores?produtor=' || p.id",
    ordem: 'p.nome, r.id',
  },
];

export function createRamoService({ db, ramos, readFiltro }: Deps) {
  async function read(tx: Tx, codigo: string): Promise<FichaRamo> {
    const ficha = await ramos.find(tx, codigo);
    if (!ficha) throw naoEncontrado();
    return ficha;
  }

  return {
    list: (consulta: ConsultaRamos, chamador: Chamador) =>
      db.snapshot(chamador, async (tx) => {
        const { pagina, tamanho } = consulta;
        const asked = { ...consulta, condicao: await readFiltro(tx, chamador, 'RAMOS', consulta.filtro) };
        const itens = await ramos.list(tx, asked, { limite: tamanho, pulo: (pagina - 1) * tamanho });
        return { itens, total: await ramos.count(tx, asked), pagina, tamanho };
      }),

    exportFile: async (consulta: NoFormato<ConsultaRamos>, chamador: Chamador): Promise<Arquivo> => {
      const todos = await db.tenant(chamador, async (tx) => {
        const condicao = await readFiltro(tx, chamador, 'RAMOS', consulta.filtro);
        return ramos.list(tx, { ...consulta, condicao }, { limite: TODOS, pulo: 0 });
      });
      // the table is short: its lines are their own keys
      return ramosArquivo(consulta.formato, { listKeys: async () => todos, read: async (fichas) => fichas });
    },

    get: (codigo: string, chamador: Chamador): Promise<FichaRamo> => db.tenant(chamador, (tx) => read(tx, codigo)),

    /** @throws {Recusa} 409 with what stands now when somebody wrote since `versao` was read */
    save: ({ ramo, ...dados }: DadosRamo & { ramo: string; versao: number }, chamador: Chamador): Promise<FichaRamo> =>
      db.tenant(chamador, async (tx) => {
        await read(tx, ramo);
        // the farthest day first, each once
        const avisoRenovacaoDias = dados.avisoRenovacaoDias && [...new Set(dados.avisoRenovacaoDias)].toSorted((a, b) => b - a);
        const isWritten = await ramos.write(tx, chamador, ramo, { ...dados, avisoRenovacaoDias });
        const atual = await read(tx, ramo);
        if (!isWritten) throw ramoAlterado(atual);
        return atual;
      }),

    listUsos: (codigo: string, chamador: Chamador): Promise<UsoRegistro[]> =>
      db.tenant(chamador, async (tx) => {
        await read(tx, codigo);
        return listUsos(tx, usosDeRamo, codigo);
      }),

    listHistoria: (codigo: string, chamador: Chamador): Promise<MudancaRegistro[]> =>
      db.tenant(chamador, async (tx) => {
        await read(tx, codigo);
        return readHistoria(tx, [{ nome: 'ramo_assinatura', ids: [codigo], colunas }], copy.suporte);
      }),
  };
}
