import type { Renovacao } from '@balcao/contracts';
import { nomesDasLinhas } from '@balcao/domain';
import { DateText, Money, StatusTag } from '@balcao/ui';
import type { Column } from '@balcao/ui/tables';
import { Celula } from '@balcao/ui/lists';
import { LinkDaVenda } from '../../caso/link-da-venda.component.tsx';
import { copy, rotuloDaSituacao } from './renovacoes.copy.ts';
import { tomDaSituacao } from './renovacoes.model.ts';

/** Columns of the list. Ids of the sortable ones are the gateway's words for `ordenar`. */
export const colunas: readonly Column<Renovacao>[] = [
  {
    id: 'segurado',
    header: copy.colunas.segurado,
    isSortable: true,
    isRowHeader: true,
    cell: ({ apoliceId, segurado, bem, linha }) => (
      <Celula detalhe={[nomesDasLinhas[linha], bem].join(' · ')}>
        <LinkDaVenda id={apoliceId}>{segurado}</LinkDaVenda>
      </Celula>
    ),
  },
  {
    id: 'fim',
    header: copy.colunas.fim,
    isSortable: true,
    width: '172px',
    cell: ({ fim, dias }) => (
      <Celula detalhe={copy.dias(dias)}>
        <DateText iso={fim} />
      </Celula>
    ),
  },
  {
    id: 'seguradora',
    header: copy.colunas.seguradora,
    isSortable: true,
    width: '184px',
    from: 1200,
    cell: ({ seguradora, numero }) => (
      <Celula detalhe={numero} isDetailHiddenOnCard>
        {seguradora}
      </Celula>
    ),
  },
  {
    id: 'premio',
    header: copy.colunas.premio,
    isSortable: true,
    align: 'end',
    width: '112px',
    cell: ({ premioTotalCentavos }) => <Money centavos={premioTotalCentavos} isStrong />,
  },
  {
    id: 'bonus',
    header: copy.colunas.bonus,
    isSortable: true,
    width: '100px',
    from: 992,
    isHiddenOnCard: true,
    cell: ({ bonus, bonusPrevisto, sinistros }) =>
      bonus === null || bonusPrevisto === null ? (
        copy.semBonus
      ) : (
        <Celula detalhe={sinistros > 0 ? copy.sinistros(sinistros) : null}>
          <span role="img" aria-label={copy.bonus(bonus, bonusPrevisto)}>
            {bonus} → <strong>{bonusPrevisto}</strong>
          </span>
        </Celula>
      ),
  },
  {
    id: 'situacao',
    header: copy.colunas.situacao,
    width: '150px',
    narrowWidth: '112px',
    from: 992,
    cell: ({ situacao }) => <StatusTag tone={tomDaSituacao[situacao]}>{rotuloDaSituacao[situacao]}</StatusTag>,
  },
];
