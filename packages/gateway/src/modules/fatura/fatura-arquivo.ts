import type { FaturaColetivaResumo, MovimentoDaFatura, VidaDaApolice } from '@balcao/contracts';
import { formatCentavos, formatData, formatDocumento, formatMes, isData, nomeDaFaixa } from '@balcao/domain';
import { arquivoDe } from '../../plugins/list-file.ts';
import { copy } from './fatura.copy.ts';

const dia = (valor: string): string => (isData(valor) ? formatData(valor) : valor);

/** The list of bills as a file. */
export const faturasArquivo = arquivoDe<FaturaColetivaResumo>('faturas', [
  ['Competência', 'texto', ({ competencia }) => formatMes(competencia)],
  ['Estipulante', 'texto', ({ estipulante }) => estipulante.nome],
  ['Apólice', 'texto', ({ apolice }) => apolice],
  ['Seguradora', 'texto', ({ seguradora }) => seguradora],
  ['Ramo', 'texto', ({ ramo }) => ramo],
  ['Vidas', 'numero', ({ vidas }) => vidas],
  ['Prêmio líquido', 'dinheiro', ({ premioCentavos }) => premioCentavos],
  ['IOF', 'dinheiro', ({ iofCentavos }) => iofCentavos],
  ['Total', 'dinheiro', ({ totalCentavos }) => totalCentavos],
  ['Comissão', 'dinheiro', ({ comissaoCentavos }) => comissaoCentavos],
  ['Vencimento', 'texto', ({ vencimento }) => formatData(vencimento)],
  ['Situação', 'texto', ({ status }) => copy.status[status]],
]);

/** Lives as a file, by the titles a file of movements goes by. */
export const vidasArquivo = arquivoDe<VidaDaApolice>('vidas', [
  ['CPF', 'texto', ({ cpf }) => formatDocumento(cpf)],
  ['Nome', 'texto', ({ nome }) => nome],
  ['Nascimento', 'texto', ({ nascimento }) => formatData(nascimento)],
  ['Faixa etária', 'texto', ({ faixa }) => (faixa === null ? null : nomeDaFaixa(faixa as 0))],
  ['Papel', 'texto', ({ papel }) => copy.papel[papel]],
  ['CPF do titular', 'texto', ({ titularCpf }) => titularCpf && formatDocumento(titularCpf)],
  ['Início', 'texto', ({ inicio }) => formatData(inicio)],
  ['Fim', 'texto', ({ fim }) => fim && formatData(fim)],
  ['Capital segurado', 'dinheiro', ({ capitalCentavos }) => capitalCentavos],
]);

/** Rows of movements as a file that may be put right and sent again, with what is wrong in each. */
export const movimentosArquivo = arquivoDe<MovimentoDaFatura>('movimentacao', [
  ['Movimento', 'texto', ({ tipo }) => tipo && copy.tipo[tipo]],
  ['CPF', 'texto', ({ cpf }) => cpf],
  ['Nome', 'texto', ({ nome }) => nome],
  ['Nascimento', 'texto', ({ nascimento }) => dia(nascimento)],
  ['Papel', 'texto', ({ papel }) => papel && copy.papel[papel]],
  ['CPF do titular', 'texto', ({ titularCpf }) => titularCpf],
  ['Data', 'texto', ({ em }) => dia(em)],
  [
    'Capital segurado',
    'texto',
    ({ capitalCentavos }) => (capitalCentavos === null || capitalCentavos < 0 ? null : formatCentavos(capitalCentavos)),
  ],
  ['Linha', 'numero', ({ linha }) => linha],
  ['Resultado', 'texto', ({ erros }) => erros.map(({ mensagem }) => mensagem).join(' ') || copy.certa],
]);
