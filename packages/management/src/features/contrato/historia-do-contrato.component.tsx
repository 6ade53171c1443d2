import type { ContratoVisto } from '@balcao/contracts';
import { Card } from '@balcao/ui';
import { HistoriaRegistro } from '@balcao/ui/records';
import { useHistoria } from '../../contrato/contrato.resource.ts';

/** What changed of a sale, the newest first. */
export const HistoriaDoContrato = ({ contrato: { id } }: { contrato: ContratoVisto }) => (
  <Card>
    <HistoriaRegistro leitura={useHistoria(id)} />
  </Card>
);
