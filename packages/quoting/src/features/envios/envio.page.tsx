import { addressOf, Id, quotingRoutes } from '@balcao/contracts';
import { isEncerrado } from '@balcao/domain';
import { ButtonLink, EmptyState, Heading, Page, Skeleton, Stack, Text } from '@balcao/ui';
import { navigateTo, useComandos } from '@balcao/shared';
import { useSearchParams } from 'react-router-dom';
import { CasoParado } from '../../caso/caso-parado.component.tsx';
import { MIN_COMPARADAS } from '../../comandos/comandos-das-escolhidas.ts';
import { copy as palavras } from '../../comandos/comandos-do-orcamento.copy.ts';
import { useEnvios } from '../../cliente/envios-do-caso.resource.ts';
import { FalhaDeLeitura } from '@balcao/ui/failures';
import { casoDe, hrefDoComparativo, resultadosDe } from '../../rota-do-formulario.ts';
import { EnvioFeito } from './envio-feito.component.tsx';
import { copy } from './envios.copy.ts';
import { usePreparo } from './envios.resource.ts';
import { NovoEnvio } from './novo-envio.component.tsx';

const voltar = { href: addressOf(quotingRoutes, 'orcamentos'), texto: copy.voltar };

/** `/multicalculo/orcamento-enviar-email?id=&cotacao=&ofertas=`: sends a quote, and shows what came of each sending. */
export function EnvioPage() {
  const [search] = useSearchParams();
  const id = Id.safeParse(search.get('id')).data;
  const ofertas = (search.get('ofertas') ?? '').split(',').filter((one) => Id.safeParse(one).success);
  const cotacao = Id.safeParse(search.get('cotacao')).data;
  if (id) return <Enviar key={id} orcamentoId={id} cotacaoId={cotacao} pedidas={ofertas} />;
  return (
    <Page routeId="orcamentoEnviarEmail" titulo={copy.titulo} voltar={voltar}>
      <EmptyState titulo={copy.semOrcamento} action={<ButtonLink href={voltar.href}>{copy.irParaOrcamentos}</ButtonLink>}>
        {copy.semOrcamentoTexto}
      </EmptyState>
    </Page>
  );
}

interface EnvioProps {
  orcamentoId: string;
  /** The run the offers were chosen in, to come back to; absent when it was not from there. */
  cotacaoId: string | undefined;
  pedidas: readonly string[];
}

function Enviar({ orcamentoId, cotacaoId, pedidas }: EnvioProps) {
  const caso = cotacaoId ? casoDe({ orcamentoId, cotacaoId, ofertas: pedidas }) : resultadosDe(orcamentoId);
  useComandos([
    { id: 'ver-resultados', titulo: palavras.abrirOrcamento, teclas: ['r'], run: () => navigateTo(caso) },
    {
      id: 'comparar',
      titulo: palavras.comparar,
      teclas: ['c'],
      isPossivel: cotacaoId !== undefined && pedidas.length >= MIN_COMPARADAS,
      run: () => navigateTo(hrefDoComparativo({ orcamentoId, cotacaoId, ofertas: pedidas })),
    },
  ]);
  const { data, error, isError, refetch } = usePreparo(orcamentoId);
  return (
    <Page
      routeId="orcamentoEnviarEmail"
      titulo={data ? copy.tituloDe(data.numero) : copy.titulo}
      voltar={{ href: caso, texto: copy.voltarAoOrcamento }}
      busy={!data && !isError}
    >
      {isError && <FalhaDeLeitura falha={error} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton lines={10} />}
      {data && (
        <Stack gap={6}>
          {isEncerrado(data.status) ? (
            <CasoParado orcamentoId={orcamentoId} status={data.status} isVendido={data.status === 'FECHADO'}>
              {copy.encerrado}
            </CasoParado>
          ) : data.ofertas.length === 0 ? (
            <EmptyState titulo={copy.semOfertas}>{copy.semOfertasTexto}</EmptyState>
          ) : (
            <NovoEnvio orcamentoId={orcamentoId} preparo={data} pedidas={pedidas} />
          )}
          <Historico orcamentoId={orcamentoId} isEncerrado={isEncerrado(data.status)} />
        </Stack>
      )}
    </Page>
  );
}

function Historico({ orcamentoId, isEncerrado: isOver }: { orcamentoId: string; isEncerrado: boolean }) {
  const { data, error, isError, refetch } = useEnvios(orcamentoId);
  return (
    <Stack gap={3}>
      <Heading level={2}>{copy.historico}</Heading>
      {isError && <FalhaDeLeitura falha={error} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton lines={3} />}
      {data?.length === 0 && <Text isSoft>{copy.semEnvios}</Text>}
      {data?.map((envio) => (
        <EnvioFeito key={envio.id} orcamentoId={orcamentoId} envio={envio} isEncerrado={isOver} />
      ))}
    </Stack>
  );
}
