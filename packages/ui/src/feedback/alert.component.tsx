import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.component.tsx';
import { IconeAtencao, IconeErro, IconeFechar, IconeInfo, IconeSucesso } from '../icons/icons.ts';
import { type Tone, token, toneSuave, toneTexto } from '../theme/token.theme.ts';
import { copy } from '../ui.copy.ts';

export interface AlertProps {
  tone?: Tone;
  titulo?: ReactNode;
  /** Buttons or links, below the text. */
  actions?: ReactNode;
  /** Shows a button that closes it. */
  onDismiss?: (() => void) | undefined;
  /** Spoken as soon as it appears: for what answers an act of the user. */
  isLive?: boolean;
  children?: ReactNode;
}

/** A message in the place it is about. @example <Alert tone="perigo" isLive>E-mail ou senha inválidos.</Alert> */
export function Alert({ tone = 'info', titulo, actions, onDismiss, isLive = false, children }: AlertProps) {
  return (
    <Frame $tone={tone} role={liveRole(tone, isLive)}>
      <Sign $tone={tone}>{toneIcon(tone)}</Sign>
      <Body>
        {titulo && <Title>{titulo}</Title>}
        {children && <div>{children}</div>}
        {actions && <Actions>{actions}</Actions>}
      </Body>
      {onDismiss && <IconButton size="sm" label={copy.dispensar} icon={<IconeFechar size={14} aria-hidden />} onClick={onDismiss} />}
    </Frame>
  );
}

/** An Alert as wide as the screen, for what concerns the whole site. @example <Banner tone="atencao">Pagamento em processamento.</Banner> */
export function Banner(props: AlertProps) {
  return (
    <Wide>
      <Alert {...props} />
    </Wide>
  );
}

const liveRole = (tone: Tone, isLive: boolean): 'alert' | 'status' | undefined => {
  if (!isLive) return undefined;
  return tone === 'perigo' || tone === 'atencao' ? 'alert' : 'status';
};

const icons = { sucesso: IconeSucesso, perigo: IconeErro, atencao: IconeAtencao, info: IconeInfo, neutro: IconeInfo, suporte: IconeInfo };

/** The icon that goes with a tone, decorative. */
export function toneIcon(tone: Tone): ReactNode {
  const Icon = icons[tone];
  return <Icon size={16} aria-hidden />;
}

const Frame = styled.div<{ $tone: Tone }>`
  display: flex;
  align-items: flex-start;
  gap: ${token('espaco2')};
  padding: ${token('espaco2')} ${token('espaco3')};
  color: ${token('texto')};
  background: ${({ $tone }) => toneSuave($tone)};
  border: 1px solid color-mix(in srgb, ${({ $tone }) => token($tone)} 35%, transparent);
  border-radius: ${token('raio6')};
  > button {
    margin: -4px -4px -4px 0;
  }
`;

const Sign = styled.span<{ $tone: Tone }>`
  flex: none;
  padding-top: 2px;
  color: ${({ $tone }) => toneTexto($tone)};
`;

const Body = styled.div`
  flex: 1;
  min-width: 0;
`;

const Title = styled.p`
  font-weight: ${token('pesoForte')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('espaco2')};
  margin-top: ${token('espaco2')};
`;

const Wide = styled.div`
  > div {
    padding-inline: ${token('espaco4')};
    border-width: 0 0 1px;
    border-radius: 0;
  }
`;
