import { type ExtratoComissao, extratoComissaoCalls, type OpcoesRecebimento } from '@balcao/contracts';
import { formatCentavos, formatData, sentenceOfFalha } from '@balcao/domain';
import { useMay } from '@balcao/shared';
import { Alert, Button, Cluster, Dado, Dados, Page, showToast, Stack, StatusTag } from '@balcao/ui';
import { ConfirmDialog } from '@balcao/ui/overlays';
import { LeituraRegistro } from '@balcao/ui/records';
import { useState } from 'react';
import { BaixaModal } from './baixa.modal.tsx';
import { copy } from './extrato.copy.ts';
import { refreshExtratos, useAceite, useExclusao, useExtrato, useReabertura } from './extrato.resource.ts';
import { LinhasDoExtrato } from './linhas-do-extrato.component.tsx';

export interface ConferenciaProps {
  extratoId: string;
  opcoes: OpcoesRecebimento | undefined;
  tons: Readonly<Record<ExtratoComissao['status'], 'neutro' | 'info' | 'sucesso' | 'atencao' | 'perigo'>>;
  /** Where the list is. */
  voltar: string;
  onFechar: () => void;
}

const { conferencia } = copy;

/** One statement: what it says, its lines one by one, and its settlement. */
export function Conferencia({ extratoId, opcoes, tons, voltar, onFechar }: ConferenciaProps) {
  const leitura = useExtrato(extratoId);
  const extrato = leitura.data;
  return (
    <Page
      routeId="recebimentos"
      titulo={extrato ? conferencia.titulo(extrato.seguradora.nome, extrato.numero) : conferencia.carregando}
      descricao={conferencia.descricao}
      voltar={{ href: voltar, texto: conferencia.voltar }}
      busy={leitura.isPending}
      actions={extrato && <Atos extrato={extrato} opcoes={opcoes} onFechar={onFechar} />}
    >
      <LeituraRegistro leitura={leitura} altura={640}>
        {(lido) => (
          <Stack gap={5}>
            <Fatos extrato={lido} tom={tons[lido.status]} />
            <LinhasDoExtrato extrato={lido} />
          </Stack>
        )}
      </LeituraRegistro>
    </Page>
  );
}

type Ato = 'baixar' | 'reabrir' | 'excluir';

function Atos({ extrato, opcoes, onFechar }: { extrato: ExtratoComissao; opcoes: OpcoesRecebimento | undefined; onFechar: () => void }) {
  const [ato, setAto] = useState<Ato | null>(null);
  const mayReopen = useMay(extratoComissaoCalls.reopenExtrato);
  const { id: extratoId, baixa, pendentes } = extrato;
  const close = () => setAto(null);
  const say = (titulo: string) => {
    showToast({ tone: 'sucesso', titulo });
    void refreshExtratos();
  };
  const fail = (error: Parameters<typeof sentenceOfFalha>[0]) => showToast({ tone: 'perigo', titulo: sentenceOfFalha(error) });
  const accept = useAceite(({ aceitas }) => say(conferencia.aceitas(aceitas)));
  const reopen = useReabertura(() => say(copy.reabrir.feito));
  const remove = useExclusao(() => {
    say(copy.excluir.feito);
    onFechar();
  });
  return (
    <Cluster gap={2}>
      {!baixa && <Button onClick={() => setAto('excluir')}>{conferencia.excluir}</Button>}
      {!baixa && pendentes > 0 && (
        <Button isBusy={accept.isPending} onClick={() => accept.mutate({ extratoId }, { onError: fail })}>
          {conferencia.aceitarTodas}
        </Button>
      )}
      {!baixa && (
        <Button variant="primary" onClick={() => setAto('baixar')}>
          {conferencia.baixar}
        </Button>
      )}
      {baixa && mayReopen && <Button onClick={() => setAto('reabrir')}>{conferencia.reabrir}</Button>}
      {ato === 'baixar' && <BaixaModal ids={[extratoId]} opcoes={opcoes} onFeito={close} onClose={close} />}
      <ConfirmDialog
        titulo={copy.reabrir.titulo}
        confirmar={copy.reabrir.reabrir}
        isOpen={ato === 'reabrir'}
        isBusy={reopen.isPending}
        onClose={close}
        onConfirm={() => reopen.mutate({ extratoId }, { onError: fail, onSettled: close })}
      >
        {copy.reabrir.texto}
      </ConfirmDialog>
      <ConfirmDialog
        titulo={copy.excluir.titulo}
        confirmar={copy.excluir.excluir}
        isDanger
        isOpen={ato === 'excluir'}
        isBusy={remove.isPending}
        onClose={close}
        onConfirm={() => remove.mutate({ extratoId }, { onError: fail, onSettled: close })}
      >
        {copy.excluir.texto}
      </ConfirmDialog>
    </Cluster>
  );
}

function Fatos({ extrato, tom }: { extrato: ExtratoComissao; tom: ConferenciaProps['tons'][ExtratoComissao['status']] }) {
  const { baixa, avisos, impostosCentavos, liquidoCentavos, creditoEm, arquivo, pendentes } = extrato;
  return (
    <Stack gap={3}>
      <Cluster gap={3}>
        <StatusTag tone={tom}>{copy.status[extrato.status]}</StatusTag>
        <span>{conferencia.resumo(extrato.casadas, extrato.linhas)}</span>
        {pendentes > 0 && <strong>{conferencia.pendentes(pendentes)}</strong>}
      </Cluster>
      {baixa && <Alert tone="info">{conferencia.baixado(formatData(baixa.dia), baixa.conta.nome, baixa.por)}</Alert>}
      {avisos.map((aviso) => (
        <Alert key={aviso} tone="atencao">
          {copy.aviso[aviso]}
        </Alert>
      ))}
      <Dados minWidth={140}>
        <Dado rotulo={conferencia.bruto}>{formatCentavos(extrato.brutoCentavos)}</Dado>
        {impostosCentavos !== null && <Dado rotulo={conferencia.impostos}>{formatCentavos(impostosCentavos)}</Dado>}
        {liquidoCentavos !== null && <Dado rotulo={conferencia.liquido}>{formatCentavos(liquidoCentavos)}</Dado>}
        <Dado rotulo={conferencia.casado}>{formatCentavos(extrato.casadoCentavos)}</Dado>
        <Dado rotulo={conferencia.soma}>{formatCentavos(extrato.somaDasLinhasCentavos)}</Dado>
        {creditoEm && <Dado rotulo={conferencia.credito}>{formatData(creditoEm)}</Dado>}
        {arquivo && <Dado rotulo={conferencia.arquivo}>{arquivo}</Dado>}
      </Dados>
    </Stack>
  );
}
