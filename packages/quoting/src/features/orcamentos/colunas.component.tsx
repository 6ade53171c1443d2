import type { OrcamentoResumo } from '@balcao/contracts';
import { hojeEm, proximaAcao, tomDoOrcamento } from '@balcao/domain';
import { DateText, Link, Money, Stack, StatusTag, Text } from '@balcao/ui';
import type { Column } from '@balcao/ui/tables';
import { useState } from 'react';
import { nomesDasLinhas } from '../../nomes-das-linhas.copy.ts';
import { enderecoDoFormulario } from '../../rota-do-formulario.ts';
import { copy, rotuloDaAcao, rotuloDoStatus, rotuloDoTipo } from './orcamentos.copy.ts';
import { destinoDe } from './orcamentos.model.ts';

/** Where a line of the list leads. */
export const hrefOf = (orcamento: OrcamentoResumo) => enderecoDoFormulario(orcamento.formulario, destinoDe(orcamento));

/** What comes next for a case, and whether it presses. */
export function ProximaAcao({ orcamento }: { orcamento: OrcamentoResumo }) {
  const [hoje] = useState(() => hojeEm(new Date()));
  const { acao, isUrgente } = proximaAcao(orcamento, hoje);
  return (
    <Stack gap={1} as="span">
      {rotuloDaAcao[acao]}
      {isUrgente && (
        <span>
          <StatusTag tone="atencao">{copy.urgente}</StatusTag>
        </span>
      )}
    </Stack>
  );
}

/** Columns of the list. Ids of the sortable ones are the gateway's words for `ordenar`. */
export const colunas: readonly Column<OrcamentoResumo>[] = [
  {
    id: 'segurado',
    header: copy.colunas.segurado,
    isSortable: true,
    isRowHeader: true,
    cell: (orcamento) => (
      <Stack gap={1} as="span">
        <Link href={hrefOf(orcamento)}>{orcamento.segurado ?? copy.semSegurado}</Link>
        {orcamento.bem && (
          <Text as="span" size={12} isSoft>
            {orcamento.bem}
          </Text>
        )}
      </Stack>
    ),
  },
  { id: 'numero', header: copy.colunas.numero, isSortable: true, align: 'end', width: '72px', cell: ({ numero }) => numero },
  {
    id: 'linha',
    header: copy.colunas.linha,
    cell: ({ linha, tipo }) => (
      <span>
        {nomesDasLinhas[linha]}{' '}
        <Text as="span" size={12} isSoft>
          {rotuloDoTipo[tipo]}
        </Text>
      </span>
    ),
  },
  {
    id: 'vigIni',
    header: copy.colunas.vigIni,
    isSortable: true,
    isHiddenOnCard: true,
    cell: ({ vigIni }) => <DateText iso={vigIni} />,
  },
  {
    id: 'melhorPremio',
    header: copy.colunas.melhorPremio,
    isSortable: true,
    align: 'end',
    cell: ({ premioCentavos, seguradora, premioDe }) => (
      <Stack gap={1} as="span" align="end">
        <Money centavos={premioCentavos} isStrong />
        {seguradora && (
          <Text as="span" size={12} isSoft>
            {premioDe && premioDe !== 'MELHOR' ? copy.ofertaDe[premioDe](seguradora) : seguradora}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    id: 'status',
    header: copy.colunas.status,
    isSortable: true,
    cell: (orcamento) => (
      <Stack gap={1} as="span">
        <span>
          <StatusTag tone={tomDoOrcamento[orcamento.status]} isLive={orcamento.status === 'CALCULANDO'}>
            {rotuloDoStatus[orcamento.status]}
          </StatusTag>
        </span>
        <Text as="span" size={12} isSoft>
          <ProximaAcao orcamento={orcamento} />
        </Text>
      </Stack>
    ),
  },
  {
    id: 'alteradoEm',
    header: copy.colunas.alteradoEm,
    isSortable: true,
    cell: ({ alteradoEm }) => <DateText iso={alteradoEm} hasTime />,
  },
  {
    id: 'produtor',
    header: copy.colunas.produtor,
    isHiddenOnCard: true,
    cell: ({ produtor, usuario }) => (
      <Stack gap={1} as="span">
        {produtor ?? copy.semProdutor}
        <Text as="span" size={12} isSoft>
          {usuario}
        </Text>
      </Stack>
    ),
  },
];
