import type { ConversaPublica } from '@balcao/contracts';
import { Alert, Button, Card, Cluster, focusCampo, Stack, TextArea, TextField } from '@balcao/ui';
import { type FormEvent, useState } from 'react';
import { tokenOfAddress } from '../../link.resource.ts';
import { sayFalha } from '../../say-falha.ts';
import { copy } from './cotacao.copy.ts';
import { askCorretor } from './cotacao.resource.ts';
import { useFoco } from './use-foco.ts';

const PERGUNTAR = 'perguntar';

export interface DuvidaProps {
  /** The conversation has messages. */
  isContinuacao: boolean;
  /** The last message is from the broker. */
  isRespondida: boolean;
  /** By when the brokerage promised to answer, if it did. */
  respostaAte: string | null;
  onPerguntada: (conversa: ConversaPublica) => void;
}

/** A question to the broker; pressing twice sends it once. */
export function Duvida({ isContinuacao, isRespondida, respostaAte, onPerguntada }: DuvidaProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [chave, setChave] = useState(() => crypto.randomUUID());
  const [isEnviada, setIsEnviada] = useState(false);
  const [nome, setNome] = useState('');
  const [mensagem, setMensagem] = useState('');
  const [erros, setErros] = useState<{ nomeDeQuemPergunta?: string; mensagem?: string; geral?: string }>({});
  const [isBusy, setIsBusy] = useState(false);

  const focusNext = useFoco();
  const close = () => {
    setIsOpen(false);
    focusNext(PERGUNTAR);
  };

  const send = async () => {
    const wrong = {
      ...(nome.trim().length < 3 && { nomeDeQuemPergunta: copy.faltaNome }),
      ...(mensagem.trim().length < 5 && { mensagem: copy.faltaMensagem }),
    };
    setErros(wrong);
    const [first] = Object.keys(wrong);
    if (first) return focusCampo(first);
    setIsBusy(true);
    try {
      onPerguntada(await askCorretor({ token: tokenOfAddress(), chave, nome: nome.trim(), mensagem: mensagem.trim() }));
      setIsEnviada(true);
      close();
      setMensagem('');
      // the next message is another question
      setChave(crypto.randomUUID());
    } catch (error) {
      setErros({ geral: sayFalha(error) });
    }
    setIsBusy(false);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void send();
  };

  if (!isOpen) {
    return (
      <Stack gap={3} align="start">
        {isEnviada && !isRespondida && (
          <Alert tone="sucesso" isLive>
            {copy.enviada} {respostaAte && copy.respondeAte(respostaAte)}
          </Alert>
        )}
        <Button id={PERGUNTAR} onClick={() => setIsOpen(true)}>
          {isContinuacao ? copy.duvidaDeNovo : copy.duvida}
        </Button>
      </Stack>
    );
  }
  return (
    <Card titulo={copy.duvida}>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap={4}>
          {erros.geral && (
            <Alert tone="perigo" isLive>
              {erros.geral}
            </Alert>
          )}
          <TextField
            name="nomeDeQuemPergunta"
            label={copy.nome}
            autoComplete="name"
            maxLength={120}
            isRequired
            autoFocus
            value={nome}
            onChange={setNome}
            error={erros.nomeDeQuemPergunta}
          />
          <TextArea
            name="mensagem"
            label={copy.mensagem}
            rows={4}
            maxLength={1000}
            isRequired
            value={mensagem}
            onChange={setMensagem}
            error={erros.mensagem}
          />
          <Cluster gap={2}>
            <Button type="submit" variant="primary" isBusy={isBusy}>
              {copy.enviar}
            </Button>
            <Button onClick={close}>{copy.cancelar}</Button>
          </Cluster>
        </Stack>
      </form>
    </Card>
  );
}
