import type { RespostasDivergentes } from '@balcao/contracts';
import { Alert, Button, showToast } from '@balcao/ui';
import { lazy, Suspense, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { flushDigitados } from '../../digitacao/digitado.ts';
import { useLinha } from '../../linha-aberta.ts';
import { isSame } from '../../mesmo-conteudo.model.ts';
import { copy } from './respostas.copy.ts';
import { useDivergentes } from './respostas.resource.ts';
import { keepSeen, wereSeen } from './respostas-vistas.storage.ts';

/** Looked at now and then: fetched when it is. */
const RespostasModal = lazy(() =>
  import(/* webpackChunkName: "respostas" */ './respostas.modal.tsx').then((module) => ({ default: module.RespostasModal })),
);

export interface RespostasDoClienteProps {
  orcamentoId: string;
  form: UseFormReturn;
}

/** What the client answered otherwise than the case says, while it still differs and nobody decided: each answer is taken or left. */
export function RespostasDoCliente({ orcamentoId, form }: RespostasDoClienteProps) {
  const { data } = useDivergentes(orcamentoId);
  return data ? <Diferentes key={data.solicitacaoId} {...{ form, data }} /> : null;
}

function Diferentes({ form, data }: { form: UseFormReturn; data: RespostasDivergentes }) {
  const linha = useLinha();
  const [isSeen, setIsSeen] = useState(() => wereSeen(data.solicitacaoId));
  const [isOpen, setIsOpen] = useState(false);
  const atuais = useWatch({ control: form.control, name: data.respostas.map(({ campo }) => campo), disabled: isSeen });
  if (isSeen) return null;
  const diferentes = data.respostas
    .map(({ campo, valor }, index) => ({ campo, valor, atual: (atuais as readonly unknown[])[index] }))
    .filter(({ valor, atual }) => !isSame(valor, atual));
  if (diferentes.length === 0) return null;
  const write = (campo: string, valor: unknown) => {
    form.setValue(campo, valor, { shouldDirty: true, shouldTouch: true });
    form.clearErrors(campo);
  };
  const take = (campo: string, valor: unknown) => {
    flushDigitados();
    const antes: unknown = form.getValues(campo);
    write(campo, valor);
    const undo = () => write(campo, antes);
    showToast({ titulo: copy.usou(linha.rotuloDe(campo) ?? campo), action: { texto: copy.desfazer, onPress: undo } });
  };
  return (
    <>
      <Alert
        titulo={copy.titulo(data.nome, diferentes.length)}
        actions={
          <Button size="sm" onClick={() => setIsOpen(true)}>
            {copy.comparar}
          </Button>
        }
      >
        {copy.texto}
      </Alert>
      {isOpen && (
        <Suspense>
          <RespostasModal
            titulo={copy.titulo(data.nome, diferentes.length)}
            onTake={take}
            onKeep={() => {
              keepSeen(data.solicitacaoId);
              setIsSeen(true);
            }}
            onClose={() => setIsOpen(false)}
            {...{ diferentes }}
          />
        </Suspense>
      )}
    </>
  );
}
