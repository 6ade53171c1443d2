import type { CotacaoResumo } from '@balcao/contracts';
import { DateText, Link, Money, Stack, StatusTag, Text } from '@balcao/ui';
import type { Column } from '@balcao/ui/tables';
import { nomesDasLinhas } from '../../nomes-das-linhas.copy.ts';
import { enderecoDoFormulario } from '../../rota-do-formulario.ts';
import { copy, rotuloDaOrigem, rotuloDoStatus } from './cotacoes.copy.ts';
import { tomDoStatus } from './cotacoes.model.ts';

/** Columns of the runs. Ids of the sortable ones are the gateway's words for `ordenar`. */
export const colunas: readonly Column<CotacaoResumo>[] = [
  {
    id: 'segurado',
    header: copy.colunas.segurado,
    isSortable: true,
    isRowHeader: true,
    cell: ({ id, orcamentoId, formulario, segurado, bem, numero, versao }) => (
      <Stack gap={1} as="span">
        <Link href={enderecoDoFormulario(formulario, { id: orcamentoId, cotacao: id })}>{segurado ?? copy.semSegurado}</Link>
        <Text as="span" size={12} isSoft>
          {[copy.numero(numero, versao), bem].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
    ),
  },
  { id: 'criadoEm', header: copy.colunas.criadoEm, isSortable: true, cell: ({ criadoEm }) => <DateText iso={criadoEm} hasTime /> },
  { id: 'linha', header: copy.colunas.linha, cell: ({ linha }) => nomesDasLinhas[linha] },
  { id: 'origem', header: copy.colunas.origem, isHiddenOnCard: true, cell: ({ origem }) => rotuloDaOrigem[origem] },
  {
    id: 'seguradoras',
    header: copy.colunas.seguradoras,
    align: 'end',
    cell: ({ seguradorasOk, seguradorasTotal }) => copy.respondidas(seguradorasOk, seguradorasTotal),
  },
  {
    id: 'menorPremio',
    header: copy.colunas.menorPremio,
    isSortable: true,
    align: 'end',
    cell: ({ menorPremioCentavos, menorSeguradora }) => (
      <Stack gap={1} as="span" align="end">
        <Money centavos={menorPremioCentavos} isStrong />
        {menorSeguradora && (
          <Text as="span" size={12} isSoft>
            {menorSeguradora}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    id: 'status',
    header: copy.colunas.status,
    cell: ({ status }) => (
      <StatusTag tone={tomDoStatus[status]} isLive={status === 'CALCULANDO'}>
        {rotuloDoStatus[status]}
      </StatusTag>
    ),
  },
  { id: 'usuario', header: copy.colunas.usuario, isHiddenOnCard: true, cell: ({ usuario }) => usuario },
];
