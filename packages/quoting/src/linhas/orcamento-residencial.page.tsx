import { definicaoResidencial, linhaResidencial } from '@balcao/domain';
import type { LinhaNaTela } from '../mesa/linha-na-tela.ts';
import { OrcamentoDaLinha } from '../mesa/orcamento-da-linha.component.tsx';
import { secoesDeDados } from './secoes-de-dados.component.tsx';

const tela: LinhaNaTela = {
  linha: linhaResidencial,
  rota: 'orcamentoResidencial',
  secoes: secoesDeDados(definicaoResidencial),
};

/** `/multicalculo/orcamento-multicalculo-residencial`: the home quote. */
export const OrcamentoResidencialPage = () => <OrcamentoDaLinha tela={tela} />;
