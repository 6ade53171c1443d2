import { type Documento, documentoCalls, type VinculoDocumento } from '@balcao/contracts';
import { useMay } from '@balcao/shared';
import { Button, Card, Cluster, MomentText, Stack, StatusTag, Text, token } from '@balcao/ui';
import { showFailure } from '@balcao/ui/failures';
import { Drawer } from '@balcao/ui/overlays';
import { LeituraRegistro } from '@balcao/ui/records';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { copy, tamanho, tipos } from './documentos.copy.ts';
import { unlinkDocumento, useDoRegistro } from './documentos.resource.ts';
import { Envios } from './envios.component.tsx';

const Previa = lazy(() => import(/* webpackChunkName: "previa" */ './previa.component.tsx').then((m) => ({ default: m.Previa })));

/** The documents of any record: those that are there, each to be looked at, and where more are sent. */
export function SecaoDocumentos({ vinculo }: { vinculo: VinculoDocumento }) {
  const leitura = useDoRegistro(vinculo);
  const [aberto, setAberto] = useState<Documento | null>(null);
  return (
    <Card>
      <Stack gap={4}>
        <LeituraRegistro leitura={leitura} altura={160}>
          {(documentos) =>
            documentos.length === 0 ? (
              <Text isSoft>{copy.secao.vazio}</Text>
            ) : (
              <Linhas>
                {documentos.map((documento) => (
                  <li key={documento.id}>
                    <Linha documento={documento} vinculo={vinculo} onOpen={() => setAberto(documento)} />
                  </li>
                ))}
              </Linhas>
            )
          }
        </LeituraRegistro>
        <Envios vinculo={vinculo} />
      </Stack>
      {aberto && (
        <Drawer titulo={aberto.nome} isOpen width={760} onClose={() => setAberto(null)}>
          <Suspense fallback={null}>
            <Previa documento={aberto} />
          </Suspense>
        </Drawer>
      )}
    </Card>
  );
}

function Linha({ documento, vinculo, onOpen }: { documento: Documento; vinculo: VinculoDocumento; onOpen: () => void }) {
  const { id, nome, tipo, bytes, criadoEm, usuario } = documento;
  const mayUnlink = useMay(documentoCalls.unlinkDocumento);
  const onUnlink = () => void unlinkDocumento(id, vinculo).catch((error: unknown) => showFailure(copy.secao.falhaDesligar, error));
  return (
    <Cluster gap={3} justify="space-between">
      <div>
        <Button variant="quiet" size="sm" aria-label={copy.secao.abrir(nome)} onClick={onOpen}>
          {nome}
        </Button>
        <Text size={12} isSoft>
          {[tamanho(bytes), usuario].filter(Boolean).join(' · ')} · <MomentText iso={criadoEm} />
        </Text>
      </div>
      <Cluster gap={2}>
        <StatusTag tone="neutro">{tipos[tipo]}</StatusTag>
        {mayUnlink && (
          <Button size="sm" variant="quiet" aria-label={copy.secao.desligar(nome)} onClick={onUnlink}>
            {copy.secao.desligarCurto}
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
