import { definicaoCondominio, linhaCondominio } from '@balcao/domain';
import type { LinhaNaTela } from '../mesa/linha-na-tela.ts';
import { OrcamentoDaLinha } from '../mesa/orcamento-da-linha.component.tsx';
import { secoesDeDados } from './secoes-de-dados.component.tsx';

const tela: LinhaNaTela = {
  linha: linhaCondominio,
  rota: 'orcamentoCondominio',
  secoes: secoesDeDados(definicaoCondominio),
};

/** `/multicalculo/orcamento-multicalculo-condominio`: the condominium quote. */
export const OrcamentoCondominioPage = () => <OrcamentoDaLinha tela={tela} />;
