import {
  type ConsultaRenovacoes,
  type JanelaRenovacao,
  Linha,
  type NoFormato,
  type Renovacao,
  type RenovacaoGerada,
  SituacaoRenovacao,
} from '@balcao/contracts';
import { bonusPrevisto, type FaixaDeJanela, hojeEm, janelaDe, janelasDe, janelasRenovacao, palavrasDaBusca } from '@balcao/domain';
import { Recusa, semAcesso } from '../../plugins/errors.ts';
import type { Tx } from '../../plugins/db.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { Arquivo } from '../../plugins/serve.ts';
import { escopoDe } from '../escopo/index.ts';
import type { ReadFiltro } from '../filtro/index.ts';
import { findVistos, ordemDe } from '../lista/index.ts';
import type { GruposPort } from '../parametros/index.ts';
import { opcoesDe } from './carteira.model.ts';
import { renovacoesArquivo } from './renovacao-arquivo.ts';
import type { OpenRenovacao } from './renovacao-abertura.ts';
import { type FiltroRenovacoes, ORDENS_RENOVACAO, type RenovacaoRepository, type RenovacaoRow } from './renovacao.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly readFiltro: ReadFiltro;
  readonly renovacoes: RenovacaoRepository;
  readonly openRenovacao: OpenRenovacao;
  readonly grupos: GruposPort;
}

const JANELAS = janelasRenovacao.map(({ id }) => id);

type Janelas = readonly FaixaDeJanela[];

function toRenovacao(row: RenovacaoRow, hoje: string, janelas: Janelas): Renovacao {
  const { ini, orcamentoId, orcamentoNumero, orcamentoFormulario, ...campos } = row;
  const orcamento =
    orcamentoId !== null && orcamentoNumero !== null && orcamentoFormulario !== null
      ? { id: orcamentoId, numero: orcamentoNumero, formulario: orcamentoFormulario }
      : null;
  return {
    ...campos,
    janela: (janelaDe(row.dias, janelas)?.id ?? 'LISTAR') as JanelaRenovacao,
    bonusPrevisto: bonusPrevisto({ bonus: row.bonus, sinistros: row.sinistros, vigIni: ini, vigFim: row.fim }, hoje),
    orcamento,
  };
}

