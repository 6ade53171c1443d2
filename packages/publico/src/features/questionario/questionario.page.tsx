import { questionarioCalls, type QuestionarioPublico } from '@balcao/contracts';
import { FalhaRequisicao } from '@balcao/shared';
import { Alert, Button, Card, Checkbox, focusCampo, Stack, Text } from '@balcao/ui';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { tokenOfAddress, useLink } from '../../link.resource.ts';
import { PaginaDoLink } from '../../pagina-do-link.component.tsx';
import { EnviarArquivos } from './arquivos.component.tsx';
import { Perguntas } from './perguntas.component.tsx';
import { sayFalha } from '../../say-falha.ts';
import { copy } from './questionario.copy.ts';
import { errosOf, faltandoEm, type Respondido, respostasOf } from './questionario.model.ts';
import { sendRespostas } from './questionario.resource.ts';
import { useArquivos } from './use-arquivos.ts';

/** `/publico/questionario#<token>`: the questions of a line that a client can answer alone. */
export function QuestionarioPage() {
  const { leitura, again } = useLink(questionarioCalls.view);
  return (
    <PaginaDoLink
      routeId="questionarioCliente"
      titulo={leitura.estado === 'aberto' ? leitura.data.questionario.titulo : copy.titulo}
      descricao={() => copy.descricao}
      leitura={leitura}
      onRetry={again}
    >
      {(questionario) => <Respostas publico={questionario} />}
    </PaginaDoLink>
  );
}

type Erros = Partial<Record<string, string>>;

/** The questions, or thanks if they were already answered. */
function Respostas({ publico }: { publico: QuestionarioPublico }) {
  const [recebidoEm, setRecebidoEm] = useState<string | null>(null);
  if (!recebidoEm && !publico.respondido) return <Formulario publico={publico} onRecebido={setRecebidoEm} />;
  return (
    <Alert tone="sucesso" titulo={copy.recebido} isLive>
      {copy.recebidoTexto(recebidoEm)}
    </Alert>
  );
}

interface FormularioProps {
  publico: QuestionarioPublico;
  onRecebido: (em: string) => void;
}

function Formulario({ publico: { questionario, privacidade }, onRecebido }: FormularioProps) {
  const arquivos = useArquivos();
  const [respondido, setRespondido] = useState<Respondido>({});
  const [isConsentido, setIsConsentido] = useState(false);
  const [isSaude, setIsSaude] = useState(false);
  const [erros, setErros] = useState<Erros>({});
  const [isBusy, setIsBusy] = useState(false);
  // two presses in the same event loop turn would both see the old state
  const isSending = useRef(false);
  const stay = (next: Erros) => {
    // drawn first: a screen reader says the sentence with the field that takes the focus
    flushSync(() => setErros(next));
    const wrong = Object.keys(next).find((nome) => nome !== 'geral');
    if (wrong) focusCampo(wrong);
  };

  const send = async () => {
    const faltando = faltandoEm(questionario, respondido);
    if (faltando) return stay({ [faltando]: copy.faltaResposta });
    if (!isConsentido) return stay({ consentimento: copy.faltaConsentimento });
    if (arquivos.isEnviando) return stay({ geral: copy.aindaEnviando });
    setErros({});
    try {
      const respostas = respostasOf(questionario, respondido);
      onRecebido((await sendRespostas(tokenOfAddress(), { respostas, consentimentoSaude: isSaude })).recebidoEm);
      window.scrollTo(0, 0);
    } catch (error) {
      const falha = error instanceof FalhaRequisicao ? error : null;
      const noCampo = errosOf(falha?.errors ?? []);
      stay(Object.keys(noCampo).length > 0 ? { ...noCampo, geral: copy.confira } : { geral: sayFalha(falha) });
    }
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    await send();
    isSending.current = false;
    setIsBusy(false);
  };

  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)}>
      <Stack gap={4}>
        {questionario.secoes.map(({ titulo, perguntas }) => (
          <Card key={titulo} titulo={titulo}>
            <Perguntas {...{ perguntas, respondido, erros }} onChange={setRespondido} />
          </Card>
        ))}
        <Card titulo={copy.arquivos}>
          <EnviarArquivos documentos={questionario.documentos} arquivos={arquivos} />
        </Card>
        <Card titulo={copy.fim}>
          <Stack gap={4}>
            <Text size={13} isSoft>
              <strong>{copy.privacidade}.</strong> {privacidade.texto}
            </Text>
            <Checkbox
              name="consentimento"
              label={copy.consentimento}
              value={isConsentido}
              onChange={setIsConsentido}
              error={erros['consentimento']}
            />
            {privacidade.saude && (
              <>
                <Text size={13} isSoft>
                  <strong>{copy.saude}.</strong> {privacidade.saude}
                </Text>
                <Checkbox
                  name="consentimentoSaude"
                  label={copy.consentimentoSaude}
                  value={isSaude}
                  onChange={setIsSaude}
                  error={erros['consentimentoSaude']}
                />
              </>
            )}
            {erros['geral'] && (
              <Alert tone="perigo" isLive>
                {erros['geral']}
              </Alert>
            )}
            <Button type="submit" variant="primary" isWide isBusy={isBusy}>
              {copy.enviar}
            </Button>
          </Stack>
        </Card>
      </Stack>
    </form>
  );
}
