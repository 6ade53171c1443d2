import type { PerguntaQuestionario } from '@balcao/contracts';
import { isPerguntada } from '@balcao/domain';
import { Button, campoId, Cluster, focusCampo, Grid, Stack, Text } from '@balcao/ui';
import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { PerguntaField } from './pergunta.component.tsx';
import { copy } from './questionario.copy.ts';
import { itensDe, type Respondido, valuesOf, withoutItem } from './questionario.model.ts';

export interface PerguntasProps {
  perguntas: readonly PerguntaQuestionario[];
  respondido: Respondido;
  erros: Partial<Record<string, string>>;
  onChange: (change: (before: Respondido) => Respondido) => void;
  /** Prefix of the paths inside an item of a list. */
  prefixo?: string;
}

/** The questions of a group that apply given the answers so far. */
export function Perguntas({ perguntas, respondido, erros, onChange, prefixo = '' }: PerguntasProps) {
  const answered = valuesOf(perguntas, respondido, prefixo);
  const asked = perguntas.filter((pergunta) => isPerguntada(pergunta, answered));
  const simples = asked.filter(({ tipo }) => tipo !== 'lista');
  const write = useCallback((value: string, caminho: string) => onChange((before) => ({ ...before, [caminho]: value })), [onChange]);
  return (
    <Stack gap={4}>
      {simples.length > 0 && (
        <Grid minWidth={240} gap={4}>
          {simples.map((pergunta) => {
            const caminho = `${prefixo}${pergunta.nome}`;
            const shared = { pergunta, caminho, value: respondido[caminho] ?? '', error: erros[caminho] };
            return <PerguntaField key={caminho} {...shared} onChange={write} />;
          })}
        </Grid>
      )}
      {asked
        .filter(({ tipo }) => tipo === 'lista')
        .map((pergunta) => (
          <Lista key={pergunta.nome} pergunta={pergunta} {...{ respondido, erros, onChange }} />
        ))}
    </Stack>
  );
}

interface ListaProps extends Pick<PerguntasProps, 'respondido' | 'erros' | 'onChange'> {
  pergunta: PerguntaQuestionario;
}

/**
 * Items of a list, each with its questions. Adding one focuses it; removing one focuses the add button: at once, for a focus that moved a
 * frame later would take what is typed by then somewhere else.
 */
function Lista({ pergunta: { nome, rotulo, ajuda, item = rotulo, perguntas = [] }, respondido, erros, onChange }: ListaProps) {
  const quantos = itensDe(respondido, nome);
  const add = () => {
    flushSync(() => onChange((before) => ({ ...before, [nome]: String(quantos + 1) })));
    focusCampo(`${nome}.${quantos}.${perguntas[0]?.nome}`);
  };
  const remove = (index: number) => {
    flushSync(() => onChange((before) => withoutItem(before, nome, index)));
    document.getElementById(campoId(nome))?.focus();
  };
  return (
    <Stack gap={4} role="group" aria-label={rotulo}>
      {(ajuda || quantos === 0) && (
        <Text size={13} isSoft>
          {ajuda ?? rotulo}
        </Text>
      )}
      {Array.from({ length: quantos }, (_, index) => (
        // an item is identified by its position: its values are stored under its number
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields are controlled by path
        <Stack key={index} gap={3} role="group" aria-label={copy.item(item, index + 1)}>
          <Cluster justify="space-between">
            <Text>
              <strong>{copy.item(item, index + 1)}</strong>
            </Text>
            <Button size="sm" variant="quiet" aria-label={copy.retirar(item, index + 1)} onClick={() => remove(index)}>
              {copy.retirar(item, index + 1)}
            </Button>
          </Cluster>
          <Perguntas perguntas={perguntas} prefixo={`${nome}.${index}.`} {...{ respondido, erros, onChange }} />
        </Stack>
      ))}
      {erros[nome] && (
        <Text size={13} role="alert">
          {erros[nome]}
        </Text>
      )}
      <div>
        <Button id={campoId(nome)} onClick={add}>
          {copy.adicionar(item)}
        </Button>
      </div>
    </Stack>
  );
}
