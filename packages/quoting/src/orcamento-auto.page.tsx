import { linhaAuto } from '@balcao/domain';
import type { LinhaNaTela } from './linha-na-tela.ts';
import { OrcamentoDaLinha } from './orcamento-da-linha.component.tsx';
import { secoesDoAuto } from './secoes-do-auto.ts';

const tela: LinhaNaTela = { linha: linhaAuto, rota: 'orcamentoAuto', secoes: secoesDoAuto };

/** `/multicalculo/orcamento-multicalculo`: the auto quote. */
export const OrcamentoAutoPage = () => <OrcamentoDaLinha tela={tela} />;
