import { definicaoAuto } from '@balcao/domain';
import { Acessorios } from '../features/secoes/acessorios.component.tsx';
import { CampoFipe } from '../features/secoes/busca-fipe.component.tsx';
import { secoesDeDados } from './secoes-de-dados.component.tsx';

/** The sections of the auto form, in tabs and on one page. */
export const secoesDoAuto = secoesDeDados(definicaoAuto, {
  campos: { 'risco.veiculo.fipe': CampoFipe, 'risco.coberturas.acessorios': Acessorios },
});
