import { type ContratoVisto, type DivergenciaDoContrato, emissaoCalls } from '@balcao/contracts';
import { sayClausula, transicoesDivergencia } from '@balcao/domain';
import { useMay } from '@balcao/shared';
import { IconButton, showToast, StatusTag } from '@balcao/ui';
import { showFailure } from '@balcao/ui/failures';
import { Celula } from '@balcao/ui/lists';
import { Menu } from '@balcao/ui/overlays';
import { IconeMais } from '@balcao/ui/screen-icons';
import type { Column } from '@balcao/ui/tables';
import { useState } from 'react';
import { ContestacaoModal } from './contestacao.modal.tsx';
import { copy } from '../../contrato/contrato.copy.ts';
import { decide } from './emissao.resource.ts';
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

/** What was issued otherwise than proposed, clause by clause, until each is accepted, or contested and corrected. */
export function DivergenciasDoContrato({ contrato: { divergencias } }: { contrato: ContratoVisto }) {
  const [contestada, setContestada] = useState<DivergenciaDoContrato | null>(null);
  const mayDecide = useMay(emissaoCalls.decideDivergencia);
  const settle = async ({ id, versao }: DivergenciaDoContrato, decisao: 'ACEITA' | 'CORRIGIDA') => {
    try {
      await decide({ divergenciaId: id, versao, decisao, nota: null });
      showToast({ tone: 'sucesso', titulo: copy.divergencia.decidiu });
    } catch (error) {
      showFailure(copy.divergencia.falhou, error);
    }
  };
  const actionsOf = (divergencia: DivergenciaDoContrato) =>
    transicoesDivergencia[divergencia.status].map((decisao) => ({
      id: decisao,
      label: {
        ACEITA: copy.divergencia.aceitar,
        CONTESTADA: copy.divergencia.contestar,
        CORRIGIDA: copy.divergencia.corrigida,
        ABERTA: '',
      }[decisao],
      onAction: () =>
        decisao === 'CONTESTADA' ? setContestada(divergencia) : void settle(divergencia, decisao === 'CORRIGIDA' ? 'CORRIGIDA' : 'ACEITA'),
    }));
  return (
    <>
      <TabelaDaSecao
        titulo={copy.aba.divergencias}
        columns={colunas}
        rows={divergencias}
        rowId={({ id }) => id}
        vazio={copy.nada.divergencias}
        rowActions={(divergencia) => {
          const nome = copy.divergencia.acoesDe(copy.clausula[divergencia.clausula] ?? divergencia.clausula);
          return (
            mayDecide &&
            actionsOf(divergencia).length > 0 && (
              <Menu
                label={nome}
                trigger={<IconButton size="sm" label={nome} icon={<IconeMais size={16} aria-hidden />} />}
                actions={actionsOf(divergencia)}
              />
            )
          );
        }}
      />
      {contestada && <ContestacaoModal divergencia={contestada} onClose={() => setContestada(null)} />}
    </>
  );
}
