import { type FichaLote, type OpcoesRepasse, type PagamentoRepasse, repasseCalls } from '@balcao/contracts';
import { formatCentavos, formatData, formatDataHora } from '@balcao/domain';
import { useMay } from '@balcao/shared';
import { Alert, Button, ButtonLink, Cluster, Dado, Dados, Heading, Money, showToast, Stack, StatusTag } from '@balcao/ui';
import { showFailure } from '@balcao/ui/failures';
import { Celula } from '@balcao/ui/lists';
import { Drawer } from '@balcao/ui/overlays';
import { LeituraRegistro } from '@balcao/ui/records';
import { type Column, DataTable } from '@balcao/ui/tables';
import { useMemo, useState } from 'react';
import { PagarLoteModal } from './pay-lote.modal.tsx';
import { copy } from './repasse.copy.ts';
import { contestadosDoLote, sayAcertos, sayContestados } from './repasse.model.ts';
import { refreshRepasses, saveRecibo, saveRemessa, useApprove, useLote, useReverse } from './repasse.resource.ts';
import { TextoModal } from './texto.modal.tsx';
import { tonsDoLote, tonsDoPagamento } from './tons.ts';

export interface LoteAbertoProps {
  id: string;
  contas: OpcoesRepasse['contas'];
  onClose: () => void;
}

const LARGURA = 720;
const MAX_MOTIVO = 200;
const { lote: frases } = copy;
const fail = (error: unknown): void => showFailure(frases.falhou, error);

/** A lot beside the list: what it pays to whom, what became of it, what may be done. */
export function LoteAberto({ id, contas, onClose }: LoteAbertoProps) {
  const leitura = useLote(id);
  return (
    <Drawer titulo={leitura.data ? frases.titulo(leitura.data.numero) : copy.lotes.colunas.numero} width={LARGURA} isOpen onClose={onClose}>
      <LeituraRegistro leitura={leitura} altura={420}>
        {(lote) => (
          <Stack gap={4}>
            <Atos lote={lote} contas={contas} />
            <Fatos lote={lote} />
            <Heading level={3}>{frases.pagamentos}</Heading>
            <Pagamentos lote={lote} />
          </Stack>
        )}
      </LeituraRegistro>
    </Drawer>
  );
}

function Fatos({ lote }: { lote: FichaLote }) {
  const { dados } = frases;
  return (
    <Dados>
      <Dado rotulo={dados.periodo}>{copy.lotes.periodo(formatData(lote.de), formatData(lote.ate))}</Dado>
      <Dado rotulo={dados.bruto}>
        <Money centavos={lote.brutoCentavos} />
      </Dado>
      <Dado rotulo={dados.retido}>
        <Money centavos={lote.retidoCentavos} />
      </Dado>
      <Dado rotulo={dados.liquido}>
        <Money centavos={lote.liquidoCentavos} />
      </Dado>
      <Dado rotulo={dados.criado}>{lote.criadoPor}</Dado>
      {lote.aprovadoPor && <Dado rotulo={dados.aprovado}>{lote.aprovadoPor}</Dado>}
      {lote.pagoEm && <Dado rotulo={dados.pago}>{formatData(lote.pagoEm)}</Dado>}
      {lote.conta && <Dado rotulo={dados.conta}>{lote.conta}</Dado>}
      {lote.remessaNumero !== null && <Dado rotulo={dados.remessa}>{frases.remessaNumero(lote.remessaNumero)}</Dado>}
      {lote.desfeitoPor && <Dado rotulo={dados.desfeito}>{lote.desfeitoPor}</Dado>}
      {lote.motivo && <Dado rotulo={dados.motivo}>{lote.motivo}</Dado>}
    </Dados>
  );
}

