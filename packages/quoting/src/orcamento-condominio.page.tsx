import { definicaoCondominio, linhaCondominio } from '@balcao/domain';
import type { LinhaNaTela } from './linha-na-tela.ts';
import { OrcamentoDaLinha } from './orcamento-da-linha.component.tsx';
import { secoesDeDados } from './secoes-de-dados.component.tsx';

const tela: LinhaNaTela = {
  linha: linhaCondominio,
  rota: 'orcamentoCondominio',
  secoes: secoesDeDados(definicaoCondominio),
};

/** `/multicalculo/orcamento-multicalculo-condominio`: the condominium quote. */
export const OrcamentoCondominioPage = () => <OrcamentoDaLinha tela={tela} />;
