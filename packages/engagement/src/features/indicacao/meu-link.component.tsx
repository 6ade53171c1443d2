import type { ResumoIndicacoes } from '@balcao/contracts';
import { ButtonLink, Card, Cluster, CopyButton, Stack, Text, token } from '@balcao/ui';
import { type Leitura, LeituraRegistro } from '@balcao/ui/records';
import styled from 'styled-components';
import { copy, reais } from './indicacao.copy.ts';
import { whatsappOf } from './indicacao.model.ts';

/** The link of who reads, the ways to send it, and the terms. */
export function MeuLink({ leitura }: { leitura: Leitura<ResumoIndicacoes> }) {
  return (
    <Card titulo={copy.link}>
      <LeituraRegistro leitura={leitura} altura={416}>
        {({ link, creditoCentavos, prazoDias }) => (
          <Stack gap={3}>
            <Text isSoft>{copy.linkTexto}</Text>
            <Endereco aria-label={copy.link}>{link}</Endereco>
            <Cluster gap={2}>
              <CopyButton texto={link} label={copy.copiar} />
              <ButtonLink href={whatsappOf(link)} target="_blank" rel="noreferrer">
                {copy.whatsapp}
              </ButtonLink>
            </Cluster>
            <Regras aria-label={copy.regras}>
              {copy.regra(reais(creditoCentavos), prazoDias).map((regra) => (
                <li key={regra}>{regra}</li>
              ))}
            </Regras>
          </Stack>
        )}
      </LeituraRegistro>
    </Card>
  );
}

const Endereco = styled.code`
  padding: ${token('espaco3')};
  font-size: ${token('texto13')};
  background: ${token('fundo')};
  border-radius: ${token('raio6')};
  overflow-wrap: anywhere;
  user-select: all;
`;

const Regras = styled.ul`
  display: grid;
  gap: ${token('espaco1')};
  margin: 0;
  padding-inline-start: ${token('espaco4')};
  font-size: ${token('texto13')};
  color: ${token('textoSuave')};
`;
