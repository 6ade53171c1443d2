import type { PaginaPublica } from '@balcao/contracts';
import { Button, ButtonLink, Card, Cluster, CopyButton, Stack, StatusTag, Text } from '@balcao/ui';
import { copy } from './pagina-publica.copy.ts';

export interface SituacaoProps {
  pagina: PaginaPublica;
  isDirty: boolean;
  isBusy: boolean;
  onPublish: () => void;
  onUnpublish: () => void;
}

function sentenceOf({ publicada, isAlterada }: PaginaPublica, isDirty: boolean): string {
  if (isDirty) return copy.naoSalva;
  if (!publicada) return copy.nuncaPublicada;
  return isAlterada ? copy.alterada : copy.emDia;
}

/** Whether clients see the page, and what they do not see yet. */
export const Situacao = ({ pagina, isDirty, isBusy, onPublish, onUnpublish }: SituacaoProps) => (
  <Card titulo={copy.situacao}>
    <Stack gap={3}>
      <Cluster gap={3}>
        <StatusTag tone={pagina.publicada ? 'sucesso' : 'neutro'}>
          {pagina.publicada ? copy.noAr(pagina.publicada.numero) : copy.foraDoAr}
        </StatusTag>
        <Text isSoft>{sentenceOf(pagina, isDirty)}</Text>
      </Cluster>
      <Text>{pagina.endereco}</Text>
      <Cluster gap={2}>
        <Button
          variant="primary"
          isBusy={isBusy}
          isDisabled={pagina.publicada !== null && !pagina.isAlterada && !isDirty}
          onClick={onPublish}
        >
          {copy.publicar}
        </Button>
        {pagina.publicada && (
          <>
            <ButtonLink href={pagina.endereco} target="_blank" rel="noreferrer">
              {copy.abrir}
            </ButtonLink>
            <CopyButton texto={pagina.endereco} label={copy.copiar} />
            <Button variant="quiet" isDisabled={isBusy} onClick={onUnpublish}>
              {copy.despublicar}
            </Button>
          </>
        )}
      </Cluster>
    </Stack>
  </Card>
);
