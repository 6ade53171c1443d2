import { definicaoEmpresarial, linhaEmpresarial } from '@balcao/domain';
import { CnaeDaLinha } from '../features/secoes/busca-cnae.component.tsx';
import type { LinhaNaTela } from '../mesa/linha-na-tela.ts';
import { OrcamentoDaLinha } from '../mesa/orcamento-da-linha.component.tsx';
import { secoesDeDados } from './secoes-de-dados.component.tsx';

const tela: LinhaNaTela = {
  linha: linhaEmpresarial,
  rota: 'orcamentoEmpresarial',
  secoes: secoesDeDados(definicaoEmpresarial, { campos: { 'risco.empresa.cnae': CnaeDaLinha } }),
};

/** `/multicalculo/orcamento-multicalculo-empresarial`: the business quote. */
export const OrcamentoEmpresarialPage = () => <OrcamentoDaLinha tela={tela} />;
