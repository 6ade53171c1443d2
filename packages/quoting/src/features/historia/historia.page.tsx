import { addressOf, type HistoriaOrcamento, Id, quotingRoutes } from '@balcao/contracts';
import { isEncerrado, isVendavel, rotuloSituacao, tomDoOrcamento } from '@balcao/domain';
import {
  Button,
  ButtonLink,
  Card,
  Cluster,
  EmptyState,
  Heading,
  Page,
  screenOnly,
  Skeleton,
  Stack,
  StatusTag,
  Text,
  token,
} from '@balcao/ui';
import { IconeImprimir } from '@balcao/ui/screen-icons';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { FalhaDeLeitura } from '@balcao/ui/failures';
import { copy as parado } from '../../caso/caso-parado.copy.ts';
import { copy as copia } from '../../novo/novo-com-os-mesmos-dados.copy.ts';
import { useNovoComOsMesmosDados } from '../../novo/use-novo-com-os-mesmos-dados.component.tsx';
import { AnexosDoCaso } from './anexos-do-caso.component.tsx';
import { AvisoDaEscolha } from '../../cliente/escolha-do-cliente.component.tsx';
import { useEscolhas } from '../../cliente/escolhas-do-cliente.resource.ts';
import { addressFor, enderecoDoFormulario, enderecoDoQuestionario } from '../../rota-do-formulario.ts';
import { Conversas } from './conversas.component.tsx';
import { copy } from './historia.copy.ts';
import { useHistoria } from './historia.resource.ts';
import { LinhaDoTempo } from './linha-do-tempo.component.tsx';
import { Versoes } from './versoes.component.tsx';

const voltar = { href: addressOf(quotingRoutes, 'orcamentos'), texto: copy.voltar };

/** `/multicalculo/orcamento-visualizar?id=`: an orçamento of any line, to be read and printed. */
export function HistoriaPage() {
  const [search] = useSearchParams();
  const id = Id.safeParse(search.get('id')).data;
  return id ? <HistoriaDe key={id} id={id} /> : <NaoEncontrado />;
}

const NaoEncontrado = () => (
  <Page routeId="orcamentoVisualizar" titulo={copy.titulo} voltar={voltar}>
    <EmptyState titulo={copy.naoEncontrado}>{copy.naoEncontradoTexto}</EmptyState>
  </Page>
);

function HistoriaDe({ id }: { id: string }) {
  const { data, error, isError, refetch } = useHistoria(id);
  const doCliente = useEscolhas(id, { enabled: data !== undefined });
  if (error?.tipo === 'naoEncontrado') return <NaoEncontrado />;
  if (!data) {
    return (
      <Page routeId="orcamentoVisualizar" titulo={copy.titulo} voltar={voltar} busy={!isError}>
        {isError ? <FalhaDeLeitura falha={error} onRetry={() => void refetch()} /> : <Skeleton lines={12} />}
      </Page>
    );
  }
  return (
    <Page
      routeId="orcamentoVisualizar"
      titulo={copy.tituloDe(data.numero)}
      descricao={[data.segurado ?? copy.semSegurado, data.bem, copy.resumo(data.usuario)].filter(Boolean).join(' · ')}
      voltar={voltar}
      actions={<Acoes historia={data} />}
    >
      <Stack gap={4}>
        <div>
          <StatusTag tone={tomDoOrcamento[data.status]}>{rotuloSituacao(data)}</StatusTag>
        </div>
        <NaTela>
          <AvisoDaEscolha
            {...{ doCliente }}
            orcamentoId={id}
            enderecoDa={(cotacao) => enderecoDoFormulario(data.formulario, { id, cotacao })}
            isAberto={!isEncerrado(data.status)}
          />
        </NaTela>
        <Conversas orcamentoId={id} />
        <Parte titulo={copy.versoes}>
          <Versoes versoes={data.versoes} formulario={data.formulario} escolhidaEm={doCliente.emDe} />
        </Parte>
        <Parte titulo={copy.eventos}>
          <LinhaDoTempo historia={data} />
        </Parte>
        <Parte titulo={copy.anexos}>
          <AnexosDoCaso historia={data} />
        </Parte>
        <Parte titulo={copy.dados}>
          <Dados secoes={data.secoes} />
        </Parte>
      </Stack>
    </Page>
  );
}

function Acoes({ historia }: { historia: HistoriaOrcamento }) {
  const { id, status, formulario, propostaOfertaId } = historia;
  const { canDuplicate, ask, dialog } = useNovoComOsMesmosDados();
  const questionario = status === 'RASCUNHO' ? enderecoDoQuestionario(formulario, id) : null;
  const query = new URLSearchParams({ id });
  return (
    <NaTela>
      <Cluster gap={2}>
        <Button icon={<IconeImprimir size={16} aria-hidden />} onClick={() => window.print()}>
          {copy.imprimir}
        </Button>
        {canDuplicate && <Button onClick={() => ask(historia)}>{copia.acao}</Button>}
        {status === 'FECHADO' && propostaOfertaId && (
          <ButtonLink variant="primary" href={addressFor('orcamentoIncluirProposta', { orcamentoId: id, ofertaId: propostaOfertaId })}>
            {parado.verProposta}
          </ButtonLink>
        )}
        {isVendavel(status) && <ButtonLink href={`${addressOf(quotingRoutes, 'orcamentoRecusado')}?${query}`}>{copy.recusar}</ButtonLink>}
        {questionario && <ButtonLink href={questionario}>{copy.questionario}</ButtonLink>}
        {!isEncerrado(status) && (
          <ButtonLink variant="primary" href={`${addressOf(quotingRoutes, 'orcamentoEditar')}?${query}`}>
            {copy.editar}
          </ButtonLink>
        )}
      </Cluster>
      {dialog}
    </NaTela>
  );
}

const Parte = ({ titulo, children }: { titulo: string; children: ReactNode }) => (
  <Card titulo={titulo}>
    <Stack gap={3}>{children}</Stack>
  </Card>
);

function Dados({ secoes }: Pick<HistoriaOrcamento, 'secoes'>) {
  if (secoes.length === 0) return <Text isSoft>{copy.semDados}</Text>;
  return secoes.map(({ titulo, campos }) => (
    <Stack key={titulo} gap={2}>
      <Heading level={3}>{titulo}</Heading>
      <Campos>
        {campos.map(({ rotulo, valor }) => (
          <div key={`${rotulo}-${valor}`}>
            <dt>{rotulo}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </Campos>
    </Stack>
  ));
}

const NaTela = styled.div`
  ${screenOnly}
`;

const Campos = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: ${token('espaco3')};
  margin: 0;
  > div {
    break-inside: avoid;
  }
  dt {
    font-size: ${token('texto12')};
    color: ${token('textoSuave')};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
