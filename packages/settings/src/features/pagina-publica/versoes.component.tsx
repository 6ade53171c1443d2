import type { OpcoesDaPagina, VersaoDaPagina } from '@balcao/contracts';
import { Button, Card, Cluster, DateText, Stack, Text, token } from '@balcao/ui';
import { Dialog } from '@balcao/ui/overlays';
import { LeituraRegistro } from '@balcao/ui/records';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from './pagina-publica.copy.ts';
import { useVersao, useVersoes } from './pagina-publica.resource.ts';
import { Previa } from './previa.component.tsx';

export interface VersoesProps {
  corretoraId: string;
  opcoes: OpcoesDaPagina;
  /** The version clients see. */
  noAr: string | null;
  isBusy: boolean;
  onRestore: (versao: VersaoDaPagina) => void;
}

/** Every version the page had, which may be looked at and taken up again. */
export function Versoes({ noAr, isBusy, onRestore, ...previa }: VersoesProps) {
  const versoes = useVersoes();
  const [vista, setVista] = useState<VersaoDaPagina | null>(null);
  return (
    <Card titulo={copy.historia}>
      <LeituraRegistro leitura={versoes} altura={120}>
        {(lidas) =>
          lidas.length === 0 ? (
            <Text isSoft>{copy.historiaVazia}</Text>
          ) : (
            <Lista>
              {lidas.map((versao) => (
                <li key={versao.id}>
                  <Stack gap={1}>
                    <strong>{versao.id === noAr ? copy.noAr(versao.numero) : copy.versao(versao.numero)}</strong>
                    <Text size={13} isSoft>
                      {versao.titulo} · {copy.consentimentoVersao(versao.consentimentoVersao)} · <DateText iso={versao.em} hasTime />
                      {versao.por && ` · ${versao.por}`}
                    </Text>
                  </Stack>
                  <Cluster gap={2}>
                    <Button size="sm" aria-label={copy.verDe(versao.numero)} onClick={() => setVista(versao)}>
                      {copy.ver}
                    </Button>
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={copy.restaurarDe(versao.numero)}
                      isDisabled={isBusy}
                      onClick={() => onRestore(versao)}
                    >
                      {copy.restaurar}
                    </Button>
                  </Cluster>
                </li>
              ))}
            </Lista>
          )
        }
      </LeituraRegistro>
      {vista && (
        <Dialog titulo={copy.versao(vista.numero)} size="lg" isOpen onClose={() => setVista(null)}>
          <VersaoVista {...previa} versao={vista} />
        </Dialog>
      )}
    </Card>
  );
}

function VersaoVista({ versao, ...previa }: Pick<VersoesProps, 'corretoraId' | 'opcoes'> & { versao: VersaoDaPagina }) {
  const lida = useVersao(versao.id);
  return (
    <LeituraRegistro leitura={lida} altura={480}>
      {({ conteudo, imagens }) => <Previa titulo={copy.verDe(versao.numero)} {...previa} {...{ conteudo, imagens }} />}
    </LeituraRegistro>
  );
}

const Lista = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco3')};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('espaco2')};
    align-items: center;
    justify-content: space-between;
  }
`;
