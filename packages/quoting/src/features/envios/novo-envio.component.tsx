import type { CanalEnvio, PreparoEnvio } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import {
  Alert,
  Button,
  campoId,
  Card,
  Checkbox,
  copyAndSay,
  focusCampo,
  Money,
  showToast,
  Stack,
  Text,
  TextArea,
  TextField,
  token,
} from '@balcao/ui';
import { RadioGroup, Select } from '@balcao/ui/forms';
import { useComandos } from '@balcao/shared';
import { useKeptState } from '@balcao/shared/forms';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { BarraDeAcao } from '../../caso/barra-de-acao.component.tsx';
import { copy as palavras } from '../../comandos/comandos-do-orcamento.copy.ts';
import { FalhaEmVista } from '../../caso/falha-em-vista.component.tsx';
import { copy } from './envios.copy.ts';
import {
  destinatariosDe,
  errosDe,
  escritoDe,
  startEnvio,
  modelosDo,
  inOrderOfList,
  ofertasAVista,
  previaDe,
  sayPrazo,
  variaveisConhecidas,
} from './envios.model.ts';
import { useSend } from './envios.resource.ts';
import { SaveModelo } from './save-modelo.component.tsx';

interface NovoEnvioProps {
  orcamentoId: string;
  preparo: PreparoEnvio;
  pedidas: readonly string[];
}

const canais = (Object.keys(copy.canais) as CanalEnvio[]).map((value) => ({ value, label: copy.canais[value] }));

/** A sending being written: offers, channel, recipients, message, and beside them how the client will read it. */
export function NovoEnvio({ orcamentoId, preparo, pedidas }: NovoEnvioProps) {
  const { escrito, change: set } = useKeptState(`envio:${orcamentoId}`, {
    inicial: () => startEnvio(preparo, pedidas),
    parse: (valor) => escritoDe(valor, preparo),
  });
  const [erros, setErros] = useState<Readonly<Record<string, string | undefined>>>({});
  const sending = useSend();
  // a notice with a button stays until it is dismissed: what it offers is of this page alone
  const avisado = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => avisado.current?.(), []);
  const takeModelo = (canal: CanalEnvio, id?: string | null) => {
    const modelos = modelosDo(preparo, canal);
    const modelo = modelos.find((one) => one.id === id) ?? modelos[0];
    set({ canal, ...(modelo && { assunto: modelo.assunto, mensagem: modelo.corpo }) });
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = errosDe(escrito, preparo);
    setErros(wrong);
    const [first] = Object.keys(wrong);
    if (first) return void focusCampo(first);
    if (sending.isPending) return;
    const { canal, ofertas, assunto, mensagem } = escrito;
    sending.mutate(
      { orcamentoId, canal, destinatarios: destinatariosDe(escrito), ofertas: [...ofertas], assunto, mensagem },
      {
        onSuccess: ({ whatsapp, url }) => {
          // the list it joins stands below all that was written
          const copyLink = canal === 'LINK' && url && { action: { texto: copy.copiar, onPress: () => void copyAndSay(url, copy.copiado) } };
          avisado.current?.();
          avisado.current = showToast({ tone: 'sucesso', titulo: copy.enviado[canal], ...copyLink });
          // a browser that holds the window back leaves the button in the list below
          if (whatsapp) window.open(whatsapp, '_blank', 'noopener');
        },
        onError: (falha) => {
          const noCampo = Object.fromEntries(falha.errors.map(({ campo, mensagem: texto }) => [campo.split('.')[0], texto]));
          setErros(falha.errors.length > 0 ? noCampo : { geral: sentenceOfFalha(falha) });
        },
      },
    );
  };

  const { canal, assunto, mensagem } = escrito;
  const doCanal = modelosDo(preparo, canal);
  const modelos = doCanal.map(({ id, nome }) => ({ value: id, label: nome }));
  // one that was changed since is no longer what is written
  const modelo = doCanal.find((one) => one.assunto === assunto && one.corpo === mensagem)?.id ?? null;
  const previa = previaDe(escrito, preparo);
  const form = useRef<HTMLFormElement>(null);
  useComandos([
    {
      id: 'enviar-agora',
      titulo: palavras.enviarAgora,
      teclas: ['Control+Enter'],
      isPossivel: !sending.isPending,
      run: () => form.current?.requestSubmit(),
    },
  ]);
  return (
    <form noValidate ref={form} onSubmit={onSubmit}>
      <Lados onKeyDown={keepUnsent}>
        <Stack gap={4}>
          <Card titulo={copy.destinatarios}>
            <Stack gap={4}>
              <RadioGroup
                name="canal"
                label={copy.canal}
                options={canais}
                isInline
                value={canal}
                onChange={(value) => takeModelo(value as CanalEnvio)}
              />
              {canal === 'EMAIL' && (
                <TextField
                  name="destinatarios"
                  label={copy.emails}
                  description={copy.emailsAjuda(preparo.maxDestinatarios)}
                  inputMode="email"
                  value={escrito.emails}
                  onChange={(emails) => set({ emails })}
                  error={erros['destinatarios']}
                />
              )}
              {canal === 'EMAIL' && <Restantes emails={preparo.emails} />}
              {canal === 'WHATSAPP' && (
                <TextField
                  name="destinatarios"
                  label={copy.celular}
                  type="tel"
                  value={escrito.celular}
                  onChange={(celular) => set({ celular })}
                  error={erros['destinatarios']}
                />
              )}
            </Stack>
          </Card>
          <EscolhaOfertas preparo={preparo} ofertas={escrito.ofertas} error={erros['ofertas']} onChange={(ofertas) => set({ ofertas })} />
          <Card titulo={copy.mensagem}>
            <Stack gap={4}>
              <Select name="modelo" label={copy.modelo} options={modelos} value={modelo} onChange={(id) => takeModelo(canal, id)} />
              {(canal === 'EMAIL' || erros['assunto']) && (
                <TextField
                  name="assunto"
                  label={copy.assunto}
                  maxLength={150}
                  value={assunto}
                  onChange={(value) => set({ assunto: value })}
                  error={erros['assunto']}
                />
              )}
              <TextArea
                name="mensagem"
                label={copy.corpo}
                rows={10}
                maxLength={4000}
                description={copy.variaveis(variaveisConhecidas)}
                value={mensagem}
                onChange={(value) => set({ mensagem: value })}
                error={erros['mensagem']}
              />
              <SaveModelo canal={canal === 'WHATSAPP' ? 'WHATSAPP' : 'EMAIL'} assunto={assunto} corpo={mensagem} />
            </Stack>
          </Card>
        </Stack>
        <Card titulo={copy.previa}>
          <Stack gap={3}>
            {canal === 'EMAIL' && <strong>{previa.assunto}</strong>}
            <Texto>{previa.mensagem}</Texto>
          </Stack>
        </Card>
      </Lados>
      {erros['geral'] && <FalhaEmVista>{erros['geral']}</FalhaEmVista>}
      <BarraDeAcao resumo={copy.resumo(escrito.ofertas.length, destinatariosDe(escrito))}>
        <Button type="submit" variant="primary" isBusy={sending.isPending}>
          {copy.enviar[canal]}
        </Button>
      </BarraDeAcao>
    </form>
  );
}

