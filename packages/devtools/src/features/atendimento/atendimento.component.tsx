import { Button, Card, Stack, Text, TextField } from '@balcao/ui';
import { type FormEvent, useState } from 'react';
import { Answer } from '../../answer.component.tsx';
import { sentenceOf } from '../../falha.copy.ts';
import { openComposition } from '../../open-composition.resource.ts';
import { ReasonForm } from '../../reason-form.component.tsx';
import { Line } from '../../rows.component.tsx';
import { copy } from './atendimento.copy.ts';
import { codigoOf } from './atendimento.model.ts';
import { useOpenSame, useFoto } from './atendimento.resource.ts';
import { Snapshot } from './snapshot.component.tsx';

/** Shows the page of a broker by the code they dictate, and opens the same composition here. */
export function Atendimento() {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [codigo, setCodigo] = useState<string | null>(null);
  const foto = useFoto(codigo);
  const abertura = useOpenSame();
  const read = (event: FormEvent) => {
    event.preventDefault();
    const wanted = codigoOf(text);
    setError(wanted ? undefined : copy.malFormado);
    setCodigo(wanted);
  };
  return (
    <Card titulo={copy.titulo}>
      <Stack gap={3}>
        <form onSubmit={read} noValidate>
          <Line gap={2} align="end">
            <TextField
              name="codigo"
              label={copy.codigo}
              placeholder={copy.exemplo}
              autoComplete="off"
              maxLength={12}
              value={text}
              onChange={setText}
              error={error}
            />
            <Button type="submit" variant="primary" isBusy={foto.isFetching}>
              {copy.ver}
            </Button>
          </Line>
        </form>
        {codigo && (
          <Answer query={foto}>
            {(lido) => (
              <>
                <Snapshot foto={lido.foto} nomeCorretora={lido.corretor.nomeCorretora} ate={lido.ate} />
                <Text isSoft>{copy.igualTexto}</Text>
                <ReasonForm
                  name="motivo-igual"
                  label={copy.igual}
                  isBusy={abertura.isPending}
                  failure={abertura.error ? sentenceOf(abertura.error) : undefined}
                  onSubmit={(motivo) => abertura.mutate({ codigo, motivo }, { onSuccess: openComposition })}
                />
              </>
            )}
          </Answer>
        )}
      </Stack>
    </Card>
  );
}
