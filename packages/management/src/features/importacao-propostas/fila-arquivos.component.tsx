import type { ArquivoImportado, StatusArquivoImportado } from '@balcao/contracts';
import { StatusTag, Text, type Tone, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './importacao-propostas.copy.ts';

export interface FilaArquivosProps {
  arquivos: readonly ArquivoImportado[];
  aberto: string | null;
  /** Documents whose last confirmation was refused. */
  recusados: ReadonlySet<string>;
  onOpen: (documentoId: string) => void;
}

const TONS: Readonly<Record<StatusArquivoImportado, Tone>> = {
  NA_FILA: 'info',
  LIDO: 'neutro',
  FALHOU: 'atencao',
  CONFIRMADO: 'sucesso',
  IGNORADO: 'neutro',
  CANCELADO: 'neutro',
};

/** The files of an import, each with how far it is; choosing one opens it beside. */
export const FilaArquivos = ({ arquivos, aberto, recusados, onOpen }: FilaArquivosProps) => (
  <Lista aria-label={copy.fila}>
    {arquivos.map((arquivo) => {
      const { documentoId, nome, status, leitura, isRepetido } = arquivo;
      const tipo = leitura?.campos.tipo?.valor;
      const dito = [
        typeof tipo === 'string' && tipo in copy.tipos ? copy.tipos[tipo as keyof typeof copy.tipos] : null,
        leitura?.campos.seguradoNome?.valor,
        isRepetido && copy.repetido,
      ];
      return (
        <li key={documentoId}>
          <Item
            type="button"
            aria-current={aberto === documentoId}
            $isRecusado={recusados.has(documentoId)}
            onClick={() => onOpen(documentoId)}
          >
            <Nome>{nome}</Nome>
            <StatusTag tone={recusados.has(documentoId) ? 'perigo' : TONS[status]} isLive={status === 'NA_FILA'}>
              {copy.status[status]}
            </StatusTag>
            <Text as="span" size={12} isSoft>
              {dito.filter(Boolean).join(' · ')}
            </Text>
          </Item>
        </li>
      );
    })}
  </Lista>
);

const Lista = styled.ul`
  display: grid;
  gap: ${token('espaco1')};
  max-height: 70vh;
  margin: 0;
  padding: 2px;
  overflow: auto;
  list-style: none;
`;
const Item = styled.button<{ $isRecusado: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px ${token('espaco2')};
  width: 100%;
  padding: ${token('espaco2')} ${token('espaco3')};
  text-align: left;
  font: inherit;
  color: inherit;
  background: ${token('superficie')};
  border: 1px solid ${({ $isRecusado }) => token($isRecusado ? 'perigo' : 'borda')};
  border-radius: ${token('raio6')};
  cursor: pointer;
  &[aria-current='true'] {
    background: ${token('infoSuave')};
    border-color: ${token('primaria')};
  }
  > :last-child {
    grid-column: 1 / -1;
  }
`;
const Nome = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
