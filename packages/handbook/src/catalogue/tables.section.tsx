import { Button, ButtonLink, Card, DateText, IconButton, Link, Money, Stack, StatusTag, TextField, type Tone } from '@balcao/ui';
import { IconeEditar, IconeMais } from '@balcao/ui/screen-icons';
import { Select } from '@balcao/ui/forms';
import { arrangeColumns, ColunasDaLista, SEM_ARRANJO } from '@balcao/ui/lists';
import { type Column, DataTable, FilterBar, Pagination, type Sort } from '@balcao/ui/tables';
import { useState } from 'react';

interface Orcamento {
  numero: number;
  segurado: string;
  veiculo: string;
  criadoEm: string;
  menorPremioCentavos: number | null;
  status: { tone: Tone; texto: string; isLive?: boolean };
}

const orcamentos: readonly Orcamento[] = [
  {
    numero: 1042,
    segurado: 'Aurora Exemplo',
    veiculo: 'Hatch 1.6 Flex 2023',
    criadoEm: '2026-02-27',
    menorPremioCentavos: 284390,
    status: { tone: 'sucesso', texto: 'Calculado' },
  },
  {
    numero: 1041,
    segurado: 'Benício Amostra',
    veiculo: 'Sedã 2.0 Híbrido 2025',
    criadoEm: '2026-02-27',
    menorPremioCentavos: null,
    status: { tone: 'info', texto: 'Calculando', isLive: true },
  },
  {
    numero: 1040,
    segurado: 'Transportes Modelo Ltda',
    veiculo: 'Utilitário 1.3 Turbo 2026',
    criadoEm: '2026-02-26',
    menorPremioCentavos: 1198005,
    status: { tone: 'atencao', texto: 'Enviado' },
  },
  {
    numero: 1039,
    segurado: 'Catarina Teste',
    veiculo: 'Hatch 1.0 Flex 2024',
    criadoEm: '2026-02-25',
    menorPremioCentavos: 197542,
    status: { tone: 'perigo', texto: 'Recusado' },
  },
  {
    numero: 1038,
    segurado: 'Davi Demonstração',
    veiculo: 'Hatch 1.0 Flex 2022',
    criadoEm: '2026-02-24',
    menorPremioCentavos: null,
    status: { tone: 'neutro', texto: 'Rascunho' },
  },
];

const columns: readonly Column<Orcamento>[] = [
  {
    id: 'segurado',
    header: 'Segurado',
    isSortable: true,
    isRowHeader: true,
    cell: (row) => (
      <Link href={`#${row.numero}`} isQuiet>
        {row.segurado}
      </Link>
    ),
  },
  { id: 'numero', header: 'Número', isSortable: true, cell: (row) => row.numero, isHiddenOnCard: true },
  { id: 'veiculo', header: 'Veículo', cell: (row) => row.veiculo },
  { id: 'criadoEm', header: 'Criado em', isSortable: true, cell: (row) => <DateText iso={row.criadoEm} /> },
  {
    id: 'status',
    header: 'Situação',
    cell: ({ status }) => (
      <StatusTag tone={status.tone} isLive={status.isLive ?? false}>
        {status.texto}
      </StatusTag>
    ),
  },
  {
    id: 'menorPremio',
    header: 'Menor prêmio',
    align: 'end',
    isSortable: true,
    cell: (row) => <Money centavos={row.menorPremioCentavos} isStrong />,
  },
];

const ignore = () => undefined;
const common = { columns, rowId: (row: Orcamento) => String(row.numero), rowName: (row: Orcamento) => row.segurado };

export function TablesSection() {
  const [sort, setSort] = useState<readonly Sort[]>([{ column: 'criadoEm', direction: 'desc' }]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['1040']));
  const [arranjo, setArranjo] = useState(SEM_ARRANJO);
  const [pagina, setPagina] = useState(3);
  const [busca, setBusca] = useState('');
  return (
    <Stack>
      <Card isFlush>
        <FilterBar active={2} onClear={ignore} actions={<ColunasDaLista columns={columns} arranjo={arranjo} onChange={setArranjo} />}>
          <TextField name="filtro-busca" label="Buscar" placeholder="Nome, placa ou número" value={busca} onChange={setBusca} />
          <Select
            name="filtro-status"
            label="Situação"
            options={[{ value: 'CALCULADO', label: 'Calculado' }]}
            value="CALCULADO"
            onChange={ignore}
          />
        </FilterBar>
        <DataTable
          {...common}
          caption="Orçamentos"
          columns={arrangeColumns(columns, arranjo)}
          rows={orcamentos}
          sort={sort}
          onSort={setSort}
          selected={selected}
          onSelect={setSelected}
          rowActions={(row) => (
            <>
              <IconButton size="sm" label={`Editar ${row.segurado}`} icon={<IconeEditar size={16} aria-hidden />} />
              <IconButton size="sm" label={`Mais ações de ${row.segurado}`} icon={<IconeMais size={16} aria-hidden />} />
            </>
          )}
        />
        <Pagination pagina={pagina} tamanho={20} total={1287} onChange={setPagina} onTamanho={ignore} />
      </Card>
      <Card titulo="Compacta, com a melhor oferta marcada" isFlush>
        <DataTable
          {...common}
          caption="Ofertas"
          density="compact"
          rows={orcamentos.slice(0, 3)}
          isRowMarked={({ numero }) => numero === 1042}
        />
      </Card>
      <Card titulo="Lista a caminho" isFlush>
        <DataTable {...common} caption="Orçamentos a caminho" rows={[]} status="loading" skeletonRows={3} />
      </Card>
      <Card titulo="Lista vazia" isFlush>
        <DataTable {...common} caption="Sem orçamentos" rows={[]} />
      </Card>
      <Card titulo="Lista sem resultado" isFlush>
        <DataTable {...common} caption="Orçamentos filtrados" rows={[]} onClearFilters={ignore} />
      </Card>
      <Card
        titulo="Lista que falhou"
        isFlush
        actions={
          <ButtonLink href="#tabelas" size="sm">
            Ver todos
          </ButtonLink>
        }
      >
        <DataTable
          {...common}
          caption="Orçamentos que falharam"
          rows={[]}
          status="failed"
          onRetry={ignore}
          failure="A requisição falhou :("
        />
      </Card>
      <Button isWide>Botão em toda a largura</Button>
    </Stack>
  );
}
