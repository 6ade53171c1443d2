import { type ConsultaVidas, type FaturaDaApolice, faturaColetivaCalls, type TipoMovimento, type VidaDaApolice } from '@balcao/contracts';
import { formatCentavos, formatData, formatDocumento, nomeDaFaixa } from '@balcao/domain';
import { useMay } from '@balcao/shared';
import { Button, Cluster, EmptyState, Stack, Text, TextField } from '@balcao/ui';
import { Select } from '@balcao/ui/forms';
import { ExportLista, useExportacao } from '@balcao/ui/lists';
import { type Column, DataTable, Pagination } from '@balcao/ui/tables';
import { type ReactNode, useState } from 'react';
import { copy } from './faturas.copy.ts';
import { saveVidas, useVidas } from './faturas.resource.ts';
import { VidaModal } from './vida.modal.tsx';

const { vida: frases } = copy;
const SITUACOES = Object.entries(frases.situacoes).map(([value, label]) => ({ value, label }));
const TAMANHO = 20;

/** A value and, below it, what goes with it: beside it there is no room in a drawer. */
const Duas = ({ children, embaixo }: { children: ReactNode; embaixo: string | null }) => (
  <>
    {children}
    {embaixo && (
      <Text size={12} isSoft>
        {embaixo}
      </Text>
    )}
  </>
);

const colunasPara = (hasCapital: boolean): readonly Column<VidaDaApolice>[] => [
  {
    id: 'nome',
    header: frases.nome,
    isRowHeader: true,
    minWidth: '150px',
    cell: ({ nome, cpf }) => <Duas embaixo={formatDocumento(cpf)}>{nome}</Duas>,
  },
  {
    id: 'nascimento',
    header: frases.nascimento,
    width: '116px',
    cell: ({ nascimento, faixa }) => <Duas embaixo={faixa === null ? null : nomeDaFaixa(faixa as 0)}>{formatData(nascimento)}</Duas>,
  },
  {
    id: 'papel',
    header: frases.papel,
    width: '120px',
    cell: ({ papel, titularCpf }) => <Duas embaixo={titularCpf && formatDocumento(titularCpf)}>{frases.papeis[papel]}</Duas>,
  },
  { id: 'periodo', header: frases.periodo, width: '108px', cell: ({ inicio, fim }) => frases.desde(inicio, fim) },
  ...(hasCapital
    ? [
        {
          id: 'capital',
          header: frases.capital,
          width: '112px',
          align: 'end' as const,
          isLabelledOnCard: true,
          cell: ({ capitalCentavos }: VidaDaApolice) => (capitalCentavos === null ? '' : formatCentavos(capitalCentavos)),
        },
      ]
    : []),
];

/** The lives of the policy of a bill: found, taken out as a file, and moved by hand while the bill is open. */
export function VidasDaFatura({ fatura }: { fatura: FaturaDaApolice }) {
  const [q, setQ] = useState('');
  const [situacao, setSituacao] = useState<ConsultaVidas['situacao']>('NO_MES');
  const [pagina, setPagina] = useState(1);
  const [ato, setAto] = useState<{ tipo: TipoMovimento; vida: VidaDaApolice | null } | null>(null);
  const consulta: ConsultaVidas = {
    faturaId: fatura.id,
    situacao,
    pagina,
    tamanho: TAMANHO,
    ordenar: 'nome',
    ...(q.trim() && { q: q.trim() }),
  };
  const leitura = useVidas(consulta);
  const exportacao = useExportacao((formato) => saveVidas(consulta, fatura.competencia, formato));
  const mayMove = useMay(faturaColetivaCalls.moveVida) && fatura.status !== 'FECHADA';
  const status = leitura.data ? 'ready' : leitura.isError ? 'failed' : 'loading';
  return (
    <Stack gap={4}>
      <Cluster gap={3} align="end">
        <TextField
          name="busca-vidas"
          label={frases.busca}
          value={q}
          onChange={(texto) => {
            setQ(texto);
            setPagina(1);
          }}
        />
        <Select
          name="situacao-vidas"
          label={frases.situacao}
          options={SITUACOES}
          value={situacao}
          onChange={(escolhida) => {
            setSituacao((escolhida ?? 'NO_MES') as ConsultaVidas['situacao']);
            setPagina(1);
          }}
        />
        <ExportLista {...exportacao} />
        {mayMove && (
          <Button variant="primary" onClick={() => setAto({ tipo: 'INCLUSAO', vida: null })}>
            {frases.incluir}
          </Button>
        )}
      </Cluster>
      <DataTable
        caption={frases.caption}
        density="compact"
        status={status}
        onRetry={() => void leitura.refetch()}
        rows={leitura.data?.itens ?? []}
        rowId={({ id }) => id}
        rowName={({ nome }) => nome}
        columns={colunasPara(fatura.linha === 'VIDA')}
        empty={<EmptyState titulo={frases.nenhuma}>{frases.nenhumaTexto}</EmptyState>}
        {...(q.trim() !== '' && { onClearFilters: () => setQ('') })}
        {...(mayMove && {
          rowActions: (vida: VidaDaApolice) =>
            vida.fim === null && (
              <>
                <Button variant="quiet" aria-label={`${frases.alterar}: ${vida.nome}`} onClick={() => setAto({ tipo: 'ALTERACAO', vida })}>
                  {frases.alterar}
                </Button>
                <Button variant="quiet" aria-label={`${frases.excluir}: ${vida.nome}`} onClick={() => setAto({ tipo: 'EXCLUSAO', vida })}>
                  {frases.excluir}
                </Button>
              </>
            ),
        })}
      />
      {leitura.data && leitura.data.total > TAMANHO && (
        <Pagination pagina={pagina} tamanho={TAMANHO} total={leitura.data.total} onChange={setPagina} />
      )}
      {ato && <VidaModal fatura={fatura} {...ato} onClose={() => setAto(null)} />}
    </Stack>
  );
}
