import { linhaAuto } from '@balcao/domain';
import { PasteBloco } from '../features/secoes/paste-bloco.component.tsx';
import type { LinhaNaTela } from '../mesa/linha-na-tela.ts';
import { OrcamentoDaLinha } from '../mesa/orcamento-da-linha.component.tsx';
import { secoesDoAuto } from './secoes-do-auto.ts';

const tela: LinhaNaTela = { linha: linhaAuto, rota: 'hfyAuto', secoes: secoesDoAuto, segundaColuna: 'uso', topo: <PasteBloco /> };

/** `/multicalculo/hfy-auto`: the auto quote on one page, filled by a paste and calculated beside its prices. */
export const HfyAutoPage = () => <OrcamentoDaLinha tela={tela} />;
