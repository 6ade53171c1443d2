import { addressOf, Id, LinhaCotada, quotingRoutes } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { Button, Card, Page, screenOnly, showToast, Skeleton, Stack, Text, token } from '@balcao/ui';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { FalhaDeLeitura } from '@balcao/ui/failures';
import { enderecoDoFormulario } from '../../rota-do-formulario.ts';
import { Links } from './links.component.tsx';
import { copy } from './questionario.copy.ts';
import { type LinhaPapel, papelDe } from './questionario.model.ts';
import { useCreateQuestionario, useCreateDoOrcamento, useOrcamento, usePerguntas } from './questionario.resource.ts';

/**
 * `/multicalculo/formulario-auto?id=` and `/multicalculo/questionario?linha=&id=`: the questions of a line as a link for the client and on
 * paper, blank or with what the draft says.
 */
export function QuestionarioPage() {
  const [search] = useSearchParams();
  const orcamentoId = Id.safeParse(search.get('id')).data ?? null;
  const orcamento = useOrcamento(orcamentoId);
  // a draft's own line wins over the address
  const linha = LinhaCotada.safeParse(orcamento.data?.formulario ?? search.get('linha')).data ?? 'AUTO';
  const perguntas = usePerguntas(linha);
  const creating = useCreateQuestionario();
  const creatingDoOrcamento = useCreateDoOrcamento();
  const isLoading = perguntas.isPending || (orcamentoId !== null && orcamento.isPending);
  const failed = [orcamento, perguntas].find(({ isError }) => isError);
  const said = {
    onSuccess: () => showToast({ tone: 'sucesso', titulo: copy.criado }),
    onError: (falha: Parameters<typeof sentenceOfFalha>[0]) => showToast({ tone: 'perigo', titulo: sentenceOfFalha(falha) }),
  } as const;
  const onCreate = () => (orcamentoId ? creatingDoOrcamento.mutate({ orcamentoId }, said) : creating.mutate({ linha }, said));
  const isPreenchivel = orcamentoId === null || orcamento.data?.status === 'RASCUNHO';
  const papel = perguntas.data ? papelDe(perguntas.data, orcamento.data?.rascunho ?? null) : [];
  return (
    <Page
      routeId={linha === 'AUTO' ? 'formularioAuto' : 'questionario'}
      titulo={copy.titulo(linha)}
      descricao={copy.descricao}
      voltar={
        orcamentoId
          ? { href: enderecoDoFormulario(linha, { id: orcamentoId }), texto: copy.voltarAoOrcamento }
          : { href: addressOf(quotingRoutes, 'orcamentos'), texto: copy.voltar }
      }
      busy={isLoading}
      actions={
        <NaTela>
          <Button onClick={() => window.print()}>{copy.imprimir}</Button>
          {isPreenchivel && (
            <Button variant="primary" isBusy={creating.isPending || creatingDoOrcamento.isPending} onClick={onCreate}>
              {copy.criar}
            </Button>
          )}
        </NaTela>
      }
    >
      {failed && <FalhaDeLeitura falha={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && isLoading && <Skeleton lines={10} />}
      {!failed && !isLoading && (
        <Stack gap={5}>
          <NaTela>
            <Stack gap={4}>
              <Text isSoft>
                {orcamento.data ? (isPreenchivel ? copy.paraOrcamento : copy.naoERascunho)(orcamento.data.numero) : copy.semOrcamento}
              </Text>
              <Links />
            </Stack>
          </NaTela>
          {papel.map(({ titulo, linhas }) => (
            <Card key={titulo} titulo={titulo}>
              <Papel>
                {linhas.map((umaLinha) => (
                  <Linha key={umaLinha.campo} {...umaLinha} />
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

const Linha = ({ rotulo, valor, opcoes }: LinhaPapel) => (
  <Resposta $comCaixas={opcoes.length > 0}>
    <dt>{rotulo}</dt>
    <dd>{opcoes.length > 0 ? opcoes.map((opcao) => <Caixa key={opcao}>{opcao}</Caixa>) : valor}</dd>
  </Resposta>
);

const NaTela = styled.div`
  display: contents;
  ${screenOnly}
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
`;

const Resposta = styled.div<{ $comCaixas: boolean }>`
  break-inside: avoid;
  dd {
    min-height: 22px;
    margin: 0;
    border-bottom: ${({ $comCaixas }) => ($comCaixas ? 'none' : `1px solid ${token('bordaForte')}`)};
  }
`;

const Caixa = styled.span`
  display: inline-block;
  margin-right: ${token('espaco3')};
  &::before {
    content: '';
    display: inline-block;
    width: 10px;
    height: 10px;
    margin-right: ${token('espaco1')};
    border: 1px solid ${token('bordaForte')};
  }
`;
