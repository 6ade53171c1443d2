import type { ExigenciaDaProposta, Proposta, RespostaExigencia } from '@balcao/contracts';
import { isDispensada } from '@balcao/domain';
import { Alert, Button, Cluster, DateText, Stack, Text, token } from '@balcao/ui';
import { IconeBaixar } from '@balcao/ui/screen-icons';
import { useState } from 'react';
import styled from 'styled-components';
import { saveAnexo } from '../../caso/anexos.resource.ts';
import { copy } from './proposta.copy.ts';
import { isTudoRespondido } from './proposta.model.ts';
import { UndoResposta, AnswerExigencia, RespostaModal } from './answer-exigencia.component.tsx';
import { showFailure } from '@balcao/ui/failures';

const { resposta: textos } = copy;

interface ExigenciasProps {
  proposta: Proposta;
  /** An answer was given or taken back. */
  onMudou: () => void;
}

/** What the insurer asked for: what it waits for first, and below what it got, each with its days and with what was answered to it. */
export function Exigencias({ proposta, onMudou }: ExigenciasProps) {
  const { exigencias, status } = proposta;
  // above the lists: a demand that goes from one to the other takes no answer being written with it
  const [respondendo, setRespondendo] = useState<number | null>(null);
  const emResposta = exigencias.find(({ ordem }) => ordem === respondendo);
  const onAnswer = ({ ordem }: ExigenciaDaProposta) => setRespondendo(ordem);
  const abertas = exigencias.filter(({ atendidaEm }) => atendidaEm === null);
  const dispensadas = exigencias.filter(isDispensada);
  const atendidas = exigencias.filter((exigencia) => exigencia.atendidaEm !== null && !isDispensada(exigencia));
  const isOver = status === 'RECUSADA' || status === 'CANCELADA';
  const isWaiting = isTudoRespondido(proposta);
  const titulo = isOver ? copy.exigenciasSemResposta : isWaiting ? copy.exigenciasRespondidas : copy.exigencias;
  return (
    <>
      {abertas.length > 0 && (
        <Alert tone={isOver ? 'neutro' : isWaiting ? 'info' : 'atencao'} titulo={titulo}>
          <Lista exigencias={abertas} proposta={proposta} onMudou={onMudou} onAnswer={onAnswer} />
        </Alert>
      )}
      {atendidas.length > 0 && (
        <Alert tone="sucesso" titulo={copy.exigenciasAtendidas}>
          <Lista exigencias={atendidas} proposta={proposta} onMudou={onMudou} onAnswer={onAnswer} />
        </Alert>
      )}
      {emResposta && <RespostaModal proposta={proposta} exigencia={emResposta} onMudou={onMudou} onClose={() => setRespondendo(null)} />}
      {dispensadas.length > 0 && (
        <Alert tone="neutro" titulo={copy.exigenciasDispensadas}>
          <Lista exigencias={dispensadas} proposta={proposta} onMudou={onMudou} onAnswer={onAnswer} />
        </Alert>
      )}
    </>
  );
}

interface ListaProps extends ExigenciasProps {
  exigencias: readonly ExigenciaDaProposta[];
  onAnswer: (exigencia: ExigenciaDaProposta) => void;
}

const Lista = ({ exigencias, proposta, onMudou, onAnswer }: ListaProps) => (
  <Itens>
    {exigencias.map((exigencia) => (
      <Stack as="li" gap={1} key={exigencia.ordem}>
        {exigencia.texto}
        <Text isSoft size={12}>
          {copy.pedidaEm} <DateText iso={exigencia.pedidaEm} hasTime />
          {exigencia.atendidaEm && (
            <>
              {isDispensada(exigencia) ? copy.dispensadaEm : copy.atendidaEm} <DateText iso={exigencia.atendidaEm} hasTime />
            </>
          )}
        </Text>
        {exigencia.respostas.map((resposta) => (
          <Resposta key={resposta.id} resposta={resposta} proposta={proposta} onMudou={onMudou} />
        ))}
        <AnswerExigencia proposta={proposta} exigencia={exigencia} onOpen={() => onAnswer(exigencia)} />
      </Stack>
    ))}
  </Itens>
);

function Resposta({ resposta, proposta, onMudou }: ExigenciasProps & { resposta: RespostaExigencia }) {
  const { em, usuario, nota, anexos } = resposta;
  const { orcamentoId } = proposta;
  const downloadAnexo = (anexo: RespostaExigencia['anexos'][number]) =>
    void saveAnexo(orcamentoId ?? '', anexo).catch((error: unknown) => showFailure(textos.falhaBaixar, error));
  return (
    <Dita gap={1}>
      <Cluster gap={2}>
        <Text as="span" size={12} isStrong>
          {textos.respondidaEm} <DateText iso={em} hasTime />
          {usuario && textos.por(usuario)}
        </Text>
        <UndoResposta proposta={proposta} resposta={resposta} onMudou={onMudou} />
      </Cluster>
      {nota && <Text size={12}>{nota}</Text>}
      {anexos.length > 0 && (
        <Cluster gap={2}>
          {anexos.map((anexo) => (
            <Button
              key={anexo.id}
              size="sm"
              aria-label={textos.baixar(anexo.nome)}
              icon={<IconeBaixar size={14} aria-hidden />}
              onClick={() => downloadAnexo(anexo)}
            >
              {anexo.nome}
            </Button>
          ))}
        </Cluster>
      )}
    </Dita>
  );
}

const Itens = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco3')};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

const Dita = styled(Stack)`
  padding-left: ${token('espaco3')};
  border-left: 2px solid ${token('borda')};
`;
