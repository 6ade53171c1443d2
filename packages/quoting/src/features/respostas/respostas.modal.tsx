import { Button, token } from '@balcao/ui';
import { Dialog } from '@balcao/ui/overlays';
import styled from 'styled-components';
import { useLinha } from '../../linha-aberta.ts';
import { copy } from './respostas.copy.ts';

export interface RespostasModalProps {
  titulo: string;
  diferentes: readonly { readonly campo: string; readonly valor: unknown; readonly atual: unknown }[];
  onTake: (campo: string, valor: unknown) => void;
  /** What is left stays as the case says it, and is not asked about again. */
  onKeep: () => void;
  onClose: () => void;
}

/** Each field the client answered otherwise: what the case says, what they said, and the taking of it. */
export function RespostasModal({ titulo, diferentes, onTake, onKeep, onClose }: RespostasModalProps) {
  const linha = useLinha();
  return (
    <Dialog
      isOpen
      size="lg"
      titulo={titulo}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.fechar}</Button>
          <Button variant="primary" onClick={onKeep}>
            {copy.manter}
          </Button>
        </>
      }
    >
      <Lista>
        {diferentes.map(({ campo, valor, atual }) => {
          const rotulo = linha.rotuloDe(campo) ?? campo;
          return (
            <li key={campo}>
              <dl aria-label={rotulo}>
                <div>
                  <dt>{rotulo}</dt>
                </div>
                <div>
                  <dt>{copy.daqui}</dt>
                  <dd>{linha.show(campo, atual)}</dd>
                </div>
                <div>
                  <dt>{copy.doCliente}</dt>
                  <dd>{linha.show(campo, valor)}</dd>
                </div>
              </dl>
              <Button size="sm" aria-label={`${copy.usar}: ${rotulo}`} onClick={() => onTake(campo, valor)}>
                {copy.usar}
              </Button>
            </li>
          );
        })}
      </Lista>
    </Dialog>
  );
}

const Lista = styled.ul`
  display: grid;
  gap: ${token('espaco3')};
  padding: 0;
  margin: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('espaco2')} ${token('espaco4')};
    align-items: end;
    justify-content: space-between;
    padding-bottom: ${token('espaco3')};
    border-bottom: 1px solid ${token('borda')};
  }
  dl {
    display: grid;
    flex: 1 1 320px;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr));
    gap: ${token('espaco2')};
    margin: 0;
  }
  dt {
    color: ${token('textoSuave')};
    font-size: ${token('texto12')};
  }
  div:first-child dt {
    color: ${token('texto')};
    font-size: ${token('texto13')};
    font-weight: ${token('pesoForte')};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
