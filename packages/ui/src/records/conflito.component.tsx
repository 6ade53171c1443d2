import { Alert, Button, Stack, Text } from '@balcao/ui';
import { copy } from './records.copy.ts';

/** A field that two people wrote differently, in words. */
export interface Diferenca {
  readonly rotulo: string;
  readonly deles: string;
  readonly meu: string;
}

export interface ConflitoProps {
  titulo: string;
  diferencas: readonly Diferenca[];
  onTheirs: () => void;
  onMine: () => void;
}

/** Somebody saved the record meanwhile: both versions, and which of them goes on. */
export const Conflito = ({ titulo, diferencas, onTheirs, onMine }: ConflitoProps) => (
  <Alert
    tone="atencao"
    isLive
    titulo={titulo}
    actions={
      <>
        <Button onClick={onTheirs}>{copy.verAtuais}</Button>
        <Button variant="quiet" onClick={onMine}>
          {copy.manterMeus}
        </Button>
      </>
    }
  >
    <Stack gap={2}>
      <Text>{copy.conflitoTexto}</Text>
      <ul>
        {diferencas.map(({ rotulo, deles, meu }) => (
          <li key={rotulo}>
            <strong>{rotulo}</strong>: {copy.gravado} “{deles || copy.vazio}”, {copy.meu} “{meu || copy.vazio}”
          </li>
        ))}
      </ul>
    </Stack>
  </Alert>
);