export function createRenovacaoService({ db, agora, readFiltro, renovacoes, openRenovacao, grupos }: Deps) {
  const readJanelas = async (tx: Tx): Promise<Janelas> => janelasDe(await grupos.read(tx, 'renovacao'));
  const filtroDe = (consulta: Partial<ConsultaRenovacoes>, chamador: Chamador, janelas: Janelas): FiltroRenovacoes => {
    const asked = opcoesDe(consulta.janela, JANELAS, 'janela');
    return {
      escopo: escopoDe(chamador.sessao),
      hoje: hojeEm(agora()),
      palavras: palavrasDaBusca(consulta.q),
      faixas: janelas.filter(({ id }) => !asked || asked.includes(id)),
      situacoes: opcoesDe(consulta.situacao, SituacaoRenovacao.options, 'situacao') ?? ['A_RENOVAR', 'EM_COTACAO'],
      linhas: opcoesDe(consulta.linha, Linha.options, 'linha'),
      condicao: null,
    };
  };
  const orderOf = (consulta: Partial<ConsultaRenovacoes>) =>
    ordemDe(consulta.ordenar, ORDENS_RENOVACAO, { campo: 'fim', decrescente: false });

  /** One policy, in a transaction of its own: what is refused of one takes nothing from the others. */
  async function open(apoliceId: string, chamador: Chamador): Promise<RenovacaoGerada> {
    try {
      const { jaAberto, ...orcamento } = await db.tenant(chamador, (tx) => openRenovacao(tx, apoliceId, chamador));
      return { apoliceId, resultado: jaAberto ? 'JA_EM_COTACAO' : 'GERADA', orcamento, mensagem: null };
    } catch (error) {
      if (!(error instanceof Recusa)) throw error;
      const [first] = error.errors ?? [];
      return { apoliceId, resultado: 'RECUSADA', orcamento: null, mensagem: first?.mensagem ?? error.mensagem };
    }
  }

  return {
    async list(consulta: ConsultaRenovacoes, chamador: Chamador) {
      const { pagina, tamanho } = consulta;
      const page = { ordem: orderOf(consulta), limite: tamanho, pulo: (pagina - 1) * tamanho };
      const { rows, days, filtro, janelas } = await db.tenant(chamador, async (tx) => {
        const faixas = await readJanelas(tx);
        const pedido = filtroDe(consulta, chamador, faixas);
        const asked = { ...pedido, condicao: await readFiltro(tx, chamador, 'RENOVACOES', consulta.filtro) };
        return {
          rows: await renovacoes.list(tx, asked, page),
          days: await renovacoes.countByDia(tx, { ...asked, faixas }),
          filtro: pedido,
          janelas: faixas,
        };
      });
      const sum = ({ de, ate }: { de: number; ate: number }, what: 'total' | 'somaCentavos' = 'total') =>
        days.reduce((total, day) => (day.dias >= de && day.dias <= ate ? total + day[what] : total), 0);
      return {
        itens: rows.map((row) => toRenovacao(row, filtro.hoje, janelas)),
        total: filtro.faixas.reduce((total, faixa) => total + sum(faixa), 0),
        somaCentavos: filtro.faixas.reduce((soma, faixa) => soma + sum(faixa, 'somaCentavos'), 0),
        pagina,
        tamanho,
        janelas: Object.fromEntries(janelas.map((faixa) => [faixa.id, sum(faixa)])) as Record<JanelaRenovacao, number>,
      };
    },

    /** Every policy the filters find, in order. @throws {Recusa} 409 when they are more than the `total` the caller saw */
    listDoLote: ({ total, ...consulta }: Partial<ConsultaRenovacoes> & { total: number }, chamador: Chamador): Promise<Renovacao[]> =>
      db.tenant(chamador, async (tx) => {
        const condicao = await readFiltro(tx, chamador, 'RENOVACOES', consulta.filtro);
        const janelas = await readJanelas(tx);
        const filtro = { ...filtroDe(consulta, chamador, janelas), condicao };
        const rows = await findVistos(total, (limite) => renovacoes.list(tx, filtro, { ordem: orderOf({}), limite, pulo: 0 }));
        return rows.map((row) => toRenovacao(row, filtro.hoje, janelas));
      }),

    /** The whole filtered list as a file, batch by batch. Filters are checked before the first byte. */
    async exportFile(consulta: NoFormato<ConsultaRenovacoes>, chamador: Chamador): Promise<Arquivo> {
      const { condicao, janelas } = await db.tenant(chamador, async (tx) => ({
        condicao: await readFiltro(tx, chamador, 'RENOVACOES', consulta.filtro),
        janelas: await readJanelas(tx),
      }));
      const filtro = { ...filtroDe(consulta, chamador, janelas), condicao };
      const ordem = orderOf(consulta);
      return renovacoesArquivo(consulta.formato, {
        listKeys: () => db.tenant(chamador, (tx) => renovacoes.listIds(tx, filtro, ordem)),
        read: async (ids) =>
          (await db.tenant(chamador, (tx) => renovacoes.listByIds(tx, ids, filtro.hoje))).map((row) =>
            toRenovacao(row, filtro.hoje, janelas),
          ),
      });
    },

    /** Opens a quote for each policy, one after the other, each once however often it is named. */
    async openOrcamentos(ids: readonly string[], chamador: Chamador): Promise<RenovacaoGerada[]> {
      if (chamador.sessao.acessoMC === false) throw semAcesso({ needs: 'acessoMC' }, chamador.sessao);
      const outcomes: RenovacaoGerada[] = [];
      for (const id of new Set(ids)) outcomes.push(await open(id, chamador));
      return outcomes;
    },
  };
}

export type RenovacaoService = ReturnType<typeof createRenovacaoService>;
