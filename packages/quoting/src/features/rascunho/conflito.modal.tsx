import { formatHora } from '@balcao/domain';
import { Button, Stack, token } from '@balcao/ui';
import { Dialog } from '@balcao/ui/overlays';
import styled from 'styled-components';
import { useLinha } from '../../linha-aberta.ts';
import type { VersaoSalva } from './gravador.resource.ts';
import { copy } from './rascunho.copy.ts';
import type { Divergencia } from './rascunho.model.ts';

export interface ConflitoModalProps {
  /** Fields both changed; what only one did is not asked about. */
  divergencias: readonly Divergencia[];
  deles: VersaoSalva;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Decides later: meanwhile nothing is saved, and this browser keeps what is typed. */
  onClose: () => void;
}

/** Two people changed the same fields: both versions of them side by side, and the choice of which one stays. */
export function ConflitoModal({ divergencias, deles, onKeepMine, onTakeTheirs, onClose }: ConflitoModalProps) {
  const linha = useLinha();
  return (
    <Dialog
      titulo={copy.conflitoTitulo}
      role="alertdialog"
      size="lg"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onTakeTheirs}>{copy.usarDeles}</Button>
          <Button variant="primary" onClick={onKeepMine}>
            {copy.manterMinha}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{copy.conflitoTexto(formatHora(deles.alteradoEm), divergencias.length)}</p>
        <Rolagem>
          <Tabela>
            <thead>
              <tr>
                <th scope="col">{copy.campo}</th>
                <th scope="col">{copy.minha}</th>
                <th scope="col">{copy.deles}</th>
              </tr>
            </thead>
            <tbody>
              {divergencias.map(({ campo, ...valores }) => (
                <tr key={campo}>
                  <th scope="row">{linha.rotuloDe(campo) ?? campo}</th>
                  <td>{linha.mostrar(campo, valores.minha)}</td>
                  <td>{linha.mostrar(campo, valores.deles)}</td>
                </tr>
              ))}
            </tbody>
          </Tabela>
        </Rolagem>
      </Stack>
    </Dialog>
  );
}

const Rolagem = styled.div`
  max-height: 50vh;
  overflow: auto;
`;

const Tabela = styled.table`
  width: 100%;
  font-size: ${token('texto13')};
  th,
  td {
    padding: ${token('espaco1')} ${token('espaco2')};
    text-align: start;
    vertical-align: top;
    border-bottom: 1px solid ${token('borda')};
    overflow-wrap: anywhere;
  }
`;
