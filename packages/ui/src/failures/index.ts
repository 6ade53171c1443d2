export { FalhaDeLeitura, type FalhaDeLeituraProps, isSemAcesso } from './falha-de-leitura.component.tsx';
export { type Falha, isFalha, showFailure } from './show-failure.ts';
