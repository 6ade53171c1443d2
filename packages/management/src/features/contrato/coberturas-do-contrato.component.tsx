import type { CoberturasContratadas, ContratoVisto, ItemContratado } from '@balcao/contracts';
import { formatCentavos, formatCep } from '@balcao/domain';
import { Stack } from '@balcao/ui';
import type { Column } from '@balcao/ui/tables';
import { copy } from '../../contrato/contrato.copy.ts';
import { TabelaDaSecao } from './tabela-da-secao.component.tsx';

const centavos = (valor: number | null): string => (valor === null ? '' : formatCentavos(valor));

const doItem: readonly Column<ItemContratado>[] = [
  { id: 'descricao', header: copy.item.descricao, cell: ({ descricao }) => descricao },
  { id: 'placa', header: copy.item.placa, width: '110px', cell: ({ placa }) => placa ?? '' },
  { id: 'chassi', header: copy.item.chassi, width: '190px', cell: ({ chassi }) => chassi ?? '' },
  { id: 'cep', header: copy.item.cep, width: '110px', cell: ({ cep }) => formatCep(cep ?? '') },
];

type Cobertura = CoberturasContratadas['coberturas'][number];
const daCobertura: readonly Column<Cobertura>[] = [
  { id: 'nome', header: copy.cobertura.nome, cell: ({ nome }) => nome },
  { id: 'limite', header: copy.cobertura.limite, width: '150px', align: 'end', cell: ({ lmiCentavos }) => centavos(lmiCentavos) },
  { id: 'premio', header: copy.cobertura.premio, width: '130px', align: 'end', cell: ({ premioCentavos }) => centavos(premioCentavos) },
  {
    id: 'franquia',
    header: copy.cobertura.franquia,
    width: '130px',
    align: 'end',
    cell: ({ franquiaCentavos }) => centavos(franquiaCentavos),
  },
];

type Franquia = CoberturasContratadas['franquias'][number];
const daFranquia: readonly Column<Franquia>[] = [
  { id: 'item', header: copy.item.descricao, cell: ({ item }) => item },
  { id: 'valor', header: copy.parcela.valor, width: '150px', align: 'end', cell: ({ valorCentavos }) => formatCentavos(valorCentavos) },
];

type Assistencia = CoberturasContratadas['assistencias'][number];
const daAssistencia: readonly Column<Assistencia>[] = [
  { id: 'nome', header: copy.assistencias, cell: ({ nome }) => nome },
  { id: 'limite', header: copy.cobertura.limite, width: '200px', cell: ({ limite }) => limite },
];

/** What is insured, against what, and what the client keeps to pay. */
export const CoberturasDoContrato = ({ contrato: { itens, coberturas } }: { contrato: ContratoVisto }) => (
  <Stack gap={4}>
    <TabelaDaSecao
      titulo={copy.itens}
      columns={doItem}
      rows={itens}
      rowId={(item) => String(itens.indexOf(item))}
      vazio={copy.nada.itens}
    />
    <TabelaDaSecao
      titulo={copy.coberturas}
      columns={daCobertura}
      rows={coberturas?.coberturas ?? []}
      rowId={({ codigo }) => codigo}
      vazio={copy.nada.coberturas}
    />
    <TabelaDaSecao
      titulo={copy.franquias}
      columns={daFranquia}
      rows={coberturas?.franquias ?? []}
      rowId={({ item }) => item}
      vazio={copy.nada.franquias}
    />
    <TabelaDaSecao
      titulo={copy.assistencias}
      columns={daAssistencia}
      rows={coberturas?.assistencias ?? []}
      rowId={({ codigo }) => codigo}
      vazio={copy.nada.assistencias}
    />
  </Stack>
);
