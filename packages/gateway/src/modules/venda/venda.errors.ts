import type { ContratoVisto, ErroCampo, FichaContratoManual, StatusDivergencia } from '@balcao/contracts';
import { erroCampo, rotulosDoStatusDivergencia } from '@balcao/domain';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';
import { registroAlterado } from '../registro/index.ts';

/** Somebody wrote since it was read: carries the sale as it stands now. */
export const vendaAlterada = (atual: ContratoVisto): Recusa =>
  registroAlterado(
    atual.apolice ? { codigo: 'apolice', um: 'apólice', genero: 'f' } : { codigo: 'proposta', um: 'proposta', genero: 'f' },
    atual,
  );

export const emissaoNoFuturo = (): Recusa =>
  camposInvalidos([erroCampo('emissao', 'foraDaFaixa', 'A emissão não pode ser depois de hoje.')]);

export const semProposta = (): Recusa => new Recusa(409, 'venda-sem-proposta', 'Esta apólice entrou sem proposta: ela já está emitida.');

/** A difference that may not become that from what it is. */
export const divergenciaResolvida = (status: StatusDivergencia): Recusa =>
  new Recusa(409, 'divergencia-resolvida', `Esta divergência já está ${rotulosDoStatusDivergencia[status].toLowerCase()}.`);

export const contestacaoSemNota = (): Recusa =>
  camposInvalidos([erroCampo('nota', 'obrigatorio', 'Diga o que a seguradora precisa corrigir.')]);

export const documentoInvalido = (): Recusa =>
  camposInvalidos([erroCampo('segurado.documento', 'invalido', 'Informe um CPF ou CNPJ válido.')]);

export const seguradoSemNome = (): Recusa => camposInvalidos([erroCampo('segurado.nome', 'obrigatorio', 'Informe o nome.')]);

export const comissaoAcima = (limite: string): ErroCampo =>
  erroCampo('comissaoBps', 'foraDaFaixa', `A seguradora paga no máximo ${limite} neste ramo.`);

export const riscoDigitadoJaSegurado = (onde: string): Recusa =>
  camposInvalidos([
    erroCampo('motivoRisco', 'conflito', `Este risco já está segurado na mesma vigência: ${onde}. Diga o motivo para incluir mesmo assim.`),
  ]);

export const numeroRepetido = (): Recusa =>
  camposInvalidos([erroCampo('emitida.numero', 'conflito', 'Já existe uma apólice desta seguradora com este número.')]);

/** What was sold by a quote, endorsed, cancelled or over is not retyped. */
export const vendaNaoEditavel = (): Recusa =>
  new Recusa(409, 'venda-nao-editavel', 'Só uma venda digitada, em andamento e sem endossos pode ser editada.');

export const contaEmMovimento = (): Recusa =>
  new Recusa(409, 'conta-em-movimento', 'Esta venda já tem parcela em cobrança ou comissão recebida: registre a mudança por um endosso.');

export const vendaDigitadaAlterada = (atual: FichaContratoManual): Recusa =>
  registroAlterado({ codigo: 'venda', um: 'venda', genero: 'f' }, atual);
