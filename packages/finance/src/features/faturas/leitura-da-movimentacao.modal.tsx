import type { FaturaDaApolice, LeituraDaMovimentacao, MovimentoDaFatura } from '@balcao/contracts';
import { formatData, isData } from '@balcao/domain';
import { FalhaRequisicao } from '@balcao/shared';
import { Alert, Button, Cluster, showToast, Stack, StatusTag, Text, VisuallyHidden } from '@balcao/ui';
import { Celula, ExportLista, useExportacao } from '@balcao/ui/lists';
import { Dialog } from '@balcao/ui/overlays';
import { type Column, DataTable } from '@balcao/ui/tables';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../say-falha.ts';
import { copy } from './faturas.copy.ts';
import { readMovimentacao, saveMovimentos, useConfirm } from './faturas.resource.ts';

const { movimentacao: frases } = copy;
const NA_TELA = 50;

const colunas: readonly Column<MovimentoDaFatura>[] = [
  { id: 'linha', header: frases.linha, width: '64px', align: 'end', isLabelledOnCard: true, cell: ({ linha }) => String(linha) },
  { id: 'tipo', header: frases.tipo, width: '104px', cell: ({ tipo }) => (tipo ? frases.tipos[tipo] : '') },
  {
    id: 'quem',
    header: frases.quem,
    isRowHeader: true,
    minWidth: '140px',
    cell: ({ nome, cpf }) => <Celula detalhe={cpf}>{nome || cpf}</Celula>,
  },
  { id: 'data', header: frases.data, width: '104px', cell: ({ em }) => (isData(em) ? formatData(em) : em) },
  {
    id: 'resultado',
    header: frases.resultado,
    minWidth: '180px',
    cell: ({ erros }) =>
      erros.length === 0 ? (
        <StatusTag tone="sucesso">{frases.semErro}</StatusTag>
      ) : (
        erros.map(({ campo, mensagem }) => (
          <Text key={campo} size={14}>
            {mensagem}
          </Text>
        ))
      ),
  },
];

/** A file of movements: chosen, each row judged and shown with what it would do, and confirmed. */
export function LeituraDaMovimentacaoModal({ fatura, onClose }: { fatura: FaturaDaApolice; onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [lida, setLida] = useState<LeituraDaMovimentacao | null>(null);
  const [isLendo, setLendo] = useState(false);
  const [recusa, setRecusa] = useState<string | null>(null);
  const confirm = useConfirm();
  const certas = lida ? lida.linhas - lida.recusadas : 0;

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    setLendo(true);
    setRecusa(null);
    try {
      setLida(await readMovimentacao(fatura.id, file));
    } catch (error) {
      if (!(error instanceof FalhaRequisicao)) throw error;
      setLida(null);
      setRecusa(sentenceOf(error));
    } finally {
      setLendo(false);
    }
  }

  const send = ({ id, recusadas, linhas }: LeituraDaMovimentacao) =>
    confirm.mutate(
      { faturaId: fatura.id, movimentacaoId: id, recusadas },
      {
        onSuccess: () => {
          showToast({ tone: 'sucesso', titulo: frases.confirmada(linhas - recusadas) });
          onClose();
        },
        onError: (falha) => {
          const mudou = falha.code === 'movimentacao-mudou';
          if (mudou) setLida(falha.data as LeituraDaMovimentacao);
          setRecusa(mudou ? frases.mudou : sentenceOf(falha));
        },
      },
    );

  return (
    <Dialog
      titulo={frases.titulo}
      size="lg"
      isOpen
      isSticky={confirm.isPending}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} isDisabled={confirm.isPending}>
            {copy.cancelar}
          </Button>
          {lida && (
            <Button variant="primary" isBusy={confirm.isPending} isDisabled={certas === 0} onClick={() => send(lida)}>
              {frases.confirmar(certas)}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        {!lida && <Text isSoft>{frases.texto}</Text>}
        <input
          ref={input}
          hidden
          type="file"
          accept=".csv,.xlsx,.txt"
          aria-label={frases.campo}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
        <Cluster>
          <Button variant={lida ? 'secondary' : 'primary'} isBusy={isLendo} onClick={() => input.current?.click()}>
            {lida ? frases.outro : frases.escolher}
          </Button>
        </Cluster>
        {isLendo && <VisuallyHidden aria-live="polite">{frases.lendo}</VisuallyHidden>}
        {recusa && (
          <Alert tone="perigo" isLive>
            {recusa}
          </Alert>
        )}
        {lida && <Previa lida={lida} fatura={fatura} />}
      </Stack>
    </Dialog>
  );
}

function Previa({ lida, fatura }: { lida: LeituraDaMovimentacao; fatura: FaturaDaApolice }) {
  const pedido = { faturaId: fatura.id, movimentacaoId: lida.id, resultado: 'RECUSADO' as const };
  const recusadas = useExportacao((formato) => saveMovimentos(pedido, fatura.competencia, formato));
  return (
    <Stack gap={3}>
      <Text>{frases.lido(lida.linhas)}</Text>
      <Cluster gap={3}>
        <strong>{frases.porTipo(lida.inclusoes, lida.exclusoes, lida.alteracoes)}</strong>
        <Text as="span">{frases.efeito(lida.antes, lida.depois)}</Text>
      </Cluster>
      {lida.recusadas > 0 && (
        <Cluster gap={3}>
          <StatusTag tone="perigo">{frases.recusadas(lida.recusadas)}</StatusTag>
          <ExportLista {...recusadas} rotulo={frases.baixarRecusadas} />
        </Cluster>
      )}
      <DataTable
        caption={frases.caption}
        density="compact"
        rows={lida.previa.slice(0, NA_TELA)}
        rowId={({ linha }) => String(linha)}
        columns={colunas}
      />
      {lida.linhas > NA_TELA && <Text isSoft>{frases.mais(lida.linhas - NA_TELA)}</Text>}
    </Stack>
  );
}
