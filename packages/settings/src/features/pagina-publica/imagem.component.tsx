import type { ImagensDaPagina } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { FalhaRequisicao } from '@balcao/shared';
import { Button, campoId, Cluster, controlProps, FieldLabel, FieldMessages, type FieldProps, fieldColumn, token } from '@balcao/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { copy } from './pagina-publica.copy.ts';
import { sendImagem, tiposDe } from './pagina-publica.resource.ts';

export interface ImagemProps extends FieldProps<string | null> {
  uso: 'LOGO' | 'FOTO';
  imagens: ImagensDaPagina;
  /** An image that was drawn and kept: how it looks, by its name. */
  onImagem: (sha256: string, imagem: ImagensDaPagina[string]) => void;
}

const sentenceOf = (problem: unknown): string => {
  if (problem instanceof TypeError) return problem.message;
  const falha = problem instanceof FalhaRequisicao ? problem : null;
  return falha?.errors?.[0]?.mensagem ?? sentenceOfFalha(falha);
};

/** An image of the page: sent when it is chosen, and drawn anew by the gateway; it is of the page once the page is saved. */
export function Imagem({ uso, imagens, onImagem, value, onChange, error, ...frame }: ImagemProps) {
  const input = useRef<HTMLInputElement>(null);
  const [falha, setFalha] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const choose = async (file: File) => {
    setFalha(null);
    setIsSending(true);
    try {
      const { sha256, imagem } = await sendImagem(uso, file);
      onImagem(sha256, imagem);
      onChange(sha256, frame.name);
    } catch (problem) {
      setFalha(sentenceOf(problem));
    } finally {
      setIsSending(false);
    }
  };
  const shown = { ...frame, error: falha ?? error, description: uso === 'LOGO' ? copy.imagem.logo : copy.imagem.foto };
  const atual = value === null ? null : imagens[value];
  return (
    <Column>
      <FieldLabel {...shown} />
      <Cluster gap={3}>
        <Moldura>{atual ? <img src={atual.url} alt="" /> : copy.imagem.nenhuma}</Moldura>
        <input
          ref={input}
          hidden
          type="file"
          accept={tiposDe(uso).join()}
          aria-label={String(frame.label)}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void choose(file);
            target.value = '';
          }}
        />
        <Button
          id={campoId(frame.name)}
          isBusy={isSending}
          aria-label={value ? undefined : copy.imagem.escolherDe(String(frame.label))}
          aria-describedby={controlProps(shown)['aria-describedby']}
          onClick={() => input.current?.click()}
        >
          {value ? copy.imagem.trocar : copy.imagem.escolher}
        </Button>
        {value && (
          <Button variant="quiet" onClick={() => onChange(null, frame.name)}>
            {copy.imagem.remover}
          </Button>
        )}
      </Cluster>
      <FieldMessages {...shown} />
    </Column>
  );
}

const Column = styled.div`
  ${fieldColumn}
`;

const Moldura = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 120px;
  height: 72px;
  overflow: hidden;
  color: ${token('textoSuave')};
  font-size: ${token('texto13')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio6')};
  img {
    max-width: 100%;
    max-height: 100%;
    object-fit: contain;
  }
`;
