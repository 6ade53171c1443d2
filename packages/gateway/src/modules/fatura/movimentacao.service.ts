import { createHash } from 'node:crypto';
import {
  type DadosMovimento,
  type FaturaDaApolice,
  type FormatoArquivo,
  type LeituraDaMovimentacao,
  MAX_LINHAS_NA_PREVIA,
  type MovimentoDaFatura,
} from '@balcao/contracts';
import {
  judgeMovimentacao,
  parametrosDaMovimentacao,
  planEscritaDeVidas,
  planFatura,
  type VidaDoGrupo,
  type VidaGuardada,
} from '@balcao/domain';
import { tabelaRecusada } from '../../extratos/extratos.errors.ts';
import type { FilaDeExtratos } from '../../extratos/fila-extratos.ts';
import type { LinhaLida } from '../../extratos/vidas/read-movimentacao.ts';
import type { Tx } from '../../plugins/db.ts';
import { camposInvalidos, naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { Arquivo } from '../../plugins/serve.ts';
import { movimentosArquivo } from './fatura-arquivo.ts';
import { arquivoAusente, arquivoRepetido, faturaFechada, leituraMudou, nadaAConfirmar } from './fatura.errors.ts';
import { lockFatura } from './fatura.service.ts';
import type { FaturaTravada, GrupoRepository } from './grupo.repository.ts';
import type { ArquivoDaFatura, MovimentacaoRepository } from './movimentacao.repository.ts';
import { refreshFaturas } from './refresh-faturas.ts';
import type { SeeFatura } from './see-fatura.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly newId: () => string;
  readonly fila: FilaDeExtratos;
  readonly grupos: GrupoRepository;
  readonly movimentos: MovimentacaoRepository;
  readonly seeFatura: SeeFatura;
}

/** Whose CPF is not known any more. */
const ELIMINADA = '00000000000';

/** Rows held against the lives of their policy. */
interface Julgamento {
  readonly linhas: readonly MovimentoDaFatura[];
  /** The lives that are judged, and what the rows without errors make of them. */
  readonly antes: readonly VidaGuardada[];
  readonly depois: readonly VidaDoGrupo[];
  readonly outras: readonly VidaGuardada[];
}

const asMovimento = (linha: LinhaLida, erros: MovimentoDaFatura['erros']): MovimentoDaFatura => ({ ...linha, erros: [...erros] });
const count = (linhas: readonly MovimentoDaFatura[], tipo: MovimentoDaFatura['tipo']): number =>
  linhas.filter((uma) => uma.tipo === tipo && uma.erros.length === 0).length;

