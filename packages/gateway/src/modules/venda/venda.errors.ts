import type { ContratoVisto, StatusDivergencia } from '@balcao/contracts';
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
