import { linhaAuto } from '@balcao/domain';
import type { LinhaNaTela } from '../mesa/linha-na-tela.ts';
import { OrcamentoDaLinha } from '../mesa/orcamento-da-linha.component.tsx';
import { secoesDoAuto } from './secoes-do-auto.ts';

const tela: LinhaNaTela = { linha: linhaAuto, rota: 'orcamentoAuto', secoes: secoesDoAuto };

/** `/multicalculo/orcamento-multicalculo`: the auto quote. */
export const OrcamentoAutoPage = () => <OrcamentoDaLinha tela={tela} />;
