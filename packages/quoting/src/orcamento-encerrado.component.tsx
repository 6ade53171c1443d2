import type { Orcamento } from '@balcao/contracts';
import { useSession } from '@balcao/shared';
import { useLateNavigate } from '@balcao/shared/parcel';
import { Alert, Button, ButtonLink, showToast, Stack } from '@balcao/ui';
import { useCriacao } from './features/novo-orcamento/novo-orcamento.resource.ts';
import type { Gravador } from './features/rascunho/gravador.resource.ts';
import { carryNaoSalvos } from './features/rascunho/rascunho.resource.ts';
import { useReabrir } from './features/recusa/use-reabrir.ts';
import { useLinha } from './linha-aberta.ts';
import { copy } from './orcamento-da-linha.copy.ts';
import { enderecoDaHistoria, enderecoDoFormulario } from './rota-do-formulario.ts';

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
  const { id, numero, status } = orcamento;
  const { isPending, reabrir } = useReabrir(onRefresh);
  const canDuplicate = useSession()?.bloqueioDuplicarOrcamento !== true;
  return (
    <Stack gap={3}>
      <Alert
        titulo={copy.encerrado[status] ?? copy.encerrou}
        isLive
        actions={
          <>
            {status === 'RECUSADO' && (
              <Button size="sm" isBusy={isPending} onClick={() => reabrir(id, numero)}>
                {copy.reabrir}
              </Button>
            )}
            {canDuplicate && <NovoComOsMesmosDados {...{ orcamento, gravador }} />}
            <ButtonLink size="sm" href={enderecoDaHistoria(id)}>
              {copy.verOrcamento}
            </ButtonLink>
          </>
        }
      >
        {copy.encerradoTexto}
      </Alert>
      {gravador.isDirty && <NaoSalvos {...{ gravador, canDuplicate, onDiscard }} canReabrir={status === 'RECUSADO'} />}
    </Stack>
  );
}

/** A new draft made of this case, with what could not be saved here. */
function NovoComOsMesmosDados({ orcamento: { id, linha, formulario }, gravador }: Pick<OrcamentoEncerradoProps, 'orcamento' | 'gravador'>) {
  const goTo = useLateNavigate();
  const { isBusy, criar } = useCriacao();
  const open = async () => {
    const novoId = await criar(linha, { duplicarDe: id, ...(formulario === 'MANUAL' && { formulario }) });
    if (!novoId) return void showToast({ tone: 'perigo', titulo: copy.falhaDuplicar });
    // the new one is there already: what could not be carried stays with this one
    await carryNaoSalvos(gravador, novoId).catch(() => showToast({ tone: 'atencao', titulo: copy.naoLevou, texto: copy.naoLevouTexto }));
    await goTo(enderecoDoFormulario(formulario, { id: novoId }));
  };
  return (
    <Button size="sm" isBusy={isBusy} onClick={() => void open()}>
      {copy.duplicar}
    </Button>
  );
}

interface NaoSalvosProps extends Pick<OrcamentoEncerradoProps, 'gravador' | 'onDiscard'> {
  canDuplicate: boolean;
  canReabrir: boolean;
}

function NaoSalvos({ gravador, canDuplicate, canReabrir, onDiscard }: NaoSalvosProps) {
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
      {copy.naoSalvosTexto({ campos, canDuplicate, canReabrir })}
    </Alert>
  );
}
