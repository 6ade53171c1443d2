import { definicaoManual, linhaManual } from '@balcao/domain';
import { PecaObjeto } from '../features/secoes/peca-objeto.component.tsx';
import { PecaOfertas } from '../features/secoes/peca-ofertas.component.tsx';
import type { LinhaNaTela } from '../mesa/linha-na-tela.ts';
import { OrcamentoDaLinha } from '../mesa/orcamento-da-linha.component.tsx';
import { secoesDeDados } from './secoes-de-dados.component.tsx';

const tela: LinhaNaTela = {
  linha: linhaManual,
  rota: 'orcamentoNovo',
  secoes: secoesDeDados(definicaoManual, { secoes: { objeto: PecaObjeto, ofertas: PecaOfertas } }),
  isManual: true,
};

/** `/multicalculo/orcamento-novo`: offers got outside, typed by the broker, in any ramo. */
export const OrcamentoManualPage = () => <OrcamentoDaLinha tela={tela} />;
