import {
  type ConsultaOrcamentos,
  type Formulario,
  type Linha,
  LinhaCotada,
  type NoFormato,
  type Orcamento,
  type RascunhoOrcamento,
} from '@balcao/contracts';
import { hojeEm, isEncerrado } from '@balcao/domain';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { Arquivo } from '../../plugins/serve.ts';
import type { RegistryPort } from '../registry/index.ts';
import type { ReadFiltro } from '../filtro/index.ts';
import type { AtividadeRepository } from './atividade.repository.ts';
import { filtroDe, type OrcamentoListaPort, orcamentosArquivo, ordemDosOrcamentos, tellUrgencia, withUrgentes } from '../lista/index.ts';
import { deriveFrom, linhaDo, upToDate } from './orcamento.model.ts';
import type { OrcamentoRepository } from './orcamento.repository.ts';
import { openRascunho, startedFor } from './rascunho-inicial.ts';
import { linhaIndisponivel, orcamentoEncerrado, rascunhoAlterado, rascunhoIlegivel, soRascunhoDescarta } from './orcamento.errors.ts';
import { assertMayDuplicate, assertMayQuote, escopoDe } from '../escopo/index.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly newId: () => string;
  readonly orcamentos: OrcamentoRepository;
  readonly lista: OrcamentoListaPort;
  readonly atividades: AtividadeRepository;
  readonly registry: Pick<RegistryPort, 'listCorretoras' | 'listDaCorretora'>;
  readonly readFiltro: ReadFiltro;
}

const found = <T>(row: T | null): T => {
  if (!row) throw naoEncontrado();
  return row;
};

/** The form of a line that insurers are asked about. @throws {Recusa} 422 for one that only a manual quote covers */
function formularioDa(linha: Linha): Formulario {
  const parsed = LinhaCotada.safeParse(linha);
  if (!parsed.success) throw linhaIndisponivel();
  return parsed.data;
}

export function createOrcamentoService({ db, agora, newId, orcamentos, lista, atividades, registry, readFiltro }: Deps) {
  return {
    async list(consulta: ConsultaOrcamentos, chamador: Chamador) {
      const filtro = filtroDe(consulta, escopoDe(chamador.sessao));
      const { pagina, tamanho } = consulta;
      const page = { ordem: ordemDosOrcamentos(consulta.ordenar), limite: tamanho, pulo: (pagina - 1) * tamanho };
      const em = agora();
      // the count and the page tell of one instant
      return db.snapshot(chamador, async (tx) => {
        const condicao = await readFiltro(tx, chamador, 'ORCAMENTOS', consulta.filtro);
        const asked = await withUrgentes(tx, { ...filtro, condicao }, { ordem: page.ordem, agora: em });
        const contada = await lista.listAndCount(tx, asked, page);
        return { ...contada, itens: await tellUrgencia(tx, contada.itens, em), pagina, tamanho };
      });
    },

    /** The whole filtered list as a file, batch by batch. Filters are checked before the first byte. */
    async exportFile(consulta: NoFormato<ConsultaOrcamentos>, chamador: Chamador): Promise<Arquivo> {
      const condicao = await db.tenant(chamador, (tx) => readFiltro(tx, chamador, 'ORCAMENTOS', consulta.filtro));
      const filtro = { ...filtroDe(consulta, escopoDe(chamador.sessao)), condicao };
      const ordem = ordemDosOrcamentos(consulta.ordenar);
      return orcamentosArquivo(consulta.formato, {
        listKeys: () =>
          db.tenant(chamador, async (tx) => lista.listIds(tx, await withUrgentes(tx, filtro, { ordem, agora: agora() }), ordem)),
        read: (ids) => db.tenant(chamador, (tx) => lista.listArquivo(tx, ids)),
      });
    },

    async create(
      {
        linha,
        formulario = formularioDa(linha),
        duplicarDe,
        seguradoId,
      }: { linha: Linha; formulario?: Formulario | undefined; duplicarDe?: string | undefined; seguradoId?: string | undefined },
      chamador: Chamador,
    ) {
      const quotavel = linhaDo(formulario);
      if (formulario !== 'MANUAL' && formulario !== linha) throw linhaIndisponivel();
      assertMayQuote(chamador.sessao, formulario);
      if (duplicarDe !== undefined) assertMayDuplicate(chamador.sessao);
      return db.tenant(chamador, async (tx) => {
        const origem = duplicarDe === undefined ? null : found(await orcamentos.find(tx, duplicarDe, escopoDe(chamador.sessao)));
        const segurado = seguradoId === undefined ? null : found(await orcamentos.findSegurado(tx, seguradoId));
        const aberto = await openRascunho(tx, { orcamentos, registry, hoje: hojeEm(agora()) }, { chamador, linha: quotavel, origem });
        const rascunho = segurado ? startedFor(aberto, segurado) : aberto;
        const id = newId();
        const numero = await orcamentos.nextNumero(tx, chamador);
        const { schemaVersao } = quotavel;
        const derivados = deriveFrom(quotavel, rascunho);
        await orcamentos.insert(tx, chamador, {
          id,
          numero,
          linha,
          formulario,
          rascunho,
          schemaVersao,
          derivados,
          origem: formulario === 'MANUAL' ? 'MANUAL' : 'INTERNO',
          isEmBranco: origem === null,
        });
        await atividades.add(tx, chamador, { tipo: 'ORCAMENTO_ABERTO', usuarioId: chamador.usuarioId, orcamentoId: id });
        return { id, numero };
      });
    },

    get: (orcamentoId: string, chamador: Chamador): Promise<Orcamento> =>
      db.tenant(chamador, async (tx) => {
        const row = found(await orcamentos.find(tx, orcamentoId, escopoDe(chamador.sessao)));
        const { id, numero, linha, formulario, origem, status, rascunhoVersao: versao } = row;
        return {
          id,
          numero,
          linha,
          formulario,
          origem,
          status,
          versao,
          criadoEm: row.criadoEm.toISOString(),
          alteradoEm: row.alteradoEm.toISOString(),
          rascunho: upToDate(row),
          isMinhaVersao: row.rascunhoPor === chamador.usuarioId,
          propostaOfertaId: await orcamentos.findOfertaVendida(tx, row.id),
          cotacoes: await orcamentos.listRodadas(tx, row.id),
        };
      }),

    saveRascunho: (pedido: { orcamentoId: string; versao: number; rascunho: RascunhoOrcamento }, chamador: Chamador) =>
      db.tenant(chamador, async (tx) => {
        const { orcamentoId: id, versao } = pedido;
        const atual = found(await orcamentos.lock(tx, id, escopoDe(chamador.sessao)));
        assertMayQuote(chamador.sessao, atual.formulario);
        if (isEncerrado(atual.status)) throw orcamentoEncerrado();
        const linha = linhaDo(atual.formulario);
        const rascunho = linha.read(pedido.rascunho);
        if (!rascunho) throw rascunhoIlegivel();
        const { schemaVersao } = linha;
        const saved = await orcamentos.saveRascunho(tx, chamador, {
          id,
          versao,
          rascunho,
          schemaVersao,
          derivados: deriveFrom(linha, rascunho),
        });
        if (saved) return { versao: saved.versao, alteradoEm: saved.alteradoEm.toISOString() };
        throw rascunhoAlterado({
          minhaVersao: versao,
          atual: {
            versao: atual.rascunhoVersao,
            alteradoEm: atual.alteradoEm.toISOString(),
            rascunho: upToDate(atual),
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
