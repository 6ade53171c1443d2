import type { ArquivoExtrato, OpcoesRecebimento } from '@balcao/contracts';
import { Alert, Button, Cluster, Heading, Skeleton, Stack, StatusTag, Text } from '@balcao/ui';
import { DropZone, Select } from '@balcao/ui/forms';
import { Drawer } from '@balcao/ui/overlays';
import { LeituraRegistro } from '@balcao/ui/records';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from './extrato.copy.ts';
import { useArquivos, useDesistencia } from './extrato.resource.ts';
import { MapeamentoModal } from './mapeamento.modal.tsx';
import { useEnvioDeExtratos } from './use-envio-de-extratos.ts';

export interface ImportacaoExtratosProps {
  opcoes: OpcoesRecebimento | undefined;
  onConferir: (extratoId: string) => void;
  onClose: () => void;
}

const TONS = { NA_FILA: 'info', SEM_MAPEAMENTO: 'atencao', LIDO: 'sucesso', FALHOU: 'perigo', CANCELADO: 'neutro' } as const;
const { importar } = copy;

/** Files of statements: sent, read one by one, and what each became. */
export function ImportacaoExtratos({ opcoes, onConferir, onClose }: ImportacaoExtratosProps) {
  const [escolhida, setEscolhida] = useState<string | null>(null);
  const [seguradora, setSeguradora] = useState<string | null>(null);
  const [mapeado, setMapeado] = useState<ArquivoExtrato | null>(null);
  const arquivos = useArquivos();
  const corretoraId = escolhida ?? opcoes?.corretoras[0]?.id ?? null;
  const envio = useEnvioDeExtratos({ corretoraId, seguradora });
  return (
    <Drawer titulo={importar.titulo} isOpen width={640} onClose={onClose}>
      <Stack gap={5}>
        {!opcoes && <Skeleton height={72} />}
        {opcoes && (
          <Cluster gap={3}>
            {opcoes.corretoras.length > 1 && (
              <Select
                name="corretora"
                label={importar.corretora}
                options={opcoes.corretoras.map(({ id, nome }) => ({ value: id, label: nome }))}
                value={corretoraId}
                onChange={setEscolhida}
              />
            )}
            <Select
              name="seguradora"
              label={importar.seguradora}
              placeholder={importar.pelaLeitura}
              options={[
                { value: '', label: importar.pelaLeitura },
                ...opcoes.seguradoras.map(({ slug, nome }) => ({ value: slug, label: nome })),
              ]}
              value={seguradora ?? ''}
              onChange={(slug) => setSeguradora(slug || null)}
            />
          </Cluster>
        )}
        <DropZone
          titulo={importar.soltar}
          texto={importar.soltarTexto}
          rotulo={importar.arquivos}
          escolher={importar.escolher}
          accept=".pdf,.xlsx,.csv,.txt"
          isMultiple
          isBusy={envio.isEnviando}
          isDisabled={corretoraId === null}
          onArquivos={envio.send}
        />
        {envio.isEnviando && (
          <Alert tone="info" isLive>
            {importar.enviando(envio.feitos, envio.total)}
          </Alert>
        )}
        {envio.avisos.map((aviso) => (
          <Alert key={aviso} tone="atencao" isLive>
            {aviso}
          </Alert>
        ))}
        <Heading level={3}>{importar.recentes}</Heading>
        <LeituraRegistro leitura={arquivos} altura={160}>
          {(lidos) =>
            lidos.length === 0 ? (
              <Text isSoft>{importar.nenhum}</Text>
            ) : (
              <Lista aria-live="polite">
                {lidos.map((arquivo) => (
                  <Arquivo key={arquivo.id} arquivo={arquivo} onConferir={onConferir} onMapear={() => setMapeado(arquivo)} />
                ))}
              </Lista>
            )
          }
        </LeituraRegistro>
      </Stack>
      {mapeado && <MapeamentoModal arquivo={mapeado} seguradoras={opcoes?.seguradoras ?? []} onClose={() => setMapeado(null)} />}
    </Drawer>
  );
}

interface ArquivoProps {
  arquivo: ArquivoExtrato;
  onConferir: (extratoId: string) => void;
  onMapear: () => void;
}

function Arquivo({ arquivo, onConferir, onMapear }: ArquivoProps) {
  const { id, nome, status, recusa, extratoId, escrita } = arquivo;
  const cancel = useDesistencia();
  const isEsperando = status === 'NA_FILA' || status === 'SEM_MAPEAMENTO';
  return (
    <Item>
      <Stack gap={1}>
        <Cluster gap={2}>
          <strong>{nome}</strong>
          <StatusTag tone={TONS[status]} isLive={status === 'NA_FILA'}>
            {importar.situacao[status]}
          </StatusTag>
        </Cluster>
        {escrita && (
          <Text size={12} isSoft>
            {importar.escrita(escrita.formato, escrita.codificacao, escrita.decimal)}
          </Text>
        )}
        {recusa && <Text size={12}>{recusa}</Text>}
      </Stack>
      <Cluster gap={2}>
        {extratoId && <Button onClick={() => onConferir(extratoId)}>{importar.conferir}</Button>}
        {status === 'SEM_MAPEAMENTO' && (
          <Button variant="primary" onClick={onMapear}>
            {importar.mapear}
          </Button>
        )}
        {isEsperando && (
          <Button variant="quiet" isBusy={cancel.isPending} onClick={() => cancel.mutate({ arquivoId: id })}>
            {importar.desistir}
          </Button>
        )}
      </Cluster>
    </Item>
  );
}

const Lista = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px 16px;
  overflow-wrap: anywhere;
`;
