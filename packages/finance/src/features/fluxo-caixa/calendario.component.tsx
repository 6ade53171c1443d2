import type { PeriodoDoCaixa } from '@balcao/contracts';
import { formatCentavos, formatData } from '@balcao/domain';
import { above, below, Link, token, VisuallyHidden } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './fluxo-caixa.copy.ts';
import { hasMovimento, lancamentosDe, type VistaDoFluxo, weeksOf } from './fluxo-caixa.model.ts';

export interface CalendarioProps {
  dias: readonly PeriodoDoCaixa[];
  hoje: string;
  vista: VistaDoFluxo;
}

const bare = (centavos: number): string => formatCentavos(centavos, { simbolo: false });

/** The month as a calendar: of each day what comes, what goes and what is left; on a phone, the days on which anything happens. */
export const Calendario = ({ dias, hoje, vista }: CalendarioProps) => (
  <Mes>
    <caption>
      <VisuallyHidden>{copy.calendario}</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        {copy.diasDaSemana.map((nome) => (
          <th key={nome} scope="col">
            {nome}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeksOf(dias).map((semana, index) => (
        <tr key={semana.find((dia) => dia !== null)?.chave ?? index}>
          {semana.map((dia, casa) =>
            dia ? (
              <Casa key={dia.chave} $hoje={dia.chave === hoje} $calma={!hasMovimento(dia)}>
                <Dia dia={dia} vista={vista} />
              </Casa>
            ) : (
              <Casa key={`${index}-${casa}`} $calma $vazia />
            ),
          )}
        </tr>
      ))}
    </tbody>
  </Mes>
);

function Dia({ dia, vista }: { dia: PeriodoDoCaixa; vista: VistaDoFluxo }) {
  const entradas = dia.entradasRealizadasCentavos + dia.entradasPrevistasCentavos;
  const saidas = dia.saidasRealizadasCentavos + dia.saidasPrevistasCentavos;
  const quando = formatData(dia.chave);
  return (
    <>
      <Numero>
        {hasMovimento(dia) ? (
          <Link href={lancamentosDe(dia, vista)} aria-label={copy.dia.abrir(quando)}>
            {Number(dia.chave.slice(8))}
          </Link>
        ) : (
          <>
            {Number(dia.chave.slice(8))}
            <VisuallyHidden> {quando}</VisuallyHidden>
          </>
        )}
      </Numero>
      {entradas > 0 && (
        <Valor $tom="sucessoTexto">
          <VisuallyHidden>{copy.dia.entradas('')}</VisuallyHidden>
          {copy.mais}
          {bare(entradas)}
        </Valor>
      )}
      {saidas > 0 && (
        <Valor $tom="perigoTexto">
          <VisuallyHidden>{copy.dia.saidas('')}</VisuallyHidden>
          {copy.menos}
          {bare(saidas)}
        </Valor>
      )}
      {hasMovimento(dia) && (
        <Valor $tom="textoSuave">
          <VisuallyHidden>{copy.dia.saldo('')}</VisuallyHidden>
          {bare(dia.saldoCentavos)}
        </Valor>
      )}
    </>
  );
}

const Mes = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  background: ${token('superficie')};
  th {
    padding: ${token('espaco1')};
    font-size: ${token('texto12')};
    font-weight: ${token('pesoNormal')};
    color: ${token('textoSuave')};
  }
  /* seven columns of money do not fit a phone: the days follow one another, those on which nothing happens left out */
  ${below(768)} {
    display: block;
    thead {
      display: none;
    }
    tbody,
    tr {
      display: block;
    }
  }
`;

const Casa = styled.td<{ $hoje?: boolean; $calma?: boolean; $vazia?: boolean }>`
  padding: ${token('espaco2')};
  vertical-align: top;
  border: 1px solid ${token('borda')};
  background: ${({ $vazia = false }) => ($vazia ? token('fundo') : 'none')};
  box-shadow: ${({ $hoje = false }) => ($hoje ? `inset 0 0 0 2px ${token('primaria')}` : 'none')};
  ${above(768)} {
    height: 92px;
  }
  ${below(768)} {
    display: ${({ $calma = false }) => ($calma ? 'none' : 'grid')};
    grid-template-columns: 40px repeat(3, minmax(0, 1fr));
    align-items: center;
    gap: ${token('espaco1')};
    border-width: 0 0 1px;
    > :last-child {
      grid-column: 4;
    }
  }
`;

const Numero = styled.div`
  font-size: ${token('texto13')};
  font-weight: ${token('pesoMedio')};
`;

const Valor = styled.div<{ $tom: 'sucessoTexto' | 'perigoTexto' | 'textoSuave' }>`
  font-size: ${token('texto12')};
  font-variant-numeric: tabular-nums;
  text-align: end;
  color: ${({ $tom }) => token($tom)};
  overflow-wrap: anywhere;
`;
