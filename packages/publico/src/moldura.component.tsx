import type { CorretoraDoCliente, CorretorDoCliente } from '@balcao/contracts';
import { formatTelefone, isCelular } from '@balcao/domain';
import { below, token } from '@balcao/ui';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from './moldura.copy.ts';

export interface MolduraProps {
  corretora?: CorretoraDoCliente | undefined;
  corretor?: CorretorDoCliente | undefined;
  /** What a conversation by WhatsApp begins with. */
  assunto?: string | undefined;
  children: ReactNode;
}

/** The brokerage above and below what the client reads. */
export function Moldura({ corretora, corretor, assunto, children }: MolduraProps) {
  return (
    <Frame>
      <Top>
        <Marca>
          {corretora?.logo && <Logo src={corretora.logo} alt="" />}
          <strong>{corretora?.nome}</strong>
          {corretora && (
            <span>
              {[corretora.susep && copy.susep(corretora.susep), copy.cnpj(corretora.cnpj), formatTelefone(corretora.telefone ?? '')]
                .filter((dado): dado is string => Boolean(dado))
                .map((dado, index) => (
                  <Fragment key={dado}>
                    {index > 0 && ' · '}
                    <Inteiro>{dado}</Inteiro>
                  </Fragment>
                ))}
            </span>
          )}
        </Marca>
        {corretor && <Contato corretor={corretor} assunto={assunto} />}
      </Top>
      {children}
      <Foot>
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
  align-items: center;
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

/** Who attends to the client, and every way to reach them. */
function Contato({
  corretor: { nome, email, telefone },
  assunto = '',
}: {
  corretor: NonNullable<MolduraProps['corretor']>;
  assunto?: string | undefined;
}) {
  return (
    <Contatos>
      {nome && <strong>{copy.contato(nome)}</strong>}
      {telefone && <a href={`tel:+55${telefone}`}>{formatTelefone(telefone)}</a>}
      {telefone && isCelular(telefone) && (
        <a href={`https://wa.me/55${telefone}?text=${encodeURIComponent(assunto)}`} target="_blank" rel="noreferrer">
          {copy.whatsapp}
        </a>
      )}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </Contatos>
  );
}

const Marca = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco1')};
  strong {
    color: ${token('texto')};
    font-size: ${token('texto16')};
  }
`;

/** A number that no line breaks in its middle. */
export const Inteiro = styled.span`
  white-space: nowrap;
`;

const Logo = styled.img`
  max-width: 160px;
  max-height: 48px;
  object-fit: contain;
  object-position: left;
`;

/* each way is as tall as a finger needs */
const Contatos = styled.address`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('espaco4')};
  font-style: normal;
  font-size: ${token('texto13')};
  strong {
    color: ${token('texto')};
    font-weight: 400;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    overflow-wrap: anywhere;
  }
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
