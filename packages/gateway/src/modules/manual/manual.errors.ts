import { Recusa } from '../../plugins/errors.ts';

export const naoManual = (): Recusa => new Recusa(409, 'orcamento-calculado', 'Este orçamento é calculado nas seguradoras: use Calcular.');
