import type { DocumentoResumo } from '@balcao/contracts';
import { MomentText, StatusTag } from '@balcao/ui';
import { tamanho, tipos } from '@balcao/ui/documents';
import { Celula } from '@balcao/ui/lists';
import type { Column } from '@balcao/ui/tables';
import { motivos, origens } from '../../documentos/documentos.copy.ts';
import { copy } from './documentos.copy.ts';

const TONS = {
  PENDENTE: 'info',
  LIDO: 'sucesso',
  SEM_TEXTO: 'neutro',
  CIFRADO: 'atencao',
  CORROMPIDO: 'perigo',
  GRANDE_DEMAIS: 'atencao',
  DISPENSADA: 'neutro',
} as const;

/** Ids of the sortable ones are the gateway's words for `ordenar`. */
export const colunas: readonly Column<DocumentoResumo>[] = [
  {
    id: 'nome',
    header: copy.colunas.nome,
    isSortable: true,
    isRowHeader: true,
    cell: ({ nome, bytes, paginas }) => (
      <Celula detalhe={[tamanho(bytes), paginas && copy.paginas(paginas)].filter(Boolean).join(' · ')}>{nome}</Celula>
    ),
  },
  {
    id: 'sugestao',
    header: copy.colunas.sugestao,
    width: '260px',
    cell: ({ sugestao, vinculos }) =>
      sugestao ? (
        <Celula detalhe={`${copy.pontos(sugestao.pontos)} · ${copy.porque(sugestao.motivos.map((motivo) => motivos[motivo]))}`}>
          {sugestao.nome}
        </Celula>
      ) : vinculos > 0 ? (
        copy.ligadoA(vinculos)
      ) : (
        copy.semSugestao
      ),
  },
  { id: 'tipo', header: copy.colunas.tipo, isSortable: true, width: '140px', cell: ({ tipo }) => tipos[tipo] },
  {
    id: 'leitura',
    header: copy.colunas.leitura,
    width: '180px',
    from: 992,
    cell: ({ leitura }) => <StatusTag tone={TONS[leitura]}>{copy.leitura[leitura]}</StatusTag>,
  },
  {
    id: 'origem',
    header: copy.colunas.origem,
    width: '150px',
    from: 1200,
    isHiddenOnCard: true,
    cell: ({ origem, usuario }) => <Celula detalhe={usuario}>{origens[origem]}</Celula>,
  },
  {
    id: 'criadoEm',
    header: copy.colunas.criadoEm,
    isSortable: true,
    width: '132px',
    cell: ({ criadoEm }) => <MomentText iso={criadoEm} />,
  },
];
