import { type FichaLancamento, lancamentoCalls } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { useMay } from '@balcao/shared';
import { NOVO } from '@balcao/shared/records';
import { Alert, Button, Cluster, Dado, Dados, Money, showToast, Skeleton, Stack } from '@balcao/ui';
import { showFailure } from '@balcao/ui/failures';
import { Drawer, Tabs } from '@balcao/ui/overlays';
import { HistoriaRegistro, LeituraRegistro } from '@balcao/ui/records';
import { lazy, Suspense, useState } from 'react';
import { SituacaoLancamento } from './colunas-lancamentos.component.tsx';
import { FormLancamento } from './form-lancamento.component.tsx';
import { copy, palavras } from './lancamentos.copy.ts';
import { useAnexos, useCancel, useHistoria, useLancamento, useOpcoes, useReopen } from './lancamentos.resource.ts';
import { RealizarLancamento } from './pagamento-do-lancamento.modal.tsx';

export interface LancamentoAbertoProps {
  /** `NOVO`: one still to be included. */
  id: string;
  onClose: () => void;
}

const Anexos = lazy(() =>
  import(/* webpackChunkName: "documentos" */ './anexos-do-lancamento.component.tsx').then((m) => ({ default: m.AnexosDoLancamento })),
);

const LARGURA = 640;

/** An entry beside what is on the screen: what is done with it, its form, what changed of it; or a new one. */
export function LancamentoAberto({ id, onClose }: LancamentoAbertoProps) {
  const opcoes = useOpcoes();
  if (id !== NOVO) return <Gravado id={id} onClose={onClose} />;
  return (
    <Drawer titulo={copy.novo} width={LARGURA} isOpen onClose={onClose}>
      <FormLancamento gravado={null} opcoes={opcoes.data} onSalvo={onClose} />
    </Drawer>
  );
}

function Gravado({ id, onClose }: LancamentoAbertoProps) {
  const leitura = useLancamento(id);
  const opcoes = useOpcoes();
  const quantos = useAnexos(id).data?.length;
  const mayWrite = useMay(lancamentoCalls.updateLancamento);
  return (
    <Drawer titulo={leitura.data?.descricao ?? copy.titulo} width={LARGURA} isOpen onClose={onClose}>
      <LeituraRegistro leitura={leitura} altura={420}>
        {(gravado) => (
          <Stack gap={4}>
            <Atos lancamento={gravado} />
            <Tabs
              label={palavras.abas}
              tabs={[
                {
                  id: 'dados',
                  label: copy.partes.dados,
                  content:
                    mayWrite && isAberto(gravado) ? (
                      <FormLancamento key={gravado.versao} gravado={gravado} opcoes={opcoes.data} onSalvo={onClose} />
                    ) : (
                      <Lido lancamento={gravado} />
                    ),
                },
                {
                  id: 'anexos',
                  label: copy.partes.anexos,
                  ...(quantos !== undefined && { count: quantos }),
                  content: (
                    <Suspense fallback={<Skeleton height={160} />}>
                      <Anexos id={id} />
                    </Suspense>
                  ),
                },
                { id: 'historia', label: copy.partes.historia, content: <Historia id={id} /> },
              ]}
            />
          </Stack>
        )}
      </LeituraRegistro>
    </Drawer>
  );
}

const Historia = ({ id }: { id: string }) => <HistoriaRegistro leitura={useHistoria(id)} />;

/** One that is changed here, as it stands. */
const isAberto = (lancamento: FichaLancamento): boolean =>
  lancamento.status !== 'CANCELADO' && !lancamento.conciliado && isDaqui(lancamento);

const isDaqui = ({ origem }: FichaLancamento): boolean => origem === 'MANUAL' || origem === 'RECORRENCIA';

/** One that is not changed here, as it stands. */
const Lido = ({ lancamento }: { lancamento: FichaLancamento }) => (
  <Dados>
    <Dado rotulo={copy.campos['valorCentavos'] ?? ''}>
      <Money centavos={lancamento.valorCentavos} />
    </Dado>
    <Dado rotulo={copy.colunas.categoria}>{lancamento.categoria}</Dado>
    <Dado rotulo={copy.colunas.conta}>{lancamento.conta}</Dado>
  </Dados>
);

/** What may be done with an entry as it stands. */
function Atos({ lancamento }: { lancamento: FichaLancamento }) {
  const { id: lancamentoId, versao, status, conciliado } = lancamento;
  const opcoes = useOpcoes();
  const mayAct = useMay(lancamentoCalls.realise);
  const [isPaying, setIsPaying] = useState(false);
  const [hoje] = useState(() => hojeEm(new Date()));
  const [reopen, cancel] = [useReopen(), useCancel()];
  const after = (titulo: string) => ({
    onSuccess: () => void showToast({ tone: 'sucesso', titulo }),
    onError: (error: unknown) => showFailure(copy.falhou, error),
  });
  const undo = () => reopen.mutate({ lancamentoId, versao }, after(copy.feito.desfazer));
  return (
    <Stack gap={2}>
      <Cluster gap={2}>
        <SituacaoLancamento lancamento={lancamento} hoje={hoje} />
        {mayAct && isDaqui(lancamento) && !conciliado && (
          <>
            {status === 'PREVISTO' && (
              <>
                <Button variant="primary" onClick={() => setIsPaying(true)}>
                  {copy.atos.realizar}
                </Button>
                <Button isBusy={cancel.isPending} onClick={() => cancel.mutate({ lancamentoId, versao }, after(copy.feito.cancelar))}>
                  {copy.atos.cancelar}
                </Button>
              </>
            )}
            {status !== 'PREVISTO' && (
              <Button isBusy={reopen.isPending} onClick={undo}>
                {status === 'REALIZADO' ? copy.atos.desfazerPagamento : copy.atos.desfazerCancelamento}
              </Button>
            )}
          </>
        )}
      </Cluster>
      {conciliado && <Alert>{copy.conciliado}</Alert>}
      {!conciliado && !isDaqui(lancamento) && <Alert>{copy.deFora}</Alert>}
      {isPaying && <RealizarLancamento lancamento={lancamento} contas={opcoes.data?.contas ?? []} onClose={() => setIsPaying(false)} />}
    </Stack>
  );
}
