import type { OfertaPlano } from '@balcao/contracts';
import { IconeConfere, Money, token, VisuallyHidden } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './plano.copy.ts';
import { comparePlanos } from './plano.model.ts';

export interface ComparacaoProps {
  ofertas: readonly OfertaPlano[];
}

/** Compares the plans side by side. */
export function Comparacao({ ofertas }: ComparacaoProps) {
  return (
    <details>
      <Summary>{copy.comparar}</Summary>
      <Scroll tabIndex={0} role="region" aria-label={copy.comparar}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{copy.item}</th>
              {ofertas.map(({ plano, nome }) => (
                <th key={plano} scope="col">
                  {nome}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparePlanos(ofertas).map(({ item, planos }) => (
              <tr key={item}>
                <th scope="row">{item}</th>
                {ofertas.map(({ plano }) => (
                  <td key={plano}>{planos.has(plano) ? <Sim /> : <Nao />}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{copy.equipe}</th>
              {ofertas.map(({ plano, usuarios }) => (
                <td key={plano}>{copy.usuarios(usuarios)}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{copy.mensal}</th>
              {ofertas.map(({ plano, mensalCentavos }) => (
                <td key={plano}>
                  <Money centavos={mensalCentavos} />
                </td>
              ))}
            </tr>
          </tbody>
        </Table>
      </Scroll>
    </details>
  );
}

const Sim = () => (
  <>
    <IconeConfere size={16} aria-hidden />
    <VisuallyHidden>{copy.sim}</VisuallyHidden>
  </>
);

const Nao = () => (
  <>
    <span aria-hidden>–</span>
    <VisuallyHidden>{copy.nao}</VisuallyHidden>
  </>
);

const Summary = styled.summary`
  width: fit-content;
  min-height: 28px;
  padding: ${token('espaco1')} 0;
  font-weight: ${token('pesoMedio')};
  color: ${token('primariaTexto')};
  cursor: pointer;
`;

const Scroll = styled.div`
  margin-top: ${token('espaco2')};
  overflow-x: auto;
  background: ${token('superficie')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio10')};
`;

const Table = styled.table`
  width: 100%;
  min-width: 520px;
  border-collapse: collapse;
  th,
  td {
    padding: ${token('espaco2')} ${token('espaco3')};
    text-align: center;
    border-bottom: 1px solid ${token('borda')};
  }
  th:first-child {
    text-align: start;
    font-weight: ${token('pesoNormal')};
  }
  thead th {
    font-weight: ${token('pesoForte')};
  }
  tr:last-child > * {
    border-bottom: 0;
  }
  svg {
    color: ${token('sucessoTexto')};
  }
`;