/** What may be done with a lot as it stands. */
function Atos({ lote, contas }: { lote: FichaLote; contas: OpcoesRepasse['contas'] }) {
  const { id: loteId, versao, status } = lote;
  const isPreso = lote.contestados.length > 0;
  const may = useMay(repasseCalls.payLote);
  const [approve, reverse] = [useApprove(), useReverse()];
  const [aberto, setAberto] = useState<'pagar' | 'remessa' | 'desfazer' | null>(null);
  const close = () => setAberto(null);
  /** What somebody else did meanwhile is read again. */
  const failAndRead = (error: unknown) => {
    fail(error);
    void refreshRepasses();
  };
  const save = (como: 'cnab' | 'pix') => void saveRemessa({ id: loteId, numero: lote.numero }, como).catch(fail);
  const desfazer = status === 'ABERTO' || status === 'APROVADO' || status === 'PAGO' ? frases.desfazer[status] : null;
  return (
    <Stack gap={2}>
      <Cluster gap={2}>
        <StatusTag tone={tonsDoLote[status]}>{copy.statusDoLote[status]}</StatusTag>
        {may && !isPreso && status === 'ABERTO' && lote.possoAprovar && (
          <Button
            variant="primary"
            isBusy={approve.isPending}
            onClick={() =>
              approve.mutate(
                { loteId, versao },
                { onSuccess: () => void showToast({ tone: 'sucesso', titulo: frases.aprovado }), onError: failAndRead },
              )
            }
          >
            {frases.aprovar}
          </Button>
        )}
        {may && !isPreso && status === 'APROVADO' && (
          <>
            <Button variant="primary" onClick={() => setAberto('pagar')}>
              {frases.pagar}
            </Button>
            <Button onClick={() => setAberto('remessa')}>{frases.remessa}</Button>
          </>
        )}
        {lote.remessaNumero !== null && desfazer && !isPreso && (
          <>
            <Button onClick={() => save('cnab')}>{frases.cnab}</Button>
            <Button onClick={() => save('pix')}>{frases.pix}</Button>
          </>
        )}
        {may && desfazer && (
          <Button variant="quiet" onClick={() => setAberto('desfazer')}>
            {desfazer}
          </Button>
        )}
      </Cluster>
      {isPreso && (
        <Alert tone="atencao" actions={<ButtonLink href={contestadosDoLote(loteId)}>{frases.verContestados}</ButtonLink>}>
          {frases.contestados(sayContestados(lote.contestados))}
        </Alert>
      )}
      {lote.recalculadoPor !== null && lote.recalculadoEm && status === 'ABERTO' && (
        <Alert tone="atencao">{frases.recalculado(lote.recalculadoPor, formatDataHora(lote.recalculadoEm))}</Alert>
      )}
      {status === 'ABERTO' && !lote.possoAprovar && <Alert>{frases.esperaOutro}</Alert>}
      {(aberto === 'pagar' || aberto === 'remessa') && <PagarLoteModal lote={lote} contas={contas} ato={aberto} onClose={close} />}
      {aberto === 'desfazer' && desfazer && (
        <TextoModal
          titulo={desfazer}
          rotulo={frases.motivo}
          ajuda={frases.motivoAjuda}
          enviar={desfazer}
          maxLength={MAX_MOTIVO}
          isBusy={reverse.isPending}
          onEnviar={(motivo) =>
            reverse.mutate(
              { loteId, versao, motivo },
              {
                onSuccess: () => {
                  showToast({ tone: 'sucesso', titulo: frases.desfeito });
                  close();
                },
                onError: failAndRead,
              },
            )
          }
          onClose={close}
        />
      )}
    </Stack>
  );
}

const money = (centavos: number): string => formatCentavos(centavos);
const columnsOf = (lote: number): readonly Column<PagamentoRepasse>[] => [
  {
    id: 'produtor',
    header: frases.colunas.produtor,
    isRowHeader: true,
    minWidth: '140px',
    cell: ({ produtor, destino }) => <Celula detalhe={destino ?? copy.novoLote.semDestino}>{produtor}</Celula>,
  },
  {
    id: 'bruto',
    header: frases.colunas.bruto,
    width: '104px',
    align: 'end',
    isLabelledOnCard: true,
    cell: ({ brutoCentavos }) => money(brutoCentavos),
  },
  {
    id: 'retido',
    header: frases.colunas.retido,
    width: '112px',
    align: 'end',
    isLabelledOnCard: true,
    cell: ({ brutoCentavos, liquidoCentavos }) => money(brutoCentavos - liquidoCentavos),
  },
  {
    id: 'liquido',
    header: frases.colunas.liquido,
    width: '104px',
    align: 'end',
    isLabelledOnCard: true,
    cell: ({ liquidoCentavos }) => money(liquidoCentavos),
  },
  {
    id: 'status',
    header: frases.colunas.status,
    width: '180px',
    cell: ({ id, status, produtor, retorno }) => (
      <Cluster gap={1}>
        <Celula detalhe={retorno}>
          <StatusTag tone={tonsDoPagamento[status]}>{copy.statusDoPagamento[status]}</StatusTag>
        </Celula>
        {status === 'PAGO' && (
          <Button size="sm" aria-label={frases.reciboDe(produtor)} onClick={() => void saveRecibo(id, lote).catch(fail)}>
            {frases.recibo}
          </Button>
        )}
      </Cluster>
    ),
  },
];

function Pagamentos({ lote: { pagamentos, numero } }: { lote: FichaLote }) {
  const colunas = useMemo(() => columnsOf(numero), [numero]);
  const acertos = sayAcertos(pagamentos);
  return (
    <Stack gap={3}>
      <DataTable caption={frases.caption} columns={colunas} rows={pagamentos} rowId={({ id }) => id} />
      {acertos && <Alert>{acertos}</Alert>}
    </Stack>
  );
}
