import type { ImagensDaPagina, UsoDaImagem } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { FalhaRequisicao } from '@balcao/shared';
import type { FieldProps } from '@balcao/ui';
import { ImagemField } from '../../imagem-field.component.tsx';
import { copy } from './pagina-publica.copy.ts';
import { sendImagem, tiposDe } from './pagina-publica.resource.ts';

export interface ImagemProps extends FieldProps<string | null> {
  uso: UsoDaImagem;
  imagens: ImagensDaPagina;
  /** An image that was drawn and kept: how it looks, by its name. */
  onImagem: (sha256: string, imagem: ImagensDaPagina[string]) => void;
  /** What the button that chooses it is called, where the label alone would not tell it from others. */
  escolher?: string;
}

const ajudaDe = { LOGO: copy.imagem.logo, FOTO: copy.imagem.foto, RETRATO: copy.imagem.retrato } as const;
const molduraDe = {
  LOGO: { largura: 120, altura: 72 },
  FOTO: { largura: 120, altura: 72 },
  RETRATO: { largura: 96, altura: 96 },
} as const;

const sentenceOf = (problem: unknown): string => {
  if (problem instanceof TypeError) return problem.message;
  const falha = problem instanceof FalhaRequisicao ? problem : null;
  return falha?.errors?.[0]?.mensagem ?? sentenceOfFalha(falha);
};

/** An image of the page: sent when it is chosen, and drawn anew by the gateway; it is of the page once the page is saved. */
export function Imagem({ uso, imagens, onImagem, escolher, ...field }: ImagemProps) {
  const read = async (file: File): Promise<string> => {
    const { sha256, imagem } = await sendImagem(uso, file);
    onImagem(sha256, imagem);
    return sha256;
  };
  const label = String(field.label);
  return (
    <ImagemField
      {...field}
      src={(field.value && imagens[field.value]?.url) || null}
      tipos={tiposDe(uso)}
      read={read}
      sentenceOf={sentenceOf}
      moldura={molduraDe[uso]}
      textos={{
        ...copy.imagem,
        ajuda: ajudaDe[uso],
        alt: '',
        arquivo: escolher ?? label,
        escolherNome: escolher ?? copy.imagem.escolherDe(label),
      }}
    />
  );
}
