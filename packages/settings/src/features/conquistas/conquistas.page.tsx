import { Card, EmptyState, Grid, Page, Text } from '@balcao/ui';
import { LeituraRegistro } from '@balcao/ui/records';
import { CartaoConquista } from './cartao-conquista.component.tsx';
import { copy } from './conquistas.copy.ts';
import { useConquistas } from './conquistas.resource.ts';

/** `/minhaConta/badges`: what the user earned, and what is missing for the rest. */
export function ConquistasPage() {
  const leitura = useConquistas();
  return (
    <Page routeId="badges" titulo={copy.titulo} descricao={copy.descricao} busy={leitura.isPending}>
      <LeituraRegistro leitura={leitura} altura={480}>
        {(todas) =>
          todas.length === 0 ? (
            <Card>
              <EmptyState titulo={copy.vazio}>{copy.vazioTexto}</EmptyState>
            </Card>
          ) : (
            <>
              <Text isSoft>{copy.ganhas(todas.filter(({ conquistadaEm }) => conquistadaEm !== null).length, todas.length)}</Text>
              <Grid minWidth={280}>
                {todas.map((uma) => (
                  <CartaoConquista key={uma.id} conquista={uma} />
                ))}
              </Grid>
            </>
          )
        }
      </LeituraRegistro>
    </Page>
  );
}
