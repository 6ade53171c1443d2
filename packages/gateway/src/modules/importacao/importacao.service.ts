import type { CadastroImportavel, ErroCampo, Importacao, Mapeamento, RegraDuplicado, StatusImportacao } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { camposInvalidos, naoEncontrado } from '../../plugins/errors.ts';
import { csvDe } from '../../plugins/csv.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { copy } from './importacao.copy.ts';
import {
  arquivoAusente,
  campoDesconhecido,
  colunaDesconhecida,
  colunaObrigatoria,
  foraDeHora,
  nadaAGravar,
  naoSeDesfaz,
} from './importacao.errors.ts';
import { TAREFA_IMPORTAR, type PedidoImportar } from './importacao.job.ts';
import type { ImportacaoRepository, ImportacaoRow } from './importacao.repository.ts';
import type { CampoImportavel, Importavel } from './importavel.ts';
import { type LinhaDaPlanilha, readPlanilha } from './read-planilha.ts';
import { foldTitulo, titulosOf } from './titulos-da-planilha.ts';

interface Deps extends Pick<Recursos, 'db' | 'tarefas'> {
  readonly newId: () => string;
  readonly importacoes: ImportacaoRepository;
  readonly importaveis: ReadonlyMap<string, Importavel<unknown>>;
}

/** Each field by the column whose title it goes by. */
function guess(campos: readonly CampoImportavel[], colunas: readonly string[]): Mapeamento {
  const folded = colunas.map(foldTitulo);
  const places = campos.flatMap(({ campo, titulos }) => {
    const place = titulos.map((titulo) => folded.indexOf(titulo)).find((index) => index >= 0);
    return place === undefined ? [] : [[campo, place] as const];
  });
  return Object.fromEntries(places);
}

function errosDoMapeamento(campos: readonly CampoImportavel[], mapeamento: Mapeamento, colunas: readonly string[]): ErroCampo[] {
  const known = new Set(campos.map(({ campo }) => campo));
  return [
    ...Object.keys(mapeamento)
      .filter((campo) => !known.has(campo))
      .map(campoDesconhecido),
    ...Object.entries(mapeamento)
      .filter(([, place]) => place >= colunas.length)
      .map(([campo]) => colunaDesconhecida(campo)),
    ...campos
      .filter(({ campo, obrigatorio }) => obrigatorio && mapeamento[campo] === undefined)
      .map(({ campo }) => colunaObrigatoria(campo)),
  ];
}

