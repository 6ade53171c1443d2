import { definicaoEmpresarial, linhaEmpresarial } from '@balcao/domain';
import type { LinhaNaTela } from './linha-na-tela.ts';
import { OrcamentoDaLinha } from './orcamento-da-linha.component.tsx';
import { secoesDeDados } from './secoes-de-dados.component.tsx';

const tela: LinhaNaTela = {
  linha: linhaEmpresarial,
  rota: 'orcamentoEmpresarial',
  secoes: secoesDeDados(definicaoEmpresarial),
};

/** `/multicalculo/orcamento-multicalculo-empresarial`: the business quote. */
export const OrcamentoEmpresarialPage = () => <OrcamentoDaLinha tela={tela} />;
