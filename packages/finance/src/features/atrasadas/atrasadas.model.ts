import { ConsultaAtrasadas } from '@balcao/contracts';
import { listaNoEndereco } from '@balcao/domain';

/** The list's address. */
export const endereco = listaNoEndereco({
  schema: ConsultaAtrasadas,
  filtros: ['q', 'faixa', 'cobranca', 'seguradora', 'produtor'],
  ordem: 'vencimento',
});
