import type { RiscoSegurado } from '@balcao/contracts';
import { Alert, Link, screenOnly } from '@balcao/ui';
import styled from 'styled-components';
import { casoDe } from '../rota-do-formulario.ts';
import { copy } from './riscos-segurados.copy.ts';
import { useRiscosDoCaso } from './riscos-segurados.resource.ts';

/**
 * What insures the same risk already, each with the way to it; what the reader may not see is only told. For the brokerage alone: a
 * printed page is handed to the client, who is not shown the numbers of other people's cases.
 */
export function RiscosSegurados({ encontrados }: { encontrados: readonly RiscoSegurado[] }) {
  if (encontrados.length === 0) return null;
  return (
    <NaTela>
      <Alert tone="atencao" titulo={copy.titulo}>
        <Itens>
          {encontrados.map(({ tipo, registro }, index) => (
            <li key={registro ? `${tipo}${registro.numero}` : index}>
              {registro ? <Encontrado tipo={tipo} registro={registro} /> : copy.oculto[tipo]}
            </li>
          ))}
        </Itens>
      </Alert>
    </NaTela>
  );
}

function Encontrado({ tipo, registro }: { tipo: RiscoSegurado['tipo']; registro: NonNullable<RiscoSegurado['registro']> }) {
  const { orcamentoId } = registro;
  const nome = copy.nome(tipo, registro);
  return (
    <>
      {orcamentoId ? <Link href={casoDe({ orcamentoId })}>{nome}</Link> : nome}
      {` · ${copy.periodo(registro)}`}
    </>
  );
}

/** The same, of a case no offer of which was chosen yet; unknown, nothing is said. */
export function RiscosDoCaso({ orcamentoId }: { orcamentoId: string }) {
  return <RiscosSegurados encontrados={useRiscosDoCaso(orcamentoId)} />;
}

const NaTela = styled.div`
  ${screenOnly}
`;

const Itens = styled.ul`
  margin: 0;
  padding: 0;
`;
