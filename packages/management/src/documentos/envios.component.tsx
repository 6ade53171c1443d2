import { envioDocumentoCalls, tiposAnexo, type VinculoDocumento } from '@balcao/contracts';
import { useMay } from '@balcao/shared';
import { Alert, Button, Cluster, Stack, StatusTag, Text, token } from '@balcao/ui';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { copy, tamanho } from './documentos.copy.ts';
import { type Envio, isVivo, percentOf } from './envios.model.ts';
import {
  addArquivos,
  cancelEnvio,
  clearFeitos,
  forgetInterrompidos,
  listInterrompidos,
  mayResume,
  pauseEnvio,
  resumeEnvio,
  useEnvios,
} from './envios.resource.ts';

const TONS = { NA_FILA: 'neutro', ENVIANDO: 'info', PAUSADO: 'atencao', PRONTO: 'sucesso', CONHECIDO: 'info', FALHOU: 'perigo' } as const;

interface EnviosProps {
  vinculo?: VinculoDocumento | null;
}

/** Where files are dropped or chosen, and how far each is; nothing where the session may not send any. */
export function Envios({ vinculo = null }: EnviosProps) {
  const maySend = useMay(envioDocumentoCalls.createEnvio);
  return maySend ? <Zonas vinculo={vinculo} /> : null;
}

function Zonas({ vinculo }: Required<EnviosProps>) {
  const envios = useEnvios();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: Iterable<File>) => void addArquivos([...files], { vinculo });
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Stack gap={3}>
      <Interrompidos envios={envios} />
      <Zona
        $isOver={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
      >
        <Text isSoft>{copy.envios.soltar}</Text>
        <input
          ref={input}
          hidden
          multiple
          type="file"
          accept={tiposAnexo.join(',')}
          aria-label={copy.envios.campo}
          onChange={({ target }) => {
            take(target.files ?? []);
            target.value = '';
          }}
        />
        <Button onClick={() => input.current?.click()}>{copy.envios.escolher}</Button>
      </Zona>
      {envios.length > 0 && (
        <Lista aria-label={copy.envios.lista}>
          {envios.map((envio) => (
            <li key={envio.id}>
              <UmEnvio envio={envio} />
            </li>
          ))}
        </Lista>
      )}
      {envios.some((envio) => !isVivo(envio)) && (
        <Button size="sm" variant="quiet" onClick={clearFeitos}>
          {copy.envios.limpar}
        </Button>
      )}
    </Stack>
  );
}

function UmEnvio({ envio }: { envio: Envio }) {
  const { id, nome, bytes, estado, mensagem } = envio;
  return (
    <Cluster gap={3} justify="space-between">
      <Nome>
        <Text isStrong isTruncated>
          {nome}
        </Text>
        <Text size={12} isSoft>
          {tamanho(bytes)}
        </Text>
        {isVivo(envio) && <progress max={100} value={percentOf(envio)} aria-label={copy.envios.progresso(nome)} />}
        {mensagem && (
          <Text size={12} tone="perigo" role="alert">
            {mensagem}
          </Text>
        )}
      </Nome>
      <Cluster gap={2}>
        <StatusTag tone={TONS[estado]}>{copy.envios.estado[estado]}</StatusTag>
        {(estado === 'ENVIANDO' || estado === 'NA_FILA') && (
          <Button size="sm" aria-label={copy.envios.pausar(nome)} onClick={() => void pauseEnvio(id)}>
            {copy.envios.pausarCurto}
          </Button>
        )}
        {(estado === 'PAUSADO' || (estado === 'FALHOU' && mayResume(id))) && (
          <Button size="sm" aria-label={copy.envios.continuar(nome)} onClick={() => resumeEnvio(id)}>
            {copy.envios.continuarCurto}
          </Button>
        )}
        {isVivo(envio) && (
          <Button size="sm" variant="quiet" aria-label={copy.envios.cancelar(nome)} onClick={() => void cancelEnvio(id)}>
            {copy.envios.cancelarCurto}
          </Button>
        )}
      </Cluster>
    </Cluster>
  );
}

/** Files a reload of the page interrupted: chosen again, they go on from where they were. */
function Interrompidos({ envios }: { envios: readonly Envio[] }) {
  const [parados, setParados] = useState<Awaited<ReturnType<typeof listInterrompidos>>>([]);
  useEffect(() => {
    void listInterrompidos().then(setParados);
  }, []);
  const faltam = parados.filter(({ metadata }) => !envios.some(({ nome }) => nome === metadata['nome']));
  if (faltam.length === 0) return null;
  return (
    <Alert
      tone="atencao"
      actions={
        <Button size="sm" variant="quiet" onClick={() => void forgetInterrompidos(faltam).then(() => setParados([]))}>
          {copy.envios.esquecer}
        </Button>
      }
    >
      {copy.envios.interrompidos(faltam.map(({ metadata }) => metadata['nome'] ?? ''))}
    </Alert>
  );
}

const Zona = styled.div<{ $isOver: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('espaco3')};
  padding: ${token('espaco4')};
  border: 2px dashed ${({ $isOver }) => token($isOver ? 'primaria' : 'bordaForte')};
  border-radius: ${token('raio10')};
  background: ${({ $isOver }) => token($isOver ? 'primariaSuave' : 'superficieSuave')};
`;
const Lista = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  display: grid;
  gap: ${token('espaco3')};
`;
const Nome = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  flex: 1 1 220px;
  progress {
    width: 100%;
    accent-color: ${token('primaria')};
  }
`;
