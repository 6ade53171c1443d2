import { erroCampo, formatData, formatDataHora } from '@balcao/domain';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';

export const arquivoAusente = (): Recusa => camposInvalidos([erroCampo('arquivo', 'obrigatorio', 'Escolha um arquivo.')]);
export const arquivoVazio = (): Recusa =>
  camposInvalidos([erroCampo('arquivo', 'muitoCurto', 'O arquivo está vazio. Baixe o extrato de novo.')]);
/** @param dia when its bytes came first, `YYYY-MM-DD` */
export const arquivoRepetido = (nome: string, dia: string, numero: string | null): Recusa =>
  camposInvalidos([
    erroCampo(
      'arquivo',
      'conflito',
      numero === null
        ? `Este arquivo já foi enviado em ${formatData(dia)}, como ${nome}.`
        : `Este arquivo já foi importado em ${formatData(dia)}: é o extrato ${numero}.`,
    ),
  ]);
export const corretoraDesconhecida = (): Recusa =>
  camposInvalidos([erroCampo('corretoraId', 'desconhecido', 'Escolha uma das corretoras da lista.')]);
export const seguradoraDesconhecida = (): Recusa =>
  camposInvalidos([erroCampo('seguradora', 'desconhecido', 'Escolha uma das seguradoras da lista.')]);
export const mapeamentoSemValor = (): Recusa =>
  camposInvalidos([erroCampo('mapeamento.campos.valor', 'obrigatorio', 'Diga onde está o valor da comissão.')]);
export const mapeamentoSemIdentidade = (): Recusa =>
  camposInvalidos([
    erroCampo('mapeamento.campos.apolice', 'obrigatorio', 'Diga onde está a apólice, a proposta ou o CPF/CNPJ: ao menos um deles.'),
  ]);
export const jaNaoEspera = (): Recusa =>
  new Recusa(409, 'arquivo-fora-de-hora', 'Este arquivo já passou desta etapa. Atualize a tela para ver como ele está.');

export const semNumero = 'O arquivo não diz o número do extrato. Informe-o, ou diga onde ele está.';
export const semSeguradora = 'O arquivo não diz de que seguradora é. Escolha-a.';
export const layoutDesconhecido =
  'O formato deste arquivo ainda não é conhecido. Diga onde está cada campo; da próxima vez ele será lido sozinho.';
export const leituraFalhou = 'Não foi possível ler este arquivo. Baixe-o de novo no site da seguradora.';
export const extratoRepetido = (numero: string): string =>
  `O extrato ${numero} desta seguradora já foi importado. Um extrato só entra uma vez.`;

export const foraDeConferencia = (): Recusa =>
  new Recusa(409, 'extrato-fora-de-conferencia', 'Este extrato já foi baixado: para mudar uma linha, um administrador precisa reabri-lo.');
export const semSugestao = (): Recusa =>
  camposInvalidos([erroCampo('decisao.acao', 'invalido', 'Esta linha não tem sugestão. Escolha a comissão dela.')]);
export const comissaoIndisponivel = (campo: string): Recusa =>
  camposInvalidos([
    erroCampo(campo, 'desconhecido', 'Esta comissão não está em aberto nesta seguradora e corretora. Atualize a lista e escolha outra.'),
  ]);
export const partesNaoSomam = (): Recusa =>
  camposInvalidos([erroCampo('decisao.partes', 'invalido', 'As partes precisam somar o valor da linha, sem nenhuma zerada.')]);
export const parteRepetida = (): Recusa =>
  camposInvalidos([erroCampo('decisao.partes', 'conflito', 'A mesma comissão aparece mais de uma vez.')]);

export const contaDesconhecida = (): Recusa =>
  camposInvalidos([erroCampo('contaId', 'desconhecido', 'Escolha uma conta ativa da corretora do extrato.')]);
export const diaNoFuturo = (campo: string): Recusa =>
  camposInvalidos([erroCampo(campo, 'foraDaFaixa', 'O dia do recebimento não pode ser depois de hoje.')]);

/** A statement somebody settled first, and when. */
export interface BaixaAlheia {
  readonly extratoId: string;
  readonly numero: string;
  readonly por: string | null;
  readonly em: string | null;
}
/** What happened to the statements meanwhile goes along, so that the screen can show it. */
export function extratoJaBaixado(baixas: readonly [BaixaAlheia, ...BaixaAlheia[]]): Recusa {
  const [{ numero, por, em }] = baixas;
  const quem = por ?? 'Outra pessoa';
  const quando = em === null ? '' : ` em ${formatDataHora(em)}`;
  const frase =
    baixas.length === 1
      ? `${quem} deu baixa no extrato ${numero}${quando}. Nada mais foi baixado.`
      : `${baixas.length} destes extratos já foram baixados; o extrato ${numero}, por ${quem}${quando}. Nada mais foi baixado.`;
  return new Recusa(409, 'extrato-ja-baixado', frase, { data: baixas });
}
export const naoBaixado = (): Recusa => new Recusa(409, 'extrato-nao-baixado', 'Este extrato não está baixado: não há o que reabrir.');
export const baixadoNaoSai = (): Recusa =>
  new Recusa(409, 'extrato-baixado', 'Um extrato baixado não se exclui. Um administrador pode reabri-lo antes.');
/** @param quantas commissions of the receipt that something changed since */
export const comissoesMudaram = (quantas: number): Recusa =>
  new Recusa(
    409,
    'comissoes-mudaram',
    quantas === 1
      ? 'Uma comissão mudou depois deste recebimento: outro a recebeu, a diferença dela foi aceita, ou a apólice foi cancelada ou excluída. Desfaça antes o que veio depois.'
      : `${quantas.toLocaleString('pt-BR')} comissões mudaram depois deste recebimento: outros as receberam, as diferenças delas foram aceitas, ou as apólices foram canceladas ou excluídas. Desfaça antes o que veio depois.`,
  );

export const recebimentoDeExtrato = (): Recusa =>
  new Recusa(409, 'recebimento-de-extrato', 'Este recebimento veio de um extrato: ele muda quando o extrato é reaberto.');
export const recebimentoMudou = (atual: object): Recusa =>
  new Recusa(409, 'recebimento-alterado', 'Este recebimento mudou enquanto você editava.', { data: atual });
export const parteIndisponivel = (campo: string): Recusa =>
  camposInvalidos([
    erroCampo(campo, 'desconhecido', 'Esta comissão não está em aberto nesta seguradora e corretora. Tire-a e escolha outra.'),
  ]);
export const partesDemais = (): Recusa =>
  camposInvalidos([erroCampo('comissoes', 'foraDaFaixa', 'As comissões somam mais do que o valor que entrou e os impostos retidos.')]);
export const parteSemValor = (campo: string): Recusa =>
  camposInvalidos([erroCampo(campo, 'obrigatorio', 'Informe o valor desta comissão.')]);
export const parteDuasVezes = (campo: string): Recusa =>
  camposInvalidos([erroCampo(campo, 'conflito', 'A mesma comissão aparece mais de uma vez.')]);
