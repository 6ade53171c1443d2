import {
  type ConsultaFaturasColetivas,
  type ConsultaVidas,
  type DadosGrupoColetivo,
  type DadosMovimento,
  type FaturaDaApolice,
  faturaColetivaCalls as calls,
  type FormatoArquivo,
  type LeituraDaMovimentacao,
  type NovaFaturaColetiva,
  parcelaCalls,
  TIPO_MOVIMENTACAO,
} from '@balcao/contracts';
import { call, download, upload } from '@balcao/shared';
import { saveFile, useLista } from '@balcao/shared/lists';
import { keyOf, queryClient, useCall, useCommand } from '@balcao/shared/query';
import { copy } from './faturas.copy.ts';
import { endereco } from './faturas.model.ts';

/** Whatever answered something about bills, or about what they become: read again after a change. */
const stale = [
  calls.listFaturas,
  calls.getTotais,
  calls.getOpcoes,
  calls.getFatura,
  calls.listVidas,
  calls.listApolices,
  parcelaCalls.listParcelas,
  parcelaCalls.getTotais,
];

export const useFaturas = () => useLista({ endereco, list: calls.listFaturas, file: { call: calls.exportFaturas, nome: copy.arquivo } });
export type ListaDeFaturas = ReturnType<typeof useFaturas>;
export const useTotais = (filtro: Omit<ConsultaFaturasColetivas, 'pagina' | 'tamanho' | 'ordenar'>) => useCall(calls.getTotais, filtro);
export const useOpcoes = () => useCall(calls.getOpcoes, {});
export const useFatura = (faturaId: string) => useCall(calls.getFatura, { faturaId }, { staleTime: 0 });
export const useApolices = () => useCall(calls.listApolices, {}, { staleTime: 0 });
export const useVidas = (consulta: ConsultaVidas) => useCall(calls.listVidas, consulta, { keepPrevious: true });

export const useClose = () => useCommand(calls.closeFatura, { invalidates: stale });
export const useRemove = () => useCommand(calls.deleteFatura, { invalidates: stale });
export const useConfirm = () => useCommand(calls.confirmMovimentacao, { invalidates: stale });

/** Reads again all that is said of bills, and of what they become. */
export const refreshFaturas = (): Promise<void> =>
  Promise.all(stale.map((contract) => queryClient.invalidateQueries({ queryKey: keyOf(contract) }))).then(() => undefined);

/** @throws {FalhaRequisicao} as `call` does */
export const createFatura = (nova: NovaFaturaColetiva, idempotencyKey: string): Promise<FaturaDaApolice> =>
  call(calls.createFatura, nova, { idempotencyKey });
/** @throws {FalhaRequisicao} as `call` does */
export const moveVida = (faturaId: string, dados: DadosMovimento, idempotencyKey: string): Promise<FaturaDaApolice> =>
  call(calls.moveVida, { ...dados, faturaId }, { idempotencyKey });
/** @throws {FalhaRequisicao} as `call` does */
export const updateGrupo = ({ id, versao }: FaturaDaApolice, grupo: DadosGrupoColetivo): Promise<FaturaDaApolice> =>
  call(calls.updateGrupo, { faturaId: id, versao, grupo });
/** @throws {FalhaRequisicao} as `call` does */
export const reopenFatura = ({ id, versao }: FaturaDaApolice, motivo: string, idempotencyKey: string): Promise<FaturaDaApolice> =>
  call(calls.reopenFatura, { faturaId: id, versao, motivo }, { idempotencyKey });

/** Sends a file to be judged. @throws {FalhaRequisicao} as `call` does */
export const readMovimentacao = (faturaId: string, file: File): Promise<LeituraDaMovimentacao> =>
  upload(
    calls.readMovimentacao,
    { faturaId, nome: file.name.slice(-200) || copy.movimentacao.campo },
    new Blob([file], { type: TIPO_MOVIMENTACAO }),
  );

export const saveVidas = async (consulta: ConsultaVidas, mes: string, formato: FormatoArquivo): Promise<void> =>
  saveFile(await download(calls.exportVidas, { ...consulta, formato }), `${copy.vida.arquivo(mes)}.${formato}`);
export const saveMovimentos = async (
  pedido: { faturaId: string; movimentacaoId?: string; resultado?: 'RECUSADO' },
  mes: string,
  formato: FormatoArquivo,
): Promise<void> =>
  saveFile(await download(calls.exportMovimentos, { ...pedido, formato }), `${copy.movimentacao.arquivoCsv(mes)}.${formato}`);
