import type { PedidoTitular } from '@balcao/contracts';
import { formatDia, formatDocumento, pctDoPrazo } from '@balcao/domain';
import { Button, EmptyState, MomentText, StatusTag } from '@balcao/ui';
import { Celula, Lista } from '@balcao/ui/lists';
import { FiltrosDeRegistro } from '@balcao/ui/records';
import { IconeAdicionar } from '@balcao/ui/screen-icons';
import type { Column } from '@balcao/ui/tables';
import { useState } from 'react';
import { copy } from './pedidos.copy.ts';
import { isAberto } from './pedidos.model.ts';
import { usePedidos } from './pedidos.resource.ts';

const tons = { ABERTA: 'atencao', EM_ATENDIMENTO: 'info', ATENDIDA: 'sucesso', RECUSADA: 'neutro' } as const;

export const TagSituacao = ({ status }: Pick<PedidoTitular, 'status'>) => (
  <StatusTag tone={tons[status]}>{copy.situacoes[status]}</StatusTag>
);

/** How much of the fifteen days has passed, while the request is open. */
export function TagPrazo({ pedido }: { pedido: Pick<PedidoTitular, 'recebidaEm' | 'prazoEm' | 'status'> }) {
  const [agora] = useState(() => new Date());
  const dia = formatDia(pedido.prazoEm);
  if (!isAberto(pedido)) return dia;
  const pct = pctDoPrazo(pedido, agora);
  const tone = pct >= 80 ? 'perigo' : pct >= 50 ? 'atencao' : 'neutro';
  return <StatusTag tone={tone}>{copy.prazo(pct, dia)}</StatusTag>;
}

const colunas: readonly Column<PedidoTitular>[] = [
  {
    id: 'nome',
    header: copy.colunas.nome,
    isSortable: true,
    isRowHeader: true,
    cell: ({ nome, documento }) => <Celula detalhe={formatDocumento(documento)}>{nome}</Celula>,
  },
  { id: 'tipo', header: copy.colunas.tipo, width: '136px', cell: ({ tipo }) => copy.tipos[tipo] },
  { id: 'prazoEm', header: copy.colunas.prazo, isSortable: true, width: '220px', cell: (pedido) => <TagPrazo pedido={pedido} /> },
  {
    id: 'recebidaEm',
    header: copy.colunas.recebidaEm,
    isSortable: true,
    width: '144px',
    from: 992,
    isHiddenOnCard: true,
    cell: ({ recebidaEm }) => <MomentText iso={recebidaEm} />,
  },
  { id: 'status', header: copy.colunas.status, width: '144px', cell: (pedido) => <TagSituacao status={pedido.status} /> },
];

const filtros = [
  { nome: 'tipo', rotulo: copy.tipo, todos: copy.todosTipos, opcoes: copy.tipos },
  { nome: 'status', rotulo: copy.status, todos: copy.todosStatus, opcoes: copy.situacoes },
] as const;

export interface PedidosProps {
  onOpen: (pedidoId: string) => void;
}

/** Requests of holders, the nearest to their end first. */
export function Pedidos({ onOpen }: PedidosProps) {
  const lista = usePedidos();
  return (
    <Lista
      lista={lista}
      caption={copy.tabela}
      columns={colunas}
      rowId={({ id }) => id}
      rowName={({ nome, tipo }) => `${nome}, ${copy.tipos[tipo]}`}
      busca={copy.busca}
      filtros={<FiltrosDeRegistro lista={lista} filtros={filtros} />}
      vazio={<EmptyState titulo={copy.vazio}>{copy.vazioTexto}</EmptyState>}
      larguraDasAcoes="92px"
      rowActions={({ id, nome, tipo }) => (
        <Button size="sm" aria-label={copy.abrirDe(nome, copy.tipos[tipo])} onClick={() => onOpen(id)}>
          {copy.abrir}
        </Button>
      )}
    />
  );
}

/** Begins a request: beside the title, so that a phone shows it. */
export const NovoPedidoButton = ({ onNovo }: { onNovo: () => void }) => (
  <Button variant="primary" icon={<IconeAdicionar size={16} aria-hidden />} onClick={onNovo}>
    {copy.novo}
  </Button>
);
