import { Button, Cluster, MomentText, Stack, StatusTag, Text, token } from '@balcao/ui';
import { showFailure } from '@balcao/ui/failures';
import { ConfirmDialog, Drawer } from '@balcao/ui/overlays';
import { LeituraRegistro } from '@balcao/ui/records';
import { useState } from 'react';
import styled from 'styled-components';
import { copy, tamanho, tipos } from './documents.copy.ts';
import type { DocumentoListado, DocumentosDoRegistro } from './documents.props.ts';
import { Envios } from './envios.component.tsx';
import { PreviaDocumento } from './previa-documento.component.tsx';

/** What taking a document off a record is called there, and what is asked first. */
export interface PalavrasDaRetirada {
  readonly curto: string;
  /** Of one: read aloud. */
  readonly nomeado: (nome: string) => string;
  readonly falha: string;
  /** Asked before, where it cannot be undone. */
  readonly pergunta?: { readonly titulo: (nome: string) => string; readonly texto: string };
}

export interface SecaoDocumentosProps {
  documentos: DocumentosDoRegistro;
  vazio?: string;
  retirada?: PalavrasDaRetirada;
  /** Whether what kind of paper each is is told. */
  hasTipo?: boolean;
}

const DESLIGAR: PalavrasDaRetirada = { curto: copy.secao.desligarCurto, nomeado: copy.secao.desligar, falha: copy.secao.falhaDesligar };

/** The documents of any record: those that are there, each to be looked at, and where more are sent. */
export function SecaoDocumentos({ documentos, vazio = copy.secao.vazio, retirada = DESLIGAR, hasTipo = true }: SecaoDocumentosProps) {
  const [aberto, setAberto] = useState<DocumentoListado | null>(null);
  const [perguntado, setPerguntado] = useState<DocumentoListado | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { leitura, envios, unlink, read, save } = documentos;
  async function takeOff({ id }: DocumentoListado): Promise<void> {
    setIsBusy(true);
    await unlink?.(id).catch((error: unknown) => showFailure(retirada.falha, error));
    setIsBusy(false);
    setPerguntado(null);
  }
  const onTakeOff = retirada.pergunta ? setPerguntado : (documento: DocumentoListado) => void takeOff(documento);
  return (
    <>
      <Stack gap={4}>
        <LeituraRegistro leitura={leitura} altura={160}>
          {(todos) =>
            todos.length === 0 ? (
              <Text isSoft>{vazio}</Text>
            ) : (
              <Linhas>
                {todos.map((documento) => (
                  <li key={documento.id}>
                    <Linha
                      documento={documento}
                      hasTipo={hasTipo}
                      retirada={retirada}
                      onOpen={() => setAberto(documento)}
                      onTakeOff={unlink && (() => onTakeOff(documento))}
                    />
                  </li>
                ))}
              </Linhas>
            )
          }
        </LeituraRegistro>
        {envios && <Envios envios={envios} />}
      </Stack>
      {aberto && (
        <Drawer titulo={aberto.nome} isOpen width={760} onClose={() => setAberto(null)}>
          <PreviaDocumento documento={aberto} read={read} save={save} />
        </Drawer>
      )}
      {perguntado && retirada.pergunta && (
        <ConfirmDialog
          titulo={retirada.pergunta.titulo(perguntado.nome)}
          isOpen
          isDanger
          isBusy={isBusy}
          confirmar={retirada.curto}
          onConfirm={() => void takeOff(perguntado)}
          onClose={() => setPerguntado(null)}
        >
          {retirada.pergunta.texto}
        </ConfirmDialog>
      )}
    </>
  );
}

interface LinhaProps {
  documento: DocumentoListado;
  hasTipo: boolean;
  retirada: PalavrasDaRetirada;
  onOpen: () => void;
  onTakeOff: (() => void) | null;
}

function Linha({ documento: { nome, tipo, bytes, criadoEm, usuario }, hasTipo, retirada, onOpen, onTakeOff }: LinhaProps) {
  return (
    <Cluster gap={3} justify="space-between">
      <Nome>
        <Button variant="quiet" size="sm" aria-label={copy.secao.abrir(nome)} onClick={onOpen}>
          {nome}
        </Button>
        <Text size={12} isSoft>
          {[tamanho(bytes), usuario].filter(Boolean).join(' · ')} · <MomentText iso={criadoEm} />
        </Text>
      </Nome>
      <Cluster gap={2}>
        {hasTipo && <StatusTag tone="neutro">{tipos[tipo]}</StatusTag>}
        {onTakeOff && (
          <Button size="sm" variant="quiet" aria-label={retirada.nomeado(nome)} onClick={onTakeOff}>
            {retirada.curto}
          </Button>
        )}
      </Cluster>
    </Cluster>
  );
}

const Linhas = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  display: grid;
  gap: ${token('espaco3')};
`;
const Nome = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;
