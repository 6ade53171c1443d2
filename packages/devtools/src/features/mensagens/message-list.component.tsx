import type { MensagemProvedor } from '@balcao/contracts';
import { formatDataHora } from '@balcao/domain';
import { Button, Cluster, EmptyState, showToast, Stack, StatusTag, Text, type Tone } from '@balcao/ui';
import { ConfirmDialog } from '@balcao/ui/overlays';
import { Pagination } from '@balcao/ui/tables';
import { useState } from 'react';
import { Answer } from '../../answer.component.tsx';
import { sentenceOf } from '../../falha.copy.ts';
import { Rows } from '../../rows.component.tsx';
import { copy, estados } from './mensagens.copy.ts';
import { situacaoOf } from './mensagens.model.ts';
import { TAMANHO, useMensagens, useWithdraw } from './mensagens.resource.ts';

const tons: Readonly<Record<MensagemProvedor['estado'], Tone>> = { valendo: 'sucesso', encerrada: 'atencao', vencida: 'neutro' };

/** Published messages with their states; an active one can be ended early. */
export function MessageList() {
  const [pagina, setPagina] = useState(1);
  const [ending, setEnding] = useState<MensagemProvedor | null>(null);
  const mensagens = useMensagens(pagina);
  const retirada = useWithdraw();
  const end = ({ id }: MensagemProvedor) =>
    retirada.mutate(
      { id },
      {
        onSuccess: () => showToast({ tone: 'sucesso', titulo: copy.encerrada }),
        onError: (falha) => showToast({ tone: 'perigo', titulo: sentenceOf(falha) }),
        onSettled: () => setEnding(null),
      },
    );
  return (
    <>
      <Answer query={mensagens}>
        {({ itens, total }) => {
          if (total === 0) return <EmptyState titulo={copy.nenhuma} />;
          if (itens.length === 0)
            return <EmptyState titulo={copy.semPagina} action={<Button onClick={() => setPagina(1)}>{copy.primeira}</Button>} />;
          return (
            <Stack gap={3}>
              <Rows aria-label={copy.publicadas}>
                {itens.map((mensagem) => (
                  <Message key={mensagem.id} mensagem={mensagem} onEnd={() => setEnding(mensagem)} />
                ))}
              </Rows>
              {total > TAMANHO && <Pagination pagina={pagina} tamanho={TAMANHO} total={total} onChange={setPagina} />}
            </Stack>
          );
        }}
      </Answer>
      <ConfirmDialog
        titulo={copy.encerrarPergunta}
        isOpen={ending !== null}
        isDanger
        isBusy={retirada.isPending}
        confirmar={copy.encerrarBotao}
        onConfirm={() => ending && end(ending)}
        onClose={() => setEnding(null)}
      >
        {ending && copy.encerrarTexto(ending.titulo)}
      </ConfirmDialog>
    </>
  );
}

function Message({ mensagem, onEnd }: { mensagem: MensagemProvedor; onEnd: () => void }) {
  const { titulo, texto, link, autor, publicadaEm, estado, entregues, lidas } = mensagem;
  return (
    <li>
      <Cluster gap={2} justify="space-between">
        <Cluster gap={2}>
          <Text as="span" isStrong>
            {titulo}
          </Text>
          <StatusTag tone={tons[estado]}>{estados[estado]}</StatusTag>
        </Cluster>
        {estado === 'valendo' && (
          <Button size="sm" aria-label={copy.encerrarDe(titulo)} onClick={onEnd}>
            {copy.encerrar}
          </Button>
        )}
      </Cluster>
      {texto && <Text size={13}>{texto}</Text>}
      <Text isSoft size={12}>
        {[situacaoOf(mensagem), copy.leram(lidas, entregues), copy.por(autor, formatDataHora(publicadaEm)), link]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </li>
  );
}
