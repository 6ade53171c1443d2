import {
  type ConsultaLancamentos,
  documentoCalls,
  FichaLancamento,
  type FichaSerie,
  fluxoCaixaCalls,
  lancamentoCalls,
  serieLancamentoCalls,
} from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { call } from '@balcao/shared';
import { useLista } from '@balcao/shared/lists';
import { keyOf, queryClient, useCall, useCommand } from '@balcao/shared/query';
import { defineFormulario } from '@balcao/shared/records';
import { copy } from './lancamentos.copy.ts';
import { camposOf, dadosDe, type Digitado, digitadoDe, endereco, errosOf, parseDigitado, recorrenciaDe } from './lancamentos.model.ts';

export const useLancamentos = () =>
  useLista({ endereco, list: lancamentoCalls.listLancamentos, file: { call: lancamentoCalls.exportLancamentos, nome: copy.arquivo } });
export type ListaDeLancamentos = ReturnType<typeof useLancamentos>;

export const useTotais = (filtro: Omit<ConsultaLancamentos, 'pagina' | 'tamanho' | 'ordenar'>) =>
  useCall(lancamentoCalls.getTotais, filtro);
export const useOpcoes = () => useCall(lancamentoCalls.getOpcoes, {});
export const useLancamento = (lancamentoId: string) => useCall(lancamentoCalls.getLancamento, { lancamentoId });
export const useHistoria = (lancamentoId: string) => useCall(lancamentoCalls.listHistoria, { lancamentoId }, { staleTime: 0 });
/** The files of an entry: how many there are is told before they are shown. */
export const useAnexos = (lancamentoId: string) =>
  useCall(documentoCalls.listDoRegistro, { alvo: 'LANCAMENTO', alvoId: lancamentoId }, { staleTime: 0 });
export const useSeries = () => useCall(serieLancamentoCalls.listSeries, {});

/** Whatever answered something about entries: read again after a change. */
const stale = [
  lancamentoCalls.listLancamentos,
  lancamentoCalls.getTotais,
  lancamentoCalls.getLancamento,
  lancamentoCalls.listHistoria,
  serieLancamentoCalls.listSeries,
  fluxoCaixaCalls.getFluxo,
] as const;
const forget = (): Promise<void> =>
  Promise.all(stale.map((contract) => queryClient.invalidateQueries({ queryKey: keyOf(contract) }))).then(() => undefined);

export const useReopen = () => useCommand(lancamentoCalls.reopen, { invalidates: stale });
export const useCancel = () => useCommand(lancamentoCalls.cancel, { invalidates: stale });
export const useEndSerie = () => useCommand(serieLancamentoCalls.endSerie, { invalidates: stale });

/** Says that an entry was done. @throws {FalhaRequisicao} as `call` does */
export async function realise(
  { id, versao }: Pick<FichaLancamento, 'id' | 'versao'>,
  pago: { contaId: string | null; pagoEm: string; valorCentavos: number },
  idempotencyKey: string,
): Promise<FichaLancamento> {
  const feito = await call(lancamentoCalls.realise, { lancamentoId: id, versao, ...pago }, { idempotencyKey });
  await forget();
  return feito;
}

/** The first of a series, as the form that wrote it knows it: what there is of it so far. */
const firstOf = (serie: FichaSerie): FichaLancamento => {
  const { recorrencia: _when, proximoEm: _next, previstos: _many, ...dados } = serie;
  return {
    ...dados,
    status: 'PREVISTO',
    origem: 'RECORRENCIA',
    serieId: serie.id,
    ocorrenciaEm: serie.vencimento,
    pagoEm: null,
    previstoCentavos: null,
    conciliado: false,
    centro: null,
    alteradoPor: null,
  };
};

/** Writes an entry, a new series of them, or this one and the next of a series. */
async function write(typed: Digitado, base: FichaLancamento | null, idempotencyKey: string): Promise<FichaLancamento> {
  const { pagoEm, ...dados } = dadosDe(typed);
  if (!base && typed.repete)
    return firstOf(await call(serieLancamentoCalls.createSerie, { ...dados, recorrencia: recorrenciaDe(typed) }, { idempotencyKey }));
  if (!base) return call(lancamentoCalls.createLancamento, { ...dados, pagoEm }, { idempotencyKey });
  if (typed.alcance === 'PROXIMOS' && base.serieId && base.ocorrenciaEm) {
    const { versao, recorrencia } = await call(serieLancamentoCalls.getSerie, { serieId: base.serieId });
    const mudanca = { ...dados, recorrencia, serieId: base.serieId, versao, desde: base.ocorrenciaEm };
    return firstOf(await call(serieLancamentoCalls.changeSerie, mudanca, { idempotencyKey }));
  }
  return call(lancamentoCalls.updateLancamento, { ...dados, pagoEm, lancamentoId: base.id, versao: base.versao });
}

const gravavel = {
  schema: FichaLancamento,
  nomeDe: (ficha: FichaLancamento | null): string => `${lancamentoCalls.listLancamentos.path}:${ficha?.id ?? ''}`,
  async save(typed: object, base: FichaLancamento | null, idempotencyKey: string): Promise<FichaLancamento> {
    const saved = await write(typed as Digitado, base, idempotencyKey);
    await forget();
    return saved;
  },
};

const hoje = (): string => hojeEm(new Date());

export const useFormLancamento = defineFormulario<FichaLancamento, Digitado>(gravavel, {
  digitadoDe: (ficha) => digitadoDe(ficha, hoje()),
  dadosDe: (typed) => typed,
  camposOf,
  judge: (typed) => errosOf(typed, hoje()),
  parseDigitado,
});
