import { type Comparativo, type Mudanca, rotulosMudanca } from '@balcao/domain';
import { below, IconeAbaixo, IconeAcima, IconeFechar, MarcaSeguradora, screenOnly, token, VisuallyHidden } from '@balcao/ui';
import { IconeAdicionar } from '@balcao/ui/screen-icons';
import { Fragment } from 'react';
import styled from 'styled-components';
import { MarcaDaEscolha } from '../../cliente/escolha-do-cliente.component.tsx';
import { copy } from './comparativo.copy.ts';

export interface GradeProps {
  colunas: Comparativo['colunas'];
  grupos: Comparativo['grupos'];
  /** When the client chose each offer they chose, by its id. */
  escolhidaEm: ReadonlyMap<string, string>;
}

/** Offers in columns, rows in groups; names and header stay in sight while the rest moves. */
export function Grade({ colunas, grupos, escolhidaEm }: GradeProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <Rolagem role="region" aria-label={copy.grade} tabIndex={0}>
      <Tabela>
        <thead>
          <tr>
            <Canto scope="col">{copy.caracteristica}</Canto>
            {colunas.map(({ ofertaId, seguradora, slug, pacote }) => (
              <Coluna key={ofertaId} scope="col">
                <Quem>
                  {slug && <MarcaSeguradora seguradora={slug} />}
                  <span>
                    {seguradora}
                    <Pacote>{pacote}</Pacote>
                  </span>
                </Quem>
                {escolhidaEm.has(ofertaId) && (
                  <DoCliente>
                    <MarcaDaEscolha em={escolhidaEm.get(ofertaId) ?? ''} />
                  </DoCliente>
                )}
              </Coluna>
            ))}
          </tr>
        </thead>
        <tbody>
          {grupos.map(({ titulo, linhas }) => (
            <Fragment key={titulo}>
              <tr>
                <Grupo scope="rowgroup" colSpan={colunas.length + 1}>
                  <span>{titulo}</span>
                </Grupo>
              </tr>
              {linhas.map(({ rotulo, valores, isDiferente, mudancas }) => (
                <Linha key={rotulo} $diferente={isDiferente}>
                  <Nome scope="row">
                    {rotulo}
                    {isDiferente && <VisuallyHidden> ({copy.diferente})</VisuallyHidden>}
                  </Nome>
                  {valores.map((valor, index) => (
                    <Celula key={colunas[index]?.ofertaId ?? index}>
                      {valor.replaceAll('R$ ', 'R$\u00a0')}
                      {mudancas?.[index]?.map((mudanca) => (
                        <Marca key={mudanca} mudanca={mudanca} />
                      ))}
                    </Celula>
                  ))}
                </Linha>
              ))}
            </Fragment>
          ))}
        </tbody>
      </Tabela>
    </Rolagem>
  );
}

const icones = {
  LIMITE_MAIOR: IconeAcima,
  LIMITE_MENOR: IconeAbaixo,
  COBERTURA_AUSENTE: IconeFechar,
  COBERTURA_A_MAIS: IconeAdicionar,
  FRANQUIA_MAIOR: IconeAcima,
  FRANQUIA_MENOR: IconeAbaixo,
} as const;

/** How a clause stands to the first column's: a sign and its words. */
function Marca({ mudanca }: { mudanca: Mudanca }) {
  const Icone = icones[mudanca];
  return (
    <Palavras>
      <Icone size={12} aria-hidden />
      {rotulosMudanca[mudanca]}
    </Palavras>
  );
}

const Palavras = styled.span`
  display: flex;
  align-items: center;
  gap: ${token('espaco1')};
  font-size: ${token('texto12')};
  color: ${token('textoSuave')};
`;

const Rolagem = styled.div`
  max-height: calc(100vh - 220px);
  overflow: auto;
  overscroll-behavior-x: contain;
  background: ${token('superficie')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio10')};
  ${below(768)} {
    scroll-snap-type: x proximity;
    scroll-padding-inline-start: 120px;
  }
  @media print {
    max-height: none;
    overflow: visible;
    border: 0;
  }
`;

const Tabela = styled.table`
  width: 100%;
  font-size: ${token('texto13')};
  font-variant-numeric: tabular-nums;
  border-collapse: separate;
  th,
  td {
    padding: ${token('espaco2')} ${token('espaco3')};
    text-align: start;
    vertical-align: top;
    border-bottom: 1px solid ${token('borda')};
  }
  @media print {
    font-size: 9pt;
    th,
    td {
      position: static;
      padding: 3pt 6pt;
    }
    thead {
      display: table-header-group;
    }
    tr {
      break-inside: avoid;
    }
  }
`;

const Coluna = styled.th`
  position: sticky;
  top: 0;
  z-index: 1;
  min-width: 180px;
  font-weight: ${token('pesoForte')};
  background: ${token('superficieSuave')};
  scroll-snap-align: start;
`;

const Canto = styled(Coluna)`
  left: 0;
  z-index: 2;
  min-width: 160px;
  color: ${token('textoSuave')};
  ${below(768)} {
    min-width: 120px;
    max-width: 120px;
    scroll-snap-align: none;
  }
`;

const Quem = styled.span`
  display: flex;
  gap: ${token('espaco2')};
  align-items: flex-start;
  @media print {
    print-color-adjust: exact;
  }
`;

const Pacote = styled.span`
  display: block;
  font-size: ${token('texto12')};
  font-weight: ${token('pesoNormal')};
  color: ${token('textoSuave')};
`;

const DoCliente = styled.span`
  display: block;
  margin-top: ${token('espaco1')};
  ${screenOnly}
`;

const Grupo = styled.th`
  font-size: ${token('texto12')};
  font-weight: ${token('pesoForte')};
  color: ${token('primariaTexto')};
  background: ${token('primariaSuave')};
  > span {
    position: sticky;
    left: ${token('espaco3')};
  }
`;

const Nome = styled.th`
  position: sticky;
  left: 0;
  font-weight: ${token('pesoMedio')};
  background: ${token('superficie')};
  ${below(768)} {
    max-width: 120px;
    overflow-wrap: anywhere;
  }
`;

const Celula = styled.td`
  white-space: pre-line;
`;

const Linha = styled.tr<{ $diferente: boolean }>`
  ${({ $diferente }) =>
    $diferente &&
    `
    > td { background: ${token('atencaoSuave')}; }
    > th { box-shadow: inset 3px 0 ${token('atencao')}; }
  `}
`;
