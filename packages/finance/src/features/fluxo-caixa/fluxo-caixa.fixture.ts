import type { FichaLancamento, FichaSerie, OpcoesLancamento, PeriodoDoCaixa } from '@balcao/contracts';
import { addDias, addMeses } from '@balcao/domain';

/** A period in which nothing happens: a day or a month. */
export function umPeriodo(chave: string, over: Partial<PeriodoDoCaixa> = {}): PeriodoDoCaixa {
  const inicio = chave.length === 7 ? `${chave}-01` : chave;
  return {
    chave,
    inicio,
    fim: chave.length === 7 ? addDias(addMeses(inicio, 1), -1) : chave,
    entradasRealizadasCentavos: 0,
    saidasRealizadasCentavos: 0,
    entradasPrevistasCentavos: 0,
    saidasPrevistasCentavos: 0,
    comissoesPrevistasCentavos: 0,
    entradasPonderadasCentavos: 0,
    entradasPlanejadasCentavos: 0,
    saidasPlanejadasCentavos: 0,
    saldoCentavos: 0,
    ...over,
  };
}

const id = (n: number): string => `0190b000-0000-7000-8000-00000000000${n}`;

export const umasOpcoes: OpcoesLancamento = {
  contas: [{ id: id(1), nome: 'Banco', ativa: true, saldoInicialEm: '2026-01-01' }],
  categorias: [{ id: id(2), nome: 'Aluguel', tipo: 'DESPESA', ativa: true }],
  centros: [],
};

export const umLancamento: FichaLancamento = {
  id: id(3),
  versao: 1,
  tipo: 'DESPESA',
  descricao: 'Aluguel da sala',
  pessoa: null,
  documento: null,
  categoriaId: id(2),
  centroId: null,
  contaId: null,
  destinoId: null,
  competencia: '2026-11-01',
  vencimento: '2026-11-25',
  valorCentavos: 310_000,
  observacao: null,
  status: 'PREVISTO',
  origem: 'MANUAL',
  serieId: null,
  ocorrenciaEm: null,
  pagoEm: null,
  previstoCentavos: null,
  conciliado: false,
  categoria: 'Aluguel',
  centro: null,
  conta: null,
  destino: null,
  alteradoEm: '2026-11-01T12:00:00Z',
  alteradoPor: 'Rita',
};

const {
  status: _1,
  origem: _2,
  serieId: _3,
  ocorrenciaEm: _4,
  pagoEm: _5,
  previstoCentavos: _6,
  conciliado: _7,
  centro: _8,
  alteradoPor: _9,
  ...dados
} = umLancamento;

/** The same, every two months. */
export const umaSerie: FichaSerie = {
  ...dados,
  recorrencia: { frequencia: 'MENSAL', intervalo: 2, ate: null, vezes: null, isUltimoDiaDoMes: false },
  proximoEm: '2026-12-25',
  previstos: 5,
};
