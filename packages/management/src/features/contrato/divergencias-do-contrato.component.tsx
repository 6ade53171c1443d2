import type { ContratoVisto, DivergenciaDoContrato } from '@balcao/contracts';
import { sayClausula } from '@balcao/domain';
import { StatusTag } from '@balcao/ui';
import { Celula } from '@balcao/ui/lists';
import type { Column } from '@balcao/ui/tables';
import { copy } from './contrato.copy.ts';
import { TabelaDaSecao } from './tabela-da-secao.component.tsx';

const tons = { ABERTA: 'atencao', CONTESTADA: 'perigo', ACEITA: 'neutro', CORRIGIDA: 'sucesso' } as const;

const colunas: readonly Column<DivergenciaDoContrato>[] = [
  {
    id: 'clausula',
    header: copy.divergencia.clausula,
    cell: ({ clausula, item }) => <Celula detalhe={item}>{copy.clausula[clausula] ?? clausula}</Celula>,
  },
  { id: 'de', header: copy.divergencia.de, width: '170px', cell: ({ clausula, de }) => sayClausula(clausula, de) ?? copy.ausente },
  { id: 'para', header: copy.divergencia.para, width: '170px', cell: ({ clausula, para }) => sayClausula(clausula, para) ?? copy.ausente },
  {
    id: 'situacao',
    header: copy.divergencia.situacao,
    width: '220px',
    cell: ({ status, nota }) => (
      <Celula detalhe={nota}>
        <StatusTag tone={tons[status]}>{copy.statusDivergencia[status]}</StatusTag>
      </Celula>
    ),
  },
];

/** What was issued otherwise than proposed, clause by clause. */
export const DivergenciasDoContrato = ({ contrato: { divergencias } }: { contrato: ContratoVisto }) => (
  <TabelaDaSecao
    titulo={copy.aba.divergencias}
    columns={colunas}
    rows={divergencias}
    rowId={({ id }) => id}
    vazio={copy.nada.divergencias}
  />
);
