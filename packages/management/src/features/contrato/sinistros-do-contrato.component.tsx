import type { ContratoVisto, SinistroDoContrato } from '@balcao/contracts';
import { MomentText } from '@balcao/ui';
import type { Column } from '@balcao/ui/tables';
import { copy } from '../../contrato/contrato.copy.ts';
import { TabelaDaSecao } from './tabela-da-secao.component.tsx';

const colunas: readonly Column<SinistroDoContrato>[] = [
  { id: 'numero', header: copy.sinistro.numero, width: '110px', cell: ({ numero }) => String(numero) },
  { id: 'item', header: copy.sinistro.item, cell: ({ item }) => item },
  { id: 'ocorrido', header: copy.sinistro.ocorrido, width: '160px', cell: ({ ocorridoEm }) => <MomentText iso={ocorridoEm} /> },
];

/** The claims on a policy. */
export const SinistrosDoContrato = ({ contrato: { sinistros } }: { contrato: ContratoVisto }) => (
  <TabelaDaSecao titulo={copy.aba.sinistros} columns={colunas} rows={sinistros} rowId={({ id }) => id} vazio={copy.nada.sinistros} />
);
