import type { FaturaDaApolice } from '@balcao/contracts';
import { showToast, Stack, Text, token } from '@balcao/ui';
import { ConfirmDialog } from '@balcao/ui/overlays';
import { sayFalha } from '../../say-falha.ts';
import styled from 'styled-components';
import { copy } from './faturas.copy.ts';
import { useClose } from './faturas.resource.ts';

/** What closing a bill writes, shown before it is closed. */
export function FechamentoModal({ fatura, onClose }: { fatura: FaturaDaApolice; onClose: () => void }) {
  const { fechamento: frases, dinheiro } = copy;
  const close = useClose();
  const { fechamento } = fatura;
  return (
    <ConfirmDialog
      titulo={frases.titulo(fatura.competencia)}
      confirmar={frases.abrir}
      isOpen
      isBusy={close.isPending}
      onClose={onClose}
      onConfirm={() =>
        close.mutate(
          { faturaId: fatura.id, versao: fatura.versao },
          {
            onSuccess: () => {
              showToast({ tone: 'sucesso', titulo: frases.feito });
              onClose();
            },
            onError: sayFalha,
          },
        )
      }
    >
      <Stack gap={3}>
        {fechamento?.parcela ? (
          <>
            <Text>{frases.texto}</Text>
            <Lista>
              <li>{frases.parcela(fechamento.parcela.valorCentavos, fechamento.parcela.vencimento)}</li>
              {fechamento.comissoes.map(({ tipo, previstaCentavos }) => (
                <li key={tipo}>{frases.comissao(dinheiro.tipos[tipo], previstaCentavos)}</li>
              ))}
            </Lista>
          </>
        ) : (
          <Text>{dinheiro.naoCobra}</Text>
        )}
        <Text isSoft>{frases.depois}</Text>
      </Stack>
    </ConfirmDialog>
  );
}

const Lista = styled.ul`
  margin: 0;
  padding-left: ${token('espaco5')};
`;
