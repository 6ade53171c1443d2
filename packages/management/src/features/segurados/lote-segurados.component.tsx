import type { AlvoDoLote, MudancaDoLote, OpcoesSegurado } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { FalhaRequisicao } from '@balcao/shared';
import { Alert, Button, Cluster, showToast, Stack } from '@balcao/ui';
import { Select, SuggestField } from '@balcao/ui/forms';
import { Dialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import { copy } from './segurados.copy.ts';
import { changeLote } from './segurados.resource.ts';

export interface LoteSeguradosProps {
  alvo: AlvoDoLote;
  opcoes: OpcoesSegurado | undefined;
  onFeito: () => void;
}

const NENHUM = 'NENHUM';
const acoes = Object.entries(copy.lote.acoes).map(([value, label]) => ({ value, label }));

/** What is changed of many clients at once: a label, or who sells to them. */
export function LoteSegurados({ alvo, opcoes, onFeito }: LoteSeguradosProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [tipo, setTipo] = useState<MudancaDoLote['tipo']>('TAG_POSTA');
  const [tag, setTag] = useState('');
  const [produtorId, setProdutorId] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [recusa, setRecusa] = useState<string | null>(null);
  const mudanca: MudancaDoLote = tipo === 'PRODUTOR' ? { tipo, produtorId } : { tipo, tag: tag.trim() };
  const isVazia = tipo !== 'PRODUTOR' && tag.trim() === '';

  async function apply() {
    setIsBusy(true);
    setRecusa(null);
    try {
      const desfechos = await changeLote(alvo, mudanca);
      const falhas = desfechos.filter(({ ok }) => !ok).length;
      showToast({ tone: 'sucesso', titulo: copy.lote.feito(desfechos.filter(({ mudou }) => mudou).length) });
      if (falhas > 0) showToast({ tone: 'atencao', titulo: copy.lote.naoMudaram(falhas) });
      setIsOpen(false);
      onFeito();
    } catch (error) {
      if (!(error instanceof FalhaRequisicao)) throw error;
      setRecusa(sentenceOfFalha(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{copy.lote.abrir}</Button>
      {isOpen && (
        <Dialog titulo={copy.lote.titulo} isOpen onClose={() => setIsOpen(false)}>
          <Stack gap={4}>
            {recusa && (
              <Alert tone="perigo" isLive>
                {recusa}
              </Alert>
            )}
            <Select
              name="acao"
              label={copy.lote.acao}
              options={acoes}
              value={tipo}
              onChange={(valor) => valor && setTipo(valor as MudancaDoLote['tipo'])}
            />
            {tipo === 'PRODUTOR' ? (
              <Select
                name="produtor"
                label={copy.lote.produtor}
                options={[
                  { value: NENHUM, label: copy.semProdutor },
                  ...(opcoes?.produtores ?? []).map(({ id, nome }) => ({ value: id, label: nome })),
                ]}
                value={produtorId ?? NENHUM}
                onChange={(valor) => setProdutorId(valor === NENHUM ? null : valor)}
              />
            ) : (
              <SuggestField
                name="tag"
                label={copy.lote.tag}
                maxLength={40}
                options={(opcoes?.tags ?? []).map((uma) => ({ value: uma, label: uma }))}
                value={tag}
                onChange={setTag}
              />
            )}
            <Cluster gap={2}>
              <Button variant="primary" isBusy={isBusy} isDisabled={isVazia} onClick={() => void apply()}>
                {copy.lote.aplicar}
              </Button>
              <Button variant="quiet" onClick={() => setIsOpen(false)}>
                {copy.cancelar}
              </Button>
            </Cluster>
          </Stack>
        </Dialog>
      )}
    </>
  );
}
