import { formatDocumento } from '@balcao/domain';
import { ButtonLink, Card, Cluster, EmptyState, Link, Page, Stack, Text } from '@balcao/ui';
import { LeituraRegistro } from '@balcao/ui/records';
import { useDuplicados } from './mesclagem.resource.ts';
import { copy } from './segurados.copy.ts';

const PAINEL = '/segurados/painel';
const voltar = { href: PAINEL, texto: copy.titulo };

/** Pairs that may be one client, the surest first, each with why. */
export function Duplicados() {
  const pares = useDuplicados();
  return (
    <Page
      routeId="seguradosPainel"
      titulo={copy.duplicados.titulo}
      descricao={copy.duplicados.descricao}
      voltar={voltar}
      busy={pares.isPending}
    >
      <LeituraRegistro leitura={pares} altura={400}>
        {(todos) =>
          todos.length === 0 ? (
            <EmptyState titulo={copy.duplicados.nenhum}>{copy.duplicados.nenhumTexto}</EmptyState>
          ) : (
            <Stack gap={3}>
              {todos.map(({ este, outro, pontos, motivos }) => (
                <Card key={`${este.id}.${outro.id}`}>
                  <Stack gap={2}>
                    {[este, outro].map(({ id, nome, documento }) => (
                      <Text key={id}>
                        <Link href={`${PAINEL}?id=${id}`}>{nome}</Link> · {formatDocumento(documento)}
                      </Text>
                    ))}
                    <Text isSoft>
                      {copy.pontos(pontos)}: {motivos.map((motivo) => copy.motivo[motivo]).join(', ')}
                    </Text>
                    <Cluster gap={2}>
                      <ButtonLink
                        size="sm"
                        href={`${PAINEL}?id=${este.id}&juntar=${outro.id}`}
                        aria-label={copy.mesclar.compararCom(este.nome, outro.nome)}
                      >
                        {copy.mesclar.comparar}
                      </ButtonLink>
                    </Cluster>
                  </Stack>
                </Card>
              ))}
            </Stack>
          )
        }
      </LeituraRegistro>
    </Page>
  );
}
