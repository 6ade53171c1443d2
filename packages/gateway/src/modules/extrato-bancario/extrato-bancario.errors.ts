import type { ErroCampo, ExtratoImportado, LeituraDoExtrato, PreviaBancaria } from '@balcao/contracts';
import { erroCampo, formatCentavos, formatData } from '@balcao/domain';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';
import type { MovimentoDoRecebimento } from './conciliacao.repository.ts';
import { copy } from './extrato-bancario.copy.ts';

const SEM_TITULOS =
  'Não encontramos neste arquivo uma linha de títulos com data, histórico e valor. Diga onde está cada coluna, ou baixe o extrato em OFX.';
const noArquivo = (mensagem: string): Recusa => camposInvalidos([erroCampo('arquivo', 'invalido', mensagem)]);

export const arquivoAusente = (): Recusa =>
  camposInvalidos([erroCampo('arquivo', 'muitoCurto', 'O arquivo está vazio. Baixe o extrato de novo no site do banco.')]);
export const caixaSemExtrato = (): Recusa =>
  camposInvalidos([erroCampo('contaId', 'invalido', 'Um caixa não tem extrato de banco. Escolha uma conta bancária.')]);
export const contaInativa = (): Recusa =>
  camposInvalidos([erroCampo('contaId', 'invalido', 'Esta conta está inativa. Ative-a antes de importar um extrato.')]);
export const extratoDeOutraConta = (banco: string | null, conta: string): Recusa =>
  noArquivo(
    `Este extrato é da conta ${conta}${banco === null ? '' : ` do banco ${banco}`}, e não da que você escolheu. Escolha a conta certa ou outro arquivo.`,
  );
/** The first lines go along: whoever sent the file says what they are. */
export const colunasDesconhecidas = (linhas: PreviaBancaria['linhas']): Recusa =>
  new Recusa(422, 'colunas-desconhecidas', SEM_TITULOS, {
    errors: [erroCampo('arquivo', 'invalido', SEM_TITULOS)],
    data: { linhas } satisfies PreviaBancaria,
  });
export const mapeamentoIncompleto = (): Recusa =>
  camposInvalidos([
    erroCampo('mapeamento', 'obrigatorio', 'Diga onde estão o dia, o texto e o valor do movimento, ou as entradas e as saídas.'),
  ]);
export const linhasIlegiveis = (linha: number, texto: string, quantas: number): Recusa =>
  noArquivo(
    `A linha ${linha} tem um valor ou dia que não se entende${texto && `: “${texto.slice(0, 40)}”`}.${
      quantas > 1 ? ` Outras ${quantas - 1} linhas também.` : ''
    } Nada foi importado.`,
  );

/** What the undoing takes with it was not seen yet. */
export const anexosAApagar = (anexos: number): Recusa =>
  new Recusa(
    409,
    'anexos-a-apagar',
    `Desfazer apaga o lançamento criado e ${anexos === 1 ? 'o anexo dele' : `os ${anexos} anexos dele`}.`,
    { data: { anexos } },
  );

/** A doubt nobody settled, or the account changed since the file was read: carries what stands now. */
export const extratoADecidir = (leitura: LeituraDoExtrato): Recusa =>
  new Recusa(409, 'extrato-a-decidir', 'Há movimentos duvidosos a decidir: veja cada um e confirme de novo.', { data: leitura });
export const extratoConciliado = (extrato: ExtratoImportado): Recusa =>
  new Recusa(
    409,
    'extrato-conciliado',
    extrato.conciliados === 1
      ? 'Um movimento desta importação está conciliado. Desfaça a conciliação dele antes.'
      : `${extrato.conciliados} movimentos desta importação estão conciliados. Desfaça a conciliação deles antes.`,
    { data: extrato },
  );
export const movimentoResolvido = (): Recusa =>
  new Recusa(409, 'movimento-resolvido', 'Um destes movimentos já foi conciliado ou ignorado. Atualize a lista.');

export const somaErrada = (campo: string, falta: number): ErroCampo =>
  erroCampo(
    campo,
    'foraDaFaixa',
    falta > 0
      ? `Faltam ${formatCentavos(falta)} para somar o valor do movimento.`
      : `A soma passa do valor do movimento em ${formatCentavos(-falta)}.`,
  );
export const valorZero = (campo: string): ErroCampo => erroCampo(campo, 'foraDaFaixa', 'Informe um valor diferente de zero.');
/** What the bank confirmed is changed where it was confirmed: the movements go along. */
export function recebimentoConciliado(movimentos: readonly [MovimentoDoRecebimento, ...MovimentoDoRecebimento[]]): Recusa {
  const [{ conta, dia, memo, valorCentavos }, ...outros] = movimentos;
  const qual = `“${memo || copy.semTexto}”, de ${formatData(dia)}, ${formatCentavos(valorCentavos)}, na conta ${conta}`;
  const mais = outros.length === 0 ? '' : outros.length === 1 ? ' e outro movimento' : ` e outros ${outros.length} movimentos`;
  const desfaca = outros.length === 0 ? 'Desfaça antes a conciliação dele' : 'Desfaça antes a conciliação deles';
  return new Recusa(
    409,
    'recebimento-conciliado',
    `O banco já confirmou este recebimento: é o movimento ${qual}${mais}. ${desfaca}, em Extrato bancário.`,
    { data: movimentos },
  );
}

/** Sentences of a target that is in the books already, by what it is. */
type PorAlvo<A extends unknown[] = []> = Readonly<Record<'LANCAMENTO' | 'RECEBIMENTO', (campo: string, ...mais: A) => ErroCampo>>;

export const alvoRepetido: PorAlvo = {
  LANCAMENTO: (campo) => erroCampo(campo, 'conflito', 'Este lançamento já foi escolhido para o movimento.'),
  RECEBIMENTO: (campo) => erroCampo(campo, 'conflito', 'Este recebimento já foi escolhido para o movimento.'),
};
export const alvoDesconhecido: PorAlvo = {
  LANCAMENTO: (campo) => erroCampo(campo, 'desconhecido', 'Este lançamento não existe mais, foi cancelado ou é de outra conta.'),
  RECEBIMENTO: (campo) => erroCampo(campo, 'desconhecido', 'Este recebimento não existe mais, foi desfeito ou é de outra conta.'),
};
export const alvoDeOutroSentido: PorAlvo = {
  LANCAMENTO: (campo) => erroCampo(campo, 'invalido', 'Uma entrada se concilia com receitas, e uma saída com despesas.'),
  RECEBIMENTO: (campo) =>
    erroCampo(campo, 'invalido', 'Um recebimento se concilia com uma entrada, e um estorno maior que ele com uma saída.'),
};
export const alvoExcedido: PorAlvo<[resta: number]> = {
  LANCAMENTO: (campo, resta) => erroCampo(campo, 'foraDaFaixa', `Deste lançamento só restam ${formatCentavos(resta)} a conciliar.`),
  RECEBIMENTO: (campo, resta) => erroCampo(campo, 'foraDaFaixa', `Deste recebimento só restam ${formatCentavos(resta)} a conciliar.`),
};
export const categoriaDesconhecida = (campo: string): ErroCampo => erroCampo(campo, 'desconhecido', 'Escolha uma categoria da lista.');
export const centroDesconhecido = (campo: string): ErroCampo => erroCampo(campo, 'desconhecido', 'Escolha um centro de custo da lista.');
export const contaDesconhecida = (campo: string): ErroCampo => erroCampo(campo, 'desconhecido', 'Escolha outra conta da lista.');
