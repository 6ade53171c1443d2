import type { ConsultaAtrasadas, ModeloCobranca, NoFormato, ParcelaAtrasada, TotaisAtrasadas } from '@balcao/contracts';
import { formatData, hojeEm, rotulosDoStatusReemissao } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { arquivoDe } from '../../plugins/list-file.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { escopoDe } from '../escopo/index.ts';
import type { GruposPort } from '../parametros/index.ts';
import { createListaService } from '../registro/index.ts';
import { reckonAtraso } from './atrasada.model.ts';
import { type AtrasadaRepository, type AtrasadaRow, type PerguntaAtrasadas, vencimentosDaFaixa } from './atrasada.repository.ts';
import type { CobrancaParcelaRepository } from './cobranca-parcela.repository.ts';
import { colunasDaParcela } from './parcela-arquivo.ts';
import { ofCaller } from './parcela.service.ts';

interface Deps extends Pick<Recursos, 'agora' | 'db'> {
  readonly atrasadas: AtrasadaRepository;
  readonly cobrancas: Pick<CobrancaParcelaRepository, 'listModelos' | 'listResponsaveis'>;
  readonly grupos: Pick<GruposPort, 'read'>;
}

type Filtros = Omit<ConsultaAtrasadas, 'pagina' | 'tamanho' | 'ordenar'>;

const day = (dia: string | null): string | null => dia && formatData(dia);

/** The list of overdue instalments as a file. */
const atrasadasArquivo = arquivoDe<ParcelaAtrasada>('parcelas-atrasadas', [
  ...colunasDaParcela,
  ['Dias de atraso', 'numero', ({ atualizado }) => atualizado.diasDeAtraso],
  ['Saldo', 'dinheiro', ({ atualizado }) => atualizado.saldoCentavos],
  ['Multa', 'dinheiro', ({ atualizado }) => atualizado.multaCentavos],
  ['Juros', 'dinheiro', ({ atualizado }) => atualizado.jurosCentavos],
  ['Valor atualizado', 'dinheiro', ({ atualizado }) => atualizado.atualizadoCentavos],
  ['Coberto até', 'texto', ({ cobertoAte }) => formatData(cobertoAte)],
  ['Aviso recebido em', 'texto', ({ avisoEm }) => day(avisoEm)],
  ['Suspensão', 'texto', ({ suspensaEm }) => day(suspensaEm)],
  ['Cancelável em', 'texto', ({ cancelavelEm }) => day(cancelavelEm)],
  ['Prometida para', 'texto', ({ prometidaPara }) => day(prometidaPara)],
  ['Próximo contato', 'texto', ({ proximoContato }) => day(proximoContato?.em ?? null)],
  ['Responsável', 'texto', ({ proximoContato }) => proximoContato?.responsavel ?? null],
  ['Reemissão', 'texto', ({ reemissao }) => reemissao && rotulosDoStatusReemissao[reemissao.status]],
]);

/** The overdue instalments that a caller may see, each as it stands today. */
export function createAtrasadaService({ agora, db, atrasadas, cobrancas, grupos }: Deps) {
  async function reckon(tx: Tx, rows: readonly AtrasadaRow[]): Promise<ParcelaAtrasada[]> {
    const atraso = await grupos.read(tx, 'atraso');
    return rows.map((row) => reckonAtraso(row, hojeEm(agora()), atraso));
  }
  const lista = createListaService({
    db,
    repository: {
      listIds: atrasadas.listIds,
      listByIds: async (tx, ids) => reckon(tx, await atrasadas.listByIds(tx, ids)),
      page: async (tx, asked: PerguntaAtrasadas) => {
        const { itens, ...pagina } = await atrasadas.page(tx, asked);
        return { ...pagina, itens: await reckon(tx, itens) };
      },
    },
    arquivo: atrasadasArquivo,
  });
  const asked = <C extends Filtros>(consulta: C, chamador: Chamador) => ({
    ...ofCaller(consulta, chamador),
    ...vencimentosDaFaixa(consulta, hojeEm(agora())),
  });

  return {
    list: (consulta: ConsultaAtrasadas, chamador: Chamador) => lista.list(asked(consulta, chamador), chamador),

    exportFile: (consulta: NoFormato<ConsultaAtrasadas>, chamador: Chamador) => lista.exportFile(asked(consulta, chamador), chamador),

    sum: (consulta: Filtros, chamador: Chamador): Promise<TotaisAtrasadas> =>
      db.tenant(chamador, (tx) => atrasadas.sum(tx, asked({ ...consulta, pagina: 1, tamanho: 1, ordenar: '' }, chamador))),

    readOpcoes: (chamador: Chamador) =>
      db.tenant(chamador, async (tx) => ({
        ...(await atrasadas.readOpcoes(tx, escopoDe(chamador.sessao).usuarioId)),
        modelos: (await cobrancas.listModelos(tx)) as ModeloCobranca[],
        responsaveis: await cobrancas.listResponsaveis(tx),
      })),
  };
}

export type AtrasadaService = ReturnType<typeof createAtrasadaService>;
