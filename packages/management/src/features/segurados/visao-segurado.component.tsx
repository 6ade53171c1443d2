import { quotingCalls, type VisaoSegurado } from '@balcao/contracts';
import { navigateTo, useMay } from '@balcao/shared';
import { usePartes } from '@balcao/shared/records';
import { ButtonLink, Cluster, Page, Stack } from '@balcao/ui';
import { Tabs } from '@balcao/ui/overlays';
import { AcoesRegistro, LeituraRegistro } from '@balcao/ui/records';
import { MesclagensDaVisao } from './mesclagens-da-visao.component.tsx';
import { Numeros } from './numeros-da-visao.component.tsx';
import { secoesDaVisao } from './secoes-da-visao.component.tsx';
import { copy, palavras } from './segurados.copy.ts';
import { PARTES } from './segurados.model.ts';
import { segurados, useVisao } from './segurados.resource.ts';

const PAINEL = '/segurados/painel';
const voltar = { href: PAINEL, texto: copy.titulo };
const onExcluido = () => navigateTo(PAINEL);

/** The client the address names. */
export function VisaoAberta() {
  const { id } = usePartes(PARTES);
  return id && <Visao key={id} id={id} />;
}

/** All that is known of a client, and what is done from there. */
function Visao({ id }: { id: string }) {
  const visao = useVisao(id);
  const ficha = visao.data?.ficha;
  return (
    <Page
      routeId="seguradosPainel"
      titulo={ficha?.nome ?? copy.titulo}
      voltar={voltar}
      busy={visao.isPending}
      actions={ficha && <AcoesRegistro registro={ficha} palavras={palavras} atos={segurados} onExcluido={onExcluido} />}
    >
      <LeituraRegistro leitura={visao} altura={640}>
        {(tudo) => (
          <Stack gap={4}>
            <MesclagensDaVisao mesclagens={tudo.mesclagens} />
            <Atalhos visao={tudo} />
            <Numeros numeros={tudo.numeros} />
            <Tabs
              label={copy.abas}
              tabs={secoesDaVisao.map(({ id: secao, label, count, content }) => ({
                id: secao,
                label,
                content: content(tudo),
                ...(count && { count: count(tudo) }),
              }))}
            />
          </Stack>
        )}
      </LeituraRegistro>
    </Page>
  );
}

function Atalhos({ visao: { ficha } }: { visao: VisaoSegurado }) {
  const mayQuote = useMay(quotingCalls.createOrcamento);
  return (
    <Cluster gap={2}>
      <ButtonLink href={`/segurados/novo?id=${ficha.id}`} variant="primary">
        {copy.editar}
      </ButtonLink>
      {mayQuote && <ButtonLink href={`/multicalculo/novo-orcamento?segurado=${ficha.id}`}>{copy.novoOrcamento}</ButtonLink>}
      {ficha.celular && <ButtonLink href={`https://wa.me/55${ficha.celular}`}>{copy.whatsapp}</ButtonLink>}
      {ficha.email && <ButtonLink href={`mailto:${ficha.email}`}>{copy.email}</ButtonLink>}
    </Cluster>
  );
}
