import { Alert, Button, Cluster, Stack, StatusTag, Text, token } from '@balcao/ui';
import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { copy, tamanho } from './documents.copy.ts';
import type { EnvioListado, EnvioParado, EnviosEmCurso } from './documents.props.ts';

const TONS = { NA_FILA: 'neutro', ENVIANDO: 'info', PAUSADO: 'atencao', PRONTO: 'sucesso', CONHECIDO: 'info', FALHOU: 'perigo' } as const;

export interface EnviosProps {
  envios: EnviosEmCurso;
}

/** Where files are dropped, chosen or, on a telephone, photographed, and how far each is. */
export function Envios({ envios }: EnviosProps) {
  const [input, camera] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const [isOver, setIsOver] = useState(false);
  const take = (files: Iterable<File>) => envios.add([...files]);
  const { itens } = envios;
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
        <Campo ref={input} isMany accept={envios.aceitos} label={copy.envios.campo} onTake={take} />
        <Campo ref={camera} isCamera accept="image/jpeg,image/png" label={copy.envios.camera} onTake={take} />
        <Cluster gap={2}>
          <NoTelefone>
            <Button onClick={() => camera.current?.click()}>{copy.envios.fotografar}</Button>
          </NoTelefone>
          <Button onClick={() => input.current?.click()}>{copy.envios.escolher}</Button>
        </Cluster>
      </Zona>
      {itens.length > 0 && (
        <Lista aria-label={copy.envios.lista}>
          {itens.map((envio) => (
            <li key={envio.id}>
              <UmEnvio envio={envio} envios={envios} />
            </li>
          ))}
        </Lista>
      )}
      {itens.some(({ isVivo }) => !isVivo) && (
        <Button size="sm" variant="quiet" onClick={envios.clearFeitos}>
          {copy.envios.limpar}
        </Button>
      )}
    </Stack>
  );
}

interface CampoProps {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  accept: string;
  isMany?: boolean;
  isCamera?: boolean;
  onTake: (files: FileList) => void;
}

/** The browser's own field of files, opened by a button. */
const Campo = ({ ref, label, accept, isMany = false, isCamera = false, onTake }: CampoProps) => (
  <input
    ref={ref}
    hidden
    type="file"
    aria-label={label}
    accept={accept}
    multiple={isMany}
    {...(isCamera && { capture: 'environment' })}
    onChange={({ target }) => {
      if (target.files) onTake(target.files);
      target.value = '';
    }}
  />
);

function UmEnvio({ envio, envios }: { envio: EnvioListado; envios: EnviosEmCurso }) {
  const { id, nome, bytes, estado, mensagem, isVivo, enviadoPct, mayResume } = envio;
  return (
    <Cluster gap={3} justify="space-between">
      <Nome>
        <Text isStrong isTruncated>
          {nome}
        </Text>
        <Text size={12} isSoft>
          {tamanho(bytes)}
        </Text>
        {isVivo && <progress max={100} value={enviadoPct} aria-label={copy.envios.progresso(nome)} />}
        {mensagem && (
          <Text size={12} tone="perigo" role="alert">
            {mensagem}
          </Text>
        )}
      </Nome>
      <Cluster gap={2}>
        <StatusTag tone={TONS[estado]}>{copy.envios.estado[estado]}</StatusTag>
        {(estado === 'ENVIANDO' || estado === 'NA_FILA') && (
          <Button size="sm" aria-label={copy.envios.pausar(nome)} onClick={() => envios.pause(id)}>
            {copy.envios.pausarCurto}
          </Button>
        )}
        {(estado === 'PAUSADO' || (estado === 'FALHOU' && mayResume)) && (
          <Button size="sm" aria-label={copy.envios.continuar(nome)} onClick={() => envios.resume(id)}>
            {copy.envios.continuarCurto}
          </Button>
        )}
        {isVivo && (
          <Button size="sm" variant="quiet" aria-label={copy.envios.cancelar(nome)} onClick={() => envios.cancel(id)}>
            {copy.envios.cancelarCurto}
          </Button>
        )}
      </Cluster>
    </Cluster>
  );
}

/** Files a reload of the page interrupted: chosen again, they go on from where they were. */
function Interrompidos({ envios }: EnviosProps) {
  const [parados, setParados] = useState<readonly EnvioParado[]>([]);
  const [{ listInterrompidos }] = useState(envios);
  useEffect(() => {
    void listInterrompidos().then(setParados);
  }, [listInterrompidos]);
  const faltam = parados.filter(({ nome }) => !envios.itens.some((envio) => envio.nome === nome));
  if (faltam.length === 0) return null;
  const forget = () => void Promise.all(faltam.map((parado) => parado.forget())).then(() => setParados([]));
  return (
    <Alert
      tone="atencao"
      actions={
        <Button size="sm" variant="quiet" onClick={forget}>
          {copy.envios.esquecer}
        </Button>
      }
    >
      {copy.envios.interrompidos(faltam.map(({ nome }) => nome))}
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
/** A camera is where a finger is; elsewhere a file is chosen or dropped. */
const NoTelefone = styled.span`
  display: none;
  @media (pointer: coarse) {
    display: contents;
  }
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
