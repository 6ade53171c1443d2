import { type ComissaoAReceber, ConsultaAReceber } from '@balcao/contracts';
import { listaNoEndereco } from '@balcao/domain';
import { copy } from './comissoes-devidas.copy.ts';

/** The list's address. */
export const endereco = listaNoEndereco({
  schema: ConsultaAReceber,
  filtros: ['q', 'seguradora', 'faixa', 'status', 'contestada', 'ramo', 'produtor', 'de', 'ate'],
  ordem: 'previsaoEm',
});

/** Why what is selected is not contested together; undefined when it may be. */
export function motivoDaEscolha(escolhidas: readonly ComissaoAReceber[]): string | undefined {
  const { motivos } = copy;
  const [primeira] = escolhidas;
  if (!primeira) return undefined;
  if (escolhidas.some(({ contestacao }) => contestacao !== null)) return motivos.contestadas;
  if (escolhidas.some(({ dias, status }) => dias < 0 && status !== 'DIVERGENTE')) return motivos.aVencer;
  if (escolhidas.some(({ seguradora }) => seguradora.slug !== primeira.seguradora.slug)) return motivos.seguradoras;
  return escolhidas.some(({ corretora }) => corretora.id !== primeira.corretora.id) ? motivos.corretoras : undefined;
}
