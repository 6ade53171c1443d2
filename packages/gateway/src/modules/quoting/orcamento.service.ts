import type { ConsultaOrcamentos, Linha, OrcamentoAuto, RascunhoAuto } from '@balcao/contracts';
import { hojeEm, rascunhoAutoInicial } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { RegistryRepository } from '../registry/registry.repository.ts';
import type { AtividadeRepository } from './atividade.repository.ts';
import { filtroDe, ordemDe } from './orcamento-consulta.ts';
import { csvHeader, csvLine } from './orcamento-csv.ts';
import type { OrcamentoListaRepository } from './orcamento-lista.repository.ts';
import { deriveFrom, ENCERRADOS } from './orcamento.model.ts';
import type { OrcamentoRepository, OrcamentoRow } from './orcamento.repository.ts';
import { linhaIndisponivel, orcamentoEncerrado, rascunhoAlterado, semCorretora, soRascunhoDescarta } from './quoting.errors.ts';
import { assertMayDuplicate, escopoDe } from './quoting.policy.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly newId: () => string;
  readonly orcamentos: OrcamentoRepository;
  readonly lista: OrcamentoListaRepository;
  readonly atividades: AtividadeRepository;
  readonly registry: Pick<RegistryRepository, 'listCorretoras'>;
}

/** Lines read at a time by the export: a long file never sits in memory whole. */
const LOTE_CSV = 500;

const found = (row: OrcamentoRow | null): OrcamentoRow => {
  if (!row) throw naoEncontrado();
  return row;
};

export function createOrcamentoService({ db, agora, newId, orcamentos, lista, atividades, registry }: Deps) {
  /** The copied risk with a new period: yesterday's dates would be refused at once. */
  async function rascunhoFor(tx: Tx, chamador: Chamador, duplicarDe: string | undefined): Promise<RascunhoAuto> {
    const [corretora] = await registry.listCorretoras(tx, chamador.usuarioId);
    if (!corretora) throw semCorretora();
    const inicial = rascunhoAutoInicial({ hoje: hojeEm(agora()), corretoraId: corretora.id });
    if (!duplicarDe) return inicial;
    assertMayDuplicate(chamador.sessao);
    const { rascunho } = found(await orcamentos.find(tx, duplicarDe, escopoDe(chamador.sessao)));
    const { vigIni, vigFim } = inicial.risco.seguro ?? {};
    return { ...rascunho, risco: { ...rascunho.risco, seguro: { ...rascunho.risco.seguro, vigIni, vigFim } } };
  }

  return {
    async list(consulta: ConsultaOrcamentos, chamador: Chamador) {
      const filtro = filtroDe(consulta, escopoDe(chamador.sessao));
      const { pagina, tamanho } = consulta;
      const page = { ordem: ordemDe(consulta.ordenar), limite: tamanho, pulo: (pagina - 1) * tamanho };
      return db.tenant(chamador, async (tx) => ({
        itens: await lista.list(tx, filtro, page),
        total: await lista.count(tx, filtro),
        pagina,
        tamanho,
      }));
    },

    /** The whole filtered list as CSV text, batch by batch. Filters are checked before the first byte. */
    exportCsv(consulta: ConsultaOrcamentos, chamador: Chamador): AsyncGenerator<string> {
      const filtro = filtroDe(consulta, escopoDe(chamador.sessao));
      const ordem = ordemDe(consulta.ordenar);
      return (async function* () {
        yield csvHeader();
        const ids = await db.tenant(chamador, (tx) => lista.listIds(tx, filtro, ordem));
        for (let from = 0; from < ids.length; from += LOTE_CSV) {
          const linhas = await db.tenant(chamador, (tx) => lista.listByIds(tx, ids.slice(from, from + LOTE_CSV)));
          yield linhas.map(csvLine).join('');
        }
      })();
    },

    async create({ linha, duplicarDe }: { linha: Linha; duplicarDe?: string | undefined }, chamador: Chamador) {
      if (linha !== 'AUTO') throw linhaIndisponivel();
      return db.tenant(chamador, async (tx) => {
        const rascunho = await rascunhoFor(tx, chamador, duplicarDe);
        const id = newId();
        const numero = await orcamentos.nextNumero(tx, chamador);
        await orcamentos.insert(tx, chamador, { id, numero, linha, rascunho, derivados: deriveFrom(rascunho) });
        await atividades.add(tx, chamador, { tipo: 'ORCAMENTO_ABERTO', usuarioId: chamador.usuarioId, orcamentoId: id });
        return { id, numero };
      });
    },

    get: (orcamentoId: string, chamador: Chamador): Promise<OrcamentoAuto> =>
      db.tenant(chamador, async (tx) => {
        const row = found(await orcamentos.find(tx, orcamentoId, escopoDe(chamador.sessao)));
        return {
          id: row.id,
          numero: row.numero,
          linha: 'AUTO',
          status: row.status,
          versao: row.rascunhoVersao,
          criadoEm: row.criadoEm.toISOString(),
          alteradoEm: row.alteradoEm.toISOString(),
          rascunho: row.rascunho,
          cotacoes: await orcamentos.listRodadas(tx, row.id),
        };
      }),

    saveRascunho: (pedido: { orcamentoId: string; versao: number; rascunho: RascunhoAuto }, chamador: Chamador) =>
      db.tenant(chamador, async (tx) => {
        const { orcamentoId: id, versao, rascunho } = pedido;
        const atual = found(await orcamentos.lock(tx, id, escopoDe(chamador.sessao)));
        if (ENCERRADOS.has(atual.status)) throw orcamentoEncerrado();
        const saved = await orcamentos.saveRascunho(tx, chamador, { id, versao, rascunho, derivados: deriveFrom(rascunho) });
        if (saved) return { versao: saved.versao, alteradoEm: saved.alteradoEm.toISOString() };
        throw rascunhoAlterado({
          minhaVersao: versao,
          atual: {
            versao: atual.rascunhoVersao,
            alteradoEm: atual.alteradoEm.toISOString(),
            rascunho: atual.rascunho,
            alteradoPor: await orcamentos.nameOfLastWriter(tx, id),
          },
        });
      }),

    discard: (orcamentoId: string, chamador: Chamador): Promise<Record<string, never>> =>
      db.tenant(chamador, async (tx) => {
        const { id, status } = found(await orcamentos.lock(tx, orcamentoId, escopoDe(chamador.sessao)));
        if (status !== 'RASCUNHO') throw soRascunhoDescarta();
        await orcamentos.remove(tx, id);
        return {};
      }),
  };
}

export type OrcamentoService = ReturnType<typeof createOrcamentoService>;
