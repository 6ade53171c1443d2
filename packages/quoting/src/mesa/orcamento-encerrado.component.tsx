import type { Orcamento } from '@balcao/contracts';
import { isEncerrado } from '@balcao/domain';
import { Alert, Button, ButtonLink, showToast, Stack } from '@balcao/ui';
import type { Gravador } from '../features/rascunho/gravador.resource.ts';
import { carryNaoSalvos } from '../features/rascunho/rascunho.resource.ts';
import { useReopen } from '../features/recusa/use-reopen.ts';
import { useLinha } from '../linha-aberta.ts';
import { copy as parado } from '../caso/caso-parado.copy.ts';
import { copy } from './orcamento-da-linha.copy.ts';
import { copy as copia } from '../novo/novo-com-os-mesmos-dados.copy.ts';
import { addressFor, enderecoDaHistoria } from '../rota-do-formulario.ts';
import { useNovoComOsMesmosDados } from '../novo/use-novo-com-os-mesmos-dados.component.tsx';

export interface OrcamentoEncerradoProps {
  orcamento: Orcamento;
  gravador: Gravador;
  /** Reads the case again. */
  onRefresh: () => void;
  /** Gives up what was not saved. */
  onDiscard: () => void;
}

/** Why the fields of a case are only to be read, the ways on from there, and what was typed and could not be saved any more. */
export function OrcamentoEncerrado({ orcamento, gravador, onRefresh, onDiscard }: OrcamentoEncerradoProps) {
  const { id, numero, status, formulario: de, propostaOfertaId: ofertaId } = orcamento;
  const { isPending, reopen } = useReopen(onRefresh);
  // the new one is there already: what could not be carried stays with this one
  const { canDuplicate, ask, dialog } = useNovoComOsMesmosDados(({ id: novoId, formulario: para }) =>
    carryNaoSalvos(gravador, { novoId, de, para }).catch(
      () => void showToast({ tone: 'atencao', titulo: copy.naoLevou, texto: copy.naoLevouTexto }),
    ),
  );
  return (
    <Stack gap={3}>
      <Alert
        titulo={isEncerrado(status) ? parado.titulo[status] : copy.encerrou}
        isLive
        actions={
          <>
            {status === 'RECUSADO' && (
              <Button size="sm" isBusy={isPending} onClick={() => reopen(id, numero)}>
                {copy.reabrir}
              </Button>
            )}
            {canDuplicate && (
              <Button size="sm" onClick={() => ask(orcamento)}>
                {copia.acao}
              </Button>
            )}
            {status === 'FECHADO' && ofertaId && (
              <ButtonLink size="sm" href={addressFor('orcamentoIncluirProposta', { orcamentoId: id, ofertaId })}>
                {parado.verProposta}
              </ButtonLink>
            )}
            <ButtonLink size="sm" href={enderecoDaHistoria(id)}>
              {parado.verOrcamento}
            </ButtonLink>
          </>
        }
      >
        {copy.encerradoTexto}
      </Alert>
      {dialog}
      {gravador.isDirty && <NaoSalvos {...{ gravador, canDuplicate, onDiscard }} canReopen={status === 'RECUSADO'} />}
    </Stack>
  );
}

interface NaoSalvosProps extends Pick<OrcamentoEncerradoProps, 'gravador' | 'onDiscard'> {
  canDuplicate: boolean;
  canReopen: boolean;
}

function NaoSalvos({ gravador, canDuplicate, canReopen, onDiscard }: NaoSalvosProps) {
  const linha = useLinha();
  const campos = [...new Set(gravador.naoSalvos.map(({ campo }) => linha.rotuloDe(campo) ?? campo))];
  return (
    <Alert
      tone="atencao"
      titulo={copy.naoSalvos(campos.length)}
      isLive
      actions={
        <Button size="sm" onClick={onDiscard}>
          {copy.descartarNaoSalvos}
        </Button>
      }
    >
      {copy.naoSalvosTexto({ campos, canDuplicate, canReopen })}
    </Alert>
  );
}
