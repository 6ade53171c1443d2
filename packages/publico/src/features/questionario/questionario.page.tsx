import { questionarioCalls, type QuestionarioPublico } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { FalhaRequisicao } from '@balcao/shared';
import { Alert, Button, Card, Checkbox, focusCampo, Grid, Stack, Text, TextArea } from '@balcao/ui';
import { type FormEvent, useState } from 'react';
import { tokenOfAddress, useLink } from '../../link.resource.ts';
import { PaginaDoLink } from '../../pagina-do-link.component.tsx';
import { PerguntaField } from './pergunta.component.tsx';
import { copy, type Pergunta } from './questionario.copy.ts';
import { errosOf, isPerguntada, type Respondido, respostasOf, secoes } from './questionario.model.ts';
import { sendRespostas } from './questionario.resource.ts';

/** `/publico/questionario#<token>`: the questions a client can answer alone. */
export function QuestionarioPage() {
  const { leitura, again } = useLink(questionarioCalls.ver);
  return (
    <PaginaDoLink routeId="questionarioCliente" titulo={copy.titulo} descricao={() => copy.descricao} leitura={leitura} onRetry={again}>
      {(questionario) => <Questionario questionario={questionario} />}
    </PaginaDoLink>
  );
}

type Erros = Partial<Record<Pergunta | 'consentimento' | 'geral', string>>;

function Questionario({ questionario }: { questionario: QuestionarioPublico }) {
  const [recebidoEm, setRecebidoEm] = useState<string | null>(null);
  const [respondido, setRespondido] = useState<Respondido>({});
  const [isConsentido, setIsConsentido] = useState(false);
  const [erros, setErros] = useState<Erros>({});
  const [isBusy, setIsBusy] = useState(false);
  const change = (value: string, name: string) => setRespondido((before) => ({ ...before, [name]: value }));
  const stay = (next: Erros) => {
    setErros(next);
    setIsBusy(false);
    const wrong = Object.keys(next).find((nome) => nome !== 'geral');
    if (wrong) focusCampo(wrong);
  };

  const send = async () => {
    if ((respondido['segurado.nome']?.trim().length ?? 0) < 3) return stay({ 'segurado.nome': copy.faltaNome });
    if (!isConsentido) return stay({ consentimento: copy.faltaConsentimento });
    setIsBusy(true);
    setErros({});
    try {
      setRecebidoEm((await sendRespostas(tokenOfAddress(), respostasOf(respondido))).recebidoEm);
      window.scrollTo(0, 0);
    } catch (error) {
      const falha = error instanceof FalhaRequisicao ? error : null;
      const noCampo = errosOf(falha?.errors ?? []);
      stay(Object.keys(noCampo).length > 0 ? { ...noCampo, geral: copy.confira } : { geral: sentenceOfFalha(falha) });
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void send();
  };

  if (recebidoEm || questionario.respondido) {
    return (
      <Alert tone="sucesso" titulo={copy.recebido} isLive>
        {copy.recebidoTexto(recebidoEm)}
      </Alert>
    );
  }
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap={4}>
        {secoes.map(({ titulo, campos }) => (
          <Card key={titulo} titulo={titulo}>
            <Grid minWidth={240} gap={4}>
              {campos
                .filter((campo) => isPerguntada(campo, respondido))
                .map((campo) => (
                  <PerguntaField
                    key={campo.nome}
                    campo={campo}
                    value={respondido[campo.nome] ?? ''}
                    error={erros[campo.nome]}
                    onChange={change}
                  />
                ))}
            </Grid>
          </Card>
        ))}
        <Card titulo={copy.fim}>
          <Stack gap={4}>
            <TextArea
              name="observacoes"
              label={copy.campos.observacoes}
              maxLength={1000}
              value={respondido.observacoes ?? ''}
              onChange={change}
            />
            <Text size={13} isSoft>
              <strong>{copy.privacidade}.</strong> {questionario.privacidade.texto}
            </Text>
            <Checkbox
              name="consentimento"
              label={copy.consentimento}
              value={isConsentido}
              onChange={setIsConsentido}
              error={erros.consentimento}
            />
            {erros.geral && (
              <Alert tone="perigo" isLive>
                {erros.geral}
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
