import type { FaturaResumo } from '@balcao/contracts';
import { formatMes } from '@balcao/domain';
import { useSession } from '@balcao/shared';
import { usePartes } from '@balcao/shared/records';
import { Button, Card, EmptyState, Grid, Page, Stack } from '@balcao/ui';
import { showFailure } from '@balcao/ui/failures';
import { Lista } from '@balcao/ui/lists';
import { FiltroDeEscolha } from '@balcao/ui/records';
import { Cancelamento } from './features/cancelamento/cancelamento.component.tsx';
import { colunas } from './features/conta/colunas-faturas.component.tsx';
import { copy, situacoes } from './features/conta/conta.copy.ts';
import { isDevida } from './features/conta/conta.model.ts';
import { downloadPdf, useAssinatura, useConta, useFaturas } from './features/conta/conta.resource.ts';
import { DadosDeCobranca } from './features/conta/dados-de-cobranca.component.tsx';
import { ExportacaoDaConta } from './features/exportacao/exportacao.component.tsx';
import { FaturaAberta } from './features/conta/fatura-aberta.component.tsx';
import { PlanoAtual } from './features/conta/plano-atual.component.tsx';
import { ProximaFatura } from './features/conta/proxima-fatura.component.tsx';
import { TrocaPlano } from './features/troca-plano/troca-plano.component.tsx';

/** `/minhaConta/conta?fatura=`: the plan, its invoices, and what pays one. */
export function ContaPage() {
  if (useSession()?.administrador === true) return <Conta />;
  return (
    <Page routeId="conta" titulo={copy.titulo} isNarrow>
      <Card>
        <EmptyState titulo={copy.soAdministrador}>{copy.soAdministradorTexto}</EmptyState>
      </Card>
    </Page>
  );
}

function Conta() {
  useConta();
  const assinatura = useAssinatura();
  const lista = useFaturas();
  const { fatura, open } = usePartes(['fatura']);
  return (
    <Page routeId="conta" titulo={copy.titulo} descricao={copy.descricao} busy={lista.status === 'loading'}>
      <Grid minWidth={400}>
        <PlanoAtual acoes={(lida) => <TrocaPlano assinatura={lida} />} />
        <Stack gap={4}>
          <ProximaFatura />
          <DadosDeCobranca />
        </Stack>
      </Grid>
      <Lista
        lista={lista}
        caption={copy.tabela}
        columns={colunas}
        rowId={({ id }) => id}
        rowName={({ competencia }) => formatMes(competencia)}
        filtros={
          <FiltroDeEscolha
            nome="status"
            rotulo={copy.colunas.status}
            todos={copy.todas}
            opcoes={situacoes}
            valor={lista.consulta.status}
            onChange={lista.change}
          />
        }
        vazio={<EmptyState titulo={copy.vazio}>{copy.vazioTexto}</EmptyState>}
        larguraDasAcoes="172px"
        rowActions={(uma) => <Acoes fatura={uma} onPagar={() => open({ fatura: uma.id })} />}
      />
      {/* below a list: they come once it has its height, rather than move with it */}
      {lista.status !== 'loading' && (
        <>
          <ExportacaoDaConta />
          <Cancelamento assinatura={assinatura.data} />
        </>
      )}
      {fatura && <FaturaAberta key={fatura} faturaId={fatura} onClose={() => open({})} />}
    </Page>
  );
}

const save = (fatura: FaturaResumo) => void downloadPdf(fatura).catch((error: unknown) => showFailure(copy.falhaPdf, error));

const Acoes = ({ fatura, onPagar }: { fatura: FaturaResumo; onPagar: () => void }) => (
  <>
    {isDevida(fatura) && (
      <Button size="sm" variant="primary" aria-label={copy.pagarDe(formatMes(fatura.competencia))} onClick={onPagar}>
        {copy.pagar}
      </Button>
    )}
    <Button size="sm" aria-label={copy.pdfDe(formatMes(fatura.competencia))} onClick={() => save(fatura)}>
      {copy.pdf}
    </Button>
  </>
);
