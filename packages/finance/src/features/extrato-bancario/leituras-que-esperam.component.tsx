import type { LeituraAConferir } from '@balcao/contracts';
import { formatDataHora } from '@balcao/domain';
import { Alert, Button } from '@balcao/ui';
import { copy } from './extrato-bancario.copy.ts';
import type { useLeituras } from './extrato-bancario.resource.ts';

export interface LeiturasQueEsperamProps {
  leitura: ReturnType<typeof useLeituras>;
  onConferir: (leitura: LeituraAConferir) => void;
}

const { espera: frases } = copy;

/** Files that were read and wait to be decided, of any account and by anybody; nothing where there are none. */
export function LeiturasQueEsperam({ leitura: { data, error, isFetching, refetch }, onConferir }: LeiturasQueEsperamProps) {
  if (!data && error) {
    return (
      <Alert
        tone="perigo"
        actions={
          <Button size="sm" isBusy={isFetching} onClick={() => void refetch()}>
            {frases.tentar}
          </Button>
        }
      >
        {frases.falhou}
      </Alert>
    );
  }
  return data?.map((uma) => (
    <Alert
      key={uma.id}
      tone="atencao"
      titulo={frases.titulo}
      actions={
        <Button size="sm" aria-label={frases.conferirQual(uma.nome, uma.conta)} onClick={() => onConferir(uma)}>
          {frases.conferir}
        </Button>
      }
    >
      {frases.texto(uma.nome, uma.conta)}, {frases.lido(formatDataHora(uma.em), uma.por)}.
    </Alert>
  ));
}
