import { definicaoVida, linhaVida } from '@balcao/domain';
import { Dps } from '../features/dps/dps.component.tsx';
import { copy } from '../features/dps/dps.copy.ts';
import { Beneficiarios } from '../features/vida/beneficiarios.component.tsx';
import { Esportes } from '../features/vida/esportes.component.tsx';
import type { LinhaNaTela } from '../mesa/linha-na-tela.ts';
import { OrcamentoDaLinha } from '../mesa/orcamento-da-linha.component.tsx';
import { secoesDeDados } from './secoes-de-dados.component.tsx';

const tela: LinhaNaTela = {
  linha: linhaVida,
  rota: 'orcamentoVida',
  secoes: secoesDeDados(definicaoVida, { campos: { 'risco.pessoa.esportes': Esportes, 'risco.beneficiarios': Beneficiarios } }),
  acaoDaOferta: Dps,
  avisoDaAcao: copy.aviso,
};

/** `/multicalculo/orcamento-multicalculo-vida`: the life quote. */
export const OrcamentoVidaPage = () => <OrcamentoDaLinha tela={tela} />;
