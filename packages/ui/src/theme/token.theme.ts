import type { ColorToken } from './colors.theme.ts';
import type { MeasureToken } from './measures.theme.ts';

/** The name of anything a style may use: colour by role, space, type, corner, layer, time. */
export type TokenName = ColorToken | MeasureToken;

/** The moods a message, a tag or a status can take. Each has `<tone>`, `<tone>Suave` and `<tone>Texto` tokens. */
export type Tone = 'neutro' | 'info' | 'sucesso' | 'atencao' | 'perigo' | 'suporte';

/**
 * A design token as a CSS value: the one way a style reaches a colour, a space or a layer.
 *
 * @example styled.p`color: ${token('textoSuave')}; margin: ${token('espaco4')};`
 */
export const token = (nome: TokenName): string => `var(--b-${nome})`;

/** The soft background of a tone. */
export const toneSuave = (tone: Tone): string => token(`${tone}Suave`);

/** The text of a tone, readable both on its soft background and on a plain surface. */
export const toneTexto = (tone: Tone): string => token(`${tone}Texto`);
