import type { DadosGrupoColetivo, ErroCampo } from '@balcao/contracts';
import { erroCampo } from '../erros/codigo-erro.ts';
import { type FalhaMultiplicadores, validateMultiplicadores } from '../saude/multiplicadores.ts';

const FALHAS: Readonly<Record<FalhaMultiplicadores, string>> = {
  QUANTIDADE: 'Informe as dez faixas.',
  VALOR: 'Cada faixa vale mais que zero.',
  DECRESCENTE: 'Nenhuma faixa custa menos que a anterior.',
  RAZAO_MAXIMA: 'A décima faixa custa no máximo seis vezes a primeira (RN ANS 563/2022).',
  VARIACAO_FINAL: 'O aumento da sétima à décima faixa não passa do da primeira à sétima (RN ANS 563/2022).',
};

/**
 * Whether a collective policy can be billed as it is said: a price of each kind has what it is reckoned with, and the bands of health keep to the
 * rules of the ANS.
 *
 * @returns what is wrong, at `grupo.<field>`; empty when nothing is
 * @example validateGrupoColetivo({ ...grupo, preco: 'POR_VIDA', baseCentavos: null }, 'VIDA')[0]?.campo // 'grupo.baseCentavos'
 */
export function validateGrupoColetivo({ preco, baseCentavos, tabela }: DadosGrupoColetivo, linha: 'VIDA' | 'SAUDE'): ErroCampo[] {
  const errors: ErroCampo[] = [];
  if (preco !== 'CAPITAL' && baseCentavos === null) errors.push(erroCampo('grupo.baseCentavos', 'obrigatorio', 'Informe o preço.'));
  if (preco === 'CAPITAL' && baseCentavos !== null)
    errors.push(erroCampo('grupo.baseCentavos', 'conflito', 'O prêmio é pelo capital de cada vida.'));
  if (preco === 'CAPITAL' && linha === 'SAUDE')
    errors.push(erroCampo('grupo.preco', 'invalido', 'Em saúde o prêmio é por faixa ou por vida.'));
  if (preco === 'POR_VIDA' && tabela !== null) errors.push(erroCampo('grupo.tabela', 'conflito', 'O preço é o mesmo em todas as faixas.'));
  if (preco !== 'POR_VIDA' && tabela === null) errors.push(erroCampo('grupo.tabela', 'obrigatorio', FALHAS.QUANTIDADE));
  if (preco === 'FAIXA' && tabela !== null && linha === 'SAUDE')
    errors.push(...validateMultiplicadores(tabela).map((falha) => erroCampo('grupo.tabela', 'invalido', FALHAS[falha])));
  return errors;
}
