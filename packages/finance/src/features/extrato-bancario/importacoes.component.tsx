import { type ExtratoImportado, extratoBancarioCalls } from '@balcao/contracts';
import { formatCentavos, formatDataHora } from '@balcao/domain';
import { useMay } from '@balcao/shared';
import { Button, showToast, Text } from '@balcao/ui';
import { Celula } from '@balcao/ui/lists';
import { ConfirmDialog } from '@balcao/ui/overlays';
import { LeituraRegistro } from '@balcao/ui/records';
import { DataTable } from '@balcao/ui/tables';
import { useState } from 'react';
import { copy } from './extrato-bancario.copy.ts';
import { useExtratos, useUndoExtrato } from './extrato-bancario.resource.ts';
import { sayFalha } from '../../say-falha.ts';

const { importacoes: frases } = copy;

/** Every file that counted for an account; one is taken back while nothing of it is reconciled. */
export function Importacoes({ contaId }: { contaId: string }) {
  const leitura = useExtratos(contaId);
  const mayUndo = useMay(extratoBancarioCalls.undoExtrato);
  const undo = useUndoExtrato();
  const [desfeito, setDesfeito] = useState<ExtratoImportado | null>(null);
  const actionOf = (extrato: ExtratoImportado) =>
    extrato.desfeitoEm ? (
      <Text isSoft>{frases.desfeito}</Text>
    ) : (
      <Button aria-label={`${frases.desfazer}: ${extrato.nome}`} isDisabled={extrato.conciliados > 0} onClick={() => setDesfeito(extrato)}>
        {frases.desfazer}
      </Button>
    );
  return (
    <LeituraRegistro leitura={leitura}>
      {(extratos) => (
        <>
          <DataTable
            caption={frases.caption}
            rows={extratos}
            rowId={({ id }) => id}
            empty={<Text isSoft>{frases.vazio}</Text>}
            columns={[
              { id: 'nome', header: frases.colunas.arquivo, isRowHeader: true, minWidth: '160px', cell: ({ nome }) => nome },
              {
                id: 'periodo',
                header: frases.colunas.periodo,
                width: '200px',
                isLabelledOnCard: true,
                cell: ({ inicio, fim }) => copy.leitura.periodo(inicio, fim),
              },
              {
                id: 'movimentos',
                header: frases.colunas.movimentos,
                width: '148px',
                cell: ({ novos, lidos, conciliados }) => (
                  <Celula detalhe={conciliados > 0 ? frases.conciliados(conciliados) : null}>{frases.novos(novos, lidos)}</Celula>
                ),
              },
              {
                id: 'saldo',
                header: frases.colunas.saldo,
                width: '132px',
                align: 'end',
                isLabelledOnCard: true,
                cell: ({ saldo }) => (saldo ? formatCentavos(saldo.saldoCentavos) : ''),
              },
              {
                id: 'em',
                header: frases.colunas.em,
                width: '160px',
                isLabelledOnCard: true,
                cell: ({ em, por }) => <Celula detalhe={por}>{formatDataHora(em)}</Celula>,
              },
            ]}
            {...(mayUndo && { rowActions: actionOf })}
          />
          {desfeito && (
            <ConfirmDialog
              titulo={frases.perguntaTitulo}
              isOpen
              isDanger
              confirmar={frases.confirmar}
              isBusy={undo.isPending}
              onClose={() => setDesfeito(null)}
              onConfirm={() =>
                undo.mutate(
                  { extratoBancarioId: desfeito.id },
                  {
                    onSuccess: () => {
                      setDesfeito(null);
                      showToast({ tone: 'sucesso', titulo: frases.feito });
                    },
                    onError: sayFalha,
                  },
                )
              }
            >
              <Text>{frases.pergunta(desfeito.nome)}</Text>
            </ConfirmDialog>
          )}
        </>
      )}
    </LeituraRegistro>
  );
}
