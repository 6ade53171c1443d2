import { css } from 'styled-components';
import { calm, screenOnly } from '../theme/media.theme.ts';
import { token } from '../theme/token.theme.ts';

/** How much a button calls: one primary per view, danger for what destroys. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** Props of looks shared by what looks like a button. */
export interface ButtonLookProps {
  $variant: ButtonVariant;
  $small: boolean;
  $wide: boolean;
}

const variants = {
  primary: css`
    color: ${token('sobrePrimaria')};
    background: ${token('primaria')};
    border-color: transparent;
    &:hover:not([aria-disabled='true']) {
      background: ${token('primariaForte')};
    }
  `,
  secondary: css`
    color: ${token('texto')};
    background: ${token('superficie')};
    border-color: ${token('bordaForte')};
    &:hover:not([aria-disabled='true']) {
      background: ${token('realce')};
    }
  `,
  quiet: css`
    color: ${token('primariaTexto')};
    background: transparent;
    border-color: transparent;
    &:hover:not([aria-disabled='true']) {
      background: ${token('primariaSuave')};
    }
  `,
  danger: css`
    color: ${token('sobrePerigo')};
    background: ${token('perigo')};
    border-color: transparent;
    &:hover:not([aria-disabled='true']) {
      background: ${token('perigoForte')};
    }
  `,
};

/** The looks of a button, for a `<button>` or an `<a>`. */
export const buttonLook = css<ButtonLookProps>`
  position: relative;
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  align-items: center;
  justify-content: center;
  gap: ${token('espaco2')};
  ${({ $wide }) => $wide && 'width: 100%;'}
  min-height: ${({ $small }) => token($small ? 'controleBaixo' : 'controle')};
  padding: ${token('espaco1')} ${({ $small }) => token($small ? 'espaco2' : 'espaco4')};
  font-size: ${({ $small }) => token($small ? 'texto13' : 'texto14')};
  font-weight: ${token('pesoMedio')};
  line-height: 20px;
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
  border: 1px solid;
  border-radius: ${token('raio6')};
  cursor: pointer;
  user-select: none;
  transition: background-color ${token('tempoCurto')} ${token('curva')};
  ${({ $variant }) => variants[$variant]}

  &:active:not([aria-disabled='true']) {
    transform: translateY(0.5px);
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.55;
  }
  &[aria-busy='true'] {
    cursor: progress;
    opacity: 0.8;
  }
  svg {
    flex: none;
  }
  ${calm} {
    transition: none;
  }
  ${screenOnly}
`;
