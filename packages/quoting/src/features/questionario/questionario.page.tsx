import { addressOf, Id, quotingRoutes } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { Button, Card, Page, showToast, Skeleton, Stack, Text, token } from '@balcao/ui';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { FalhaDeLeitura } from '../../falha-de-leitura.component.tsx';
import { enderecoDoFormulario } from '../../rota-do-formulario.ts';
import { Links } from './links.component.tsx';
import { copy } from './questionario.copy.ts';
import { papelDe } from './questionario.model.ts';
import { useCriar, useCriarDoOrcamento, useOrcamento } from './questionario.resource.ts';

/** `/multicalculo/formulario-auto?id=`: the auto questions as a link for the client and on paper, blank or with what the draft says. */
export function QuestionarioPage() {
  const [search] = useSearchParams();
  const orcamentoId = Id.safeParse(search.get('id')).data ?? null;
  const { data, error, isError, refetch } = useOrcamento(orcamentoId);
  const criar = useCriar();
  const criarDoOrcamento = useCriarDoOrcamento();
  const isBusy = criar.isPending || criarDoOrcamento.isPending;
  const isLoading = orcamentoId !== null && !data && !isError;
  const said = {
    onSuccess: () => showToast({ tone: 'sucesso', titulo: copy.criado }),
    onError: (falha: Parameters<typeof sentenceOfFalha>[0]) => showToast({ tone: 'perigo', titulo: sentenceOfFalha(falha) }),
  } as const;
  const onCriar = () => (orcamentoId ? criarDoOrcamento.mutate({ orcamentoId }, said) : criar.mutate({ linha: 'AUTO' }, said));
  return (
    <Page
      routeId="formularioAuto"
      titulo={copy.titulo}
      descricao={copy.descricao}
      voltar={
        orcamentoId
          ? { href: enderecoDoFormulario('AUTO', { id: orcamentoId }), texto: copy.voltarAoOrcamento }
          : { href: addressOf(quotingRoutes, 'orcamentos'), texto: copy.voltar }
      }
      busy={isLoading}
      actions={
        <NaTela>
          <Button onClick={() => window.print()}>{copy.imprimir}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={onCriar}>
            {copy.criar}
          </Button>
        </NaTela>
      }
    >
      {isError && <FalhaDeLeitura falha={error} onRetry={() => void refetch()} />}
      {isLoading && <Skeleton lines={10} />}
      {!isError && !isLoading && (
        <Stack gap={5}>
          <NaTela>
            <Stack gap={4}>
              <Text isSoft>{data ? copy.paraOrcamento(data.numero) : copy.semOrcamento}</Text>
              <Links />
            </Stack>
          </NaTela>
          {papelDe(data?.rascunho ?? null).map(({ titulo, linhas }) => (
            <Card key={titulo} titulo={titulo}>
              <Papel>
                {linhas.map(({ campo, rotulo, valor }) => (
                  <div key={campo}>
                    <dt>{rotulo}</dt>
                    <dd>{valor}</dd>
                  </div>
                ))}
              </Papel>
            </Card>
          ))}
          <Text size={13} isSoft>
            {copy.nota}
          </Text>
        </Stack>
      )}
    </Page>
  );
}

const NaTela = styled.div`
  display: contents;
  @media print {
    display: none;
  }
`;

const Papel = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: ${token('espaco3')} ${token('espaco6')};
  margin: 0;
  dt {
    color: ${token('textoSuave')};
    font-size: ${token('texto12')};
  }
  dd {
    min-height: 22px;
    margin: 0;
    border-bottom: 1px solid ${token('bordaForte')};
  }
  div {
    break-inside: avoid;
  }
`;
