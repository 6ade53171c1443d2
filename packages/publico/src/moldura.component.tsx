import type { CotacaoPublica } from '@balcao/contracts';
import { below, token } from '@balcao/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from './moldura.copy.ts';

export interface MolduraProps {
  corretora?: CotacaoPublica['corretora'] | undefined;
  corretor?: CotacaoPublica['corretor'] | undefined;
  children: ReactNode;
}

/** The brokerage above and below what the client reads. */
export function Moldura({ corretora, corretor, children }: MolduraProps) {
  return (
    <Frame>
      <Top>
        <Marca>{corretora?.nome}</Marca>
        {corretora && (
          <span>{[corretora.susep && copy.susep(corretora.susep), copy.cnpj(corretora.cnpj)].filter(Boolean).join(' · ')}</span>
        )}
      </Top>
      {children}
      <Foot>
        {corretor?.email && (
          <span>
            {copy.contato(corretor.nome)} · <a href={`mailto:${corretor.email}`}>{corretor.email}</a>
          </span>
        )}
        <span>{copy.produto}</span>
      </Foot>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 1040px;
  min-height: 100dvh;
  margin: 0 auto;
`;

const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('espaco1')} ${token('espaco4')};
  min-height: 56px;
  padding: ${token('espaco4')} ${token('espaco6')};
  color: ${token('textoSuave')};
  font-size: ${token('texto12')};
  border-bottom: 1px solid ${token('borda')};
  ${below(576)} {
    padding: ${token('espaco3')} ${token('espaco4')};
  }
`;

const Marca = styled.strong`
  color: ${token('texto')};
  font-size: ${token('texto16')};
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token('espaco2')};
  margin-top: auto;
  padding: ${token('espaco6')};
  color: ${token('textoSuave')};
  font-size: ${token('texto12')};
`;