export function createImportacaoService({ db, tarefas, newId, importacoes, importaveis }: Deps) {
  const camposOf = (cadastro: CadastroImportavel): readonly CampoImportavel[] => importaveis.get(cadastro)?.campos ?? [];
  const shown = (row: ImportacaoRow): Importacao => ({
    ...row,
    aceitaRegra: importaveis.get(row.cadastro)?.hasRegra ?? false,
    podeDesfazer: row.status === 'CONCLUIDA' && importaveis.get(row.cadastro)?.undo !== undefined,
    campos: camposOf(row.cadastro).map(({ campo, rotulo, obrigatorio }) => ({ campo, rotulo, obrigatorio })),
  });

  async function read(tx: Tx, id: string): Promise<Importacao> {
    const row = await importacoes.find(tx, id);
    if (!row) throw naoEncontrado();
    return shown(row);
  }

  /** A file that waits at one of these steps, held. */
  async function lockAt(tx: Tx, id: string, status: readonly StatusImportacao[]): Promise<ImportacaoRow> {
    const row = await importacoes.lock(tx, id);
    if (!row) throw naoEncontrado();
    if (!status.includes(row.status)) throw foraDeHora();
    return row;
  }

  async function follow(tx: Tx, importacaoId: string, { assinaturaId, usuarioId }: Chamador): Promise<Importacao> {
    const pedido: PedidoImportar = { assinaturaId, usuarioId, importacaoId };
    await tarefas.enqueue(tx, TAREFA_IMPORTAR, pedido, { chave: `${TAREFA_IMPORTAR}:${importacaoId}` });
    return read(tx, importacaoId);
  }

  return {
    /** @throws {Recusa} 422 at `arquivo` when it cannot be read */
    async add({ cadastro, nome, conteudo }: { cadastro: CadastroImportavel; nome: string; conteudo: Buffer | null }, chamador: Chamador) {
      if (!conteudo || conteudo.length === 0) throw arquivoAusente();
      const planilha = await readPlanilha(conteudo);
      return db.tenant(chamador, async (tx) => {
        const id = newId();
        // as the last file with the same titles was filled, or by the titles themselves
        const lembrado = await importacoes.findMapeamento(tx, cadastro, titulosOf(planilha.colunas));
        const mapeamento = lembrado ?? guess(camposOf(cadastro), planilha.colunas);
        await importacoes.insert(tx, chamador, { id, cadastro, nome, mapeamento }, planilha);
        return read(tx, id);
      });
    },

    get: (id: string, chamador: Chamador): Promise<Importacao> => db.tenant(chamador, (tx) => read(tx, id)),

    /** @throws {Recusa} 422 at the fields whose column is none of the file's, or that have none and must */
    judge: (
      { importacaoId, mapeamento, regra }: { importacaoId: string; mapeamento: Mapeamento; regra?: RegraDuplicado | undefined },
      chamador: Chamador,
    ): Promise<Importacao> =>
      db.tenant(chamador, async (tx) => {
        const { cadastro, colunas } = await lockAt(tx, importacaoId, ['RECEBIDA', 'CONFERIDA']);
        const errors = errosDoMapeamento(camposOf(cadastro), mapeamento, colunas);
        if (errors.length > 0) throw camposInvalidos(errors);
        // without a word, what is there already stays as it is
        const escolhida = importaveis.get(cadastro)?.hasRegra ? (regra ?? 'IGNORAR') : null;
        await importacoes.begin(tx, importacaoId, { status: 'CONFERINDO', mapeamento, regra: escolhida });
        return follow(tx, importacaoId, chamador);
      }),

    write: (importacaoId: string, chamador: Chamador): Promise<Importacao> =>
      db.tenant(chamador, async (tx) => {
        const { validas, mapeamento, regra } = await lockAt(tx, importacaoId, ['CONFERIDA']);
        if (validas === 0) throw nadaAGravar();
        await importacoes.begin(tx, importacaoId, { status: 'GRAVANDO', mapeamento, regra });
        return follow(tx, importacaoId, chamador);
      }),

    /** Takes back a file that came in. Asked twice, it is taken back once. */
    undo: (importacaoId: string, chamador: Chamador): Promise<Importacao> =>
      db.tenant(chamador, async (tx) => {
        const { cadastro, status, mapeamento, regra } = await lockAt(tx, importacaoId, ['CONCLUIDA', 'DESFAZENDO', 'DESFEITA']);
        if (!importaveis.get(cadastro)?.undo) throw naoSeDesfaz();
        if (status !== 'CONCLUIDA') return read(tx, importacaoId);
        await importacoes.begin(tx, importacaoId, { status: 'DESFAZENDO', mapeamento, regra });
        return follow(tx, importacaoId, chamador);
      }),

    /** Given up twice is given up once; what was written already stays. */
    cancel: (importacaoId: string, chamador: Chamador): Promise<Importacao> =>
      db.tenant(chamador, async (tx) => {
        const { status } = await lockAt(tx, importacaoId, ['RECEBIDA', 'CONFERINDO', 'CONFERIDA', 'GRAVANDO', 'CANCELADA']);
        if (status !== 'CANCELADA') await importacoes.giveUp(tx, importacaoId, 'CANCELADA');
        return read(tx, importacaoId);
      }),

    /** The refused lines as the file has them, each with what is wrong: corrected, they are a file to send again. */
    exportErros: (importacaoId: string, chamador: Chamador): Promise<string> =>
      db.tenant(chamador, async (tx) => {
        const { colunas } = await read(tx, importacaoId);
        const motivos = new Map<number, string>();
        for (const { linha, mensagem } of await importacoes.readErros(tx, importacaoId))
          motivos.set(linha, [motivos.get(linha), mensagem].filter(Boolean).join(' '));
        const csv = csvDe<LinhaDaPlanilha>([
          ...colunas.map((titulo, index) => [titulo, ([, celulas]: LinhaDaPlanilha) => celulas[index] ?? ''] as const),
          [copy.linha, ([linha]) => String(linha)],
          [copy.motivo, ([linha]) => motivos.get(linha) ?? ''],
        ]);
        const recusadas = (await importacoes.readLinhas(tx, importacaoId)).filter(([linha]) => motivos.has(linha));
        return csv.header() + recusadas.map(csv.line).join('');
      }),
  };
}
