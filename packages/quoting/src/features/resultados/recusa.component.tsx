import type { ResultadoCotacao } from '@balcao/contracts';
import { Button, Cluster, IconeAtualizar, Stack, Text } from '@balcao/ui';
import { useState } from 'react';
import { copy, rotuloDaFamilia } from './resultados.copy.ts';
import { type RemedioOferecido, remedioOf } from './resultados.model.ts';

export interface RecusaProps {
  resultado: ResultadoCotacao;
  /** Some insurer gave a price in this run. */
  hasAlternativas: boolean;
  onRemedio: (resultado: ResultadoCotacao, oferecido: RemedioOferecido) => Promise<void>;
}

/** Why there is no price, in the insurer's words, and the one click that may get one. */
export function Recusa({ resultado, hasAlternativas, onRemedio }: RecusaProps) {
  const oferecido = remedioOf(resultado);
  if (!oferecido) return null;
  const { familiaErro, mensagens } = resultado;
  return (
    <Stack gap={2}>
      {familiaErro && (
        <Text size={13} isStrong>
          {rotuloDaFamilia[familiaErro]}
        </Text>
      )}
      {mensagens.map(({ codigo, texto }) => (
        <Text key={`${codigo}${texto}`} size={13}>
          {texto}
        </Text>
      ))}
      <Remedio {...{ resultado, oferecido, hasAlternativas, onRemedio }} />
    </Stack>
  );
}

function Remedio({ resultado, oferecido, hasAlternativas, onRemedio }: RecusaProps & { oferecido: RemedioOferecido }) {
  const { remedio, campo } = oferecido;
  if (remedio === 'openCredencial' || remedio === 'showInstrucoes') {
    return (
      <Text size={13} isSoft>
        {copy.remedios[remedio]}
      </Text>
    );
  }
  if (remedio === 'suggestAlternativas' && !hasAlternativas) {
    return (
      <Text size={13} isSoft>
        {copy.remedios.semAlternativas}
      </Text>
    );
  }
  const texto = {
    focusCampo: campo ? copy.remedios.corrigirCampo : copy.remedios.verDados,
    suggestAlternativas: copy.remedios.alternativas,
    adjustComercial: copy.remedios.ajustarComissao,
    retry: copy.repetir,
  }[remedio];
  return <BotaoRemedio {...{ resultado, texto }} isRetry={remedio === 'retry'} onPress={() => onRemedio(resultado, oferecido)} />;
}

interface BotaoRemedioProps {
  resultado: ResultadoCotacao;
  texto: string;
  isRetry: boolean;
  onPress: () => Promise<void>;
}

function BotaoRemedio({ resultado, texto, isRetry, onPress }: BotaoRemedioProps) {
  const [isBusy, setIsBusy] = useState(false);
  const press = () => {
    setIsBusy(true);
    void onPress().finally(() => setIsBusy(false));
  };
  return (
    <Cluster>
      <Button
        size="sm"
        isBusy={isBusy}
        icon={isRetry ? <IconeAtualizar size={14} aria-hidden /> : undefined}
        aria-label={isRetry ? copy.repetirDe(resultado.seguradoraNome) : `${texto}: ${resultado.seguradoraNome}`}
        onClick={press}
      >
        {texto}
      </Button>
    </Cluster>
  );
}
