import type {
  ConsultaLancamentos,
  DadosLancamento,
  FichaLancamento,
  MudancaRegistro,
  NoFormato,
  OpcoesLancamento,
  OrigemLancamento,
  TotaisLancamentos,
} from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { readAnexosNaTrilha } from '../documento/index.ts';
import { createListaService, readHistoria } from '../registro/index.ts';
import type { LancamentoPort } from './create-lancamentos.ts';
import { lancamentosArquivo } from './lancamento-arquivo.ts';
import { copy } from './lancamento.copy.ts';
import { colunasDoAnexo, colunasDoLancamento } from './lancamento-historia.ts';
import { lancamentoDeFora } from './lancamento.errors.ts';
import type { LancamentoRepository } from './lancamento.repository.ts';
import { condicaoDoPeriodo, type ListaLancamentosRepository } from './lista-lancamentos.repository.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly porta: LancamentoPort;
  readonly lancamentos: LancamentoRepository;
  readonly lista: ListaLancamentosRepository;
}

/** Entries that came of a statement, a receipt or a transfer to a producer are changed there. */
const DAQUI: readonly OrigemLancamento[] = ['MANUAL', 'RECORRENCIA'];

interface Alvo {
  readonly lancamentoId: string;
  readonly versao: number;
}

export function createLancamentoService({ db, porta, lancamentos, lista }: Deps) {
  const listas = createListaService<FichaLancamento, ConsultaLancamentos>({
    db,
    repository: lista,
    readCondicao: async (_, consulta) => condicaoDoPeriodo(consulta),
    arquivo: lancamentosArquivo,
  });

  async function read(tx: Tx, id: string): Promise<FichaLancamento> {
    const ficha = await lancamentos.find(tx, id);
    if (!ficha) throw naoEncontrado();
    return ficha;
  }

  /** One act on an entry that is changed here. */
  const act = (
    { lancamentoId: id, versao }: Alvo,
    chamador: Chamador,
    work: (tx: Tx, alvo: { id: string; versao: number }) => Promise<FichaLancamento>,
  ): Promise<FichaLancamento> =>
    db.tenant(chamador, async (tx) => {
      if (!DAQUI.includes((await read(tx, id)).origem)) throw lancamentoDeFora();
      return work(tx, { id, versao });
    });

  return {
    list: listas.list,
    exportFile: (consulta: NoFormato<ConsultaLancamentos>, chamador: Chamador) => listas.exportFile(consulta, chamador),

    sum: (consulta: Omit<ConsultaLancamentos, 'pagina' | 'tamanho' | 'ordenar'>, chamador: Chamador): Promise<TotaisLancamentos> =>
      db.tenant(chamador, (tx) =>
        lista.sum(tx, { ...consulta, pagina: 1, tamanho: 1, ordenar: '', condicao: condicaoDoPeriodo(consulta) }),
      ),

    readOpcoes: (chamador: Chamador): Promise<OpcoesLancamento> => db.tenant(chamador, (tx) => lista.readOpcoes(tx)),

    get: (id: string, chamador: Chamador): Promise<FichaLancamento> => db.tenant(chamador, (tx) => read(tx, id)),

    listHistoria: (id: string, chamador: Chamador): Promise<MudancaRegistro[]> =>
      db.tenant(chamador, async (tx) => {
        await read(tx, id);
        const { contas, categorias, centros } = await lista.readOpcoes(tx);
        const nomes = new Map([...contas, ...categorias, ...centros].map(({ id: um, nome }) => [um, nome]));
        const anexos = await readAnexosNaTrilha(tx, { alvo: 'LANCAMENTO', alvoId: id });
        return readHistoria(
          tx,
          [
            { nome: 'lancamento', ids: [id], colunas: colunasDoLancamento(nomes) },
            { nome: 'documento_vinculo', ids: anexos.ids, colunas: colunasDoAnexo(anexos.nomes) },
          ],
          copy.suporte,
        );
      }),

    create: (dados: DadosLancamento & { pagoEm: string | null }, chamador: Chamador): Promise<FichaLancamento> =>
      db.tenant(chamador, (tx) => porta.createLancamento(tx, chamador, { ...dados, origem: 'MANUAL', origemId: null })),

    update: ({ lancamentoId, versao, ...dados }: DadosLancamento & Alvo & { pagoEm: string | null }, chamador: Chamador) =>
      act({ lancamentoId, versao }, chamador, (tx, alvo) => porta.changeLancamento(tx, alvo, dados)),

    realise: (
      { contaId, pagoEm, valorCentavos, ...alvo }: Alvo & { contaId: string | null; pagoEm: string; valorCentavos: number },
      chamador: Chamador,
    ) => act(alvo, chamador, (tx, um) => porta.realiseLancamento(tx, um, { contaId, pagoEm, valorCentavos })),

    reopen: (alvo: Alvo, chamador: Chamador) => act(alvo, chamador, (tx, um) => porta.reopenLancamento(tx, um)),

    cancel: (alvo: Alvo, chamador: Chamador) => act(alvo, chamador, (tx, um) => porta.cancelLancamento(tx, um)),
  };
}

export type LancamentoService = ReturnType<typeof createLancamentoService>;
