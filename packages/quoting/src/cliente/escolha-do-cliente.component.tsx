import { formatDataHora } from '@balcao/domain';
import { IconeSucesso, token, toneSuave, toneTexto } from '@balcao/ui';
import { type FunctionComponent, lazy, Suspense } from 'react';
import styled from 'styled-components';
import type { AvisoDaEscolhaProps, OutraEscolhidaProps } from './aviso-da-escolha.component.tsx';

const load = () => import(/* webpackChunkName: "exigencias" */ './aviso-da-escolha.component.tsx');
// without the file the mark beside the offer says it: nothing on screen may fall for what a client did meanwhile
const nada = { default: () => null };

// most cases have no choice of the client: what is said of one comes with it, in the file of the other thing few cases have
const Aviso = lazy<FunctionComponent<AvisoDaEscolhaProps>>(() =>
  load().then(
    (m) => ({ default: m.AvisoDaEscolha }),
    () => nada,
  ),
);
const Outra = lazy<FunctionComponent<OutraEscolhidaProps>>(() =>
  load().then(
    (m) => ({ default: m.OutraEscolhida }),
    () => nada,
  ),
);

/** Beside an offer the client chose: that they did, and when. */
export const MarcaDaEscolha = ({ em }: { em: string }) => (
  <Marca>
    <IconeSucesso size={14} aria-hidden />
    {`Escolhida pelo cliente em ${formatDataHora(em)}`}
  </Marca>
);

/** What the client chose, wherever the broker is in the case; nothing while they chose nothing. */
export const AvisoDaEscolha = (props: AvisoDaEscolhaProps) =>
  props.doCliente.isFalha || props.doCliente.escolhas.length > 0 ? (
    <Suspense fallback={null}>
      <Aviso {...props} />
    </Suspense>
  ) : null;

/** Where another offer is about to be included. */
export const OutraEscolhida = (props: OutraEscolhidaProps) => (
  <Suspense fallback={null}>
    <Outra {...props} />
  </Suspense>
);

const Marca = styled.span`
  display: inline-flex;
  align-items: flex-start;
  gap: ${token('espaco1')};
  padding: ${token('espacoMeio')} ${token('espaco2')};
  font-size: ${token('texto12')};
  font-weight: ${token('pesoMedio')};
  line-height: 16px;
  color: ${toneTexto('sucesso')};
  background: ${toneSuave('sucesso')};
  border-radius: ${token('raio4')};
  svg {
    flex: none;
    margin-top: 1px;
  }
`;
