import { type FaturaDaApolice, faturaColetivaCalls } from '@balcao/contracts';
import { useMay } from '@balcao/shared';
import { Alert, Button, Cluster, Heading, Stack, Text } from '@balcao/ui';
import { ExportLista, useExportacao } from '@balcao/ui/lists';
import { useState } from 'react';
import { copy } from './faturas.copy.ts';
import { saveMovimentos } from './faturas.resource.ts';
import { LeituraDaMovimentacaoModal } from './leitura-da-movimentacao.modal.tsx';

const { movimentacao: frases } = copy;

/** What moved in the month of a bill: files that counted, rows that were refused, and a new file while the bill is open. */
export function MovimentacaoDaFatura({ fatura }: { fatura: FaturaDaApolice }) {
  const [isEnviando, setEnviando] = useState(false);
  const { id: faturaId, competencia, movimentacao } = fatura;
  const recusadas = useExportacao((formato) => saveMovimentos({ faturaId, resultado: 'RECUSADO' }, competencia, formato));
  const todas = useExportacao((formato) => saveMovimentos({ faturaId }, competencia, formato));
  const maySend = useMay(faturaColetivaCalls.readMovimentacao) && fatura.status !== 'FECHADA';
  const { inclusoes, exclusoes, alteracoes } = movimentacao;
  return (
    <Stack gap={4}>
      <Text>{frases.contadas(inclusoes, exclusoes, alteracoes)}</Text>
      {fatura.status === 'FECHADA' && <Alert tone="info">{frases.fechada}</Alert>}
      {maySend && <Text isSoft>{frases.texto}</Text>}
      <Cluster gap={3}>
        {maySend && (
          <Button variant="primary" onClick={() => setEnviando(true)}>
            {frases.enviar}
          </Button>
        )}
        {inclusoes + exclusoes + alteracoes > 0 && <ExportLista {...todas} rotulo={frases.baixarTodas} />}
      </Cluster>
      {movimentacao.recusadas > 0 && (
        <Cluster gap={3}>
          <Text>{frases.recusadas(movimentacao.recusadas)}</Text>
          <ExportLista {...recusadas} rotulo={frases.baixarRecusadas} />
        </Cluster>
      )}
      {fatura.arquivos.length > 0 && (
        <Stack gap={2}>
          <Heading level={3}>{frases.arquivos}</Heading>
          {fatura.arquivos.map((um) => (
            <Text key={um.id}>{frases.arquivo(um)}</Text>
          ))}
        </Stack>
      )}
      {isEnviando && <LeituraDaMovimentacaoModal fatura={fatura} onClose={() => setEnviando(false)} />}
    </Stack>
  );
}
