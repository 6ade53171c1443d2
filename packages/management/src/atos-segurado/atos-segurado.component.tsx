import type { AlvoDoLote, PrioridadeTarefa, ResultadoRegistro, TipoTarefa } from '@balcao/contracts';
import { hojeEm, sentenceOfFalha } from '@balcao/domain';
import type { FalhaRequisicao } from '@balcao/shared';
import { Alert, Button, Cluster, showToast, Stack, Text, TextArea, TextField, token } from '@balcao/ui';
import { DateField, Select } from '@balcao/ui/forms';
import { Dialog } from '@balcao/ui/overlays';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { copy } from './atos-segurado.copy.ts';
import { useCreateTarefas, useSendMensagens } from './atos-segurado.resource.ts';

const optionsOf = (nomes: Readonly<Record<string, string>>) => Object.entries(nomes).map(([value, label]) => ({ value, label }));

interface AtosProps {
  alvo: AlvoDoLote;
  onFeito: () => void;
}

/** A task or a message for every client chosen. */
export function AtosSegurado({ alvo, onFeito }: AtosProps) {
  const [aberto, setAberto] = useState<'tarefa' | 'mensagem' | null>(null);
  const close = () => setAberto(null);
  return (
    <>
      <Button onClick={() => setAberto('tarefa')}>{copy.tarefa.abrir}</Button>
      <Button onClick={() => setAberto('mensagem')}>{copy.mensagem.abrir}</Button>
      {aberto === 'tarefa' && <TarefaDoLote alvo={alvo} onFeito={onFeito} onClose={close} />}
      {aberto === 'mensagem' && <MensagemDoLote alvo={alvo} onFeito={onFeito} onClose={close} />}
    </>
  );
}

interface AtoProps extends AtosProps {
  onClose: () => void;
}

function TarefaDoLote({ alvo, onFeito, onClose }: AtoProps) {
  const { tarefa: frases } = copy;
  const ato = useCreateTarefas();
  const [titulo, setTitulo] = useState('');
  const [tipo, setTipo] = useState<TipoTarefa>('OUTRO');
  const [prioridade, setPrioridade] = useState<PrioridadeTarefa>('NORMAL');
  const [vencimento, setVencimento] = useState<string | null>(() => hojeEm(new Date()));
  return (
    <Ato
      frases={frases}
      isVazio={titulo.trim() === '' || !vencimento}
      ato={ato}
      send={(onAnswer) =>
        ato.mutate(
          { ...alvo, tarefa: { titulo, tipo, prioridade, vencimento: vencimento ?? '', responsavelId: null } },
          { onSuccess: onAnswer },
        )
      }
      onFeito={onFeito}
      onClose={onClose}
    >
      <TextField name="titulo" label={frases.oQue} value={titulo} onChange={setTitulo} maxLength={120} isRequired />
      <Select
        name="tipo"
        label={frases.tipo}
        options={optionsOf(frases.tipos)}
        value={tipo}
        onChange={(um) => um && setTipo(um as TipoTarefa)}
      />
      <DateField name="vencimento" label={frases.vencimento} value={vencimento} onChange={setVencimento} isRequired />
      <Select
        name="prioridade"
        label={frases.prioridade}
        options={optionsOf(frases.prioridades)}
        value={prioridade}
        onChange={(uma) => uma && setPrioridade(uma as PrioridadeTarefa)}
      />
    </Ato>
  );
}

function MensagemDoLote({ alvo, onFeito, onClose }: AtoProps) {
  const { mensagem: frases } = copy;
  const ato = useSendMensagens();
  const [assunto, setAssunto] = useState('');
  const [texto, setTexto] = useState('');
  return (
    <Ato
      frases={frases}
      isVazio={assunto.trim() === '' || texto.trim() === ''}
      ato={ato}
      send={(onAnswer) => ato.mutate({ ...alvo, mensagem: { assunto, texto } }, { onSuccess: onAnswer })}
      onFeito={onFeito}
      onClose={onClose}
    >
      <TextField name="assunto" label={frases.assunto} value={assunto} onChange={setAssunto} maxLength={120} isRequired />
      <TextArea
        name="texto"
        label={frases.corpo}
        description={frases.corpoAjuda}
        value={texto}
        onChange={setTexto}
        maxLength={2_000}
        isRequired
      />
    </Ato>
  );
}

interface AtoComumProps {
  frases: { titulo: string; texto: string; enviar: string; feito: (n: number) => string };
  isVazio: boolean;
  ato: { readonly isPending: boolean; readonly error: FalhaRequisicao | null };
  send: (onAnswer: (desfechos: readonly ResultadoRegistro[]) => void) => void;
  onFeito: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** What the two have in common: it is sent once, and says of each that was left out why. */
function Ato({ frases, isVazio, ato: { isPending, error }, send, onFeito, onClose, children }: AtoComumProps) {
  const [fora, setFora] = useState<readonly ResultadoRegistro[] | null>(null);

  const apply = () =>
    send((desfechos) => {
      const deFora = desfechos.filter(({ ok }) => !ok);
      showToast({ tone: 'sucesso', titulo: frases.feito(desfechos.length - deFora.length) });
      if (deFora.length > 0) return setFora(deFora);
      onClose();
      onFeito();
    });
  function leave() {
    onClose();
    if (fora) onFeito();
  }

  return (
    <Dialog titulo={frases.titulo} isOpen onClose={leave}>
      <Stack gap={4}>
        {error && (
          <Alert tone="perigo" isLive>
            {sentenceOfFalha(error)}
          </Alert>
        )}
        {fora ? <DeFora fora={fora} /> : <Text isSoft>{frases.texto}</Text>}
        {!fora && children}
        <Cluster gap={2}>
          {!fora && (
            <Button variant="primary" isBusy={isPending} isDisabled={isVazio} onClick={apply}>
              {frases.enviar}
            </Button>
          )}
          <Button variant={fora ? 'primary' : 'quiet'} onClick={leave}>
            {fora ? copy.fechar : copy.cancelar}
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}

function DeFora({ fora }: { fora: readonly ResultadoRegistro[] }) {
  return (
    <Alert tone="atencao" titulo={copy.fora.titulo(fora.length)} isLive>
      <Lista>
        {fora.map(({ id, nome, mensagem }) => (
          <li key={id}>
            {nome ?? copy.fora.semNome}: {mensagem}
          </li>
        ))}
      </Lista>
    </Alert>
  );
}

const Lista = styled.ul`
  max-block-size: 240px;
  padding-inline-start: ${token('espaco5')};
  margin: 0;
  overflow-y: auto;
`;
