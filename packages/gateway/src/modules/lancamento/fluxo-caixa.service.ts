import type { ConsultaFluxo, DadosPrevisao, FluxoDeCaixa, NoFormato, PeriodoDoCaixa, PrevisaoEmVigor } from '@balcao/contracts';
import { diffDias, formatData, hojeEm, type LancamentoDoFluxo, periodoDoDia, projectFluxo } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { arquivoDe } from '../../plugins/list-file.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { Arquivo } from '../../plugins/serve.ts';
import type { FluxoCaixaRepository } from './fluxo-caixa.repository.ts';
import { periodoDoFluxo, previsaoAlterada } from './lancamento.errors.ts';
import type { PrevisaoRepository } from './previsao.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly fluxos: FluxoCaixaRepository;
  readonly previsao: PrevisaoRepository;
}

/** Ten years of days. */
const MAX_DIAS = 3_653;

/** Days of sums as what the projection takes: what comes and what goes apart. */
const entriesOf = (
  dias: readonly { dia: string; entradasCentavos: number; saidasCentavos: number }[],
  isRealizado: boolean,
): LancamentoDoFluxo[] =>
  dias.flatMap(({ dia, entradasCentavos, saidasCentavos }) => [
    { dia, valorCentavos: entradasCentavos, isRealizado, isConciliado: false },
    { dia, valorCentavos: 0 - saidasCentavos, isRealizado, isConciliado: false },
  ]);

const fluxoArquivo = arquivoDe<PeriodoDoCaixa>('fluxo-de-caixa', [
  ['Período', 'texto', ({ chave }) => chave],
  ['De', 'data', ({ inicio }) => formatData(inicio)],
  ['Até', 'data', ({ fim }) => formatData(fim)],
  ['Entradas realizadas', 'dinheiro', ({ entradasRealizadasCentavos }) => entradasRealizadasCentavos],
  ['Saídas realizadas', 'dinheiro', ({ saidasRealizadasCentavos }) => saidasRealizadasCentavos],
  ['Entradas previstas', 'dinheiro', ({ entradasPrevistasCentavos }) => entradasPrevistasCentavos],
  ['Entradas previstas, ponderadas', 'dinheiro', ({ entradasPonderadasCentavos }) => entradasPonderadasCentavos],
  ['Saídas previstas', 'dinheiro', ({ saidasPrevistasCentavos }) => saidasPrevistasCentavos],
  ['Entradas planejadas', 'dinheiro', ({ entradasPlanejadasCentavos }) => entradasPlanejadasCentavos],
  ['Saídas planejadas', 'dinheiro', ({ saidasPlanejadasCentavos }) => saidasPlanejadasCentavos],
  ['Saldo', 'dinheiro', ({ saldoCentavos }) => saldoCentavos],
]);

/** The cash flow, and what of the expected is counted on. */
export function createFluxoCaixaService({ db, agora, fluxos, previsao }: Deps) {
  async function readFluxo(tx: Tx, consulta: ConsultaFluxo): Promise<FluxoDeCaixa> {
    const { de, ate, agrupar: por, conta, centro } = consulta;
    if (ate < de) throw periodoDoFluxo('O fim do período não pode ser antes do início.');
    if (diffDias(de, ate) >= MAX_DIAS) throw periodoDoFluxo('Escolha um período de até dez anos.');
    const hoje = hojeEm(agora());
    const { conciliadaBps, emDiaBps, atrasadaBps, atrasoDias, horizonteMeses } = await previsao.read(tx);
    const pesos = { conciliadaBps, emDiaBps, atrasadaBps, atrasoDias };
    const inicialCentavos = await fluxos.readInicial(tx, consulta);
    const realizados = await fluxos.listRealizados(tx, consulta);
    const previstos = await fluxos.listPrevistos(tx, consulta);
    const planejados = await fluxos.listPlanejados(tx, consulta);
    // what comes of a policy is of no account and of no cost centre until it is received
    const comissoes = conta || centro ? [] : await fluxos.listComissoes(tx, consulta);
    const aReceber = comissoes.map(({ dia, aReceberCentavos, aEstornarCentavos }) => ({
      dia,
      entradasCentavos: aReceberCentavos,
      saidasCentavos: aEstornarCentavos,
    }));
    const lancamentos = [...entriesOf(realizados, true), ...entriesOf(previstos, false), ...entriesOf(aReceber, false)];
    const projetados = projectFluxo({ inicialCentavos, lancamentos, de, ate, hoje, por, pesos });
    const periodos = new Map(
      projetados.map((periodo) => [
        periodo.chave,
        { ...periodo, comissoesPrevistasCentavos: 0, entradasPlanejadasCentavos: 0, saidasPlanejadasCentavos: 0 },
      ]),
    );
    const planned = [
      ...planejados,
      ...comissoes.map(({ dia, planejadaCentavos, planejadoEstornoCentavos }) => ({
        dia,
        entradasCentavos: planejadaCentavos,
        saidasCentavos: planejadoEstornoCentavos,
      })),
    ];
    for (const { dia, entradasCentavos, saidasCentavos } of planned) {
      const periodo = dia >= de && dia <= ate ? periodos.get(periodoDoDia(dia, por)) : undefined;
      if (!periodo) continue;
      periodo.entradasPlanejadasCentavos += entradasCentavos;
      periodo.saidasPlanejadasCentavos += saidasCentavos;
    }
    for (const { dia, entradasCentavos } of aReceber) {
      const em = dia > hoje ? dia : hoje;
      const periodo = em >= de && em <= ate ? periodos.get(periodoDoDia(em, por)) : undefined;
      if (periodo) periodo.comissoesPrevistasCentavos += entradasCentavos;
    }
    return { hoje, inicialCentavos, periodos: [...periodos.values()], previsao: { ...pesos, horizonteMeses } };
  }

  return {
    read: (consulta: ConsultaFluxo, chamador: Chamador): Promise<FluxoDeCaixa> => db.snapshot(chamador, (tx) => readFluxo(tx, consulta)),

    exportFile: async ({ formato, ...consulta }: NoFormato<ConsultaFluxo>, chamador: Chamador): Promise<Arquivo> => {
      const { periodos } = await db.snapshot(chamador, (tx) => readFluxo(tx, consulta));
      return fluxoArquivo(formato, { listKeys: async () => periodos, read: async (lidos) => lidos });
    },

    readPrevisao: (chamador: Chamador): Promise<PrevisaoEmVigor> => db.tenant(chamador, (tx) => previsao.read(tx)),

    /** @throws {Recusa} 409 with what stands now when somebody wrote since `versao` was read */
    savePrevisao: (dados: DadosPrevisao & { readonly versao: number }, chamador: Chamador): Promise<PrevisaoEmVigor> =>
      db.tenant(chamador, async (tx) => {
        if (!(await previsao.write(tx, chamador, dados))) throw previsaoAlterada(await previsao.read(tx));
        return previsao.read(tx);
      }),
  };
}

export type FluxoCaixaService = ReturnType<typeof createFluxoCaixaService>;
