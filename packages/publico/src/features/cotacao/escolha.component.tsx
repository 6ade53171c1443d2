import type { CotacaoPublica } from '@balcao/contracts';
import { FalhaRequisicao } from '@balcao/shared';
import { Alert, Button, Card, Checkbox, Cluster, focusCampo, Money, Stack, Text, TextField } from '@balcao/ui';
import { type FormEvent, useState } from 'react';
import { tokenOfAddress } from '../../link.resource.ts';
import { sayFalha } from '../../say-falha.ts';
import { copy } from './cotacao.copy.ts';
import { acceptOferta } from './cotacao.resource.ts';

export interface EscolhaProps {
  oferta: CotacaoPublica['ofertas'][number];
  onFeito: (aceite: NonNullable<CotacaoPublica['aceite']>) => void;
  onCancelar: () => void;
  /** The page is outdated: a price expired, the case was closed, or another offer was chosen. */
  onMudou: () => void;
}

/** Name and consent, which confirm a choice. */
export function Escolha({ oferta, onFeito, onCancelar, onMudou }: EscolhaProps) {
  const { seguradora, pacote, premioTotalCentavos, periodicidade, validade } = oferta;
  const [nome, setNome] = useState('');
  const [isConcordo, setIsConcordo] = useState(false);
  const [erros, setErros] = useState<{ nome?: string; concordo?: string; geral?: string }>({});
  const [isBusy, setIsBusy] = useState(false);

  const send = async () => {
    const wrong = { ...(nome.trim().length < 3 && { nome: copy.faltaNome }), ...(!isConcordo && { concordo: copy.faltaConcordo }) };
    setErros(wrong);
    const [first] = Object.keys(wrong);
    if (first) return focusCampo(first);
    setIsBusy(true);
    try {
      onFeito((await acceptOferta({ token: tokenOfAddress(), ofertaId: oferta.id, nome: nome.trim() })).aceite);
    } catch (error) {
      setErros({ geral: sayFalha(error) });
      setIsBusy(false);
      if (error instanceof FalhaRequisicao && error.status === 409) onMudou();
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void send();
  };

  return (
    <Card titulo={copy.escolhendo}>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap={4}>
          <div>
            <Text isStrong size={16}>
              {seguradora}
            </Text>
            <Text>{pacote}</Text>
            <Text>
              <Money centavos={premioTotalCentavos} isStrong /> {copy.total[periodicidade]}
            </Text>
            {validade && (
              <Text size={13} isSoft>
                {copy.validade(validade)}
              </Text>
            )}
          </div>
          {erros.geral && (
            <Alert tone="perigo" isLive>
              {erros.geral}
            </Alert>
          )}
          <TextField
            name="nome"
            label={copy.nome}
            autoComplete="name"
            maxLength={120}
            isRequired
            autoFocus
            value={nome}
            onChange={setNome}
            error={erros.nome}
          />
          <Checkbox name="concordo" label={copy.concordo} value={isConcordo} onChange={setIsConcordo} error={erros.concordo} />
          <Cluster gap={2}>
            <Button type="submit" variant="primary" isBusy={isBusy}>
              {copy.confirmar}
            </Button>
            <Button onClick={onCancelar}>{copy.cancelar}</Button>
          </Cluster>
        </Stack>
      </form>
    </Card>
  );
}
