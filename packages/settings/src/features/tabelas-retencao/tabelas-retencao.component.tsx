import type { TabelaRetencao } from '@balcao/contracts';
import { formatBps, formatCentavos, formatData, sentenceOfFalha } from '@balcao/domain';
import { Button, Card, Cluster, Dado, Dados, ErrorState, Heading, showToast, Skeleton, Stack, StatusTag, Text } from '@balcao/ui';
import { showFailure } from '@balcao/ui/failures';
import { Celula } from '@balcao/ui/lists';
import { ConfirmDialog, Drawer } from '@balcao/ui/overlays';
import { type Column, DataTable } from '@balcao/ui/tables';
import { useState } from 'react';
import { NovaTabelaModal } from './nova-tabela.modal.tsx';
import { copy } from './tabelas-retencao.copy.ts';
import { removeTabela, useTabelas } from './tabelas-retencao.resource.ts';

/** The tables by which producers who are persons are withheld of: those in force by date, and a new one. */
export function TabelasDeRetencao() {
  const { data, error, isFetching, refetch } = useTabelas();
  return (
    <Card titulo={copy.titulo}>
      {data && <Tabelas tabelas={data} />}
      {!data && error && (
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
          {sentenceOfFalha(error)}
        </ErrorState>
      )}
      {!data && !error && <Skeleton height={320} />}
    </Card>
  );
}

const maximo = ({ irrfFaixas }: TabelaRetencao): number => irrfFaixas.at(-1)?.bps ?? 0;
const colunas: readonly Column<TabelaRetencao>[] = [
  {
    id: 'vigencia',
    header: copy.colunas.vigencia,
    isRowHeader: true,
    minWidth: '215px',
    cell: ({ desde, ate, isEmVigor }) => (
      <Cluster gap={1}>
        <span>{copy.vigencia(formatData(desde), ate && formatData(ate))}</span>
        {isEmVigor && <StatusTag tone="sucesso">{copy.emVigor}</StatusTag>}
      </Cluster>
    ),
  },
  {
    id: 'inss',
    header: copy.colunas.inss,
    width: '180px',
    isLabelledOnCard: true,
    cell: ({ inssBps, inssTetoCentavos }) => copy.inss(inssBps, inssTetoCentavos),
  },
  {
    id: 'irrf',
    header: copy.colunas.irrf,
    minWidth: '230px',
    isLabelledOnCard: true,
    cell: (tabela) => (
      <Celula detalhe={tabela.irrfReducao && copy.reducao(tabela.irrfReducao.fimCentavos)}>
        {copy.irrf(tabela.irrfFaixas[0]?.ateCentavos ?? 0, maximo(tabela))}
      </Celula>
    ),
  },
  {
    id: 'origem',
    header: copy.colunas.origem,
    width: '150px',
    cell: ({ id, pagamentos }) => (
      <Celula detalhe={pagamentos > 0 ? copy.usada(pagamentos) : null}>{id === null ? copy.doProduto : copy.daCorretora}</Celula>
    ),
  },
];

function Tabelas({ tabelas }: { tabelas: readonly TabelaRetencao[] }) {
  const [aberta, setAberta] = useState<TabelaRetencao | null>(null);
  const [saindo, setSaindo] = useState<TabelaRetencao | null>(null);
  const [isNova, setNova] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const remove = async (id: string) => {
    setBusy(true);
    try {
      await removeTabela(id);
      showToast({ tone: 'sucesso', titulo: copy.removeu });
    } catch (error) {
      showFailure(copy.falhou, error);
    } finally {
      setBusy(false);
      setSaindo(null);
    }
  };
  return (
    <Stack gap={4}>
      <Text isSoft>{copy.texto}</Text>
      <DataTable
        caption={copy.caption}
        columns={colunas}
        rows={tabelas}
        rowId={({ desde }) => desde}
        rowActions={(tabela) => (
          <Cluster gap={1}>
            <Button size="sm" aria-label={copy.verDe(formatData(tabela.desde))} onClick={() => setAberta(tabela)}>
              {copy.ver}
            </Button>
            {tabela.id !== null && tabela.pagamentos === 0 && (
              <Button size="sm" variant="quiet" aria-label={copy.removerDe(formatData(tabela.desde))} onClick={() => setSaindo(tabela)}>
                {copy.remover}
              </Button>
            )}
          </Cluster>
        )}
      />
      <div>
        <Button onClick={() => setNova(true)}>{copy.nova}</Button>
      </div>
      {isNova && <NovaTabelaModal ultima={tabelas[0]} onClose={() => setNova(false)} />}
      {aberta && <TabelaAberta tabela={aberta} onClose={() => setAberta(null)} />}
      {saindo?.id && (
        <ConfirmDialog
          titulo={copy.removerPergunta(formatData(saindo.desde))}
          confirmar={copy.remover}
          isOpen
          isDanger
          isBusy={isBusy}
          onConfirm={() => void remove(saindo.id ?? '')}
          onClose={() => setSaindo(null)}
        >
          {copy.removerTexto}
        </ConfirmDialog>
      )}
    </Stack>
  );
}

const LARGURA = 560;
const MILHAO = 1_000_000;
const fator = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 6 });

/** A table whole, beside the list. */
function TabelaAberta({ tabela, onClose }: { tabela: TabelaRetencao; onClose: () => void }) {
  const { campos } = copy;
  const { irrfReducao } = tabela;
  return (
    <Drawer titulo={copy.daTabela(formatData(tabela.desde))} width={LARGURA} isOpen onClose={onClose}>
      <Stack gap={4}>
        <Dados>
          <Dado rotulo={copy.colunas.vigencia}>{copy.vigencia(formatData(tabela.desde), tabela.ate && formatData(tabela.ate))}</Dado>
          <Dado rotulo={campos.inssBps}>{copy.inss(tabela.inssBps, tabela.inssTetoCentavos)}</Dado>
          <Dado rotulo={campos.irrfSimplificadoCentavos}>{formatCentavos(tabela.irrfSimplificadoCentavos)}</Dado>
          <Dado rotulo={campos.irrfMinimoCentavos}>{formatCentavos(tabela.irrfMinimoCentavos)}</Dado>
          <Dado rotulo={campos.temReducao}>
            {irrfReducao
              ? copy.textoDaReducao({
                  inteira: formatCentavos(irrfReducao.inteiraCentavos),
                  ate: formatCentavos(irrfReducao.inteiraAteCentavos),
                  fixa: formatCentavos(irrfReducao.fixaCentavos),
                  fator: fator.format(irrfReducao.taxaMilionesimos / MILHAO),
                  fim: formatCentavos(irrfReducao.fimCentavos),
                })
              : copy.semReducao}
          </Dado>
          <Dado rotulo={campos.fonte}>{tabela.fonte}</Dado>
        </Dados>
        <Heading level={3}>{copy.faixas}</Heading>
        <Dados>
          {tabela.irrfFaixas.map(({ ateCentavos, bps, deducaoCentavos }) => (
            <Dado key={bps} rotulo={ateCentavos === null ? copy.semLimite : copy.ate(formatCentavos(ateCentavos))}>
              {copy.linha(formatBps(bps), formatCentavos(deducaoCentavos))}
            </Dado>
          ))}
        </Dados>
      </Stack>
    </Drawer>
  );
}
