import { addressOf, layoutRoutes, settingsRoutes } from '@balcao/contracts';
import { useSession } from '@balcao/shared';
import { Button, ButtonLink, Text, token } from '@balcao/ui';
import styled from 'styled-components';
import { Modal } from '../../modal.component.tsx';
import { copy } from './saude.copy.ts';

export interface SaudeModalProps {
  onClose: () => void;
}

/** The health line is not in the plan: what it brings, and who can have it (spec §6). */
export function SaudeModal({ onClose }: SaudeModalProps) {
  const isAdministrador = useSession()?.administrador === true;
  const actions = (
    <>
      <Button variant="quiet" onClick={onClose}>
        {copy.agoraNao}
      </Button>
      <ButtonLink href={addressOf(layoutRoutes, 'suporte')} onClick={onClose}>
        {copy.suporte}
      </ButtonLink>
      {isAdministrador && (
        <ButtonLink href={addressOf(settingsRoutes, 'assinaturaNova')} variant="primary" onClick={onClose}>
          {copy.planos}
        </ButtonLink>
      )}
    </>
  );
  return (
    <Modal titulo={copy.titulo} onClose={onClose} actions={actions}>
      <Text>{copy.texto}</Text>
      <Offer>
        {copy.itens.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Offer>
      {!isAdministrador && <Text isStrong>{copy.administrador}</Text>}
    </Modal>
  );
}

const Offer = styled.ul`
  && {
    display: grid;
    gap: ${token('espaco1')};
    padding-left: ${token('espaco5')};
    list-style: disc;
  }
`;