/** What is sent to a client cannot be taken back: Enter in a field of one line sends nothing, the button and Control+Enter do. */
function keepUnsent(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !event.ctrlKey && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** How many e-mails may still leave, told before one is written. */
function Restantes({ emails: { restantes, liberaEm } }: Pick<PreparoEnvio, 'emails'>) {
  if (restantes === 0) return <Alert tone="atencao">{copy.semEmails(liberaEm)}</Alert>;
  return (
    <Text size={13} isSoft>
      {copy.emailsRestantes(restantes)}
    </Text>
  );
}

interface EscolhaOfertasProps {
  preparo: PreparoEnvio;
  ofertas: readonly string[];
  error: string | undefined;
  onChange: (ofertas: string[]) => void;
}

function EscolhaOfertas({ preparo, ofertas, error, onChange }: EscolhaOfertasProps) {
  const [isTudo, setIsTudo] = useState(false);
  const visiveis = isTudo ? preparo.ofertas : ofertasAVista(preparo.ofertas, ofertas);
  const escondidas = preparo.ofertas.length - visiveis.length;
  const lista = useRef<HTMLDivElement>(null);
  const showAll = () => {
    setIsTudo(true);
    // the button goes: the keyboard stays at the list it opened
    lista.current?.focus({ preventScroll: true });
  };
  const toggle = (isOn: boolean, id: string) =>
    onChange(isOn ? inOrderOfList(preparo, [...ofertas, id]) : ofertas.filter((other) => other !== id));
  return (
    <Card titulo={copy.ofertas}>
      <Stack id={campoId('ofertas')} gap={2}>
        <Text size={13} isSoft>
          {copy.ofertasAjuda(preparo.maxOfertas)}
        </Text>
        <Lista ref={lista} role="group" aria-label={copy.ofertas} tabIndex={-1}>
          {visiveis.map((oferta) => (
            <Checkbox
              key={oferta.id}
              name={oferta.id}
              label={
                <Linha>
                  <span>{copy.oferta(oferta.seguradora, oferta.pacote)}</span>
                  <Money centavos={oferta.premioTotalCentavos} isStrong />
                  <Text as="span" size={12} isSoft>
                    {[oferta.periodicidade === 'MENSAL' && copy.porMes, sayPrazo(oferta)].filter(Boolean).join(' · ')}
                  </Text>
                </Linha>
              }
              isDisabled={oferta.vencida}
              value={ofertas.includes(oferta.id)}
              onChange={toggle}
            />
          ))}
        </Lista>
        {escondidas > 0 && (
          <Button size="sm" variant="quiet" onClick={showAll}>
            {copy.maisOfertas(escondidas)}
          </Button>
        )}
        {error && (
          <Alert tone="perigo" isLive>
            {error}
          </Alert>
        )}
      </Stack>
    </Card>
  );
}

const Lados = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  align-items: start;
  gap: ${token('espaco4')};
  margin-bottom: ${token('espaco4')};
`;

const Lista = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco1')};
`;

const Linha = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token('espaco2')};
`;

const Texto = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
