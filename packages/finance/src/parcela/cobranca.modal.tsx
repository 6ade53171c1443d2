import type { CanalCobranca, ResultadoCobranca } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { Alert, Button, ButtonLink, showToast, Stack, Text } from '@balcao/ui';
import { SegmentedControl, Select } from '@balcao/ui/forms';
import { Dialog } from '@balcao/ui/overlays';
import { LeituraRegistro } from '@balcao/ui/records';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from './parcela.copy.ts';
import { useCollect, useModelos } from './parcela.resource.ts';

export interface CobrancaModalProps {
  parcelaIds: readonly string[];
  /** It was sent, and what came of each was read. */
  onFeito: () => void;
  onClose: () => void;
}

const { cobrar: frases } = copy;
const canais = Object.entries(frases.canais).map(([value, label]) => ({ value, label }));

/** A template as it is read before it is filled: what will stand there, in brackets. */
const showModelo = (corpo: string): string => corpo.replace(/\{\{\s*(\w+)\s*\}\}/g, '[$1]');

/** Reminds the clients of some instalments by one channel, and says what came of each. */
export function CobrancaModal({ parcelaIds, onFeito, onClose }: CobrancaModalProps) {
  const leitura = useModelos();
  const collect = useCollect();
  const [canal, setCanal] = useState<CanalCobranca>('EMAIL');
  const [escolhido, setEscolhido] = useState<string | null>(null);
  const [resultado, setResultado] = useState<ResultadoCobranca | null>(null);
  const doCanal = (leitura.data?.modelos ?? []).filter((modelo) => modelo.canal === canal);
  const modelo = doCanal.find(({ id }) => id === escolhido) ?? doCanal[0];
  const send = () =>
    modelo &&
    collect.mutate(
      { parcelaIds: [...parcelaIds], canal, modeloId: modelo.id },
      {
        onSuccess: (saida) => {
          if (saida.ignoradas.length > 0 || saida.conversas.length > 0) return setResultado(saida);
          showToast({ tone: 'sucesso', titulo: frases.feitas(saida.enviadas) });
          onFeito();
        },
      },
    );
  if (resultado) return <Resultado resultado={resultado} onClose={onFeito} />;
  return (
    <Dialog
      titulo={frases.titulo(parcelaIds.length)}
      isOpen
      isSticky={collect.isPending}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} isDisabled={collect.isPending}>
            {copy.cancelar}
          </Button>
          <Button variant="primary" isBusy={collect.isPending} isDisabled={!modelo} onClick={send}>
            {frases.enviar}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {collect.error && (
          <Alert tone="perigo" isLive>
            {sentenceOfFalha(collect.error)}
          </Alert>
        )}
        <Text isSoft>{frases.texto}</Text>
        <SegmentedControl
          name="canal"
          label={frases.canal}
          options={canais}
          value={canal}
          onChange={(um) => setCanal(um as CanalCobranca)}
        />
        <LeituraRegistro leitura={leitura} altura={160}>
          {() => (
            <>
              <Select
                name="modelo"
                label={frases.modelo}
                options={doCanal.map(({ id, nome }) => ({ value: id, label: nome }))}
                value={modelo?.id ?? null}
                onChange={setEscolhido}
              />
              {modelo && <Previa aria-label={frases.previa}>{showModelo(modelo.corpo)}</Previa>}
            </>
          )}
        </LeituraRegistro>
      </Stack>
    </Dialog>
  );
}

function Resultado({ resultado: { enviadas, conversas, ignoradas }, onClose }: { resultado: ResultadoCobranca; onClose: () => void }) {
  return (
    <Dialog
      titulo={enviadas > 0 ? frases.feitas(enviadas) : frases.nenhuma}
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {copy.fechar}
        </Button>
      }
    >
      <Stack gap={4}>
        {conversas.length > 0 && (
          <Stack gap={2}>
            <Text>{frases.conversas}</Text>
            {conversas.map(({ id, nome, link }) => (
              <div key={id}>
                <ButtonLink href={link} target="_blank" rel="noopener noreferrer">
                  {frases.abrirConversa(nome)}
                </ButtonLink>
              </div>
            ))}
          </Stack>
        )}
        {ignoradas.length > 0 && (
          <Alert tone="atencao" titulo={frases.fora(ignoradas.length)} isLive>
            <Lista>
              {ignoradas.map(({ id, nome, motivo }) => (
                <li key={id}>{frases.motivo(nome ?? frases.semNome, motivo)}</li>
              ))}
            </Lista>
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}

const Previa = styled.blockquote`
  margin: 0;
  white-space: pre-line;
`;

const Lista = styled.ul`
  max-block-size: 240px;
  margin: 0;
  overflow-y: auto;
`;
