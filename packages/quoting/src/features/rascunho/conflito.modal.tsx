import { formatHora } from '@balcao/domain';
import { Button, Stack, token } from '@balcao/ui';
import { Dialog } from '@balcao/ui/overlays';
import { useState } from 'react';
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
  /** Theirs in these fields, mine in the others. */
  onTakeSome: (campos: ReadonlySet<string>) => void;
  /** Decides later: meanwhile nothing is saved, and this browser keeps what is typed. */
  onClose: () => void;
}

/** Two people changed the same fields: both versions of them side by side, and the choice of which one stays, of each or of all. */
export function ConflitoModal({ divergencias, deles, onKeepMine, onTakeTheirs, onTakeSome, onClose }: ConflitoModalProps) {
  const linha = useLinha();
  const [aceitas, setAceitas] = useState<ReadonlySet<string>>(new Set());
  const isVarias = divergencias.length > 1;
  const choose = (campo: string, isDeles: boolean) =>
    setAceitas((before) => new Set([...before].filter((one) => one !== campo).concat(isDeles ? campo : [])));
  return (
    <Dialog
      titulo={copy.conflito(deles)}
      role="alertdialog"
      size="lg"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onTakeTheirs}>{copy.usarDeles}</Button>
          <Button variant={isVarias ? 'secondary' : 'primary'} onClick={onKeepMine}>
            {copy.manterMinha}
          </Button>
          {isVarias && (
            <Button variant="primary" onClick={() => onTakeSome(aceitas)}>
              {copy.ficarComEscolhidas}
            </Button>
          )}
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
              {divergencias.map(({ campo, minha, deles: outra }) => {
                const rotulo = linha.rotuloDe(campo) ?? campo;
                const lado = (isDeles: boolean, valor: unknown) => {
                  const texto = linha.show(campo, valor);
                  if (!isVarias) return texto;
                  return (
                    <Lado>
                      <input
                        type="radio"
                        name={`conflito-${campo}`}
                        checked={aceitas.has(campo) === isDeles}
                        onChange={() => choose(campo, isDeles)}
                        aria-label={copy.ladoDe(rotulo, isDeles ? copy.deles : copy.minha, texto)}
                      />
                      <span>{texto}</span>
                    </Lado>
                  );
                };
                return (
                  <tr key={campo}>
                    <th scope="row">{rotulo}</th>
                    <td>{lado(false, minha)}</td>
                    <td>{lado(true, outra)}</td>
                  </tr>
                );
              })}
            </tbody>
          </Tabela>
        </Rolagem>
      </Stack>
    </Dialog>
  );
}

/* the whole cell is the choice: more than a finger wide */
const Lado = styled.label`
  display: flex;
  gap: ${token('espaco2')};
  align-items: flex-start;
  min-height: 24px;
  cursor: pointer;
`;

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
