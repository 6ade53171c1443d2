import type { ProvaPermissao } from '@balcao/contracts';
import { finalidades } from '@balcao/domain';
import { Card, MomentText, Stack, Text, token } from '@balcao/ui';
import { Disclosure } from '@balcao/ui/overlays';
import styled from 'styled-components';
import { copy } from './permissoes.copy.ts';

/** Every act of a client, newest first, each with its proof. */
export const Provas = ({ provas }: { provas: readonly ProvaPermissao[] }) => (
  <Card titulo={copy.provas}>
    {provas.length === 0 ? (
      <Text isSoft>{copy.semProvas}</Text>
    ) : (
      <Lista>
        {provas.map((prova) => (
          <li key={prova.id}>
            <Stack gap={1}>
              <span>
                <strong>
                  {copy.ato[prova.ato]}: {finalidades[prova.finalidade].nome}
                </strong>
                , {copy.origem[prova.origem]}, <MomentText iso={prova.em} />
              </span>
              <Text size={13} isSoft>
                {copy.prova(prova.quem, prova.textoVersao)}
              </Text>
              <Disclosure titulo={copy.detalhes}>
                <Stack gap={1}>
                  <Text size={13}>{prova.texto}</Text>
                  {prova.nota && <Text size={13}>{prova.nota}</Text>}
                  {prova.ip && (
                    <Text size={13} isSoft>
                      {copy.endereco(prova.ip)}
                    </Text>
                  )}
                  {prova.navegador && (
                    <Text size={13} isSoft>
                      {prova.navegador}
                    </Text>
                  )}
                  <Codigo>
                    {copy.codigo}: <code>{prova.textoSha256}</code>
                  </Codigo>
                </Stack>
              </Disclosure>
            </Stack>
          </li>
        ))}
      </Lista>
    )}
  </Card>
);

const Lista = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco4')};
  padding: 0;
  list-style: none;
`;

const Codigo = styled.p`
  font-size: ${token('texto12')};
  color: ${token('textoSuave')};
  overflow-wrap: anywhere;
`;
