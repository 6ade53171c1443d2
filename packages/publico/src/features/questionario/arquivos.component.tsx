import { LIMITE_ARQUIVOS, tiposAnexo } from '@balcao/contracts';
import { Button, Cluster, Stack, Text } from '@balcao/ui';
import { type ChangeEvent, useRef } from 'react';
import { copy } from './questionario.copy.ts';
import type { ArquivoNaTela, Arquivos } from './use-arquivos.ts';

interface EnviarArquivosProps {
  /** Sentence about useful documents. */
  documentos: string;
  arquivos: Arquivos;
}

/** Photographs and files to send, each with its progress. */
export function EnviarArquivos({ documentos, arquivos: { arquivos, aviso, add, retry, remove } }: EnviarArquivosProps) {
  const camera = useRef<HTMLInputElement>(null);
  const escolha = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    add([...(event.target.files ?? [])]);
    // the same picture can be chosen again after it was removed
    event.target.value = '';
  };
  const chooser = { type: 'file', hidden: true, onChange: take } as const;
  return (
    <Stack gap={3}>
      <Text size={13} isSoft>
        {documentos} {copy.tiposAceitos(LIMITE_ARQUIVOS)}
      </Text>
      <Cluster gap={2}>
        <Button onClick={() => camera.current?.click()}>{copy.tirarFoto}</Button>
        <Button onClick={() => escolha.current?.click()}>{copy.escolherArquivo}</Button>
      </Cluster>
      <input ref={camera} accept="image/*" capture="environment" data-testid="camera" {...chooser} />
      <input ref={escolha} accept={['image/*', ...tiposAnexo].join(',')} multiple data-testid="escolha" {...chooser} />
      <Stack gap={2} role="status">
        {arquivos.map((arquivo) => (
          <Cluster key={arquivo.chave} gap={2} justify="space-between">
            <Text size={13}>{textOf(arquivo)}</Text>
            <Cluster gap={2}>
              {arquivo.estado === 'falhou' && arquivo.file && (
                <Button size="sm" aria-label={copy.tentarNome(arquivo.nome)} onClick={() => retry(arquivo)}>
                  {copy.tentar}
                </Button>
              )}
              {arquivo.estado !== 'enviando' && (
                <Button size="sm" variant="quiet" aria-label={copy.retirarNome(arquivo.nome)} onClick={() => void remove(arquivo)}>
                  {copy.retirarArquivo}
                </Button>
              )}
            </Cluster>
          </Cluster>
        ))}
        {aviso && <Text size={13}>{aviso}</Text>}
      </Stack>
    </Stack>
  );
}

function textOf({ nome, estado, fracao, porque = '' }: ArquivoNaTela): string {
  if (estado === 'enviando') return copy.arquivoEnviando(nome, fracao);
  return estado === 'enviado' ? copy.arquivoEnviado(nome) : copy.arquivoFalhou(nome, porque);
}
