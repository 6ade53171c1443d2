import { IconeAbaixo, IconeAcima, Button, MarcaSeguradora, Stack, StatusTag, Tag, Text } from '@balcao/ui';
import { useId, useState } from 'react';
import { DadosDaResposta } from './dados-da-resposta.component.tsx';
import { Aberto, Acoes, DuasLinhas, Escolha, Estado, GradeSemPreco, Motivo, Nome, Quem, Sob } from './linha-look.ts';
import { instrucaoDo, Remedio, useIsAdministrador } from './recusa.component.tsx';
import { Decorrido, type ResultadoProps, tons } from './resultado.component.tsx';
import { copy, rotuloDaFamilia, rotuloDoStatus } from './resultados.copy.ts';
import { isPendente, remedioOf } from './resultados.model.ts';

/** Who gave no price, in as many lines as who did: what happened and what may be done at once; every word of the insurer behind it. */
export function LinhaSemPreco(props: ResultadoProps) {
  const { resultado, limiteSegundos, hasAlternativas, versaoAnterior = null } = props;
  const { seguradora, seguradoraNome, status, familiaErro, mensagens } = resultado;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const oferecido = remedioOf(resultado);
  const isAdministrador = useIsAdministrador();
  const instrucao = oferecido && instrucaoDo(oferecido, { hasAlternativas, isAdministrador });
  return (
    <>
      <GradeSemPreco>
        <Escolha>
          <span />
          <MarcaSeguradora {...{ seguradora }} />
        </Escolha>
        <Quem>
          <Nome id={`resultado-${seguradora}`}>{seguradoraNome}</Nome>
          {versaoAnterior !== null && (
            <Sob>
              <Tag tone="atencao">{copy.daVersao(versaoAnterior)}</Tag>
            </Sob>
          )}
        </Quem>
        <Motivo>
          {isPendente(resultado) ? (
            <Decorrido {...{ resultado, limiteSegundos }} />
          ) : (
            <DuasLinhas>
              {familiaErro && <strong>{rotuloDaFamilia[familiaErro]}</strong>}
              {[familiaErro && '', ...mensagens.map(({ texto }) => texto), instrucao].filter((text) => text !== null).join(' ')}
            </DuasLinhas>
          )}
        </Motivo>
        <Estado>
          <StatusTag tone={tons[status]} isLive={status === 'CALCULANDO'}>
            {rotuloDoStatus[status]}
          </StatusTag>
        </Estado>
        {oferecido && (
          <Acoes>
            <Remedio {...props} oferecido={oferecido} />
            <Button
              size="sm"
              variant="quiet"
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={(isOpen ? copy.ocultarMotivoDe : copy.verMotivoDe)(seguradoraNome)}
              icon={isOpen ? <IconeAcima size={14} aria-hidden /> : <IconeAbaixo size={14} aria-hidden />}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? copy.ocultarCurto : copy.verMotivo}
            </Button>
          </Acoes>
        )}
      </GradeSemPreco>
      <Aberto id={id} hidden={!isOpen}>
        {isOpen && (
          <Stack gap={2}>
            {mensagens.map(({ codigo, texto }) => (
              <Text key={`${codigo}${texto}`} size={13}>
                {texto}
              </Text>
            ))}
            {instrucao && (
              <Text size={13} isSoft>
                {instrucao}
              </Text>
            )}
            <DadosDaResposta {...{ resultado }} />
          </Stack>
        )}
      </Aberto>
    </>
  );
}
