import type { ErroCampo, LeituraDaMovimentacao } from '@balcao/contracts';
import { erroCampo, formatData, formatMes } from '@balcao/domain';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';

const noCampo = (campo: string, mensagem: string, codigo: 'invalido' | 'conflito' | 'obrigatorio' | 'desconhecido' = 'invalido'): Recusa =>
  camposInvalidos([erroCampo(campo, codigo, mensagem)]);

export const apoliceDesconhecida = (): Recusa => noCampo('apoliceId', 'Escolha uma apólice coletiva da lista.', 'desconhecido');
export const grupoObrigatorio = (): Recusa => noCampo('grupo', 'Diga como esta apólice se fatura.', 'obrigatorio');
export const foraDaVigencia = (vigIni: string, vigFim: string): Recusa =>
  noCampo('competencia', `O mês está fora da vigência da apólice, de ${formatData(vigIni)} a ${formatData(vigFim)}.`);
export const antesDaUltima = (mes: string): Recusa =>
  noCampo('competencia', `A fatura de ${formatMes(mes)} já existe: escolha um mês depois dele.`, 'conflito');
export const faturaExiste = (mes: string): Recusa =>
  noCampo('competencia', `A fatura de ${formatMes(mes)} desta apólice já existe.`, 'conflito');
export const parcelasPorFora = (quantas: number): Recusa =>
  noCampo(
    'cancelaParcelas',
    quantas === 1
      ? 'A apólice tem 1 parcela própria em aberto, que cobraria o mesmo prêmio. Confirme que a fatura toma o lugar dela.'
      : `A apólice tem ${quantas} parcelas próprias em aberto, que cobrariam o mesmo prêmio. Confirme que as faturas tomam o lugar delas.`,
    'obrigatorio',
  );
export const grupoInvalido = (errors: readonly ErroCampo[]): Recusa => camposInvalidos([...errors]);

export const faturaMudou = (versao: number): Recusa =>
  new Recusa(409, 'fatura-alterada', 'Esta fatura mudou desde que você a abriu. Atualize e confira antes de tentar de novo.', {
    data: { versao },
  });
export const faturaFechada = (): Recusa =>
  new Recusa(409, 'fatura-fechada', 'Esta fatura está fechada: reabra-a, ou faça a correção na próxima.');
export const faturaNaoFechada = (): Recusa => new Recusa(409, 'fatura-aberta', 'Esta fatura não está fechada.');
export const naoFecha = (motivo: string): Recusa => new Recusa(409, 'fatura-nao-fecha', motivo);
export const naoReabre = (motivo: string): Recusa => new Recusa(409, 'fatura-nao-reabre', motivo);
export const faturaMovimentada = (): Recusa =>
  new Recusa(409, 'fatura-movimentada', 'Esta fatura já teve movimentação ou fechamento, e por isso não se exclui.');

export const arquivoAusente = (): Recusa => noCampo('arquivo', 'O arquivo está vazio. Escolha a planilha de movimentação.');
export const arquivoRepetido = ({ em, por, mes }: { em: string; por: string | null; mes: string }): Recusa =>
  noCampo(
    'arquivo',
    `Este mesmo arquivo já contou na fatura de ${formatMes(mes)}, em ${formatData(em)}${por ? `, por ${por}` : ''}. Nada foi lido de novo.`,
    'conflito',
  );
export const leituraMudou = (leitura: LeituraDaMovimentacao): Recusa =>
  new Recusa(409, 'movimentacao-mudou', 'As vidas mudaram desde a leitura: confira o que o arquivo faz agora e confirme de novo.', {
    data: leitura,
  });

/** Nothing of a file is right: there is nothing to confirm. */
export const nadaAConfirmar = (): Recusa =>
  new Recusa(409, 'nada-a-confirmar', 'Nenhuma linha do arquivo está sem erro. Corrija-o e envie de novo.');
