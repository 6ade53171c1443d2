import type { OpcoesDaPagina, PaginaPublica, VersaoDaPagina } from '@balcao/contracts';
import { useNaoSalvo } from '@balcao/shared/forms';
import { above, Alert, Button, Card, Cluster, showToast, Stack, Text, token } from '@balcao/ui';
import { showFailure } from '@balcao/ui/failures';
import { FormNotice } from '@balcao/ui/forms';
import { ConfirmDialog } from '@balcao/ui/overlays';
import { Conflito } from '@balcao/ui/records';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Campos } from './campos.component.tsx';
import { copy } from './pagina-publica.copy.ts';
import { dadosDe, diferencasDe, digitadoDe } from './pagina-publica.model.ts';
import { keepPagina, useEdicao, usePublish, useRestore, useUnpublish } from './pagina-publica.resource.ts';
import { Previa } from './previa.component.tsx';
import { Situacao } from './situacao.component.tsx';
import { Versoes } from './versoes.component.tsx';

/** The page as a form, beside how it looks. */
export function Edicao({ gravada, opcoes }: { gravada: PaginaPublica; opcoes: OpcoesDaPagina }) {
  const form = useEdicao(gravada, () => showToast({ tone: 'sucesso', titulo: copy.salvou }));
  const [enviadas, setEnviadas] = useState<PaginaPublica['imagens']>({});
  const { digitado, conflito, isBusy, isDirty, settle, retype } = form;
  useNaoSalvo('settings', isDirty, form.putAway);
  const base = form.base ?? gravada;
  const { conteudo, corretoraId } = dadosDe(digitado);
  const imagens = { ...base.imagens, ...enviadas };
  const atos = useAtos(form, base);
  const [formulario, vista] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  return (
    <Stack gap={4}>
      <Situacao
        pagina={base}
        isDirty={isDirty}
        isBusy={isBusy || atos.isBusy}
        onPublish={atos.publish}
        onUnpublish={() => atos.ask(true)}
      />
      <SoEstreito>
        <Button onClick={() => show(vista.current)}>{copy.verPrevia}</Button>
      </SoEstreito>
      <Lado>
        <div ref={formulario} tabIndex={-1}>
          <form noValidate onSubmit={form.submit}>
            <Stack gap={4}>
              {conflito && (
                <Conflito
                  titulo={copy.conflito}
                  diferencas={diferencasDe(conflito, digitado)}
                  onTheirs={() => settle(false)}
                  onMine={() => settle(true)}
                />
              )}
              {form.isRestaurado && <Alert>{copy.restaurado}</Alert>}
              <FormNotice form={form} />
              <Campos
                form={form}
                {...{ opcoes, imagens }}
                onImagem={(nome, imagem) => setEnviadas((now) => ({ ...now, [nome]: imagem }))}
              />
              <Cluster gap={2}>
                <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={(!isDirty && base.versao > 0) || conflito !== null}>
                  {copy.salvar}
                </Button>
                {isDirty && (
                  <Button variant="quiet" isDisabled={isBusy} onClick={() => retype(digitadoDe(base))}>
                    {copy.desfazer}
                  </Button>
                )}
              </Cluster>
            </Stack>
          </form>
        </div>
        <Vista ref={vista} tabIndex={-1}>
          <Card titulo={copy.previa}>
            <Stack gap={3}>
              <Text size={13} isSoft>
                {copy.previaTexto}
              </Text>
              <SoEstreito>
                <Button onClick={() => show(formulario.current)}>{copy.voltarAoFormulario}</Button>
              </SoEstreito>
              <Previa titulo={copy.previaTitulo} {...{ conteudo, corretoraId, imagens, opcoes }} />
            </Stack>
          </Card>
          <Versoes {...{ corretoraId, opcoes }} noAr={base.publicada?.id ?? null} isBusy={isBusy || atos.isBusy} onRestore={atos.restore} />
        </Vista>
      </Lado>
      <ConfirmDialog
        titulo={copy.despublicarTitulo}
        confirmar={copy.despublicar}
        isDanger
        isOpen={atos.isAsking}
        isBusy={atos.isBusy}
        onConfirm={atos.unpublish}
        onClose={() => atos.ask(false)}
      >
        <Text>{copy.despublicarTexto}</Text>
      </ConfirmDialog>
    </Stack>
  );
}

/** On a narrow screen the form and how the page looks stand one below the other: each leads to the other. */
function show(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
}

/** What may be done with the page besides writing it. */
function useAtos(form: ReturnType<typeof useEdicao>, base: PaginaPublica) {
  const [publishing, unpublishing, restoring] = [usePublish(), useUnpublish(), useRestore()];
  const [isAsking, ask] = useState(false);
  const take = (atual: PaginaPublica, titulo: string) => {
    keepPagina(atual);
    form.adopt(atual);
    showToast({ tone: 'sucesso', titulo });
  };
  const publish = async () => {
    // what is seen beside the form is what goes on air: it is saved first
    const saved = form.isDirty || base.versao === 0 ? await form.submit() : base;
    if (!saved) return;
    publishing.mutate(
      { versao: saved.versao },
      { onSuccess: (atual) => take(atual, copy.publicou), onError: (error) => showFailure(copy.falhaPublicar, error) },
    );
  };
  const unpublish = () =>
    unpublishing.mutate(
      {},
      {
        onSuccess: (atual) => take(atual, copy.despublicou),
        onError: (error) => showFailure(copy.falhaDespublicar, error),
        onSettled: () => ask(false),
      },
    );
  const restore = ({ id, numero }: VersaoDaPagina) =>
    restoring.mutate(
      { versaoId: id, versao: base.versao },
      {
        onSuccess: (atual) => {
          take(atual, copy.restaurou(numero));
          form.retype(digitadoDe(atual));
        },
        onError: (error) => showFailure(copy.falhaRestaurar, error),
      },
    );
  const isBusy = publishing.isPending || unpublishing.isPending || restoring.isPending;
  return { publish: () => void publish(), unpublish, restore, isAsking, ask, isBusy };
}

const Lado = styled.div`
  display: grid;
  gap: ${token('espaco4')};
  align-items: start;
  ${above(1200)} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const SoEstreito = styled.div`
  ${above(1200)} {
    display: none;
  }
`;

/* in sight while the form is scrolled */
const Vista = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco4')};
  ${above(1200)} {
    position: sticky;
    top: ${token('espaco4')};
  }
`;
