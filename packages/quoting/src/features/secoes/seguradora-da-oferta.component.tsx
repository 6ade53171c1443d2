import { sentenceOfFalha } from '@balcao/domain';
import { Button, Cluster, focusCampo, showToast, Stack, TextField } from '@balcao/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import { useCampo } from '../../digitacao/use-campo.ts';
import { CampoEscolha } from './campos.component.tsx';
import { Linha } from './grupo.component.tsx';
import { copy } from './manual.copy.ts';
import { useAddSeguradora, useNomesDasSeguradoras } from './manual.resource.ts';

const MAX_NOME = 80;

export interface SeguradoraDaOfertaProps {
  /** Path of the field, `risco.ofertas.0.seguradora`. */
  nome: string;
  posicao: number;
  onCommit: (seguradora: string | null) => void;
}

/** Whose the offer is: one of the list, or a name typed here, which joins it. */
export function SeguradoraDaOferta({ nome, posicao, onCommit }: SeguradoraDaOfertaProps) {
  const [isOpen, setIsOpen] = useState(false);
  const seguradoras = useNomesDasSeguradoras();
  const id = useId();
  return (
    <>
      <Stack gap={1}>
        <CampoEscolha nome={nome} label={copy.seguradora} opcoes={seguradoras} isRequired onCommit={onCommit} />
        <div>
          <Button
            size="sm"
            variant="quiet"
            aria-label={copy.outraDa(posicao)}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {copy.outra}
          </Button>
        </div>
      </Stack>
      <Linha id={id} hidden={!isOpen}>
        {isOpen && <OutraSeguradora nome={nome} onCommit={onCommit} onDone={() => setIsOpen(false)} />}
      </Linha>
    </>
  );
}

function OutraSeguradora({ nome, onCommit, onDone }: Pick<SeguradoraDaOfertaProps, 'nome' | 'onCommit'> & { onDone: () => void }) {
  const campo = useCampo<string | null>(nome, null, onCommit);
  const adding = useAddSeguradora();
  const [texto, setTexto] = useState('');
  const [isVazio, setIsVazio] = useState(false);
  const name = `${nome}.nome`;
  const refused = adding.error?.errors.find((each) => each.campo === 'nome')?.mensagem;
  const include = () => {
    if (adding.isPending) return;
    if (texto.trim().length < 2) {
      setIsVazio(true);
      return void focusCampo(name);
    }
    adding.mutate(
      { nome: texto },
      {
        onSuccess: (seguradora) => {
          campo.onChange(seguradora.slug);
          campo.onCommit(seguradora.slug);
          showToast({ tone: 'sucesso', titulo: copy.incluida(seguradora.nome) });
          onDone();
          focusCampo(nome);
        },
        onError: () => focusCampo(name),
      },
    );
  };
  // Enter here means this name, not the whole form
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    include();
  };
  return (
    <Stack gap={3} onKeyDown={onKeyDown}>
      <TextField
        name={name}
        label={copy.outraNome}
        description={copy.outraAjuda}
        value={texto}
        onChange={setTexto}
        maxLength={MAX_NOME}
        autoFocus
        isRequired
        error={isVazio && texto.trim().length < 2 ? copy.semNome : (refused ?? (adding.error ? sentenceOfFalha(adding.error) : undefined))}
      />
      <Cluster gap={2}>
        <Button size="sm" isBusy={adding.isPending} onClick={include}>
          {copy.usarNome}
        </Button>
      </Cluster>
    </Stack>
  );
}