export function createMovimentacaoService({ db, newId, fila, grupos, movimentos, seeFatura }: Deps) {
  async function judge(tx: Tx, { apoliceId, competencia, grupo }: FaturaTravada, lidas: readonly LinhaLida[]): Promise<Julgamento> {
    const vidas = await grupos.listVidas(tx, apoliceId);
    const antes = vidas.filter(({ cpf }) => cpf !== ELIMINADA);
    const parametros = { ...parametrosDaMovimentacao, exigeCapital: grupo.preco === 'CAPITAL' };
    const julgada = judgeMovimentacao(lidas, antes, competencia, parametros);
    return {
      linhas: lidas.map((linha, at) => asMovimento(linha, julgada.linhas[at]?.errors as MovimentoDaFatura['erros'])),
      antes,
      depois: julgada.vidas,
      outras: vidas.filter(({ cpf }) => cpf === ELIMINADA),
    };
  }

  /** @throws {Recusa} 404; 409 of a closed one */
  async function lockAberta(tx: Tx, faturaId: string, chamador: Chamador): Promise<FaturaTravada> {
    const fatura = await lockFatura(tx, { grupos, chamador }, { faturaId });
    if (fatura.status === 'FECHADA') throw faturaFechada();
    return fatura;
  }

  async function readingOf(
    tx: Tx,
    fatura: FaturaTravada,
    { id, nome, formato }: Pick<ArquivoDaFatura, 'id' | 'nome' | 'formato'>,
    { linhas, antes, depois, outras }: Julgamento,
  ): Promise<LeituraDaMovimentacao> {
    const faturas = await grupos.listFaturas(tx, fatura.apoliceId);
    const atual = faturas.find((uma) => uma.id === fatura.id);
    const fechadas = faturas.filter(({ status, competencia }) => status === 'FECHADA' && competencia < fatura.competencia);
    const isPrimeira = faturas.find(({ status }) => status !== 'FECHADA')?.id === fatura.id;
    const reckon = (vidas: readonly VidaDoGrupo[]) => {
      if (!atual) throw naoEncontrado();
      const preco = { ...atual.preco, iofBps: atual.iofVigenteBps };
      const { fatura: bill, devido } = planFatura({
        vidas,
        competencia: fatura.competencia,
        preco,
        fechadas: isPrimeira ? fechadas.slice(-24) : [],
      });
      return { vidas: bill.vidas, totalCentavos: devido.liquidoCentavos + devido.iofCentavos };
    };
    const recusadas = linhas.filter(({ erros }) => erros.length > 0);
    return {
      id,
      nome,
      formato,
      linhas: linhas.length,
      inclusoes: count(linhas, 'INCLUSAO'),
      exclusoes: count(linhas, 'EXCLUSAO'),
      alteracoes: count(linhas, 'ALTERACAO'),
      recusadas: recusadas.length,
      previa: [...recusadas, ...linhas.filter(({ erros }) => erros.length === 0)].slice(0, MAX_LINHAS_NA_PREVIA),
      antes: reckon([...antes, ...outras]),
      depois: reckon([...depois, ...outras]),
    };
  }

  async function apply(tx: Tx, chamador: Chamador, fatura: FaturaTravada, { antes, depois }: Julgamento): Promise<void> {
    await grupos.writeVidas(tx, chamador, fatura.apoliceId, planEscritaDeVidas(antes, depois, fatura.competencia));
    await refreshFaturas(tx, chamador, { grupos, apoliceId: fatura.apoliceId, grupo: fatura.grupo });
  }

  return {
    /** Nothing of a file counts before it is confirmed. @throws {Recusa} 404; 409 of a closed bill; 422 at `arquivo` */
    async read(
      { faturaId, nome, bytes }: { faturaId: string; nome: string; bytes: Buffer | null },
      chamador: Chamador,
    ): Promise<LeituraDaMovimentacao> {
      await db.tenant(chamador, (tx) => lockAberta(tx, faturaId, chamador));
      if (!bytes || bytes.length === 0) throw arquivoAusente();
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const lido = await fila.read({ como: 'MOVIMENTACAO', bytes });
      if (!lido.isLido) throw tabelaRecusada(lido.motivo, lido.trecho);
      return db.tenant(chamador, async (tx) => {
        const fatura = await lockAberta(tx, faturaId, chamador);
        const mesmo = await movimentos.findMesmo(tx, fatura.apoliceId, sha256);
        if (mesmo) throw arquivoRepetido(mesmo);
        const arquivo = { id: newId(), faturaId, nome, formato: lido.formato };
        await movimentos.keep(tx, chamador, { ...arquivo, sha256, lidas: lido.linhas });
        return readingOf(tx, fatura, arquivo, await judge(tx, fatura, lido.linhas));
      });
    },

    /**
     * Makes the rows without errors count, in one transaction; asked again, they counted once.
     *
     * @throws {Recusa} 404; 409 with what is read now, where more or fewer rows are refused than were shown
     */
    confirm: (pedido: { faturaId: string; movimentacaoId: string; recusadas: number }, chamador: Chamador): Promise<FaturaDaApolice> =>
      db.tenant(chamador, async (tx) => {
        const fatura = await lockFatura(tx, { grupos, chamador }, pedido);
        const arquivo = await movimentos.find(tx, fatura.id, pedido.movimentacaoId);
        if (!arquivo) throw naoEncontrado();
        if (arquivo.status === 'CONFIRMADO') return seeFatura.see(tx, fatura.id, chamador);
        if (fatura.status === 'FECHADA') throw faturaFechada();
        const julgamento = await judge(tx, fatura, arquivo.lidas ?? []);
        const recusadas = julgamento.linhas.filter(({ erros }) => erros.length > 0).length;
        if (recusadas !== pedido.recusadas) throw leituraMudou(await readingOf(tx, fatura, arquivo, julgamento));
        if (recusadas === julgamento.linhas.length) throw nadaAConfirmar();
        await apply(tx, chamador, fatura, julgamento);
        await movimentos.confirm(tx, arquivo.id, julgamento.linhas.length - recusadas);
        await movimentos.insertMovimentos(tx, chamador, { faturaId: fatura.id, movimentacaoId: arquivo.id }, julgamento.linhas);
        await grupos.insertAto(tx, chamador, { faturaId: fatura.id, tipo: 'MOVIMENTACAO', motivo: arquivo.nome });
        return seeFatura.see(tx, fatura.id, chamador);
      }),

    /** @throws {Recusa} 404; 409 of a closed bill; 422 at the fields, as a row of a file is judged */
    move: ({ faturaId, ...dados }: DadosMovimento & { faturaId: string }, chamador: Chamador): Promise<FaturaDaApolice> =>
      db.tenant(chamador, async (tx) => {
        const fatura = await lockAberta(tx, faturaId, chamador);
        const julgamento = await judge(tx, fatura, [{ ...dados, linha: 1, faixa: null }]);
        const erros = julgamento.linhas.flatMap((linha) => linha.erros);
        if (erros.length > 0)
          throw camposInvalidos(erros.map((erro) => (erro.campo === 'capital' ? { ...erro, campo: 'capitalCentavos' } : erro)));
        await apply(tx, chamador, fatura, julgamento);
        await movimentos.insertMovimentos(tx, chamador, { faturaId, movimentacaoId: null }, julgamento.linhas);
        await grupos.insertAto(tx, chamador, { faturaId, tipo: 'MOVIMENTO' });
        return seeFatura.see(tx, faturaId, chamador);
      }),

    /** Rows of movements as a file; those of a file that does not count yet, as they would be judged now. @throws {Recusa} 404 */
    exportMovimentos: (
      {
        faturaId,
        movimentacaoId,
        resultado,
        formato,
      }: {
        faturaId: string;
        movimentacaoId?: string | undefined;
        resultado?: 'APLICADO' | 'RECUSADO' | undefined;
        formato: FormatoArquivo;
      },
      chamador: Chamador,
    ): Promise<Arquivo> =>
      db.tenant(chamador, async (tx) => {
        await seeFatura.find(tx, faturaId, chamador);
        const arquivo = movimentacaoId === undefined ? null : await movimentos.find(tx, faturaId, movimentacaoId);
        if (movimentacaoId !== undefined && !arquivo) throw naoEncontrado();
        const todas = arquivo?.lidas
          ? (await judge(tx, await lockFatura(tx, { grupos, chamador }, { faturaId }), arquivo.lidas)).linhas
          : await movimentos.listMovimentos(tx, { faturaId, movimentacaoId, resultado });
        const linhas = resultado === undefined ? todas : todas.filter(({ erros }) => erros.length > 0 === (resultado === 'RECUSADO'));
        return movimentosArquivo(formato, { listKeys: async () => linhas, read: async (keys) => keys });
      }),
  };
}

export type MovimentacaoService = ReturnType<typeof createMovimentacaoService>;
