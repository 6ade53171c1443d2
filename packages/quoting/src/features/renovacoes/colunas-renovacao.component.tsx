import type { Renovacao } from '@balcao/contracts';
import { DateText, Link, Money, Stack, StatusTag, Text } from '@balcao/ui';
import type { Column } from '@balcao/ui/tables';
import { nomesDasLinhas } from '../../nomes-das-linhas.copy.ts';
import { enderecoDoFormulario } from '../../rota-do-formulario.ts';
import { copy, rotuloDaSituacao } from './renovacoes.copy.ts';
import { tomDaSituacao } from './renovacoes.model.ts';

/** Columns of the list. Ids of the sortable ones are the gateway's words for `ordenar`. */
export const colunas: readonly Column<Renovacao>[] = [
  {
    id: 'segurado',
    header: copy.colunas.segurado,
    isSortable: true,
    isRowHeader: true,
    cell: ({ segurado, bem, linha }) => (
      <Stack gap={1} as="span">
        {segurado}
        <Text as="span" size={12} isSoft>
          {[nomesDasLinhas[linha], bem].join(' · ')}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'fim',
    header: copy.colunas.fim,
    isSortable: true,
    cell: ({ fim, dias }) => (
      <Stack gap={1} as="span">
        <DateText iso={fim} />
        <Text as="span" size={12} isSoft>
          {copy.dias(dias)}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'seguradora',
    header: copy.colunas.seguradora,
    isSortable: true,
    cell: ({ seguradora, numero }) => (
      <Stack gap={1} as="span">
        {seguradora}
        <Text as="span" size={12} isSoft>
          {numero}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'premio',
    header: copy.colunas.premio,
    isSortable: true,
    align: 'end',
    cell: ({ premioTotalCentavos }) => <Money centavos={premioTotalCentavos} isStrong />,
  },
  {
    id: 'bonus',
    header: copy.colunas.bonus,
    isSortable: true,
    cell: ({ bonus, bonusPrevisto, sinistros }) =>
      bonus === null || bonusPrevisto === null ? (
        copy.semBonus
      ) : (
        <Stack gap={1} as="span">
          <span role="img" aria-label={copy.bonus(bonus, bonusPrevisto)}>
            {bonus} → <strong>{bonusPrevisto}</strong>
          </span>
          {sinistros > 0 && (
            <Text as="span" size={12} isSoft>
              {copy.sinistros(sinistros)}
            </Text>
          )}
        </Stack>
      ),
  },
  {
    id: 'situacao',
    header: copy.colunas.situacao,
    cell: ({ situacao, orcamento }) => (
      <Stack gap={1} as="span">
        <span>
          <StatusTag tone={tomDaSituacao[situacao]}>{rotuloDaSituacao[situacao]}</StatusTag>
        </span>
        {orcamento && <Link href={enderecoDoFormulario(orcamento.formulario, { id: orcamento.id })}>{copy.abrir(orcamento.numero)}</Link>}
      </Stack>
    ),
  },
];
