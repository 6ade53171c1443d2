import { addressOf, quotingRoutes } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { useSession } from '@balcao/shared';
import { Alert, Grid, Page, Stack } from '@balcao/ui';
import { useNavigate } from 'react-router-dom';
import { CartaoLinha } from './cartao-linha.component.tsx';
import { copy, textosDaLinha } from './novo-orcamento.copy.ts';
import { useCriacao, useRecentes } from './novo-orcamento.resource.ts';
import { Recentes } from './recentes.component.tsx';

const linhas = Object.entries(textosDaLinha);
const voltar = { href: addressOf(quotingRoutes, 'orcamentos'), texto: copy.voltar };

/** `/multicalculo/novo-orcamento`: what is to be insured, or one of the last quotes to go on with. */
export function NovoOrcamentoPage() {
  const navigate = useNavigate();
  const recentes = useRecentes();
  const { criar, isBusy, falha } = useCriacao();
  const isBloqueada = useSession()?.bloqueioCotacaoAuto === true;
  const open = async () => {
    const id = await criar('AUTO');
    if (id) await navigate(`${addressOf(quotingRoutes, 'orcamentoAuto')}?${new URLSearchParams({ id })}`);
  };
  const indisponivel = (linha: string) => {
    if (linha !== 'AUTO') return { rotulo: copy.emBreve, motivo: copy.emBreveTexto };
    return isBloqueada ? { rotulo: copy.bloqueada, motivo: copy.bloqueadaTexto } : undefined;
  };

  return (
    <Page routeId="novoOrcamento" titulo={copy.titulo} descricao={copy.descricao} voltar={voltar}>
      {falha && (
        <Alert tone="perigo" titulo={copy.falha} isLive>
          {sentenceOfFalha(falha)}
        </Alert>
      )}
      <Stack as="section" gap={3} aria-label={copy.linhas}>
        <Grid minWidth={220} gap={3}>
          {linhas.map(([linha, textos]) => (
            <CartaoLinha
              key={linha}
              {...textos}
              indisponivel={indisponivel(linha)}
              isBusy={isBusy && linha === 'AUTO'}
              onOpen={() => void open()}
            />
          ))}
        </Grid>
      </Stack>
      <Recentes recentes={recentes} />
    </Page>
  );
}
