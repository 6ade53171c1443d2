import type { ErroCampo } from '@balcao/contracts';
import { erroCampo } from '@balcao/domain';

export const tipoDaUsada = (): ErroCampo => erroCampo('tipo', 'conflito', 'Há lançamentos desta categoria: o tipo dela não muda mais.');
