import type { AcaoImportacao, ArquivoImportado, ErroCampo, ImportacaoDocumentos, ItemConfirmado } from '@balcao/contracts';
import { above, Button, ButtonLink, Card, Cluster, EmptyState, showToast, Stack, Text, token } from '@balcao/ui';
import { showFailure } from '@balcao/ui/failures';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { FilaArquivos } from './fila-arquivos.component.tsx';
import { copy } from './importacao-propostas.copy.ts';
import { isPronta, itemDe, type Rascunho } from './importacao-propostas.model.ts';
import { cancelImportacao, confirmItens } from './importacao-propostas.resource.ts';
import { RevisaoArquivo } from './revisao-arquivo.component.tsx';

export interface AndamentoProps {
  importacao: ImportacaoDocumentos;
  aberto: string | null;
  /** Where more files are dropped. */
  drop: ReactNode;
  onOpen: (documentoId: string) => void;
  onNova: () => void;
}

const SEM_ERROS: readonly ErroCampo[] = [];

/** An import: its files on one side, the one that is open on the other. */
export function Andamento({ importacao, aberto, drop, onOpen, onNova }: AndamentoProps) {
  const { id, status, arquivos } = importacao;
  const seguradoras = importacao.seguradoras.map(({ slug, nome }) => ({ value: slug, label: nome }));
  const [rascunhos, setRascunhos] = useState<Readonly<Record<string, Rascunho>>>({});
  const [erros, setErros] = useState<Readonly<Record<string, readonly ErroCampo[]>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const prontas = arquivos.filter((arquivo) => isPronta(arquivo) && !rascunhos[arquivo.documentoId]);
  const arquivo = arquivos.find(({ documentoId }) => documentoId === aberto) ?? arquivos[0];

  async function act(falha: string, run: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await run();
    } catch (error) {
      showFailure(falha, error);
    } finally {
      setIsBusy(false);
    }
  }
  const confirm = (itens: readonly ItemConfirmado[]) =>
    act(copy.falhaConfirmar, async () => {
      const feito = await confirmItens(id, itens);
      const recusados = Object.fromEntries(feito.erros.map(({ documentoId, erros: ditos }) => [documentoId, ditos]));
      setErros((antes) => ({ ...antes, ...Object.fromEntries(itens.map(({ documentoId }) => [documentoId, SEM_ERROS])), ...recusados }));
      const dito = copy.confirmados(feito.criados, feito.atualizados, feito.ignorados);
      if (dito) showToast({ tone: 'sucesso', titulo: dito });
      if (feito.erros.length > 0) showToast({ tone: 'atencao', titulo: copy.recusados(feito.erros.length) });
      const seguinte = nextOf(feito.importacao.arquivos, itens);
      if (seguinte && feito.erros.length === 0) onOpen(seguinte.documentoId);
    });

  if (status === 'CANCELADA')
    return (
      <EmptyState titulo={copy.semId} action={<Button onClick={onNova}>{copy.nova}</Button>}>
        {copy.semIdTexto}
      </EmptyState>
    );
  const lidos = arquivos.filter((um) => um.status !== 'NA_FILA').length;
  return (
    <Partes>
      <Stack gap={3}>
        {drop}
        <Text as="p" role="status" isSoft>
          {copy.lendo(lidos, arquivos.length)}
        </Text>
        <FilaArquivos
          arquivos={arquivos}
          aberto={arquivo?.documentoId ?? null}
          recusados={new Set(Object.keys(erros).filter((documentoId) => (erros[documentoId]?.length ?? 0) > 0))}
          onOpen={onOpen}
        />
        <Cluster gap={2}>
          <Button
            variant="primary"
            isBusy={isBusy}
            isDisabled={prontas.length === 0}
            onClick={() => void confirm(prontas.map((pronta) => itemDe(pronta, {}, 'CRIAR')))}
          >
            {prontas.length === 0 ? copy.nenhumaPronta : copy.confirmarTodas(prontas.length)}
          </Button>
          <Button
            variant="quiet"
            isBusy={isBusy}
            onClick={() => void act(copy.falhaCancelar, async () => void (await cancelImportacao(id)))}
          >
            {copy.cancelar}
          </Button>
        </Cluster>
      </Stack>
      {arquivo ? (
        <Card>
          <RevisaoArquivo
            key={arquivo.documentoId}
            arquivo={arquivo}
            rascunho={rascunhos[arquivo.documentoId] ?? {}}
            erros={erros[arquivo.documentoId] ?? SEM_ERROS}
            isBusy={isBusy}
            seguradoras={seguradoras}
            onChange={(rascunho) => setRascunhos((antes) => ({ ...antes, [arquivo.documentoId]: rascunho }))}
            onConfirm={(acao: AcaoImportacao) => void confirm([itemDe(arquivo, rascunhos[arquivo.documentoId] ?? {}, acao)])}
          />
        </Card>
      ) : (
        <EmptyState titulo={copy.vazia} action={<ButtonLink href="/centralVendas/propostas">{copy.voltar}</ButtonLink>}>
          {copy.vaziaTexto}
        </EmptyState>
      )}
    </Partes>
  );
}

/** The next file that waits for a person, after the ones that were confirmed. */
function nextOf(arquivos: readonly ArquivoImportado[], itens: readonly ItemConfirmado[]): ArquivoImportado | undefined {
  const desde = arquivos.findIndex(({ documentoId }) => documentoId === itens.at(-1)?.documentoId);
  return [...arquivos.slice(desde + 1), ...arquivos.slice(0, desde)].find(({ status }) => status === 'LIDO' || status === 'FALHOU');
}

const Partes = styled.div`
  display: grid;
  gap: ${token('espaco4')};
  ${above(992)} {
    grid-template-columns: 320px minmax(0, 1fr);
    align-items: start;
  }
`;
