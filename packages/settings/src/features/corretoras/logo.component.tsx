import type { FieldProps } from '@balcao/ui';
import { ImagemField } from '../../imagem-field.component.tsx';
import { readLogo, tiposDeLogo } from './corretora.resource.ts';
import { copy } from './corretoras.copy.ts';

const { rotulo, nenhum, atual, ...textos } = copy.logo;

/** What a file that cannot be read as an image says; anything else is nobody's to hide. */
function sentenceOf(problem: unknown): string {
  if (!(problem instanceof TypeError)) throw problem;
  return problem.message;
}

/** The image a brokerage is known by; it is drawn anew by the gateway when the form is saved. */
export const Logo = (props: FieldProps<string | null>) => (
  <ImagemField
    {...props}
    src={props.value}
    tipos={tiposDeLogo}
    read={readLogo}
    sentenceOf={sentenceOf}
    // as large as the largest place a logo is shown at
    moldura={{ largura: 176, altura: 64 }}
    textos={{ ...textos, arquivo: rotulo, alt: atual, nenhuma: nenhum }}
  />
);
